//! How questions and their answers are shown: words by key, with the facts of the moment.

use super::action::{Docked, Kind, Move};
use super::data::{FIRST_BUILDING_FIELD, data};
use super::event::face_phrase;
use super::kinds::{Building, Good, Happening, Resident, Yield};
use super::map::Square;
use super::refusal::terms;
use super::roll::Matter;
use super::spelling::NO_LIMIT;
use super::spelling::param::{
    BUILDING, DISCARD, DOCK, FIELD, GOOD, HOME, ISLAND, ORDER, SHIP, TILE, TO, UP_TO, VICTIM,
};
use super::state::{Phase, Player, State};
use crate::{Answer, Arg, Asked, Choice, Id, Phrase, Seat, VERB};

impl State {
    pub(super) fn task_of(&self, seat: Seat) -> Phrase {
        if !self.due_seats().contains(seat) {
            return Phrase::new("task-wait");
        }
        match self.phase {
            Phase::ChooseHome => Phrase::new("task-choose_home"),
            Phase::TurnStart => Phrase::new("task-roll"),
            Phase::Resolve => match self.open_entry().map(|(_, entry)| entry.matter) {
                Some(Matter::Yield(die)) => Phrase::new("task-take").number("die", die),
                Some(Matter::Event(Happening::Pirate)) => Phrase::new("task-lose_tile"),
                Some(Matter::Event(Happening::GoldenTimes | Happening::Fire)) | None => {
                    Phrase::new("task-golden_times")
                }
            },
            Phase::Phase2 => Phrase::new("task-phase2"),
            Phase::Phase3 => Phrase::new("task-phase3"),
            Phase::TilePending => match self.pending_face() {
                Some((pending, tile)) => Phrase::new("task-tile")
                    .place("island", pending.square.id())
                    .with("face", Arg::Phrase(Box::new(face_phrase(tile.face)))),
                None => Phrase::new("task-wait"),
            },
            Phase::GameOver => Phrase::new("task-wait"),
        }
    }

    pub(super) fn choice(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
        let described = self.described(seat, answers, option.as_str());
        let (label, detail, recommended) =
            described.unwrap_or_else(|| (word("choice-word", option), None, false));
        Choice { id: option, label, detail, recommended }
    }

