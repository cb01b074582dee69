//! The pictures of Mille Fiori: the glass board, a player's sheet, and the cards in hand.

mod alt;
mod best;
mod board;
mod board_display;
mod board_ground;
mod board_players;
mod board_sea;
mod bonus;
mod changes;
mod details;
mod fields;
mod glass;
mod hand;
mod hand_card;
mod hand_display;
mod hand_plan;
mod layout;
mod overview;
mod sheet;
mod sheet_sets;
mod symbols;

use archipel_rules::mille_fiori::{Phase, View, options::Draft};

use archipel_rules::{Id, Phrase, Seat};

use crate::{GameRenderer, Picture, Request, Sheet, Subject};

impl GameRenderer for View {
    fn draw(&self, request: &Request<'_>) -> Picture {
        match request.what {
            Subject::Island(seat) => sheet::draw(self, seat, request),
            Subject::Board => board::draw(self, request),
            Subject::Hand => hand::draw(self, request),
        }
    }

    fn describe(&self, request: &Request<'_>) -> Vec<Phrase> {
        alt::describe(self, request)
    }

    fn details(&self, subject: Subject) -> Vec<Phrase> {
        details::details(self, subject)
    }

    fn overview(&self) -> Sheet {
        overview::overview(self)
    }

    fn changes(before: &Self, after: &Self, subject: Subject) -> Vec<Id> {
        changes::changes(before, after, subject)
    }

    fn turn_pictures(&self, _seat: Seat) -> Vec<Subject> {
        // All pieces are on the common board.
        vec![Subject::Board]
    }

    fn animation_subjects(&self) -> Vec<Subject> {
        vec![Subject::Board]
    }

    // Cards are weighed in the hand, which also shows the open ones; fields are found on the board.
    fn picture_for_question(&self, _seat: Seat, verb: Option<&str>) -> Subject {
        match verb {
            Some("place" | "sail") => Subject::Board,
            // The chosen card is known: what matters is where it can go. An extra card is still to be picked.
            None if self.phase == Phase::Play && self.options.draft == Draft::Simultaneous => Subject::Board,
            _ => Subject::Hand,
        }
    }
}
