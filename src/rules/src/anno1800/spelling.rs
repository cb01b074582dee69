//! Actions as answers to questions.

use super::action::{Action, Move};
use super::cards::Card;
use super::data::data;
use super::fields::{Field, Shore};
use super::kinds::{Objective, Resource, Tier, Tile};
use super::menus::{Kind, Pile};
use super::step::Place;
use crate::{Answer, Answers, Id, Param, Seat, VERB, Verb, When};

/// The names of the questions.
pub(super) mod param {
    pub const KIND: &str = "kind";
    pub const TILE: &str = "tile";
    pub const WHERE: &str = "where";
    pub const FIELD: &str = "field";
    pub const PAY: &str = "pay";
    pub const SHIP: &str = "ship";
    pub const PILE: &str = "pile";
    pub const CARD: &str = "card";
    pub const TIER: &str = "tier";
    pub const CARDS: &str = "cards";
    pub const OBJECTIVE: &str = "objective";
    pub const RESOURCE: &str = "resource";
    pub const SEAT: &str = "seat";
    pub const TOKENS: &str = "tokens";
    pub const PART: &str = "part";
    pub const RULE: &str = "rule";
    pub const RETURNED_WHERE: &str = "returned_where";
    pub const RETURNED: &str = "returned";
}
use param::{
    CARD, CARDS, FIELD, KIND, OBJECTIVE, PART, PAY, PILE, RESOURCE, RETURNED, RETURNED_WHERE, RULE, SEAT,
    SHIP, TIER, TILE, TOKENS, WHERE,
};

/// Ends a list.
pub(super) const DONE: &str = "done";

const fn one(name: &'static str) -> Param {
    Param { name, many: false, usual: false }
}

/// A place: nobody needs to name it who does not care (6.3.1).
const fn place(name: &'static str) -> Param {
    Param { name, many: false, usual: true }
}

const fn due(action: Move, params: &'static [Param]) -> Verb {
    Verb { id: action.as_str(), params, when: When::Due }
}

/// In the order in which they are offered.
pub(super) const VERBS: [Verb; Move::COUNT] = [
    due(Move::Play, &[one(PILE), one(CARD), one(PAY)]),
    due(Move::Build, &[one(KIND), one(TILE), place(WHERE), place(FIELD), one(PAY)]),
    due(Move::Ships, &[one(SHIP), place(FIELD), one(PAY)]),
    due(
        Move::Rebuild,
        &[one(RETURNED_WHERE), one(RETURNED), one(KIND), one(TILE), place(WHERE), place(FIELD), one(PAY)],
    ),
    due(Move::Hire, &[one(TIER), one(PAY)]),
    due(Move::Upgrade, &[one(TIER), one(WHERE), one(FIELD), one(PAY)]),
    due(Move::Claim, &[]),
    due(Move::Explore, &[]),
    due(Move::Expedition, &[one(CARDS)]),
    due(Move::Swap, &[one(PILE), one(CARD)]),
    due(Move::Festival, &[]),
    due(Move::Work, &[one(FIELD)]),
    due(Move::Trade, &[one(RESOURCE), one(SEAT), one(TOKENS)]),
    due(Move::Fetch, &[one(RESOURCE), one(TOKENS)]),
    due(Move::Gift, &[one(CARD), one(RESOURCE)]),
    due(Move::Labour, &[one(PART), one(TIER)]),
    due(Move::Spend, &[one(PART), one(TOKENS)]),
    due(Move::Return, &[one(WHERE), one(FIELD)]),
    due(Move::Finish, &[one(PART)]),
    due(Move::Activate, &[one(PILE), one(CARD)]),
    due(Move::Objective, &[one(OBJECTIVE), one(PILE), one(CARD)]),
    due(Move::Promote, &[one(TIER), one(WHERE), one(FIELD)]),
    due(Move::Shift, &[one(TIER), one(WHERE), one(FIELD)]),
    due(Move::Produce, &[one(WHERE), one(FIELD)]),
    due(Move::Withdraw, &[]),
    due(Move::EndTurn, &[]),
    Verb { id: Move::AutoEnd.as_str(), params: &[one(RULE)], when: When::Anytime },
];