    /// Label, detail, recommended. `None`: nothing is known of such an answer.
    fn described(
        &self,
        seat: Seat,
        answers: &[Answer],
        option: &str,
    ) -> Option<(Phrase, Option<Phrase>, bool)> {
        let player = self.players.get(seat)?;
        let mut options = Vec::new();
        let Asked::Question(param) = self.question(seat, answers, &mut options) else { return None };
        if param == VERB {
            let action = Move::parse(option)?;
            return Some((Phrase::new(verb_key(action)), self.verb_detail(player, action), false));
        }
        let action = answers.first().and_then(|verb| Move::parse(verb.id.as_str()))?;
        let number = option.parse::<u8>().ok();
        let plain = |label: Phrase, detail: Phrase| Some((label, Some(detail), false));
        match param {
            HOME => plain(Phrase::new("choice-home").number("home", number?), yields(number?)?),
            GOOD | DISCARD => self.good_choice(seat, action, answers, Good::parse(option)?),
            FIELD => {
                let field = number?;
                let resident = player.resident(field)?;
                if action == Move::Sell {
                    let label =
                        Phrase::new("choice-field").number("field", field).term("resident", resident.id());
                    return plain(label, buyer(player, resident));
                }
                let step = resident.raised()?;
                let label = Phrase::new("choice-rise")
                    .number("field", field)
                    .term("resident", resident.id())
                    .term("step", step.id());
                if action == Move::UseTile {
                    return plain(label, Phrase::new("choice-free"));
                }
                plain(label, Phrase::new("choice-cost").with("goods", terms(data().cost(step))))
            }
            BUILDING => {
                let building = Building::parse(option)?;
                plain(word("choice-building", building.id()), Phrase::new(effect_key(building)))
            }
            VICTIM => {
                let victim = Seat(number?.checked_sub(1)?);
                let cards = self.players.get(victim)?.hand.total();
                plain(
                    Phrase::new("choice-victim").seat("victim", victim),
                    Phrase::new("choice-cards").number("cards", cards),
                )
            }
            SHIP => {
                let (at, points) = self.points_left(seat, number?)?;
                let label = Phrase::new("choice-ship").number("ship", number?).place("at", at.id());
                plain(label, Phrase::new("choice-points").number("points", points))
            }
            TO => {
                let to = Square::parse(option)?;
                let beside = data().chart.islands_beside(to);
                let tiles = beside.filter(|(island, _)| self.islands[*island].is_some()).count();
                let detail = Phrase::new("choice-tiles_beside").number("tiles", tiles as i64);
                plain(Phrase::new("choice-square").place("square", to.id()), detail)
            }
            ISLAND => {
                let square = Square::parse(option)?;
                let island = data().chart.island_at(square)?;
                let label = Phrase::new("choice-island").place("island", square.id());
                let seen = player.notes.get(island).copied().flatten().zip(self.face_at(island));
                plain(
                    label,
                    match seen {
                        Some((round, face)) => Phrase::new("choice-seen")
                            .number("round", round)
                            .with("face", Arg::Phrase(Box::new(face_phrase(face)))),
                        None => Phrase::new("choice-unseen").number("back", self.islands[island]?.back),
                    },
                )
            }
            DOCK => {
                let label = Phrase::new("choice-dock").number("dock", number?);
                plain(label, word("choice-home_good", yield_id(player.home_yield(number?)?)))
            }
            TILE if action == Move::LoseTile => {
                let tile = State::docked_name(option)?;
                let recommended = self.ordered_tile(seat) == Some(tile);
                Some(match tile {
                    Docked::Contract => {
                        let detail = Phrase::new("choice-contracts_held")
                            .number("contracts", player.contracts.len() as i64);
                        (Phrase::new("choice-contract"), Some(detail), recommended)
                    }
                    Docked::Dock(dock) => {
                        let post = word("choice-post", player.post_at(dock)?.good.id()).number("dock", dock);
                        (
                            post,
                            Some(word("choice-home_good", yield_id(player.home_yield(dock)?))),
                            recommended,
                        )
                    }
                })
            }
            TILE => {
                let good = option.strip_prefix("trading_post_").and_then(Good::parse);
                let label = match good.map_or(Kind::Contract, Kind::TradingPost) {
                    Kind::Contract => Phrase::new("choice-contract"),
                    Kind::TradingPost(good) => word("choice-post_of", good.id()),
                };
                Some((label, None, false))
            }
            ORDER => {
                let (label, detail) = order_keys(option)?;
                plain(Phrase::new(label), Phrase::new(detail))
            }
            UP_TO if option == NO_LIMIT => Some((Phrase::new("choice-no_limit"), None, false)),
            UP_TO => Some((Phrase::new("choice-up_to").number("cards", number?), None, false)),
            _ => None,
        }
    }

    fn good_choice(
        &self,
        seat: Seat,
        action: Move,
        answers: &[Answer],
        good: Good,
    ) -> Option<(Phrase, Option<Phrase>, bool)> {
        let hand = self.players[seat].hand;
        let held = Phrase::new("choice-held").number("cards", hand[good]);
        let (detail, recommended) = match action {
            Move::Take => (held, self.ordered_good(seat, self.offered(seat)) == Some(good)),
            Move::Sell => {
                let field = answers.get(1)?.id.as_str().parse().ok()?;
                let (_, gold) = self.may_sell(field, good).ok()?;
                (Phrase::new("choice-sell_for").number("gold", gold), false)
            }
            Move::Buy => {
                let price = self.may_buy(good).ok()?;
                (Phrase::new("choice-buy_for").number("gold", price).number("cards", hand[good]), false)
            }
            Move::EndTurn => {
                let left = self.hand_after(seat, answers)[good];
                let given = hand[good] - left;
                let recommended = self.default_discard(seat)[good] > given;
                (Phrase::new("choice-held").number("cards", left), recommended)
            }
            _ => (held, false),
        };
        Some((word("choice-good", good.id()), Some(detail), recommended))
    }

