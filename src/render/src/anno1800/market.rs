//! Where a viewer can get a resource from right now: the first and cheapest way for one unit (specification, 13.2).

use archipel_rules::{
    Seat,
    anno1800::{
        View,
        data::data,
        kinds::{Naval, Resource},
        view::Player,
    },
};

/// How one unit could be had now, without ending a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// Made ahead in this turn, and not used yet.
    Stock,
    /// A free cube of the right tier and a free workplace.
    Make,
    /// In another player's industry, for so many trade tokens.
    Trade(Seat, u8),
    /// From an own New World island, for so many trade tokens.
    Fetch(u8),
    Nowhere,
}

impl Source {
    /// Trade tokens that it takes.
    pub(super) fn tokens(self) -> u8 {
        match self {
            Self::Trade(_, price) | Self::Fetch(price) => price,
            Self::Stock | Self::Make | Self::Nowhere => 0,
        }
    }
}

pub(super) fn source(view: &View, seat: Seat, resource: Resource) -> Source {
    let Some(player) = view.players.get(seat) else { return Source::Nowhere };
    if view.active == seat && view.turn.stock.count(resource) > 0 {
        return Source::Stock;
    }
    if makes(player, resource) {
        return Source::Make;
    }
    let tokens = player.ready.of(Naval::Trade) + player.on_cards.of(Naval::Trade);
    if resource.is_new_world() {
        let price = data().limits.fetch_price;
        let yields = player.new_world.iter().any(|island| data().new_world(*island).contains(resource));
        return if yields && tokens >= price { Source::Fetch(price) } else { Source::Nowhere };
    }
    let traded = view.active == seat && view.turn.traded.contains(resource);
    let partners = view.players.iter().filter(|(partner, _)| *partner != seat && !traded);
    let offers = partners.filter_map(|(partner, player)| Some((price(player, resource)?, partner)));
    match offers.min_by_key(|(price, _)| *price) {
        Some((price, partner)) if tokens >= price => Source::Trade(partner, price),
        Some(_) | None => Source::Nowhere,
    }
}

/// Is a workplace for it free, and somebody to work there?
fn makes(player: &Player, resource: Resource) -> bool {
    player.plots.iter().any(|plot| {
        plot.has_free_slot()
            && plot.industry().is_some_and(|(made, tier)| made == resource && player.residence[tier.index()] > 0)
    })
}

/// The least that a player's industries ask for it.
fn price(player: &Player, resource: Resource) -> Option<u8> {
    let makers = player.plots.iter().filter_map(|plot| plot.industry());
    makers.filter(|(made, _)| *made == resource).map(|(_, tier)| data().tier(tier).trade_price).min()
}
