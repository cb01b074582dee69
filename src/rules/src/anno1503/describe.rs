//! Labels of answers and prompts, as message keys with arguments.

use super::action::param::{
    BUILDING, DISCARD, DOCK, FIELD, GOOD, HOME, ISLAND, ORDER, SHIP, TILE, TO, UP_TO, VICTIM,
};
use super::action::{Move, NO_LIMIT, to_answers};
use super::data::{FIRST_BUILDING_FIELD, data};
use super::events::face_phrase;
use super::kinds::{Building, Docked, Good, Happening, Resident, TileKind, Yield};
use super::map::Square;
use super::player::Player;
use super::refusals::terms;
use super::roll::Cause;
use super::state::{Phase, State};
use crate::{Answer, Arg, Asked, Choice, Id, Phrase, Seat, VERB, Viewer};

/// The label of an answer.
struct Shown {
    label: Phrase,
    detail: Option<Phrase>,
    recommended: bool,
}

impl Shown {
    fn new(label: Phrase) -> Shown {
        Shown { label, detail: None, recommended: false }
    }

    fn detail(self, detail: Phrase) -> Shown {
        Shown { detail: Some(detail), ..self }
    }
}

impl State {
    pub(super) fn prompt_for(&self, seat: Seat, viewer: Viewer) -> Phrase {
        if !self.due_seats().contains(seat) {
            return Phrase::new("task-wait");
        }
        match self.phase {
            Phase::ChooseHome => Phrase::new("task-choose_home"),
            Phase::TurnStart => Phrase::new("task-roll"),
            Phase::Resolve => match self.open_entry().map(|(_, entry)| entry.matter) {
                Some(Cause::Yield(die)) => Phrase::new("task-take").number("die", die),
                Some(Cause::Event(Happening::Pirate)) => Phrase::new("task-lose_tile"),
                Some(Cause::Event(Happening::GoldenTimes | Happening::Fire)) | None => {
                    Phrase::new("task-golden_times")
                }
            },
            Phase::Phase2 => Phrase::new("task-phase2"),
            Phase::Phase3 => Phrase::new("task-phase3"),
            Phase::TilePending => match self.pending_face() {
                // Anno 1503 rules 10: only the discoverer knows the face.
                Some((pending, _)) if !viewer.is(seat) => {
                    Phrase::new("task-tile_unknown").place("island", pending.square.id())
                }
                Some((pending, tile)) => Phrase::new("task-tile")
                    .place("island", pending.square.id())
                    .with("face", Arg::Phrase(Box::new(face_phrase(tile.face)))),
                None => Phrase::new("task-wait"),
            },
            Phase::GameOver => Phrase::new("task-wait"),
        }
    }

    pub(super) fn describe_option(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
        let shown = self.shown(seat, answers, option.as_str());
        let Shown { label, detail, recommended } =
            shown.unwrap_or_else(|| Shown::new(word("choice-word", option)));
        let plain = Choice { id: option, label, detail, recommended };
        let advice = self.advice(seat).map(|(action, why)| (to_answers(&action), why));
        plain.advised(answers, advice.as_ref())
    }

    /// `None` if the answer is unknown.
    fn shown(&self, seat: Seat, answers: &[Answer], option: &str) -> Option<Shown> {
        let player = self.players.get(seat)?;
        let Asked::Question(param) = self.ask_after(seat, answers, &mut Vec::new()) else { return None };
        if param == VERB {
            let action = Move::parse(option)?;
            let shown = Shown::new(Phrase::new(action.label_key()));
            return Some(Shown { detail: self.verb_detail(player, action), ..shown });
        }
        let action = answers.first().and_then(|verb| Move::parse(verb.id.as_str()))?;
        let number = || option.parse::<u8>().ok();
        match param {
            HOME => show_home(number()?),
            GOOD | DISCARD => self.show_good(seat, action, answers, Good::parse(option)?),
            FIELD => show_field(player, action, number()?),
            BUILDING => {
                let building = Building::parse(option)?;
                Some(
                    Shown::new(word("choice-building", building.id()))
                        .detail(Phrase::new(effect_key(building))),
                )
            }
            VICTIM => self.show_victim(Seat(number()?.checked_sub(1)?)),
            SHIP => {
                let (at, points) = self.points_left(seat, number()?)?;
                let label = Phrase::new("choice-ship").number("ship", number()?).place("at", at.id());
                Some(Shown::new(label).detail(Phrase::new("choice-points").number("points", points)))
            }
            TO => Some(self.show_course(Square::parse(option)?)),
            ISLAND => self.show_island(player, Square::parse(option)?),
            DOCK => {
                let label = Phrase::new("choice-dock").number("dock", number()?);
                Some(Shown::new(label).detail(home_good(player, number()?)?))
            }
            TILE if action == Move::LoseTile => {
                let tile = Docked::parse(option)?;
                let shown = show_docked(player, tile)?;
                Some(Shown { recommended: self.ordered_tile(seat) == Some(tile), ..shown })
            }
            TILE => Some(Shown::new(match TileKind::parse(option)? {
                TileKind::Contract => Phrase::new("choice-contract"),
                TileKind::TradingPost(good) => word("choice-post_of", good.id()),
            })),
            ORDER => {
                let (label, detail) = order_keys(option)?;
                Some(Shown::new(Phrase::new(label)).detail(Phrase::new(detail)))
            }
            UP_TO if option == NO_LIMIT => Some(Shown::new(Phrase::new("choice-no_limit"))),
            UP_TO => Some(Shown::new(Phrase::new("choice-up_to").number("cards", number()?))),
            _ => None,
        }
    }

