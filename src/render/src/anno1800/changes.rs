//! What is new on a picture, found by comparing two views.

use archipel_rules::{
    Id, Seat,
    anno1800::{
        View,
        fields::Field,
        kinds::{Deck, Tier},
        view::Player,
    },
};

use super::{hand, objectives};
use crate::What;

pub(crate) fn changes(before: &View, after: &View, what: What) -> Vec<Id> {
    let mut new = New(Vec::new());
    match what {
        What::Island(seat) => {
            if let (Some(before), Some(after)) = (before.players.get(seat), after.players.get(seat)) {
                island(before, after, &mut new);
            }
        }
        What::Board => board(before, after, &mut new),
        What::Hand => own(before, after, &mut new),
    }
    new.0
}

fn island(before: &Player, after: &Player, new: &mut New) {
    for (i, (field, now)) in Field::all().zip(&after.plots).enumerate() {
        new.mark(before.plots.get(i) != Some(now), field.as_str());
    }
    for tier in Tier::ALL {
        let people = |player: &Player| (player.residence[tier.index()], player.exhausted[tier.index()]);
        new.mark(people(before) != people(after), tier.as_str());
    }
    new.mark(before.gold != after.gold, "gold");
    let tokens = |player: &Player| [player.ready, player.spent, player.on_cards];
    new.mark(tokens(before).map(|all| all.trade) != tokens(after).map(|all| all.trade), "trade_token");
    new.mark(tokens(before).map(|all| all.explore) != tokens(after).map(|all| all.explore), "explore_token");
    for deck in Deck::ALL {
        let (index, name) = (deck.index(), deck.as_str());
        new.mark(before.hand_sizes[index] != after.hand_sizes[index], &format!("hand_{name}"));
        new.mark(before.played.of(*deck) != after.played.of(*deck), &format!("played_{name}"));
    }
    new.mark(before.expedition_count != after.expedition_count, "expeditions");
    for island in after.old_world.iter().filter(|island| !before.old_world.contains(island)) {
        new.mark(true, island.as_str());
    }
    for island in after.new_world.iter().filter(|island| !before.new_world.contains(island)) {
        new.mark(true, island.as_str());
    }
    for card in after.active.without(before.active).iter() {
        new.mark(true, card.id().as_str());
    }
}

fn board(before: &View, after: &View, new: &mut New) {
    for tile in archipel_rules::anno1800::kinds::Tile::ALL {
        new.mark(before.tiles[tile.index()] != after.tiles[tile.index()], tile.as_str());
    }
    for deck in Deck::ALL {
        new.mark(before.decks[deck.index()] != after.decks[deck.index()], &format!("deck_{}", deck.as_str()));
    }
    new.mark(before.expeditions != after.expeditions, "expeditions");
    new.mark(before.old_world != after.old_world, "old_world");
    new.mark(before.new_world != after.new_world, "new_world");
    for ((seat, old), now) in before.players.iter().zip(after.players.values()) {
        for objective in &after.objectives {
            let counts = (objectives::count(before, old, *objective), objectives::count(after, now, *objective));
            new.mark(counts.0 != counts.1, &of(objective.as_str(), seat));
        }
        new.mark(old.hand_sizes != now.hand_sizes, &of("hand", seat));
        new.mark(old.expedition_count != now.expedition_count, &of("expeditions", seat));
        new.mark(old.points != now.points, &of("points", seat));
        new.mark(old.gold != now.gold, &of("gold", seat));
        let islands = |player: &Player| (player.old_world.len(), player.new_world.len());
        new.mark(islands(old) != islands(now), &of("islands", seat));
        for tier in Tier::ALL {
            new.mark(objectives::cubes(old, *tier) != objectives::cubes(now, *tier), &of(tier.as_str(), seat));
        }
    }
}

fn own(before: &View, after: &View, new: &mut New) {
    let player = |view: &View| hand::owner(view).and_then(|seat| view.players.get(seat).cloned());
    let (Some(old), Some(now)) = (player(before), player(after)) else { return };
    for card in now.hand.unwrap_or_default().without(old.hand.unwrap_or_default()).iter() {
        new.mark(true, card.id().as_str());
    }
    let known: Vec<_> = old.expeditions.iter().flat_map(|all| all.iter()).collect();
    for card in now.expeditions.iter().flat_map(|all| all.iter()).filter(|card| !known.contains(card)) {
        new.mark(true, card.id().as_str());
    }
}

/// The id of a figure in the table of players.
pub(super) fn of(what: &str, seat: Seat) -> String {
    // Ids are short; the longest objective's name is cut, which keeps it distinct.
    let room = 20;
    let what = what.get(..room).unwrap_or(what);
    format!("{what}_{}", seat.index())
}

struct New(Vec<Id>);

impl New {
    fn mark(&mut self, changed: bool, id: &str) {
        if changed
            && let Some(id) = Id::parse(id)
            && !self.0.contains(&id)
        {
            self.0.push(id);
        }
    }
}
