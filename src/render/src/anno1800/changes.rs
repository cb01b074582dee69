//! Finds what to highlight by comparing two views.

use archipel_rules::{
    BySeat, Id, Seat,
    anno1800::{
        View,
        kinds::{Deck, Naval, Tier},
        view::{PlayedCard, Player, Plot},
    },
};

use crate::Subject;

pub(crate) fn changes(before: &View, after: &View, subject: Subject) -> Vec<Id> {
    let mut new = New(Vec::new());
    match subject {
        Subject::Island(seat) => {
            if let (Some(before), Some(after)) = (before.players.get(seat), after.players.get(seat)) {
                island(before, after, &mut new);
            }
        }
        Subject::Board => board(before, after, &mut new),
        Subject::Hand => own(before, after, &mut new),
    }
    new.0
}

fn island(before: &Player, after: &Player, new: &mut New) {
    for (i, now) in after.fields.iter().enumerate() {
        // `fresh` is not compared, because it does not change how the field looks.
        let looks = |plot: &Plot| (plot.printed, plot.built, plot.slots);
        new.mark(before.fields.get(i).map(looks) != Some(looks(now)), now.field.as_str());
    }
    for tier in Tier::ALL {
        let people = |player: &Player| (player.residence[tier.index()], player.exhausted[tier.index()]);
        new.mark(people(before) != people(after), tier.as_str());
    }
    new.mark(before.gold != after.gold, "gold");
    for naval in Naval::ALL {
        let tokens =
            |player: &Player| [player.ready, player.spent, player.on_cards].map(|all| all.of(*naval));
        new.mark(tokens(before) != tokens(after), &format!("{}_token", naval.as_str()));
    }
    for deck in Deck::ALL {
        let (index, name) = (deck.index(), deck.as_str());
        new.mark(before.hand[index] != after.hand[index], &format!("hand_{name}"));
        new.mark(before.played_by_deck[index] != after.played_by_deck[index], &format!("played_{name}"));
    }
    new.mark(before.expeditions != after.expeditions, "expeditions");
    for island in after.old_world.iter().filter(|island| !before.old_world.contains(island)) {
        new.mark(true, island.as_str());
    }
    for bay in after.new_world.iter().filter(|bay| !before.new_world.contains(bay)) {
        new.mark(true, bay.island.as_str());
    }
    let known = |card: &PlayedCard| before.played.iter().any(|old| old.card == card.card);
    for played in after.played.iter().filter(|played| played.active && !known(played)) {
        new.mark(true, played.card.id().as_str());
    }
}

fn board(before: &View, after: &View, new: &mut New) {
    for (old, now) in before.board.tiles.iter().zip(&after.board.tiles) {
        new.mark(old.left != now.left, now.tile.as_str());
    }
    for (old, now) in before.board.decks.iter().zip(&after.board.decks) {
        new.mark(old.cards != now.cards, &format!("deck_{}", now.deck.as_str()));
    }
    new.mark(before.board.expeditions != after.board.expeditions, "expeditions");
    new.mark(before.board.old_world != after.board.old_world, "old_world");
    new.mark(before.board.new_world != after.board.new_world, "new_world");
    for (old, now) in before.objectives.iter().zip(&after.objectives) {
        for (seat, count) in now.counts.iter().flat_map(BySeat::iter) {
            let known = old.counts.as_ref().and_then(|counts| counts.get(seat));
            new.mark(known != Some(count), &of(now.card.as_str(), seat));
        }
    }
    for ((seat, old), now) in before.players.iter().zip(after.players.values()) {
        new.mark(old.hand != now.hand, &of("hand", seat));
        new.mark(old.expeditions != now.expeditions, &of("expeditions", seat));
        new.mark(old.played_by_deck != now.played_by_deck, &of("points", seat));
        new.mark(old.gold != now.gold, &of("gold", seat));
        for naval in Naval::ALL {
            let tokens =
                |player: &Player| [player.ready, player.spent, player.on_cards].map(|all| all.of(*naval));
            new.mark(tokens(old) != tokens(now), &of(naval.as_str(), seat));
        }
        new.mark(old.old_world != now.old_world, &of("old_world", seat));
        new.mark(old.new_world != now.new_world, &of("new_world", seat));
        for tier in Tier::ALL {
            new.mark(old.cubes[tier.index()] != now.cubes[tier.index()], &of(tier.as_str(), seat));
        }
    }
}

/// New cards in the viewer's hand.
fn own(before: &View, after: &View, new: &mut New) {
    if before.viewer != after.viewer {
        return;
    }
    for card in after.hand.iter().filter(|card| !before.hand.iter().any(|old| old.card == card.card)) {
        new.mark(true, card.card.id().as_str());
    }
    for card in after.expeditions.iter().filter(|card| !before.expeditions.contains(card)) {
        new.mark(true, card.card.id().as_str());
    }
}

/// The highlight id of a number in the table of players.
pub(super) fn of(subject: &str, seat: Seat) -> String {
    format!("{subject}_{}", seat.index())
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
