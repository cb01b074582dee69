//! Describes events for each viewer (Anno 1701 rules, section 9).

use super::super::bundle::Bundle;
use super::super::kinds::{Encounter, Face, Island};
use super::super::map::Hex;
use super::super::orders::Instruction;
use super::super::refusals::terms;
use super::{ActionEvent, Event, TableEvent, TradeEvent, VoyageEvent};
use crate::{Arg, Phrase, Seat, Viewer};

/// The name of an island's face.
pub(in crate::anno1701) fn face_phrase(face: Face) -> Phrase {
    match face.island {
        Island::Harbour => Phrase::new("face-harbour").number("cannons", face.symbols),
        Island::ForeignPeople => Phrase::new("face-foreign_people").number("sacks", face.symbols),
        island => Phrase::new("face-number").term("island", island.id()).number("number", face.number),
    }
}

/// An island as a message argument: place and face.
fn found(hex: Hex, face: Face) -> Arg {
    let phrase = Phrase::new("face-at").place("at", hex.id());
    Arg::Phrase(Box::new(phrase.with("face", Arg::Phrase(Box::new(face_phrase(face))))))
}

fn about(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}

/// Chooses the detailed message for this player and the short one for other viewers.
fn own(viewer: Viewer, seat: Seat, own: &'static str, others: &'static str) -> Phrase {
    about(if viewer.is(seat) { own } else { others }, seat)
}

impl Event {
    pub(in crate::anno1701) fn describe(self, viewer: Viewer) -> Option<Phrase> {
        match self {
            // Whether a player has standing orders is private.
            Event::Table(TableEvent::ChosenByOrders { seat }) if !viewer.is(seat) => None,
            Event::Table(event) => Some(event.describe(viewer)),
            Event::Action(event) => event.describe(viewer),
            Event::Trade(event) => Some(event.describe(viewer)),
            Event::Voyage(event) => Some(event.describe(viewer)),
        }
    }
}

impl TableEvent {
    fn describe(self, viewer: Viewer) -> Phrase {
        match self {
            TableEvent::FirstRoll { seat, sum } => about("event-first_roll", seat).number("sum", sum),
            TableEvent::Begins { seat } => about("event-begins", seat),
            TableEvent::Board { seat, board } => about("event-board", seat).number("board", board),
            TableEvent::TilesChosen { seat, tiles: [first, second] } => {
                let phrase = own(viewer, seat, "event-tiles_chosen_own", "event-tiles_chosen");
                if !viewer.is(seat) {
                    return phrase;
                }
                phrase.term("first", first.kind().id()).term("second", second.kind().id())
            }
            TableEvent::TurnBegan { seat, round } => about("event-turn", seat).number("round", round),
            TableEvent::Rolled { seat, dice: [one, two] } => {
                about("event-rolled", seat).number("one", one).number("two", two).number("sum", one + two)
            }
            TableEvent::Card { happenings: [first, second] } => {
                Phrase::new("event-card").term("first", first.id()).term("second", second.id())
            }
            TableEvent::BuildingGold { seat, building, gold } => {
                about("event-building_gold", seat).term("building", building.id()).number("gold", gold)
            }
            TableEvent::Yielded { seat, roll, goods, gold } => {
                let gains = Bundle { goods, gold }.terms();
                own(viewer, seat, "event-yielded_own", "event-yielded")
                    .number("roll", roll)
                    .with("goods", gains)
            }
            TableEvent::YieldBlocked { seat, roll } => {
                own(viewer, seat, "event-yield_blocked_own", "event-yield_blocked").number("roll", roll)
            }
            TableEvent::SupplyEmpty { seat, good } => {
                own(viewer, seat, "event-supply_empty_own", "event-supply_empty").term("good", good.id())
            }
            // Anno 1701 rules 5.3: the returned cards are public; the owner's keep list is not.
            TableEvent::Burnt { seat, goods, cards, limit } => {
                own(viewer, seat, "event-burnt_own", "event-burnt")
                    .with("goods", terms(goods))
                    .number("cards", cards)
                    .number("limit", limit)
            }
            TableEvent::ChosenByOrders { .. } => Phrase::new("event-chosen_by_orders"),
            TableEvent::Taxed { seat, gold, happy } => own(viewer, seat, "event-taxed_own", "event-taxed")
                .number("gold", gold)
                .number("happy", happy),
            TableEvent::QueenPaid { seat, gold: 0, favours, .. } => {
                about("event-queen_spared", seat).number("favours", favours)
            }
            TableEvent::QueenPaid { seat, gold, due, favours } => {
                own(viewer, seat, "event-queen_own", "event-queen")
                    .number("gold", gold)
                    .number("due", due)
                    .number("favours", favours)
            }
            TableEvent::RiotBegan { seat } => own(viewer, seat, "event-riot_began_own", "event-riot_began"),
            TableEvent::RiotEnded { seat } => own(viewer, seat, "event-riot_ended_own", "event-riot_ended"),
            TableEvent::Won { seat } => about("event-won", seat),
            TableEvent::TimedOut { rounds } => Phrase::new("event-timed_out").number("rounds", rounds),
        }
    }
}

