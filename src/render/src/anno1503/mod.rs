//! The pictures of Anno 1503.

mod alt;
mod board;
mod board_panels;
mod changes;
mod decision;
mod details;
mod hand;
mod island;
mod island_panel;
mod overview;
mod printed;

use archipel_rules::anno1503::{
    View,
    kinds::{Face, Yield},
};

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

    fn details(&self, subject: Subject) -> Vec<Phrase> {
        details::details(self, subject)
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

const fn yield_sprite(yielded: Yield) -> &'static str {
    match yielded {
        Yield::Any => "any",
        Yield::Good(good) => good.as_str(),
    }
}

const fn face_sprite(face: Face) -> &'static str {
    match face {
        Face::TradingPost(good) => good.as_str(),
        Face::Contract => "contract",
        Face::Promotion => "promotion",
        Face::Gold => "treasure",
    }
}
