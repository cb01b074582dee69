//! Labels of ships, routes and encounters.

use super::super::action::{Path, Reply};
use super::super::data::data;
use super::super::events::card_phrase;
use super::super::kinds::{Encounter, Track};
use super::super::map::{Hex, SeaField};
use super::super::routes::Way;
use super::super::state::State;
use super::{Shown, priced};
use crate::{Id, Phrase};

impl State {
    pub(super) fn show_ship(&self, ship: u8) -> Option<Shown> {
        let index = usize::from(ship).checked_sub(1)?;
        let at = (*self.player().ships.get(index)?)?;
        let label = Phrase::new("choice-ship").number("ship", ship).place("at", at.id());
        let points = Phrase::new("choice-points").number("points", self.points_left(index));
        Some(Shown::new(label).detail(points))
    }

    pub(super) fn show_reply(&self, reply: Reply) -> Option<Shown> {
        let (_, card) = self.encounter()?;
        let cannons = self.player().symbols[Track::Cannons as usize];
        Some(match (reply, card) {
            (Reply::Redraw, _) => {
                Shown::new(Phrase::new("choice-redraw")).detail(Phrase::new("choice-redraw_detail"))
            }
            (Reply::Keep, card) => Shown::new(Phrase::new("choice-keep_card")).detail(card_phrase(card)),
            (Reply::Sell, _) => {
                let gold = data().trader_gold(self.player().symbols[Track::Sacks as usize]);
                let detail = Phrase::new("choice-sell_for").number("gold", gold);
                Shown::new(Phrase::new("choice-sell")).detail(detail)
            }
            (Reply::Skip, _) => Shown::new(Phrase::new("choice-skip")),
            (Reply::Pay, _) => priced(Phrase::new("choice-pay_pirate"), self.demand()?),
            (Reply::Fight, Encounter::Pirate { strength, reward, .. }) => {
                let detail = match strength.saturating_sub(cannons) {
                    need @ 2..=6 => {
                        Phrase::new("choice-fight_odds").number("need", need).number("gold", reward)
                    }
                    0..=1 => Phrase::new("choice-fight_sure").number("gold", reward),
                    _ => Phrase::new("choice-fight_hopeless"),
                };
                Shown::new(Phrase::new("choice-fight")).detail(detail)
            }
            (Reply::Fight, _) => return None,
        })
    }

    pub(super) fn show_retreat(&self, to: Hex) -> Shown {
        if to == data().chart.start {
            return Shown::new(Phrase::new("choice-to_start").place("at", to.id()));
        }
        let label = Phrase::new("choice-to_harbour").place("at", to.id());
        Shown::new(label).recommended(self.nearest_retreat() == Some(to))
    }

    /// Shows destination, route, cost and risk.
    pub(super) fn show_destination(&self, ship: usize, path: &Path) -> Option<Shown> {
        let to = *path.last()?;
        let way = self.routes_of(ship)?.way(to)?;
        let label = Phrase::new(self.field_key(to)).place("at", to.id());
        let shown = Shown::new(self.with_owner(label, to));
        Some(if path.len() == 1 { shown } else { shown.detail(way_phrase(&way)) })
    }

    pub(super) fn show_step(&self, to: Hex) -> Shown {
        let label = Phrase::new(self.field_key(to)).place("at", to.id());
        Shown::new(self.with_owner(label, to))
    }

    /// Shows what is on a sea field.
    pub(super) fn field_key(&self, hex: Hex) -> &'static str {
        match data().chart.field(hex) {
            SeaField::Anchor(site) if self.colonies[usize::from(site)].is_some() => "choice-anchor_taken",
            SeaField::Anchor(_) => "choice-anchor",
            SeaField::Question => "choice-question",
            SeaField::Start => "choice-start",
            SeaField::Open | SeaField::Place(_) => "choice-sea",
        }
    }

    pub(super) fn with_owner(&self, label: Phrase, hex: Hex) -> Phrase {
        match data().chart.site_at(hex).and_then(|site| self.colonies[site]) {
            Some(owner) => label.seat("owner", owner),
            None => label,
        }
    }
}

/// `F3-E3-D2`, its steps, and the first risk on it.
fn way_phrase(way: &Way) -> Phrase {
    let mut text = arrayvec::ArrayString::<23>::new();
    let last = way.path.len() - 1;
    // Long routes are shortened in the middle, because an id holds at most eight fields.
    let shown = |index: usize| last < 8 || index < 6 || index == last;
    for (index, hex) in way.path.iter().enumerate().filter(|(index, _)| shown(*index)) {
        let gap = if index == 0 {
            ""
        } else if last >= 8 && index == last {
            "-..-"
        } else {
            "-"
        };
        let _ = text.try_push_str(gap);
        let _ = text.try_push_str(hex.id().as_str());
    }
    let key = if way.risk.is_some() { "choice-way_risky" } else { "choice-way" };
    let phrase = Phrase::new(key).number("steps", way.path.len() as u8).place("way", Id::new(&text));
    match way.risk {
        Some(risk) => phrase.place("risk", risk.id()),
        None => phrase,
    }
}
