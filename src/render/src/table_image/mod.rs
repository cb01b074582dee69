//! Table images: one column per player, one row per figure, for all games. The overview compares the figures that decide
//! a game; the score shows the parts of each player's points.

mod alt;
mod bars;
mod draw;
mod rows;

pub(crate) use alt::other_winners;
use archipel_rules::{Id, Outcome, Progress, Seat, Seats, Standing};

/// A table of figures with one column per player, which can be drawn and described.
#[derive(Clone, Debug, PartialEq)]
pub struct TableImage {
    pub(crate) kind: Kind,
    pub(crate) round: u32,
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: Vec<Row>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Overview,
    /// The score of a running game.
    Score,
    FinalScore,
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Column {
    pub(crate) seat: Seat,
    /// The game waits for this player.
    pub(crate) due: bool,
    pub(crate) won: bool,
    /// Rank and points; only in a score table.
    pub(crate) standing: Option<(u8, i64)>,
    /// Sprite of an AI player's emblem.
    pub(crate) emblem: Option<&'static str>,
}

/// One figure of each player, in the order of the columns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// Shown before the term. Rows of a score table have a colour instead.
    pub(crate) sprite: Option<&'static str>,
    /// Id of the row's name.
    pub(crate) term: Id,
    /// The value needed to reach a goal.
    pub(crate) need: Option<i64>,
    pub(crate) values: Vec<i64>,
    pub(crate) best: Best,
}

/// Which value of a row is marked as the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Best {
    Most,
    Least,
    /// Neither more nor less is better.
    None,
}

impl Row {
    pub(crate) fn new<V: Into<i64>>(
        sprite: &'static str,
        term: &str,
        values: impl IntoIterator<Item = V>,
    ) -> Self {
        let values = values.into_iter().map(Into::into).collect();
        Self { sprite: Some(sprite), term: Id::new(term), need: None, values, best: Best::Most }
    }

    #[must_use]
    pub(crate) fn needed(self, need: impl Into<i64>) -> Self {
        Self { need: Some(need.into()), ..self }
    }

    #[must_use]
    pub(crate) fn best(self, best: Best) -> Self {
        Self { best, ..self }
    }

    /// The best value, unless all are equal.
    pub(crate) fn leading(&self) -> Option<i64> {
        let (least, most) = (self.values.iter().min()?, self.values.iter().max()?);
        let leading = match self.best {
            Best::Most => most,
            Best::Least => least,
            Best::None => return None,
        };
        (least != most).then_some(*leading)
    }
}

impl TableImage {
    /// A table of the figures that decide a game. The values of each row are in seat order.
    pub(crate) fn overview(
        round: u32,
        seats: usize,
        due: Seats,
        outcome: Option<&Outcome>,
        rows: Vec<Row>,
    ) -> Self {
        let column = |seat| Column {
            seat,
            due: due.contains(seat),
            won: outcome.is_some_and(|end| end.winners.contains(seat)),
            standing: None,
            emblem: None,
        };
        Self { kind: Kind::Overview, round, columns: Seat::all(seats).map(column).collect(), rows }
    }

    /// A table of the parts of each player's score, the best player first.
    pub fn score(standings: &[Standing], outcome: Option<&Outcome>, progress: Progress) -> Self {
        let mut ranked: Vec<&Standing> = standings.iter().collect();
        ranked.sort_by_key(|standing| (standing.rank, standing.seat));
        let column = |standing: &&Standing| Column {
            seat: standing.seat,
            due: false,
            won: outcome.is_some_and(|end| end.winners.contains(standing.seat)),
            standing: Some((standing.rank, standing.score)),
            emblem: None,
        };
        // All standings have the same parts in the same order.
        let ids = ranked.first().map(|first| first.parts.as_slice()).unwrap_or_default();
        let row = |(index, (term, _)): (usize, &(Id, i64))| Row {
            sprite: None,
            term: *term,
            need: None,
            values: ranked.iter().map(|one| one.parts.get(index).map_or(0, |(_, points)| *points)).collect(),
            best: Best::Most,
        };
        Self {
            kind: if outcome.is_some() { Kind::FinalScore } else { Kind::Score },
            round: progress.round,
            rows: ids.iter().enumerate().map(row).collect(),
            columns: ranked.iter().map(column).collect(),
        }
    }

    /// Replaces the points of an overview by those of the score, so that both say the same.
    #[must_use]
    pub fn with_points(mut self, standings: &[Standing]) -> Self {
        for row in self.rows.iter_mut().filter(|row| row.term.as_str() == "figure-points") {
            for (column, value) in self.columns.iter().zip(&mut row.values) {
                let standing = standings.iter().find(|standing| standing.seat == column.seat);
                *value = standing.map_or(*value, |standing| standing.score);
            }
        }
        self
    }

    /// Adds emblems of AI players, by seat.
    #[must_use]
    pub fn with_emblems(mut self, emblems: &[Option<&'static str>]) -> Self {
        for column in &mut self.columns {
            column.emblem = emblems.get(column.seat.index()).copied().flatten();
        }
        self
    }

    pub fn file_name(&self) -> &'static str {
        match self.kind {
            Kind::Overview => "overview.png",
            Kind::Score | Kind::FinalScore => "score.png",
        }
    }
}