impl ActionEvent {
    fn describe(self, viewer: Viewer) -> Option<Phrase> {
        Some(match self {
            ActionEvent::Discarded { seat, goods } => {
                about("event-discarded", seat).with("goods", terms(goods))
            }
            ActionEvent::ResidentBuilt { seat, resident, cost } => about("event-resident_built_for", seat)
                .term("resident", resident.id())
                .with("goods", terms(cost)),
            ActionEvent::Built { seat, building, field, cost } => about("event-built_for", seat)
                .term("building", building.id())
                .place("field", field.id())
                .with("goods", terms(cost)),
            ActionEvent::ShipBuilt { seat, cost, saved: None } => {
                about("event-ship_built_for", seat).with("goods", terms(cost))
            }
            ActionEvent::ShipBuilt { seat, cost, saved: Some(good) } => {
                about("event-ship_saving_for", seat).term("good", good.id()).with("goods", terms(cost))
            }
            // Only the buyer knows which tile it is.
            ActionEvent::TileBought { seat, tile, gold } => {
                let phrase = own(viewer, seat, "event-tile_bought_own", "event-tile_bought");
                let phrase = phrase.number("stack", tile.stack() as u8 + 1).number("gold", gold);
                if viewer.is(seat) { phrase.term("building", tile.kind().id()) } else { phrase }
            }
            ActionEvent::TilesSearched { seat, stack, count, gold } => about("event-tiles_searched", seat)
                .number("stack", stack as u8 + 1)
                .number("count", count)
                .number("gold", gold),
            ActionEvent::TileKept { seat, tile } => {
                let phrase = own(viewer, seat, "event-tile_kept_own", "event-tile_kept");
                if viewer.is(seat) { phrase.term("building", tile.kind().id()) } else { phrase }
            }
            ActionEvent::TilePlaced { seat, tile, field, replaced } => {
                let phrase = match replaced {
                    None if field.is_meadow() => {
                        own(viewer, seat, "event-tile_placed_own", "event-tile_placed")
                    }
                    None => own(viewer, seat, "event-tile_covers_own", "event-tile_covers"),
                    Some(_) => own(viewer, seat, "event-tile_replaces_own", "event-tile_replaces"),
                };
                let phrase = phrase.place("field", field.id());
                if !viewer.is(seat) {
                    return Some(phrase);
                }
                let phrase = phrase.term("building", tile.kind().id());
                match replaced {
                    Some(old) => phrase.term("old", old.kind().id()),
                    None => phrase,
                }
            }
            ActionEvent::Exchanged { seat, building, goods, good } => about("event-exchanged", seat)
                .term("building", building.as_str())
                .with("goods", terms(goods))
                .term("good", good.id()),
            ActionEvent::Bought { seat, building, good, gold } => about("event-bought", seat)
                .term("building", building.as_str())
                .term("good", good.id())
                .number("gold", gold),
            ActionEvent::Sold { seat, building, good, gold } => about("event-sold", seat)
                .term("building", building.as_str())
                .term("good", good.id())
                .number("gold", gold),
            ActionEvent::FavourPaid { seat, building, gold } => {
                about("event-favour_paid", seat).term("building", building.id()).number("gold", gold)
            }
            ActionEvent::Donated { seat, gold } => about("event-donated", seat).number("gold", gold),
            ActionEvent::PowerGained { seat, track, from: None } => {
                about("event-power_gained", seat).term("power", track.power()).term("symbol", track.id())
            }
            ActionEvent::PowerGained { seat, track, from: Some(loser) } => {
                let key = if viewer.is(loser) { "event-power_lost_own" } else { "event-power_taken" };
                about(key, seat).seat("loser", loser).term("power", track.power()).term("symbol", track.id())
            }
            ActionEvent::SevenColonies { seat } => about("event-seven_colonies", seat),
            ActionEvent::OrdersChanged { seat, order } if viewer.is(seat) => match order {
                Instruction::Keep { .. } => about("event-orders_keep", seat),
                Instruction::Trade { .. } => about("event-orders_trade", seat),
                Instruction::KeepGold { gold } => about("event-orders_keep_gold", seat).number("gold", gold),
                Instruction::AskOnTurn { on: true } => about("event-orders_ask_on", seat),
                Instruction::AskOnTurn { on: false } => about("event-orders_ask_off", seat),
                Instruction::TradeWithLeader { on: true } => about("event-orders_leader_on", seat),
                Instruction::TradeWithLeader { on: false } => about("event-orders_leader_off", seat),
                Instruction::Clear => about("event-orders_cleared", seat),
            },
            ActionEvent::OrdersChanged { .. } => return None,
        })
    }
}