    fn verb_detail(&self, player: &Player, action: Move) -> Option<Phrase> {
        let cost = |goods| Phrase::new("choice-cost").with("goods", terms(goods));
        Some(match action {
            Move::BuildShip => cost(&data().ship_cost),
            Move::Settle if player.residents.len() + 1 >= FIRST_BUILDING_FIELD => {
                Phrase::new("choice-cost_building").with("goods", terms(data().cost(Resident::Pioneer)))
            }
            Move::Settle => cost(data().cost(Resident::Pioneer)),
            Move::Buy => Phrase::new("choice-purchase")
                .number("gold", player.purchase_price())
                .number("purchases", self.purchases_left()),
            Move::DrawCard => Phrase::new("choice-pay").number("gold", data().draw_card_price),
            Move::EndTurn if self.surplus() > 0 => {
                Phrase::new("choice-discard").number("cards", self.surplus())
            }
            Move::Sail | Move::Discover if self.phase == Phase::Phase2 => Phrase::new("choice-ends_trade"),
            Move::UseTile | Move::LeaveTile => {
                let (_, tile) = self.pending_face()?;
                face_phrase(tile.face)
            }
            _ => return None,
        })
    }
}

fn word(key: &'static str, id: Id) -> Phrase {
    Phrase::new(key).term("word", id)
}

fn yield_id(yields: Yield) -> Id {
    match yields {
        Yield::Any => Id::new("any"),
        Yield::Good(good) => good.id(),
    }
}

/// What a home island yields, number by number.
fn yields(home: u8) -> Option<Phrase> {
    let yields = data().homes.get(usize::from(home).checked_sub(1)?)?;
    let names = ["one", "two", "three", "four", "five"];
    let phrase = Phrase::new("choice-yields");
    Some(
        names.into_iter().zip(yields).fold(phrase, |phrase, (name, item)| phrase.term(name, yield_id(*item))),
    )
}

fn buyer(player: &Player, resident: Resident) -> Phrase {
    let mut goods = data().buys(resident).iter();
    match (goods.next(), goods.next()) {
        (Some(good), None) => {
            Phrase::new("choice-buys").term("good", good.id()).number("gold", player.price(resident))
        }
        _ => Phrase::new("choice-pays").number("gold", player.price(resident)),
    }
}

fn order_keys(order: &str) -> Option<(&'static str, &'static str)> {
    Some(match order {
        "take" => ("choice-order_take", "choice-order_take_detail"),
        "lose_tile" => ("choice-order_lose", "choice-order_lose_detail"),
        "auto_on" => ("choice-order_auto_on", "choice-order_auto_on_detail"),
        "auto_off" => ("choice-order_auto_off", "choice-order_auto_off_detail"),
        "clear" => ("choice-order_clear", "choice-order_clear_detail"),
        _ => return None,
    })
}

fn verb_key(action: Move) -> &'static str {
    match action {
        Move::ChooseHome => "verb-choose_home",
        Move::Roll => "verb-roll",
        Move::Take => "verb-take",
        Move::LoseTile => "verb-lose_tile",
        Move::Sell => "verb-sell",
        Move::Develop => "verb-develop",
        Move::Settle => "verb-settle",
        Move::BuildShip => "verb-build_ship",
        Move::Buy => "verb-buy",
        Move::DrawCard => "verb-draw_card",
        Move::Sail => "verb-sail",
        Move::Discover => "verb-discover",
        Move::UseTile => "verb-use_tile",
        Move::LeaveTile => "verb-leave_tile",
        Move::EndTurn => "verb-end_turn",
        Move::SetOrders => "verb-set_orders",
        Move::Resign => "verb-resign",
    }
}

fn effect_key(building: Building) -> &'static str {
    match building {
        Building::GrandTradingPost => "choice-effect_grand_trading_post",
        Building::FireBrigade => "choice-effect_fire_brigade",
        Building::Smithy => "choice-effect_smithy",
        Building::Church => "choice-effect_church",
        Building::School => "choice-effect_school",
        Building::Bathhouse => "choice-effect_bathhouse",
        Building::Tavern => "choice-effect_tavern",
        Building::Shipyard => "choice-effect_shipyard",
    }
}
