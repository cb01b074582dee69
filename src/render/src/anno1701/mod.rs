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

use archipel_rules::anno1701::{Phase, View};

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

    // The chart for ships, the hand for goods and tiles, the settlement for buildings.
    fn picture_for_question(&self, seat: Seat, verb: Option<&str>) -> Subject {
        match verb {
            Some("sail" | "discover" | "found" | "encounter" | "retreat" | "donate" | "end_turn") => {
                Subject::Board
            }
            Some(
                "choose_tiles" | "keep_tile" | "discard" | "offer" | "accept" | "counter" | "decline"
                | "withdraw" | "build_resident" | "build_ship" | "set_sail" | "set_orders",
            ) => Subject::Hand,
            Some(_) => Subject::Island(seat),
            None => match self.phase {
                Phase::SetupChoose | Phase::Discard | Phase::KeepTile => Subject::Hand,
                Phase::Sailing | Phase::Encounter | Phase::Retreat | Phase::GameOver => Subject::Board,
                // Players who are not on turn see the chart.
                Phase::Yield | Phase::Action | Phase::PlaceTile if self.active != seat => Subject::Board,
                Phase::Yield | Phase::Action | Phase::PlaceTile => Subject::Island(seat),
            },
        }
    }
}