    fn show_good(&self, seat: Seat, action: Move, answers: &[Answer], good: Good) -> Option<Shown> {
        let hand = self.players[seat].hand;
        let held = Phrase::new("choice-held").number("cards", hand[good]);
        let (detail, recommended) = match action {
            Move::Take => (held, self.ordered_good(seat, self.offered(seat)) == Some(good)),
            Move::Sell => {
                let field = answers.get(1)?.id.as_str().parse().ok()?;
                let (_, price) = self.may_sell(field, good).ok()?;
                (Phrase::new("choice-sell_for").number("gold", price), false)
            }
            Move::Buy => {
                let price = self.may_buy(good).ok()?;
                (Phrase::new("choice-buy_for").number("gold", price).number("cards", hand[good]), false)
            }
            Move::EndTurn => {
                let left = self.hand_after(seat, answers)[good];
                let given = hand[good] - left;
                (Phrase::new("choice-held").number("cards", left), self.default_discard(seat)[good] > given)
            }
            _ => (held, false),
        };
        Some(Shown { recommended, ..Shown::new(word("choice-good", good.id())).detail(detail) })
    }

    fn show_victim(&self, victim: Seat) -> Option<Shown> {
        let cards = self.players.get(victim)?.hand.total();
        let label = Phrase::new("choice-victim").seat("victim", victim);
        Some(Shown::new(label).detail(Phrase::new("choice-cards").number("cards", cards)))
    }

    fn show_course(&self, to: Square) -> Shown {
        let beside = data().chart.islands_beside(to);
        let tiles = beside.filter(|(island, _)| self.islands[*island].is_some()).count() as u8;
        let label = Phrase::new("choice-square").place("square", to.id());
        Shown::new(label).detail(Phrase::new("choice-tiles_beside").number("tiles", tiles))
    }

    /// Includes the player's note on the tile.
    fn show_island(&self, player: &Player, square: Square) -> Option<Shown> {
        let island = data().chart.island_at(square)?;
        let label = Phrase::new("choice-island").place("island", square.id());
        let seen = player.notes.get(island).copied().flatten().zip(self.face_at(island));
        Some(
            Shown::new(label).detail(match seen {
                Some((round, face)) => Phrase::new("choice-seen")
                    .number("round", round)
                    .with("face", Arg::Phrase(Box::new(face_phrase(face)))),
                None => Phrase::new("choice-unseen").number("back", self.islands[island]?.back),
            }),
        )
    }

    fn verb_detail(&self, player: &Player, action: Move) -> Option<Phrase> {
        let cost = |goods| Phrase::new("choice-cost").with("goods", terms(goods));
        Some(match action {
            Move::BuildShip => cost(data().ship_cost),
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

fn home_good(player: &Player, dock: u8) -> Option<Phrase> {
    Some(word("choice-home_good", yield_id(player.home_yield(dock)?)))
}

fn show_field(player: &Player, action: Move, field: u8) -> Option<Shown> {
    let resident = player.resident(field)?;
    if action == Move::Sell {
        let label = Phrase::new("choice-field").number("field", field).term("resident", resident.id());
        return Some(Shown::new(label).detail(buyer(player, resident)));
    }
    let step = resident.raised()?;
    let label = Phrase::new("choice-rise")
        .number("field", field)
        .term("resident", resident.id())
        .term("step", step.id());
    Some(Shown::new(label).detail(match action {
        Move::UseTile => Phrase::new("choice-free"),
        _ => Phrase::new("choice-cost").with("goods", terms(data().cost(step))),
    }))
}

fn show_docked(player: &Player, tile: Docked) -> Option<Shown> {
    Some(match tile {
        Docked::Contract => {
            let held = Phrase::new("choice-contracts_held").number("contracts", player.contracts.len() as u8);
            Shown::new(Phrase::new("choice-contract")).detail(held)
        }
        Docked::Dock(dock) => {
            let post = word("choice-post", player.post_at(dock)?.good.id()).number("dock", dock);
            Shown::new(post).detail(home_good(player, dock)?)
        }
    })
}

/// A home island with its yields, by number.
fn show_home(home: u8) -> Option<Shown> {
    let yields = data().homes.get(usize::from(home).checked_sub(1)?)?;
    let names = ["one", "two", "three", "four", "five"];
    let phrase = Phrase::new("choice-yields");
    let detail =
        names.into_iter().zip(yields).fold(phrase, |phrase, (name, item)| phrase.term(name, yield_id(*item)));
    Some(Shown::new(Phrase::new("choice-home").number("home", home)).detail(detail))
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

pub(super) fn effect_key(building: Building) -> &'static str {
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
