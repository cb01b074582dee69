//! Conditions that hold in every state (Anno 1800 rules 12).

use super::cards::Cards;
use super::data::{Effect, data};
use super::kinds::{Deck, Naval, NewWorld, OldWorld, Tier, Tile};
use super::player::Player;
use super::state::State;

fn require(holds: bool, what: impl Fn() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    pub(super) fn check_invariants(&self) -> Result<(), String> {
        self.cubes_are_conserved()?;
        self.tiles_are_conserved()?;
        self.cards_are_conserved()?;
        self.islands_are_conserved()?;
        for player in self.players.values() {
            sound_area(player)?;
        }
        require(self.fireworks.is_some() == self.end_round.is_some(), || {
            "fireworks and end_round disagree".into()
        })?;
        let most = self.end_round.map_or(u32::MAX, |end| end + 1);
        require(self.round <= most, || format!("round {} is after the last round", self.round))?;
        let last = self.round == most || self.options.round_limit == Some(self.round);
        require(!self.over || last, || "the game ended too early".into())?;
        require(self.paying.is_none() || self.turn.actions_left > 0, || "paying without an action".into())?;
        let idle = self.players.iter().filter(|(seat, _)| *seat != self.active || self.over);
        for (seat, player) in idle {
            // 12.10: a discard effect can be used only in the turn in which its card is played.
            let discards =
                player.active.iter().any(|card| matches!(data().card(card).effect, Effect::Discard { .. }));
            require(!discards, || format!("{seat:?} kept a discard effect"))?;
        }
        Ok(())
    }

    fn cubes_are_conserved(&self) -> Result<(), String> {
        for tier in Tier::ALL {
            let held: u32 = self.players.values().map(|player| u32::from(player.cubes(*tier))).sum();
            let all = held + u32::from(self.supply.cubes[tier.index()]);
            require(all == u32::from(data().tier(*tier).cubes), || format!("{all} cubes of {tier:?}"))?;
        }
        Ok(())
    }

    fn tiles_are_conserved(&self) -> Result<(), String> {
        for tile in Tile::ALL {
            let plots = self.players.values().flat_map(|player| player.plots.iter());
            let built = plots.filter(|plot| plot.built == Some(*tile)).count();
            let all = built + usize::from(self.supply.tiles[tile.index()]);
            require(all == usize::from(data().tile(*tile).copies), || format!("{all} tiles {tile:?}"))?;
        }
        Ok(())
    }

    fn cards_are_conserved(&self) -> Result<(), String> {
        let mut seen = Cards::NONE;
        let mut count = 0;
        let stacked = self.stacks.decks.iter().flatten().copied();
        let held = self.players.values().flat_map(|player| player.hand.iter().chain(player.played.iter()));
        for card in stacked.chain(held) {
            seen.insert(card);
            count += 1;
        }
        require(count == super::cards::CARDS && seen.len() == count, || {
            format!("{count} cards, {} different", seen.len())
        })?;
        for deck in Deck::ALL {
            let right = self.stacks.deck(*deck).iter().all(|card| card.deck() == *deck);
            require(right, || format!("a card of another deck in {deck:?}"))?;
        }
        let expeditions: usize = self.players.values().map(|player| player.expeditions.len()).sum();
        let all = expeditions + self.stacks.expeditions.len();
        require(all == super::cards::EXPEDITIONS, || format!("{all} expedition cards"))
    }

    fn islands_are_conserved(&self) -> Result<(), String> {
        let old: usize = self.players.values().map(|player| player.old_world.len()).sum();
        let new: usize = self.players.values().map(|player| player.new_world.len()).sum();
        let old = old + self.stacks.old_world.len();
        let new = new + self.stacks.new_world.len();
        require(old == OldWorld::COUNT && new == NewWorld::COUNT, || format!("{old} and {new} islands"))
    }
}

fn sound_area(player: &Player) -> Result<(), String> {
    for naval in Naval::ALL {
        let tokens = player.ready.of(*naval) + player.spent.of(*naval);
        let fleet = player.fleet(*naval);
        require(tokens == fleet, || format!("{tokens} tokens of {naval:?} for a fleet of {fleet}"))?;
    }
    let mut built: Vec<Tile> = Vec::new();
    for (index, plot) in player.plots.iter().enumerate() {
        let own = index < player.field_count();
        require(own || *plot == super::player::Plot::default(), || {
            "a tile or cube on a field that the player does not have".into()
        })?;
        let occupied = plot.slots.iter().flatten().next().is_some();
        require(!occupied || plot.industry().is_some(), || "a cube without a workplace".into())?;
        if let Some(tile) = plot.built
            && plot.industry().is_some()
        {
            require(!built.contains(&tile), || format!("{tile:?} is built twice"))?;
            built.push(tile);
        }
        let fits = plot.built.is_none_or(|tile| {
            super::fields::Field::new(index).is_some_and(|field| data().tile(tile).role.fits(field.terrain()))
        });
        require(fits, || "a tile on the wrong terrain".into())?;
    }
    require(player.active.without(player.played).is_empty(), || {
        "an active effect of a card that was not played".into()
    })?;
    let laden = player.laden.iter().all(|card| {
        player.played.contains(card)
            && !player.active.contains(card)
            && matches!(data().card(card).effect, Effect::TokensGold { .. })
    });
    require(laden, || "tokens on a card without a used token effect".into())
}
