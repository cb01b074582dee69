//! The one picture of Atoll (Atoll rules 13): the lagoon with both players, and for the hand also the viewer's tiles.

mod alt;
mod board;
mod changes;
mod decision;
mod hand;

use archipel_rules::atoll::View;
use archipel_rules::{Id, Phrase, Seat, Viewer};

use crate::table_image::{Best, Row};
use crate::{
    Canvas, GameRenderer, PictureOptions, Subject, TableImage,
    decision::{Question, Stage},
    sheet::Sheet,
};

impl GameRenderer for View {
    fn draw(&self, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
        board::draw(self, options, sheet)
    }

    fn describe(&self, options: &PictureOptions<'_>) -> Vec<Phrase> {
        match options.subject {
            Subject::Board | Subject::Island(_) => alt::board(self),
            Subject::Hand => alt::hand(self),
        }
    }

    fn details(&self, subject: Subject) -> Vec<Phrase> {
        match subject {
            Subject::Board | Subject::Island(_) => alt::free_islets(self),
            Subject::Hand => Vec::new(),
        }
    }

    fn overview(&self) -> TableImage {
        let players = self.players.values();
        let palms = players.clone().map(|player| i64::try_from(player.palms).unwrap_or(0));
        let rows = vec![
            Row::new("victory", "figure-points", players.clone().map(|player| player.score)),
            Row::new("atoll_palm", "palms", palms).best(Best::None),
            Row::new("tree", "groves", players.clone().map(|player| player.groves)),
            Row::new("atoll_pearl", "pearls", players.map(|player| player.pearls)),
        ];
        TableImage::overview(self.round, self.players.count(), self.due, self.outcome.as_ref(), rows)
    }

    fn changes(before: &Self, after: &Self, subject: Subject) -> Vec<Id> {
        changes::changes(before, after, subject)
    }

    fn turn_pictures(&self, _seat: Seat) -> Vec<Subject> {
        vec![Subject::Board]
    }

    fn animation_subjects(&self) -> Vec<Subject> {
        vec![Subject::Board]
    }

    fn stage(&self, seat: Seat, question: &Question<'_>) -> Stage {
        decision::stage(self, seat, question)
    }
}

/// Whose tiles the picture shows, if any.
fn owner(view: &View, subject: Subject) -> Option<Seat> {
    match (view.viewer, subject) {
        (Viewer::Seat(seat), Subject::Hand) => Some(seat),
        _ => None,
    }
}