/// The short ids of ships, so that a whole fleet fits an answer path.
const SHIPS: [(&str, Tile); 6] = [
    ("t1", Tile::TradeShip1),
    ("t2", Tile::TradeShip2),
    ("t3", Tile::TradeShip3),
    ("e1", Tile::ExploreShip1),
    ("e2", Tile::ExploreShip2),
    ("e3", Tile::ExploreShip3),
];

pub(super) fn ships() -> impl Iterator<Item = Tile> {
    SHIPS.iter().map(|(_, ship)| *ship)
}

pub(super) fn ship_id(ship: Tile) -> Id {
    Id::new(SHIPS.iter().find(|(_, known)| *known == ship).map_or("none", |(id, _)| id))
}

pub(super) fn ship(text: &str) -> Option<Tile> {
    SHIPS.iter().find(|(id, ship)| *id == text || ship.as_str() == text).map(|(_, ship)| *ship)
}

/// The id of a sea field for the ship of this number: from the second ship on a single letter, in field order, so that a whole fleet
/// fits an answer path.
pub(super) fn berth_id(number: usize, field: Field) -> Id {
    let letter = Field::sea().position(|other| other == field).and_then(|index| LETTERS.get(index..=index));
    letter.filter(|_| number > 0).map_or_else(|| field.id(), Id::new)
}

/// A sea field by its letter, or any field by its name.
pub(super) fn berth(text: &str) -> Option<Field> {
    let letter = LETTERS.find(text).filter(|_| text.len() == 1);
    letter.map_or_else(|| Field::parse(text), |index| Field::sea().nth(index))
}

/// One for each sea field.
const LETTERS: &str = "abcdefghijklm";

/// What players call things, whether they are offered now or not.
pub(super) fn names(param: &str) -> Vec<Id> {
    match param {
        TILE => data().on_sale().filter(|tile| Kind::of(*tile).is_some()).map(Tile::id).collect(),
        SHIP => ships().map(Tile::id).collect(),
        TIER => Tier::ALL.iter().map(|tier| tier.id()).collect(),
        RESOURCE => Resource::ALL.iter().map(|resource| resource.id()).collect(),
        OBJECTIVE => Objective::ALL.iter().map(|card| card.id()).collect(),
        _ => Vec::new(),
    }
}

impl Shore {
    pub const fn as_str(self) -> &'static str {
        match self {
            Shore::Home => "home",
            Shore::Islands => "islands",
        }
    }
}

/// An answer to `where`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Residence,
    Exhausted,
    Shore(Shore),
}

impl Spot {
    pub fn of(place: Place) -> Spot {
        match place {
            Place::Residence => Spot::Residence,
            Place::Exhausted => Spot::Exhausted,
            Place::Workplace(field) => Spot::Shore(field.shore()),
        }
    }

    pub const fn as_str(self) -> &'static str {
        match self {
            Spot::Residence => "residence",
            Spot::Exhausted => "exhausted",
            Spot::Shore(shore) => shore.as_str(),
        }
    }

    pub fn id(self) -> Id {
        Id::new(self.as_str())
    }

    pub fn parse(text: &str) -> Option<Spot> {
        [Spot::Residence, Spot::Exhausted, Spot::Shore(Shore::Home), Spot::Shore(Shore::Islands)]
            .into_iter()
            .find(|spot| spot.as_str() == text)
    }
}

pub(super) fn seat_id(seat: Seat) -> Id {
    Id::number(i64::from(seat.0) + 1)
}

/// Collects answers.
struct Speller(Answers);

impl Speller {
    /// An action from outside may name more than fits; it is cut short, and is not offered anyway.
    fn say(&mut self, param: &'static str, id: Id) {
        let _ = self.0.try_push(Answer { param, id });
    }

    fn tile(&mut self, tile: Tile) {
        if let Some(kind) = Kind::of(tile) {
            self.say(KIND, kind.id());
        }
        self.say(TILE, tile.id());
    }

    fn land(&mut self, shore: &'static str, param: &'static str, field: Field) {
        self.say(shore, Id::new(field.shore().as_str()));
        self.say(param, field.id());
    }