impl TradeEvent {
    fn describe(self, viewer: Viewer) -> Phrase {
        match self {
            TradeEvent::Offered { from, to, give, want, .. } => offer_phrase(from, to, give, want, viewer),
            TradeEvent::Traded { from, with, give, want, by_order } => {
                let key = if by_order && viewer.is(with) { "event-traded_by_order" } else { "event-traded" };
                about(key, from).seat("with", with).with("give", give.terms()).with("want", want.terms())
            }
            TradeEvent::Declined { seat, from } => about("event-declined", seat).seat("from", from),
            TradeEvent::Withdrawn { seat } => about("event-withdrawn", seat),
            TradeEvent::Void { seat } => about("event-void", seat),
            TradeEvent::OffersExpired { count } => Phrase::new("event-offers_expired").number("count", count),
        }
    }
}

impl VoyageEvent {
    fn describe(self, viewer: Viewer) -> Phrase {
        match self {
            VoyageEvent::SetSail { seat } => about("event-set_sail", seat),
            VoyageEvent::Sailed { seat, ship, to, steps } => {
                about("event-sailed", seat).number("ship", ship).place("to", to.id()).number("steps", steps)
            }
            // All players see which islands were discovered; only the discoverer sees their faces.
            VoyageEvent::Discovered { seat, anchor, faces } if viewer.is(seat) => {
                let mut known = faces.into_iter().flatten();
                match (known.next(), known.next()) {
                    (Some((hex, face)), Some((other, second))) => about("event-discovered_two", seat)
                        .place("at", anchor.id())
                        .with("one", found(hex, face))
                        .with("two", found(other, second)),
                    (Some((hex, face)), None) => about("event-discovered_one", seat)
                        .place("at", anchor.id())
                        .with("one", found(hex, face)),
                    (None, _) => about("event-discovered", seat).place("at", anchor.id()),
                }
            }
            VoyageEvent::Discovered { seat, anchor, .. } => {
                about("event-discovered", seat).place("at", anchor.id())
            }
            VoyageEvent::Founded { seat, anchor, faces: [(one, face), (two, second)] } => {
                about("event-founded", seat)
                    .place("at", anchor.id())
                    .with("one", found(one, face))
                    .with("two", found(two, second))
            }
            VoyageEvent::Met { seat, at, card } => {
                encounter_phrase(about("event-met", seat), card).place("at", at.id())
            }
            VoyageEvent::Redrew { seat } => about("event-redrew", seat),
            VoyageEvent::TraderBought { seat, good, gold } => {
                about("event-trader_bought", seat).term("good", good.id()).number("gold", gold)
            }
            VoyageEvent::TraderPassed { seat } => about("event-trader_passed", seat),
            VoyageEvent::PiratePaid { seat, gold } => about("event-pirate_paid", seat).number("gold", gold),
            VoyageEvent::PirateFought { seat, die: None, cannons, strength, .. } => {
                about("event-pirate_overwhelms", seat).number("cannons", cannons).number("strength", strength)
            }
            VoyageEvent::PirateFought { seat, die: Some(die), cannons, strength, reward } => {
                let key = if reward.is_some() { "event-pirate_won" } else { "event-pirate_lost" };
                about(key, seat)
                    .number("die", die)
                    .number("cannons", cannons)
                    .number("strength", strength)
                    .number("gold", reward.unwrap_or(0))
            }
            VoyageEvent::CastawaysThanked { seat, gold } => {
                about("event-castaways", seat).number("gold", gold)
            }
            VoyageEvent::HurricaneWeathered { seat } => about("event-hurricane_weathered", seat),
            VoyageEvent::SentBack { seat, ship, to } => {
                about("event-sent_back", seat).number("ship", ship).place("to", to.id())
            }
        }
    }
}

/// Describes an offer to a viewer; the terms of an offer to one player are known only to the two.
pub(in crate::anno1701) fn offer_phrase(
    from: Seat,
    to: Option<Seat>,
    give: Bundle,
    want: Bundle,
    viewer: Viewer,
) -> Phrase {
    match to {
        None => about("event-offer", from).with("give", give.terms()).with("want", want.terms()),
        Some(to) if viewer.is(from) || viewer.is(to) => {
            about("event-offer_to", from).seat("to", to).with("give", give.terms()).with("want", want.terms())
        }
        Some(to) => about("event-offer_hidden", from).seat("to", to),
    }
}

/// A short description of an encounter card.
pub(in crate::anno1701) fn card_phrase(card: Encounter) -> Phrase {
    match card {
        Encounter::FreeTrader => Phrase::new("card-free_trader"),
        Encounter::Castaways => Phrase::new("card-castaways"),
        Encounter::Hurricane { sails } => Phrase::new("card-hurricane").number("sails", sails),
        Encounter::Pirate { rank, strength, demand, reward } => Phrase::new("card-pirate")
            .term("pirate", rank.id())
            .number("strength", strength)
            .number("demand", demand)
            .number("reward", reward),
    }
}

fn encounter_phrase(phrase: Phrase, card: Encounter) -> Phrase {
    phrase.with("card", Arg::Phrase(Box::new(card_phrase(card))))
}
