//! Questions about routes of ships.

use super::super::action::AnswerReader;
use super::super::action::param::{FIELD, SHIP, STEP, TO};
use super::super::action::{AREAS, DONE, path_id};
use super::super::action::{MAX_PATH, Path};
use super::super::data::SHIPS;
use super::super::map::Hex;
use super::super::state::State;
use crate::answer_reader::{InvalidAnswers, complete, question};
use crate::{Asked, Id};

/// The most answers that fit into a Discord menu.
const MENU: usize = 25;

impl State {
    /// Asks for a destination, for its part of the sea, or for the first step and then step by step until `done`.
    pub(super) fn sail_question(
        &self,
        rest: &mut AnswerReader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, InvalidAnswers> {
        let Some(ship) = rest.ship()? else {
            return Ok(question(SHIP, options, able(|ship| self.next_steps(ship, &[]).next().is_some())));
        };
        let voyage = rest.voyage()?;
        if !voyage.path.is_empty() && self.may_sail(ship, &voyage.path).is_err() {
            return Ok(Asked::Nothing);
        }
        if voyage.done {
            return Ok(complete(true, rest));
        }
        if voyage.path.is_empty() {
            return Ok(self.destination_question(ship, voyage.area, options));
        }
        let more = voyage.path.len() < MAX_PATH;
        let steps = self.next_steps(ship, &voyage.path).filter(|_| more).map(Hex::id);
        Ok(question(STEP, options, [Id::new(DONE)].into_iter().chain(steps)))
    }

    pub(super) fn destination_question(&self, ship: u8, area: Option<&str>, options: &mut Vec<Id>) -> Asked {
        let Some(routes) = usize::from(ship)
            .checked_sub(1)
            .filter(|ship| *ship < SHIPS)
            .and_then(|ship| self.routes_of(ship))
        else {
            return Asked::Nothing;
        };
        let near = self.next_steps(ship, &[]).map(Hex::id);
        let ways = routes.fields.iter().filter_map(|hex| Some((*hex, routes.way(*hex)?.path)));
        let mut beyond = ways.filter(|(_, path)| path.len() > 1);
        let id = |(_, path): (Hex, Path)| path_id(&path);
        match area {
            Some(area) => question(FIELD, options, beyond.filter(|(hex, _)| area_of(*hex) == area).map(id)),
            None if routes.fields.len() <= MENU => question(TO, options, near.chain(beyond.map(id))),
            None => {
                let mut there = [false; AREAS.len()];
                beyond.by_ref().for_each(|(hex, _)| {
                    there[AREAS.iter().position(|area| *area == area_of(hex)).unwrap_or(0)] = true;
                });
                let areas = AREAS.iter().zip(there).filter(|(_, there)| *there);
                question(TO, options, near.chain(areas.map(|(area, _)| Id::new(area))))
            }
        }
    }
}

pub(super) fn ships() -> impl Iterator<Item = u8> {
    1..=SHIPS as u8
}

pub(super) fn able(can: impl Fn(u8) -> bool) -> impl Iterator<Item = Id> {
    ships().filter(move |ship| can(*ship)).map(Id::number)
}

/// West, middle or east: each has at most 25 sea fields.
fn area_of(hex: Hex) -> &'static str {
    match hex.column() {
        0..4 => AREAS[0],
        4..9 => AREAS[1],
        _ => AREAS[2],
    }
}
