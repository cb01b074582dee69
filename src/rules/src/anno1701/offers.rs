//! Trade between players: the game does not wait for offers (Anno 1701 rules, 6.4).

use super::action::{Move, offer_id};
use super::bundle::{Bundle, Item};
use super::data::data;
use super::events::{Event, TableEvent, TradeEvent, offer_phrase};
use super::kinds::{Good, Goods};
use super::refusals::Refusal;
use super::state::{Offer, Phase, State};
use crate::{Id, OpenOffer, Seat, Seats, Viewer};

/// The largest count of a good, or of gold, on one side, limited by the size of a question. Larger trades need two
/// offers.
const MOST_GOODS: u8 = 3;
const MOST_GOLD: u8 = 7;
const OPEN_BY_ACTIVE: usize = 3;
const OPEN_BY_OTHERS: usize = 1;

impl Offer {
    pub(super) fn is_known_to(&self, viewer: Viewer) -> bool {
        match viewer {
            _ if self.public => true,
            Viewer::Seat(seat) => seat == self.from || self.to.contains(seat),
            Viewer::Public => false,
        }
    }

    fn addressee(&self) -> Option<Seat> {
        if self.public { None } else { self.to.iter().next() }
    }
}

/// The largest count of an item in one offer.
pub(super) const fn most(item: Item) -> u8 {
    match item {
        Item::Good(_) => MOST_GOODS,
        Item::Gold => MOST_GOLD,
    }
}

impl State {
    /// Offers are made in the action phase with no pending choice; other players may answer at any time in it.
    pub(super) fn permits_trade(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        if !self.options.trade {
            return Err(Refusal::TradeOff);
        }
        let (answers, sub_state) =
            (matches!(action, Move::Accept | Move::Decline | Move::Withdraw), self.phase != Phase::Action);
        match self.phase {
            // Only the active player must answer a pending choice before accepting. Outside the action phase no offer
            // exists, so answers get the refusal for a missing offer.
            Phase::KeepTile | Phase::PlaceTile if action == Move::Accept && seat == self.active => {
                Err(Refusal::Pending)
            }
            _ if answers || !sub_state => Ok(()),
            Phase::KeepTile | Phase::PlaceTile => Err(Refusal::Pending),
            _ => Err(Refusal::WrongPhase),
        }
    }

    /// Whether this player may make one more offer to this addressee.
    pub(super) fn may_address(&self, seat: Seat, to: Option<Seat>) -> Result<(), Refusal> {
        if to.is_some_and(|other| self.players.get(other).is_none() || other == seat) {
            return Err(Refusal::UnknownId);
        }
        if seat != self.active && to != Some(self.active) {
            return Err(Refusal::NotWithActive);
        }
        let open = self.offers.iter().filter(|offer| offer.from == seat).count();
        let most = if seat == self.active { OPEN_BY_ACTIVE } else { OPEN_BY_OTHERS };
        if open < most { Ok(()) } else { Err(Refusal::TooManyOffers) }
    }

    pub(super) fn may_offer(
        &self,
        seat: Seat,
        to: Option<Seat>,
        give: Bundle,
        want: Bundle,
    ) -> Result<(), Refusal> {
        self.may_address(seat, to)?;
        if give.is_empty() || want.is_empty() {
            return Err(Refusal::EmptySide);
        }
        if give.shares_item_with(&want) {
            return Err(Refusal::SameItem);
        }
        if give.items().chain(want.items()).any(|(item, count)| count > most(item)) {
            return Err(Refusal::TooMuch);
        }
        if self.players[seat].holds(give) { Ok(()) } else { Err(Refusal::NotCovered) }
    }

    /// Returns `true` if a standing order accepted it at once.
    pub(super) fn offer(
        &mut self,
        seat: Seat,
        to: Option<Seat>,
        give: Bundle,
        want: Bundle,
        events: &mut Vec<Event>,
    ) -> Result<bool, Refusal> {
        self.may_offer(seat, to, give, want)?;
        self.offers_made += 1;
        let number = self.offers_made;
        let all = Seats::all(self.count()).without(Seats::one(seat));
        let offer = Offer {
            number,
            from: seat,
            to: to.map_or(all, Seats::one),
            public: to.is_none(),
            give,
            want,
            declined: Seats::NONE,
        };
        events.push(TradeEvent::Offered { number, from: seat, to, give, want }.into());
        match self.standing_partner(&offer) {
            Some(partner) => self.exchange(&offer, partner, true, events),
            None => self.offers.push(offer),
        }
        Ok(self.offers.last().is_none_or(|open| open.number != number))
    }

    /// The first player clockwise whose standing order accepts this offer of the active player.
    fn standing_partner(&mut self, offer: &Offer) -> Option<Seat> {
        if offer.from != self.active {
            return None;
        }
        let leads = self.favours(self.active) >= data().leader_favours;
        for seat in self.in_turn_order().skip(1).filter(|seat| offer.to.contains(*seat)) {
            let player = &mut self.players[seat];
            if leads && !player.orders.trade_with_leader {
                continue;
            }
            for (order, uses) in player.orders.trades.iter().zip(&mut player.order_uses) {
                let asked = offer.want == Bundle::one(order.give) && offer.give.count(order.get) > 0;
                let has = match order.give {
                    Item::Good(good) => player.hand[good] > 0,
                    Item::Gold => player.gold > player.orders.keep_gold.into(),
                };
                if asked && has && *uses < order.times {
                    *uses += 1;
                    return Some(seat);
                }
            }
        }
        None
    }