    fn place(&mut self, place: Place) {
        self.say(WHERE, Spot::of(place).id());
        if let Place::Workplace(field) = place {
            self.say(FIELD, field.id());
        }
    }

    fn card(&mut self, card: Card) {
        self.say(PILE, Pile::of(card).id());
        self.say(CARD, card.id());
    }

    fn done(&mut self, param: &'static str, full: bool) {
        if !full {
            self.say(param, Id::new(DONE));
        }
    }
}

pub(super) fn spell(action: &Action) -> Answers {
    let mut out = Speller(Answers::new());
    out.say(VERB, action.name().id());
    match action {
        Action::Build { tile, field, pay } => {
            out.tile(*tile);
            if let Some(field) = field {
                out.land(WHERE, FIELD, *field);
            }
            out.say(PAY, pay.id());
        }
        Action::Rebuild { returned, tile, field, pay } => {
            out.land(RETURNED_WHERE, RETURNED, *returned);
            out.tile(*tile);
            if let Some(field) = field {
                out.land(WHERE, FIELD, *field);
            }
            out.say(PAY, pay.id());
        }
        Action::Ships { ships, pay } => {
            for (number, launch) in ships.iter().enumerate() {
                out.say(SHIP, ship_id(launch.ship));
                out.say(FIELD, berth_id(number, launch.field));
            }
            out.done(SHIP, ships.is_full());
            out.say(PAY, pay.id());
        }
        Action::ShipAnywhere { ship } => out.say(SHIP, ship_id(*ship)),
        Action::UpgradeAnywhere { tier } => out.say(TIER, tier.id()),
        Action::Play { card, pay } => {
            out.card(*card);
            out.say(PAY, pay.id());
        }
        Action::Swap { cards } => {
            cards.iter().for_each(|card| out.card(*card));
            out.done(PILE, cards.is_full());
        }
        Action::Hire { tiers, pay } => {
            tiers.iter().for_each(|tier| out.say(TIER, tier.id()));
            out.done(TIER, tiers.is_full());
            out.say(PAY, pay.id());
        }
        Action::Upgrade { steps, pay } => {
            for raise in steps {
                out.say(TIER, raise.tier.id());
                out.place(raise.at);
            }
            out.done(TIER, steps.is_full());
            out.say(PAY, pay.id());
        }
        Action::Expedition { cards } => out.say(CARDS, Id::number(*cards)),
        Action::Activate { card, under } => {
            out.card(*card);
            under.iter().for_each(|card| out.card(*card));
            if super::playing::discards(*card) {
                out.done(PILE, under.is_full());
            }
        }
        Action::Objective { objective, card } => {
            out.say(OBJECTIVE, objective.id());
            if let Some(card) = card {
                out.card(*card);
            }
        }
        Action::Shift { tier, from: place } | Action::Promote { tier, at: place } => {
            out.say(TIER, tier.id());
            out.place(*place);
        }
        Action::Produce { field } | Action::Return { field } => out.land(WHERE, FIELD, *field),
        Action::Work { field } => out.say(FIELD, field.id()),
        Action::Trade { resource, seat, tokens } => {
            out.say(RESOURCE, resource.id());
            out.say(SEAT, seat_id(*seat));
            out.say(TOKENS, tokens.id());
        }
        Action::Fetch { resource, tokens } => {
            out.say(RESOURCE, resource.id());
            out.say(TOKENS, tokens.id());
        }
        Action::Gift { card, resource } => {
            out.say(CARD, card.id());
            out.say(RESOURCE, resource.id());
        }
        Action::Labour { part, tier } => {
            out.say(PART, Id::number(*part));
            out.say(TIER, tier.id());
        }
        Action::Spend { part, tokens } => {
            out.say(PART, Id::number(*part));
            out.say(TOKENS, tokens.id());
        }
        Action::Finish { part } => out.say(PART, Id::number(*part)),
        Action::AutoEnd { rule } => out.say(RULE, Id::new(rule.as_str())),
        Action::Claim | Action::Explore | Action::Festival | Action::Withdraw | Action::EndTurn => {}
    }
    out.0
}
