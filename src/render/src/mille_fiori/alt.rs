//! Alt texts. `ALT_KEYS.md` lists the keys.

use archipel_rules::{
    Arg, Id, Phrase, Seat,
    mille_fiori::{
        Played, View,
        cards::Card,
        kinds::{Area, Source, Symbol},
        view::CardView,
    },
};

use super::{best_play, board_players::taken, hand};
use crate::{PictureOptions, Subject, table_image::other_winners};

/// How many of the latest plays are described.
const PLAYS: usize = 4;

pub(crate) fn describe(view: &View, options: &PictureOptions<'_>) -> Vec<Phrase> {
    match options.subject {
        Subject::Island(seat) => sheet(view, seat),
        Subject::Board => board(view),
        Subject::Hand => own_hand(view),
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn board(view: &View) -> Vec<Phrase> {
    let winner = view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next());
    let mut phrases = vec![match (winner, view.active) {
        (Some(seat), _) => Phrase::new("alt-mf-board-won").number("round", view.round).seat("player", seat),
        (None, Some(seat)) => rounds("alt-mf-board", view).seat("player", seat),
        (None, None) => rounds("alt-mf-board-choose", view),
    }];
    phrases.extend(other_winners(view.outcome.as_ref()));
    for seat in view.start.round_from(view.players.count()) {
        if let Some(player) = view.players.get(seat) {
            let (key, points) = if view.outcome.is_some() {
                ("alt-mf-player-final", player.score + player.bonus_points)
            } else {
                ("alt-mf-player", player.score)
            };
            phrases.push(
                Phrase::new(key)
                    .seat("player", seat)
                    .number("points", points)
                    .number("bonus", player.bonus_points)
                    .number("rhombs", player.supply)
                    .number("ship", player.ship),
            );
        }
    }
    let recent = view.discard.len() - view.recent.min(view.discard.len());
    phrases.extend(view.discard.iter().rev().take(recent.clamp(1, PLAYS)).copied().map(play));
    if let Some(house) = view.fields.iter().find(|field| field.area == Area::Houses && field.open) {
        let value = house.value.unwrap_or(0);
        phrases.push(Phrase::new("alt-mf-next-house").place("place", house.label).number("value", value));
    }
    if let [one, two, three, four, five] = view.rows.as_slice() {
        phrases.push(
            Phrase::new("alt-mf-fleets")
                .number("one", one.fleet_points)
                .number("two", two.fleet_points)
                .number("three", three.fleet_points)
                .number("four", four.fleet_points)
                .number("five", five.fleet_points),
        );
    }
    let open = counted(view.display.iter().map(|open| open.card.symbol()));
    if !open.is_empty() {
        phrases.push(Phrase::new("alt-mf-display").with("cards", Arg::Terms(open)));
    }
    phrases
}

fn rounds(key: &'static str, view: &View) -> Phrase {
    Phrase::new(key)
        .number("round", view.round)
        .number("rounds", view.rounds)
        .number("card", view.card_round)
        .number("cards", view.card_rounds)
}

fn play(played: Played) -> Phrase {
    match played.field {
        Some(field) => {
            let phrase = Phrase::new("alt-mf-placed").seat("player", played.seat);
            phrase.term("card", played.card.id()).place("place", field.label())
        }
        None => Phrase::new("alt-mf-sailed").seat("player", played.seat).term("card", played.card.id()),
    }
}

/// Counted symbols, in the order of the board.
fn counted(symbols: impl Iterator<Item = Symbol>) -> Vec<(Id, i64)> {
    let mut counts = [0_i64; Symbol::COUNT];
    for symbol in symbols {
        counts[symbol.index()] += 1;
    }
    let all = Symbol::ALL.iter().map(|symbol| (symbol.id(), counts[symbol.index()]));
    all.filter(|(_, count)| *count > 0).collect()
}

fn sheet(view: &View, seat: Seat) -> Vec<Phrase> {
    let Some(player) = view.players.get(seat) else { return Vec::new() };
    let mut phrases = vec![
        Phrase::new("alt-mf-sheet")
            .seat("player", seat)
            .number("points", player.score)
            .number("bonus", player.bonus_points),
    ];
    let points = |source: Source| {
        player.points.iter().find(|(other, _)| *other == source).map_or(0, |(_, points)| *points)
    };
    phrases.push(
        Phrase::new("alt-mf-sources")
            .number("workshops", points(Source::Workshops))
            .number("houses", points(Source::Houses))
            .number("nobili", points(Source::Nobili))
            .number("populi", points(Source::Populi))
            .number("trade", points(Source::Trade))
            .number("harbor", points(Source::Harbor))
            .number("sea", points(Source::SeaRoute)),
    );
    phrases.push(
        Phrase::new("alt-mf-stock")
            .number("rhombs", player.supply)
            .number("reserve", player.reserve)
            .number("ship", player.ship),
    );
    for (area, held, needed) in &player.sets {
        phrases.push(if let Some(points) = taken(view, *area, seat) {
            Phrase::new("alt-mf-set-done").term("area", area.id()).number("points", points)
        } else {
            let phrase = Phrase::new("alt-mf-set").term("area", area.id());
            phrase.number("held", *held).number("needed", *needed)
        });
    }
    let own = view.fields.iter().filter(|field| field.owner == Some(seat));
    let fields = counted(own.map(|field| field.symbol));
    if !fields.is_empty() {
        phrases.push(Phrase::new("alt-mf-fields").with("fields", Arg::Terms(fields)));
    }
    phrases
}

fn own_hand(view: &View) -> Vec<Phrase> {
    let Some(seat) = hand::owner(view) else { return Vec::new() };
    let mut phrases =
        vec![Phrase::new("alt-mf-hand").seat("player", seat).number("cards", number(view.hand.len()))];
    if let Some(card) = view.pick {
        phrases.push(Phrase::new("alt-mf-chosen").term("card", card.id()));
    }
    phrases.extend(view.hand.iter().map(|held| card(view, held)));
    if !view.passed.is_empty() {
        phrases.push(Phrase::new("alt-mf-passed").with("cards", Arg::Terms(kinds(&view.passed))));
    }
    if let Some(plan) = &view.plan {
        let (ways, extras) = (number(plan.main.len()), number(plan.extras.len()));
        phrases.push(Phrase::new("alt-mf-plan").number("ways", ways).number("extras", extras));
    }
    let open = counted(view.display.iter().map(|open| open.card.symbol()));
    if !open.is_empty() {
        phrases.push(Phrase::new("alt-mf-display").with("cards", Arg::Terms(open)));
    }
    phrases
}

/// A card in hand with the best field for it.
fn card(view: &View, held: &CardView) -> Phrase {
    let placing = best_play::placing(view, held).and_then(|play| Some((play, play.field?)));
    match placing {
        Some((play, field)) => Phrase::new("alt-mf-card")
            .term("card", held.card.id())
            .place("place", field.label())
            .number("points", play.effect.own())
            .number("extra", i64::from(play.effect.extra)),
        None => Phrase::new("alt-mf-card-only").term("card", held.card.id()),
    }
}

fn kinds(cards: &[Card]) -> Vec<(Id, i64)> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    let equal = sorted.chunk_by(|a, b| a == b);
    equal.filter_map(|same| Some((same.first()?.id(), number(same.len())))).collect()
}