    /// Exchanges both sides.
    fn exchange(&mut self, offer: &Offer, with: Seat, by_order: bool, events: &mut Vec<Event>) {
        let Offer { from, give, want, .. } = *offer;
        for (seat, loss, gain) in [(from, give, want), (with, want, give)] {
            let player = &mut self.players[seat];
            player.hand.subtract(&loss.goods);
            player.hand.add(&gain.goods);
            player.gold = player.gold + u16::from(gain.gold) - u16::from(loss.gold);
        }
        events.push(TradeEvent::Traded { from, with, give, want, by_order }.into());
        if by_order {
            events.push(TableEvent::ChosenByOrders { seat: with }.into());
        }
    }

    fn find_offer(&self, number: u32) -> Result<usize, Refusal> {
        let index = self.offers.iter().position(|offer| offer.number == number);
        let was_there = (1..=self.offers_made).contains(&number);
        index.ok_or(if was_there { Refusal::Gone } else { Refusal::UnknownId })
    }

    fn addressed(&self, seat: Seat, number: u32) -> Result<usize, Refusal> {
        let index = self.find_offer(number)?;
        let offer = &self.offers[index];
        if !offer.to.contains(seat) {
            return Err(Refusal::NotAddressed);
        }
        if offer.declined.contains(seat) { Err(Refusal::Gone) } else { Ok(index) }
    }

    pub(super) fn may_accept(&self, seat: Seat, number: u32) -> Result<usize, Refusal> {
        let index = self.addressed(seat, number)?;
        if self.players[seat].holds(self.offers[index].want) { Ok(index) } else { Err(Refusal::CannotPay) }
    }

    /// The first acceptance wins.
    pub(super) fn accept(&mut self, seat: Seat, number: u32, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let index = self.may_accept(seat, number)?;
        let offer = self.offers.remove(index);
        self.exchange(&offer, seat, false, events);
        Ok(())
    }

    pub(super) fn may_decline(&self, seat: Seat, number: u32) -> Result<usize, Refusal> {
        self.addressed(seat, number)
    }

    /// Once all have declined, the offer is closed.
    pub(super) fn decline(
        &mut self,
        seat: Seat,
        number: u32,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let index = self.may_decline(seat, number)?;
        let offer = &mut self.offers[index];
        offer.declined.insert(seat);
        events.push(TradeEvent::Declined { seat, from: offer.from }.into());
        if offer.to.without(offer.declined).is_empty() {
            self.offers.remove(index);
        }
        Ok(())
    }

    /// The addressee of a counter-offer.
    pub(super) fn may_counter(&self, seat: Seat, number: u32) -> Result<Seat, Refusal> {
        let from = self.offers[self.addressed(seat, number)?].from;
        self.may_address(seat, Some(from))?;
        Ok(from)
    }

    pub(super) fn counter(
        &mut self,
        seat: Seat,
        number: u32,
        give: Bundle,
        want: Bundle,
        events: &mut Vec<Event>,
    ) -> Result<bool, Refusal> {
        let from = self.may_counter(seat, number)?;
        self.may_offer(seat, Some(from), give, want)?;
        self.decline(seat, number, events)?;
        self.offer(seat, Some(from), give, want, events)
    }

    pub(super) fn may_withdraw(&self, seat: Seat, number: u32) -> Result<usize, Refusal> {
        let index = self.find_offer(number)?;
        if self.offers[index].from == seat { Ok(index) } else { Err(Refusal::NotYourOffer) }
    }

    pub(super) fn withdraw(
        &mut self,
        seat: Seat,
        number: u32,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let index = self.may_withdraw(seat, number)?;
        self.offers.remove(index);
        events.push(TradeEvent::Withdrawn { seat }.into());
        Ok(())
    }

    /// An offer whose maker no longer has what is offered is void.
    pub(super) fn void_offers(&mut self, events: &mut Vec<Event>) -> bool {
        let players = &self.players;
        let before = self.offers.len();
        self.offers.retain(|offer| {
            let covered = players[offer.from].holds(offer.give);
            if !covered {
                events.push(TradeEvent::Void { seat: offer.from }.into());
            }
            covered
        });
        self.offers.len() < before
    }

    /// The items that this player offers. An open offer proves that its maker holds them. Whether it stays open after
    /// such items are spent therefore reveals something about a hidden hand; for an offer to another player, any
    /// spending does.
    pub(super) fn at_stake(&self, seat: Seat) -> Bundle {
        let mut staked = Bundle::default();
        for offer in self.offers.iter().filter(|offer| offer.from == seat) {
            if !offer.public {
                return Bundle { goods: Goods([1; Good::COUNT]), gold: 1 };
            }
            staked.goods.add(&offer.give.goods);
        }
        staked
    }

    pub(super) fn open_offers_for(&self, viewer: Viewer) -> Vec<OpenOffer> {
        let open_offer = |offer: &Offer| {
            let id = offer_id(offer.number);
            // A player cannot answer an offer that they cannot see.
            let verbs: &[&str] =
                if offer.is_known_to(viewer) { &["accept", "counter", "decline"] } else { &[] };
            OpenOffer {
                number: offer.number,
                from: offer.from,
                to: offer.to.without(offer.declined),
                text: offer_phrase(offer.from, offer.addressee(), offer.give, offer.want, viewer),
                replies: verbs.iter().map(|verb| vec![Id::new(verb), id]).collect(),
            }
        };
        self.offers.iter().map(open_offer).collect()
    }
}
