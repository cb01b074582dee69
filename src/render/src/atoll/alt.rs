//! The picture in facts, for those who cannot see it. The sentences are in `assets/locales/*/atoll.ftl`.

use archipel_rules::atoll::View;
use archipel_rules::atoll::view::{IsletView, Landing};
use archipel_rules::{Id, Phrase};

use super::owner;
use crate::Subject;

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

pub(super) fn board(view: &View) -> Vec<Phrase> {
    let rounds = |key| Phrase::new(key).number("round", view.round).number("rounds", view.rounds);
    let mut said = vec![match view.active {
        Some(seat) => rounds("alt-lagoon").seat("player", seat),
        None => rounds("alt-lagoon-over"),
    }];
    for seat in view.outcome.iter().flat_map(|outcome| outcome.winners.iter()) {
        said.push(Phrase::new("alt-lagoon-won").seat("player", seat));
    }
    for (seat, player) in view.players.iter() {
        said.push(
            Phrase::new("alt-lagoon-player")
                .seat("player", seat)
                .number("points", player.score)
                .number("groves", player.groves)
                .number("pearls", player.pearls)
                .number("tiles", number(player.tiles)),
        );
        if let Some(places) = places(view.islets.iter().filter(|islet| islet.owner == Some(seat))) {
            said.push(Phrase::new("alt-lagoon-palms").seat("player", seat).place("places", places));
        }
    }
    said.push(
        Phrase::new("alt-lagoon-canoe").place("place", view.canoe.id()).number("bag", number(view.bag)),
    );
    said
}

/// The letters of some islets; at most 12 fit an id.
fn places<'a>(islets: impl Iterator<Item = &'a IsletView>) -> Option<Id> {
    let letters: Vec<String> = islets.map(|islet| islet.islet.id().to_string()).collect();
    if letters.is_empty() { None } else { Id::parse(&letters.join(" ")) }
}

/// The islets without palms and their pearls.
pub(super) fn free_islets(view: &View) -> Vec<Phrase> {
    let free = view.islets.iter().filter(|islet| islet.owner.is_none());
    let phrase = |islet: &IsletView| {
        Phrase::new("text-lagoon-free").place("place", islet.islet.id()).number("pearls", islet.pearls)
    };
    free.map(phrase).collect()
}

pub(super) fn hand(view: &View) -> Vec<Phrase> {
    let Some(seat) = owner(view, Subject::Hand) else { return Vec::new() };
    let mut said =
        vec![Phrase::new("alt-lagoon-hand").seat("player", seat).number("tiles", number(view.hand.len()))];
    for held in &view.hand {
        let phrase = Phrase::new("alt-lagoon-tile").number("tile", held.tile);
        said.push(match held.landings[..] {
            [Landing { islet, gain, .. }, other] => phrase
                .place("place", islet.id())
                .number("points", gain)
                .place("second", other.islet.id())
                .number("second_points", other.gain),
            _ => Phrase::new("alt-lagoon-tile-only").number("tile", held.tile),
        });
    }
    said.extend(board(view));
    said
}
