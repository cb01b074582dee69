//! The boards of Anno 1800.

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
mod districts;
mod field;
mod hand;
mod hand_card;
mod hand_expedition;
mod header;
mod island;
mod layout;
mod lines;
mod marks;
mod objectives;
mod overview;
mod played;
mod stamped;
mod symbols;

use archipel_rules::anno1800::View;

use archipel_rules::{Id, Phrase, Seat};

use crate::{GameRenderer, Picture, Request, Sheet, Subject};

impl GameRenderer for View {
    fn draw(&self, request: &Request<'_>) -> Picture {
        match request.what {
            Subject::Island(seat) => island::draw(self, seat, request),
            Subject::Board => board::draw(self, request),
            Subject::Hand => hand::draw(self, request),
        }
    }

    fn describe(&self, request: &Request<'_>) -> Vec<Phrase> {
        alt::describe(self, request)
    }

    // [`describe`] already covers everything.
    fn details(&self, _subject: Subject) -> Vec<Phrase> {
        Vec::new()
    }

    fn overview(&self) -> Sheet {
        overview::overview(self)
    }

    fn changes(before: &Self, after: &Self, subject: Subject) -> Vec<Id> {
        changes::changes(before, after, subject)
    }

    fn turn_pictures(&self, seat: Seat) -> Vec<Subject> {
        // A turn shows on the player's islands; the board only shows what is left.
        vec![Subject::Island(seat)]
    }

    fn animation_subjects(&self) -> Vec<Subject> {
        self.players.seats().map(Subject::Island).collect()
    }

    // Cards are weighed in the hand, tiles and stacks on the board; people and fields are on the own islands.
    fn picture_for_question(&self, seat: Seat, verb: Option<&str>) -> Subject {
        match verb {
            Some("play" | "swap" | "expedition" | "explore" | "end_turn") => Subject::Hand,
            Some("build" | "rebuild" | "ships" | "trade" | "objective") => Subject::Board,
            _ => Subject::Island(seat),
        }
    }
}
