//! The pictures of Anno 1701.

mod alt;
mod alt_board;
mod board;
mod board_players;
mod board_store;
mod changes;
mod chart;
mod chart_ground;
mod chart_ships;
mod coast;
mod decision;
mod favours;
mod hand;
mod hand_secrets;
mod hand_tiles;
mod hexes;
mod island;
mod island_panel;
mod island_people;
mod island_tile;
mod overview;
mod pieces;
mod settlement;
mod sprites;

use archipel_rules::anno1701::View;

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
        vec![Subject::Island(seat), Subject::Board]
    }

    fn animation_subjects(&self) -> Vec<Subject> {
        self.players.seats().map(Subject::Island).collect()
    }

    fn stage(&self, seat: Seat, question: &Question<'_>) -> Stage {
        decision::stage(self, seat, question)
    }
}
