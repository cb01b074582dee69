//! Alt text of table images.

use archipel_rules::{Outcome, Phrase, Seats};

use super::{Kind, Row, TableImage};

/// Argument names of a row's phrase, by column: player and value.
const NAMES: [(&str, &str); 4] = [("a", "one"), ("b", "two"), ("c", "three"), ("d", "four")];

/// A description begins with the first winner; these sentences name those who share the victory.
pub(crate) fn other_winners(outcome: Option<&Outcome>) -> impl Iterator<Item = Phrase> {
    let winners = outcome.map_or(Seats::NONE, |outcome| outcome.winners);
    winners.iter().skip(1).map(|seat| Phrase::new("alt-also-won").seat("player", seat))
}

impl TableImage {
    /// The alt text, the most important phrases first.
    pub fn describe(&self) -> Vec<Phrase> {
        let head = match self.kind {
            Kind::Overview => "alt-overview",
            Kind::Score => "alt-score",
            Kind::FinalScore => "alt-score-final",
        };
        let mut phrases = vec![Phrase::new(head).number("round", self.round)];
        for column in &self.columns {
            if let Some((rank, score)) = column.standing {
                phrases.push(
                    Phrase::new("alt-score-player")
                        .number("rank", rank)
                        .seat("player", column.seat)
                        .number("score", score),
                );
            } else if column.won {
                phrases.push(Phrase::new("alt-overview-won").seat("player", column.seat));
            } else if column.due {
                phrases.push(Phrase::new("alt-overview-due").seat("player", column.seat));
            }
        }
        phrases.extend(self.rows.iter().map(|row| self.row(row)));
        phrases
    }

    /// One row, for example "Gold: Ada 12, Ben 9."
    fn row(&self, row: &Row) -> Phrase {
        let key = match (self.columns.len(), row.need) {
            (..=2, None) => "alt-row-2",
            (3, None) => "alt-row-3",
            (4.., None) => "alt-row-4",
            (..=2, Some(_)) => "alt-row-2-of",
            (3, Some(_)) => "alt-row-3-of",
            (4.., Some(_)) => "alt-row-4-of",
        };
        let phrase = Phrase::new(key).term("figure", row.term);
        let phrase = match row.need {
            Some(need) => phrase.number("need", need),
            None => phrase,
        };
        let values = self.columns.iter().zip(&row.values).zip(NAMES);
        values.fold(phrase, |phrase, ((column, value), (player, number))| {
            phrase.seat(player, column.seat).number(number, *value)
        })
    }
}
