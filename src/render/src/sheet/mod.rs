//! Sheets: all players side by side. The overview compares the figures that decide a game; the score shows of which
//! parts everybody's points are made. One drawing for all games.

mod alt;
mod bars;
mod draw;
mod rows;

use archipel_rules::{Id, Outcome, Progress, Seat, Seats, Standing};

/// A table of figures with a column for each player.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub(crate) kind: Kind,
    pub(crate) round: u32,
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: Vec<Row>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Overview,
    /// How everybody stands while the game goes on.
    Score,
    FinalScore,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Column {
    pub(crate) seat: Seat,
    /// Is waited for now.
    pub(crate) due: bool,
    pub(crate) won: bool,
    /// Rank and points; on a score.
    pub(crate) standing: Option<(u8, i64)>,
    /// The drawing of a captain's emblem, where no person plays.
    pub(crate) emblem: Option<&'static str>,
}

/// A figure of each player, in the order of the columns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// The drawing in front of it; the rows of a score have their colour instead.
    pub(crate) sprite: Option<&'static str>,
    /// Its word.
    pub(crate) term: Id,
    /// So much is needed for what it counts towards.
    pub(crate) need: Option<i64>,
    pub(crate) values: Vec<i64>,
    pub(crate) best: Best,
}

/// Which of the values is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Best {
    Most,
    Least,
    /// Neither more nor less is better by itself.
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

    /// The value to be marked, unless all are equal.
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

impl Sheet {
    /// The figures that decide a game, by seat.
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

    /// The parts of everybody's score, the best player first.
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
        // Every standing has the same parts in the same order.
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

    /// With the emblems that some players fly, by seat.
    #[must_use]
    pub fn flying(mut self, emblems: &[Option<&'static str>]) -> Self {
        for column in &mut self.columns {
            column.emblem = emblems.get(column.seat.index()).copied().flatten();
        }
        self
    }

    /// The name of the picture's file.
    pub fn file_name(&self) -> &'static str {
        match self.kind {
            Kind::Overview => "overview.png",
            Kind::Score | Kind::FinalScore => "score.png",
        }
    }
}
