//! The pictures of Mille Fiori: the board, a player's score sheet, and the cards in hand.

mod alt;
mod best_play;
mod board;
mod board_display;
mod board_ground;
mod board_players;
mod board_sea;
mod bonus;
mod changes;
mod decision;
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

use archipel_rules::mille_fiori::View;

use archipel_rules::{Id, Phrase, Seat};

use crate::{
    Canvas, GameRenderer, PictureOptions, Subject, TableImage,
    decision::{Question, Stage},
    sheet::Sheet,
};

impl GameRenderer for View {
    fn draw(&self, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
        match options.subject {
            Subject::Island(seat) => sheet::draw(self, seat, options, sheet),
            Subject::Board => board::draw(self, options, sheet),
            Subject::Hand => hand::draw(self, options, sheet),
        }
    }

    fn describe(&self, options: &PictureOptions<'_>) -> Vec<Phrase> {
        alt::describe(self, options)
    }

    fn details(&self, subject: Subject) -> Vec<Phrase> {
        details::details(self, subject)
    }

    fn overview(&self) -> TableImage {
        overview::overview(self)
    }

    fn changes(before: &Self, after: &Self, subject: Subject) -> Vec<Id> {
        changes::changes(before, after, subject)
    }

    fn turn_pictures(&self, _seat: Seat) -> Vec<Subject> {
        // All pieces are on the shared board.
        vec![Subject::Board]
    }

    fn animation_subjects(&self) -> Vec<Subject> {
        vec![Subject::Board]
    }

    fn stage(&self, seat: Seat, question: &Question<'_>) -> Stage {
        decision::stage(self, seat, question)
    }
}
