//! The pictures of Anno 1503.

mod alt;
mod board;
mod board_panels;
mod changes;
mod details;
mod hand;
mod island;
mod island_panel;
mod overview;
mod printed;

use archipel_rules::anno1503::{
    Phase, View,
    kinds::{Face, Yield},
};

use archipel_rules::{Id, Phrase, Seat};

use crate::{Canvas, GameRenderer, PictureOptions, Subject, TableImage, sheet::Sheet};

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

    // The chart for ships, the hand for cards, the island for everything else.
    fn picture_for_question(&self, seat: Seat, verb: Option<&str>) -> Subject {
        match verb {
            Some("sail" | "discover" | "leave_tile") => Subject::Board,
            Some("take" | "buy" | "build_ship" | "draw_card" | "end_turn" | "set_orders") => Subject::Hand,
            // After the ships have left, the chart matters most.
            None if self.active == seat && self.phase == Phase::Phase3 => Subject::Board,
            _ => Subject::Island(seat),
        }
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
