//! Labels of answers and prompts, as message keys with arguments.

pub(super) mod keys;
mod sea;
mod trade;

use self::keys::{effect_key, order_keys};
use self::trade::counted_phrase;
use super::action::param::{
    BUILDING, COUNT, DISCARD, FIELD, FIRST, GET, GIVE, GOLD, GOOD, OFFER, ORDER, REPLY, SAVE, SECOND, SHIP,
    STACK, STEP, TILE, TIMES, TO, WANT, WAY,
};
use super::action::{
    AREAS, AnswerReader, DONE, Move, NONE, Reply, Usable, parse_counted, parse_offer, parse_path, to_answers,
};
use super::advantages::{Advantage, advantage_of};
use super::build::ship_cost;
use super::bundle::Item;
use super::data::{Data, data};
use super::events::{card_phrase, face_phrase};
use super::kinds::{Building, Field, Good, Goods, Stack, Track};
use super::map::Hex;
use super::refusals::terms;
use super::state::{Phase, State};
use super::tile::Tile;
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

    fn recommended(self, recommended: bool) -> Shown {
        Shown { recommended, ..self }
    }
}

fn word(key: &'static str, id: Id) -> Phrase {
    Phrase::new(key).term("word", id)
}

fn nested(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}

impl State {
    pub(super) fn prompt_for(&self, seat: Seat, viewer: Viewer) -> Phrase {
        if !self.due_seats().contains(seat) {
            return Phrase::new("task-wait");
        }
        match self.phase {
            Phase::SetupChoose => Phrase::new("task-choose_tiles"),
            Phase::Yield => Phrase::new("task-roll"),
            Phase::Discard => Phrase::new("task-discard").number("cards", self.owed),
            Phase::Action => Phrase::new("task-action"),
            Phase::KeepTile => Phrase::new("task-keep_tile").number("tiles", self.searched.len() as u8),
            Phase::PlaceTile => match self.placing {
                Some(tile) if viewer.is(seat) => {
                    Phrase::new("task-place_tile_known").term("building", tile.kind().id())
                }
                _ => Phrase::new("task-place_tile"),
            },
            Phase::Sailing => Phrase::new("task-sailing"),
            Phase::Encounter => match self.encounter() {
                Some((_, card)) => Phrase::new("task-encounter").with("card", nested(card_phrase(card))),
                None => Phrase::new("task-wait"),
            },
            Phase::Retreat => Phrase::new("task-retreat"),
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
        self.players.get(seat)?;
        let Asked::Question(param) = self.ask_after(seat, answers, &mut Vec::new()) else { return None };
        if param == VERB {
            let action = Move::parse(option)?;
            let shown = Shown::new(Phrase::new(action.label_key()));
            return Some(Shown { detail: self.verb_detail(action), ..shown });
        }
        let (action, mut rest) = AnswerReader::open(answers).ok()?;
        if option == DONE {
            return Some(Shown::new(match param {
                STEP => Phrase::new("choice-stop_here"),
                GIVE => Phrase::new("choice-give_enough"),
                _ => Phrase::new("choice-want_enough"),
            }));
        }
        match param {
            FIRST | SECOND | TILE => self.show_tile(seat, param, Tile::parse(option)?),
            DISCARD => self.show_discard(answers, option),
            GIVE | WANT if matches!(action, Move::Offer | Move::Counter) => {
                self.show_terms(seat, action, param, answers, option)
            }
            TO if action == Move::Offer => self.show_addressee(option),
            OFFER => self.show_offer(parse_offer(option)?),
            FIELD if action == Move::BuildBuilding => self.show_site(Field::parse(option)?),
            FIELD if action == Move::PlaceTile => self.show_place(Field::parse(option)?),
            SAVE => show_saving(option),
            STACK => {
                let stack = Stack::parse(option)?;
                let left = self.stacks[stack as usize].len() as u8;
                let label = Phrase::new("choice-stack").number("stack", stack as u8 + 1);
                Some(Shown::new(label).detail(Phrase::new("choice-stack_left").number("tiles", left)))
            }
            WAY if option == "search" => Some(priced(Phrase::new("choice-search"), data().search_price)),
            WAY => Some(priced(Phrase::new("choice-top"), data().tile_price)),
            BUILDING if action == Move::PayFavour => {
                let building = Building::parse(option)?;
                let (_, gold) = self.may_pay_favour(building).ok()?;
                Some(priced(word("choice-building", building.id()), gold))
            }
            BUILDING => show_usable(Usable::parse(option)?),
            GIVE | GET if action == Move::SetOrders => {
                Some(Shown::new(word("choice-item", Item::parse(option)?.id())))
            }
            GOOD if action == Move::SetOrders => {
                Some(Shown::new(word("choice-good", Good::parse(option)?.id())))
            }
            GIVE | GET => self.show_good(seat, Good::parse(option)?),
            GOOD => {
                let gold = data().trader_gold(self.player().symbols[Track::Sacks as usize]);
                let label = word("choice-good", Good::parse(option)?.id());
                Some(Shown::new(label).detail(Phrase::new("choice-sell_for").number("gold", gold)))
            }
            SHIP => self.show_ship(option.parse().ok()?),
            REPLY => self.show_reply(Reply::parse(option)?),
            TO if action == Move::Retreat => Some(self.show_retreat(Hex::parse(option)?)),
            TO | FIELD if AREAS.contains(&option) => {
                let label = Phrase::new(match option {
                    "west" => "choice-west",
                    "middle" => "choice-middle",
                    _ => "choice-east",
                });
                Some(Shown::new(label))
            }
            TO | FIELD => {
                let ship = usize::from(rest.ship().ok()??);
                self.show_destination(ship.checked_sub(1)?, &parse_path(option)?)
            }
            STEP => Some(self.show_step(Hex::parse(option)?)),
            ORDER => {
                let (label, detail) = order_keys(option)?;
                Some(Shown::new(Phrase::new(label)).detail(Phrase::new(detail)))
            }
            COUNT if option == NONE => Some(Shown::new(Phrase::new("choice-keep_all"))),
            COUNT => {
                Some(Shown::new(Phrase::new("choice-keep_count").number("cards", option.parse::<u8>().ok()?)))
            }
            TIMES => {
                Some(Shown::new(Phrase::new("choice-times").number("times", option.parse::<u8>().ok()?)))
            }
            GOLD => Some(Shown::new(Phrase::new("choice-gold").number("gold", option.parse::<u8>().ok()?))),
            _ => None,
        }
    }

    fn show_tile(&self, seat: Seat, param: &str, tile: Tile) -> Option<Shown> {
        let shown =
            Shown::new(word("choice-tile", tile.kind().id())).detail(Phrase::new(effect_key(tile.kind())));
        let best = match param {
            FIRST => self.default_tiles(seat)?[0],
            SECOND => self.default_tiles(seat)?[1],
            _ => *self.searched.iter().min_by_key(|tile| (data().tile_rank(**tile), **tile))?,
        };
        Some(shown.recommended(best == tile))
    }

    fn show_discard(&self, answers: &[Answer], option: &str) -> Option<Shown> {
        let (Item::Good(good), count) = parse_counted(option)? else { return None };
        let left = self.hand_after(answers);
        let listed = self.burnt(self.active, self.owed.into())[good];
        let given = self.player().hand[good] - left[good];
        let held = Phrase::new("choice-held").number("cards", left[good]);
        let label = counted_phrase(Item::Good(good), count);
        Some(Shown::new(label).detail(held).recommended(listed == given + count))
    }

    /// An unbuilt tile, with its cost.
    fn show_site(&self, field: Field) -> Option<Shown> {
        let tile = self.player().placed(field)?.tile;
        let label = word("choice-tile_at", tile.kind().id()).place("field", field.id());
        Some(Shown::new(label).detail(Phrase::new(effect_key(tile.kind()))))
    }

    fn show_place(&self, field: Field) -> Option<Shown> {
        let best = self.default_field() == Some(field);
        let shown = match (self.player().placed(field), field.number()) {
            (Some(placed), _) => {
                let label = word("choice-replace", placed.tile.kind().id()).place("field", field.id());
                Shown::new(label).detail(Phrase::new("choice-replace_detail"))
            }
            (None, None) => Shown::new(Phrase::new("choice-meadow").place("field", field.id())),
            (None, Some(number)) => {
                let landscape = data().landscape(self.player().board, field)?;
                let label = word("choice-cover", landscape.id()).number("number", number);
                let lost = Phrase::new("choice-cover_detail")
                    .term("good", data().good_of(landscape).id())
                    .number("ways", Data::ways(number));
                Shown::new(label).detail(lost)
            }
        };
        Some(shown.recommended(best))
    }

    fn show_good(&self, seat: Seat, good: Good) -> Option<Shown> {
        let held = Phrase::new("choice-held").number("cards", self.players.get(seat)?.hand[good]);
        Some(Shown::new(word("choice-good", good.id())).detail(held))
    }

    fn verb_detail(&self, action: Move) -> Option<Phrase> {
        let cost = |goods| Phrase::new("choice-cost").with("goods", terms(goods));
        Some(match action {
            Move::BuildResident => {
                let next = self.player().next_resident()?;
                Phrase::new("choice-resident")
                    .term("resident", next.id())
                    .with("goods", terms(data().cost(next)))
            }
            Move::BuildShip => cost(ship_cost(None).ok()?),
            Move::Donate => Phrase::new("choice-pay").number("gold", self.may_donate().ok()?),
            Move::Discard => Phrase::new("choice-owed").number("cards", self.owed),
            Move::SetSail if !self.offers.is_empty() => Phrase::new("choice-offers_lapse"),
            Move::EndTurn if self.has_moves_left() => Phrase::new("choice-moves_left"),
            Move::Found => self.founding()?,
            Move::Encounter => card_phrase(self.encounter()?.1),
            _ => return None,
        })
    }

    /// Anno 1701 rules 6.17: a warning, not an error.
    fn has_moves_left(&self) -> bool {
        (1..=2).any(|ship| self.next_steps(ship, &[]).next().is_some() || self.may_found(ship).is_ok())
    }

    /// What the player knows of the islands at the one site where a colony can be founded.
    fn founding(&self) -> Option<Phrase> {
        let mut sites = (1..=2).filter_map(|ship| self.may_found(ship).ok());
        let ((_, site), None) = (sites.next()?, sites.next()) else { return None };
        let [one, two] = data().chart.places_of(site).map(|place| {
            let known = self.face_up.contains(place) || self.player().known.contains(place);
            nested(if known { face_phrase(self.face(place)) } else { Phrase::new("face-unknown") })
        });
        Some(Phrase::new("choice-islands").with("one", one).with("two", two))
    }
}

fn priced(label: Phrase, gold: u16) -> Shown {
    Shown::new(label).detail(Phrase::new("choice-pay").number("gold", gold))
}

fn show_saving(option: &str) -> Option<Shown> {
    if option == NONE {
        let cost = Phrase::new("choice-cost").with("goods", terms(data().ship_cost));
        return Some(Shown::new(Phrase::new("choice-save_nothing")).detail(cost));
    }
    let good = Good::parse(option)?;
    let cost = Phrase::new("choice-cost").with("goods", terms(ship_cost(Some(good)).ok()?));
    Some(Shown::new(word("choice-save", good.id())).detail(cost))
}

fn show_usable(building: Usable) -> Option<Shown> {
    let detail = match advantage_of(building)? {
        Advantage::Equal { give: None, count } => Phrase::new("choice-use_equal").number("count", count),
        Advantage::Equal { give: Some(good), count } => {
            Phrase::new("choice-use_exchange").with("goods", terms(Goods::some(good, count)))
        }
        Advantage::AnyTwo => Phrase::new("choice-use_any"),
        Advantage::Buy(gold) => Phrase::new("choice-use_buy").number("gold", gold),
        Advantage::Sell(gold) => Phrase::new("choice-use_sell").number("gold", gold),
    };
    Some(Shown::new(word("choice-building", Id::new(building.as_str()))).detail(detail))
}
