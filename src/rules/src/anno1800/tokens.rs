//! Naval tokens: picks, and paying with them (6.2.2).

use super::kinds::{Naval, Objective};
use super::player::Player;
use super::refusals::Refusal;
use super::state::State;
use super::step::TokenPick;
use crate::Seat;

impl TokenPick {
    pub const NONE: TokenPick = TokenPick { card_trade: 0, ship_trade: 0, card_explore: 0, ship_explore: 0 };

    pub fn explore(self) -> u8 {
        self.card_explore.saturating_add(self.ship_explore)
    }

    /// Whether the player has all these tokens.
    pub fn is_there(self, player: &Player) -> bool {
        self.card_trade <= player.on_cards.trade
            && self.ship_trade <= player.ready.trade
            && self.card_explore <= player.on_cards.explore
            && self.ship_explore <= player.ready.explore
    }

    /// The default pick for trade tokens: those on cards, those of ships, then, with Beryl O'Mara, pairs of
    /// exploration tokens. `None`: there are not enough.
    pub fn for_trade(player: &Player, beryl: bool, price: u8) -> Option<TokenPick> {
        let card_trade = price.min(player.on_cards.trade);
        let ship_trade = (price - card_trade).min(player.ready.trade);
        let missing = price - card_trade - ship_trade;
        let explore = if missing == 0 {
            TokenPick::NONE
        } else if beryl {
            TokenPick::for_explore(player, missing * 2)?
        } else {
            return None;
        };
        Some(TokenPick { card_trade, ship_trade, ..explore })
    }

    /// The default pick for exploration tokens: those on cards first.
    pub fn for_explore(player: &Player, price: u8) -> Option<TokenPick> {
        let card_explore = price.min(player.on_cards.explore);
        let ship_explore = price - card_explore;
        (ship_explore <= player.ready.explore).then_some(TokenPick {
            card_explore,
            ship_explore,
            ..TokenPick::NONE
        })
    }
}

impl State {
    /// Checks a pick for a price, or finds the default one.
    pub(super) fn pick(
        &self,
        seat: Seat,
        naval: Naval,
        price: u8,
        given: Option<TokenPick>,
    ) -> Result<TokenPick, Refusal> {
        let player = &self.players[seat];
        let beryl = self.in_play(Objective::BerylOmara);
        let short = || Refusal::NotEnoughTokens { naval, need: price, ready: player.usable(naval) };
        let Some(pick) = given else {
            let default = match naval {
                Naval::Trade => TokenPick::for_trade(player, beryl, price),
                Naval::Explore => TokenPick::for_explore(player, price),
            };
            return default.ok_or_else(short);
        };
        let trade = u16::from(pick.card_trade) + u16::from(pick.ship_trade);
        let explore = u16::from(pick.card_explore) + u16::from(pick.ship_explore);
        let exact = match naval {
            Naval::Trade => {
                if explore > 0 && !beryl {
                    return Err(Refusal::BerylAbsent);
                }
                explore.is_multiple_of(2) && trade + explore / 2 == u16::from(price)
            }
            Naval::Explore => trade == 0 && explore == u16::from(price),
        };
        if !exact {
            return Err(Refusal::BadPick { need: price });
        }
        if pick.is_there(player) { Ok(pick) } else { Err(short()) }
    }

    /// Ship tokens move from ready to spent; card tokens go back to the supply.
    pub(super) fn spend(&mut self, seat: Seat, pick: TokenPick) {
        let player = &mut self.players[seat];
        player.on_cards.trade -= pick.card_trade;
        player.on_cards.explore -= pick.card_explore;
        player.ready.trade -= pick.ship_trade;
        player.spent.trade += pick.ship_trade;
        player.ready.explore -= pick.ship_explore;
        player.spent.explore += pick.ship_explore;
        if player.on_cards == super::player::Tokens::default() {
            player.laden = super::cards::Cards::NONE;
        }
    }
}
