//! The pictures of Anno 1800.

mod alt;
mod alt_board;
mod alt_hand;
mod board;
mod board_market;
mod board_objectives;
mod board_players;
mod board_stacks;
mod board_tiles;
mod changes;
mod decision;
mod districts;
mod field;
mod grounds;
mod hand;
mod hand_card;
mod hand_expedition;
mod header;
mod island;
mod layout;
mod line_break;
mod marks;
mod objectives;
mod overview;
mod played_cards;
mod symbols;

use archipel_rules::anno1800::View;

use archipel_rules::{Id, Phrase, Seat};

use crate::{
    Canvas, GameRenderer, PictureOptions, Subject, TableImage,
    decision::{Question, Stage},
    sheet::Sheet,
};

impl GameRenderer for View {
    fn draw(&self, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
        match options.subject {
            Subject::Island(seat) => island::draw(self, seat, options, sheet),
            Subject::Board => board::draw(self, options, sheet),
            Subject::Hand => hand::draw(self, options, sheet),
        }
    }

    fn describe(&self, options: &PictureOptions<'_>) -> Vec<Phrase> {
        alt::describe(self, options)
    }

    // [`describe`] already covers everything.
    fn details(&self, _subject: Subject) -> Vec<Phrase> {
        Vec::new()
    }

    fn overview(&self) -> TableImage {
        overview::overview(self)
    }

    fn changes(before: &Self, after: &Self, subject: Subject) -> Vec<Id> {
        changes::changes(before, after, subject)
    }

    fn turn_pictures(&self, seat: Seat) -> Vec<Subject> {
        // A turn changes the player's islands; the board only shows what is left.
        vec![Subject::Island(seat)]
    }

    fn animation_subjects(&self) -> Vec<Subject> {
        self.players.seats().map(Subject::Island).collect()
    }

    fn stage(&self, seat: Seat, question: &Question<'_>) -> Stage {
        decision::stage(self, seat, question)
    }
}
