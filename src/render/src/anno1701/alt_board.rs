//! Alt text of the shared board.

use archipel_rules::{
    Id, Phrase, Seat,
    anno1701::{
        Phase, View,
        kinds::{Encounter, Stack, Track},
        view::PlayerView,
    },
};

use super::{
    alt::{face_up, goods, looked_at},
    hand_secrets,
};

pub(super) fn board(view: &View) -> Vec<Phrase> {
    let mut phrases = vec![head(view)];
    phrases.extend(happened(view));
    for seat in view.first.round_from(view.players.count()) {
        if let Some(player) = view.players.get(seat) {
            phrases.push(standing(seat, player));
        }
    }
    for track in Track::ALL {
        phrases.push(power(view, *track));
    }
    if let Some((price, _)) = view.donations.iter().find(|(_, donor)| donor.is_none()) {
        phrases.push(Phrase::new("alt-1701-donation").number("gold", *price));
    }
    phrases.extend(view.players.seats().filter_map(|seat| colonies(view, seat)));
    if let Some(supply) = view.supply {
        phrases.push(Phrase::new("alt-1701-supply").with("goods", goods(supply)));
    }
    phrases.push(
        Phrase::new("alt-1701-stacks")
            .number("one", view.stacks[Stack::One as usize])
            .number("two", view.stacks[Stack::Two as usize])
            .number("encounters", view.encounters_left)
            .number("events", view.events_left),
    );
    phrases.extend(hand_secrets::looked_at(view).into_iter().map(looked_at));
    // Last, because it is long and an alt text may be cut. The full description is never cut.
    let open = view.islands.iter().filter(|island| island.face_up);
    phrases.extend(open.filter_map(|island| Some(face_up(island.hex, island.face?))));
    phrases
}

fn head(view: &View) -> Phrase {
    let winner = view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next());
    match (winner, view.phase) {
        (Some(seat), _) => Phrase::new("alt-1701-board-won").number("round", view.round).seat("player", seat),
        (None, Phase::SetupChoose) => Phrase::new("alt-1701-board-choose").number("round", view.round),
        (None, _) => Phrase::new("alt-1701-board").number("round", view.round).seat("player", view.active),
    }
}

/// The dice with their event, and the current encounter.
fn happened(view: &View) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    if let Some([one, two]) = view.last_dice {
        let sum = one + two;
        phrases.push(match view.last_event {
            Some([first, second]) => Phrase::new("alt-1701-event")
                .number("sum", sum)
                .term("first", first.id())
                .term("second", second.id()),
            None => Phrase::new("alt-1701-dice").number("sum", sum),
        });
    }
    if let Some(met) = &view.encounter {
        let card = Id::new(met.card.word());
        let (key, needed) = match met.card {
            Encounter::Pirate { strength, .. } => ("alt-1701-met-pirate", Some(strength)),
            Encounter::Hurricane { sails } => ("alt-1701-met-hurricane", Some(sails)),
            Encounter::FreeTrader | Encounter::Castaways => ("alt-1701-met", None),
        };
        let phrase = Phrase::new(key).term("card", card).place("place", met.at.id());
        phrases.push(match needed {
            Some(needed) => phrase.number("needed", needed),
            None => phrase,
        });
    }
    phrases
}

/// A player's progress towards victory, and the positions of their ships.
fn standing(seat: Seat, player: &PlayerView) -> Phrase {
    let key = match (player.riot, player.ships.len()) {
        (false, 0) => "alt-1701-player-ashore",
        (false, 1) => "alt-1701-player-ship",
        (false, _) => "alt-1701-player-ships",
        (true, 0) => "alt-1701-riot-ashore",
        (true, 1) => "alt-1701-riot-ship",
        (true, _) => "alt-1701-riot-ships",
    };
    let phrase = Phrase::new(key)
        .seat("player", seat)
        .number("favours", player.favours)
        .number("gold", player.gold)
        .number("cards", player.hand_size);
    let places = player.ships.iter().zip(["place", "second"]);
    places.fold(phrase, |phrase, (ship, name)| phrase.place(name, ship.at.id()))
}

/// A power field: its owner and all players' symbols.
fn power(view: &View, track: Track) -> Phrase {
    let most = view.players.values().map(|player| player.symbols[track as usize]).max().unwrap_or(0);
    let phrase = match view.powers[track as usize] {
        Some(owner) => Phrase::new("alt-1701-power").seat("player", owner),
        None => Phrase::new("alt-1701-power-free"),
    };
    phrase.term("power", Id::new(track.power())).number("most", most)
}

/// The sites of a player's colonies as one place name: `D2 E3`.
fn colonies(view: &View, seat: Seat) -> Option<Phrase> {
    let own = view.sites.iter().filter(|site| site.owner == Some(seat));
    let places: Vec<String> = own.map(|site| site.anchor.to_string()).collect();
    let list = Id::parse(&places.join(" ")).filter(|_| !places.is_empty())?;
    Some(Phrase::new("alt-1701-colonies").seat("player", seat).place("places", list))
}
