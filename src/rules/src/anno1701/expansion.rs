//! Expansion tiles: buying, searching, placing (Anno 1701 rules, 6.8).

use super::data::{Data, SEARCHED, data};
use super::events::{ActionEvent, Event};
use super::kinds::{Field, Stack};
use super::player::PlacedTile;
use super::refusals::Refusal;
use super::state::{Phase, State};
use super::tile::Tile;

impl State {
    pub(super) fn may_buy_tile(&self, stack: Stack, search: bool) -> Result<u16, Refusal> {
        if stack == Stack::Two && !self.player().has_citizen() {
            return Err(Refusal::NeedCitizen);
        }
        if self.stacks[stack as usize].is_empty() {
            return Err(Refusal::StackEmpty);
        }
        if !Field::ALL.iter().any(|field| self.may_place_tile(*field).is_ok()) {
            return Err(Refusal::NoRoom);
        }
        let gold = if search { data().search_price } else { data().tile_price };
        self.player().can_pay_gold(gold)?;
        Ok(gold)
    }

    /// Buys the top tile, or looks at the top three to keep one.
    pub(super) fn buy_tile(
        &mut self,
        stack: Stack,
        search: bool,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let gold = self.may_buy_tile(stack, search)?;
        let seat = self.active;
        self.player_mut().gold -= gold;
        let tiles = &mut self.stacks[stack as usize];
        if search {
            let count = tiles.len().min(SEARCHED);
            self.searched = tiles.drain(tiles.len() - count..).rev().collect();
            self.phase = Phase::KeepTile;
            events.push(ActionEvent::TilesSearched { seat, stack, count: count as u8, gold }.into());
        } else if let Some(tile) = tiles.pop() {
            self.placing = Some(tile);
            self.phase = Phase::PlaceTile;
            events.push(ActionEvent::TileBought { seat, tile, gold }.into());
        }
        Ok(())
    }

    pub(super) fn may_keep_tile(&self, tile: Tile) -> Result<(), Refusal> {
        if self.searched.contains(&tile) { Ok(()) } else { Err(Refusal::NotSearched) }
    }

    /// Anno 1701 rules R33: the other tiles go under the stack in the order seen.
    pub(super) fn keep_tile(&mut self, tile: Tile, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_keep_tile(tile)?;
        let rest = std::mem::take(&mut self.searched);
        for other in rest.into_iter().filter(|other| *other != tile) {
            self.stacks[other.stack() as usize].insert(0, other);
        }
        self.placing = Some(tile);
        self.phase = Phase::PlaceTile;
        events.push(ActionEvent::TileKept { seat: self.active, tile }.into());
        Ok(())
    }

    /// A free meadow if there is one; otherwise an uncovered landscape, or in exchange for an unbuilt tile (R20, R21).
    pub(super) fn may_place_tile(&self, field: Field) -> Result<(), Refusal> {
        let player = self.player();
        let free = Field::MEADOWS.iter().any(|meadow| player.placed(*meadow).is_none());
        match player.placed(field) {
            Some(placed) if placed.built => Err(Refusal::NotPlaceable),
            None if field.is_meadow() => Ok(()),
            _ if free => Err(Refusal::MeadowFree),
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn place_tile(&mut self, field: Field, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_place_tile(field)?;
        let seat = self.active;
        if let Some(tile) = self.placing.take() {
            let old = self.player_mut().fields[field as usize].replace(PlacedTile::face_down(tile));
            let replaced = old.map(|placed| placed.tile);
            if let Some(old) = replaced {
                self.stacks[old.stack() as usize].insert(0, old);
            }
            events.push(ActionEvent::TilePlaced { seat, tile, field, replaced }.into());
        }
        self.phase = Phase::Action;
        Ok(())
    }

    /// The default: the first free meadow, else the landscape that is rolled least, else the first unbuilt tile.
    pub(super) fn default_field(&self) -> Option<Field> {
        let may = |field: &&Field| self.may_place_tile(**field).is_ok();
        let meadow = Field::MEADOWS.iter().filter(may).find(|field| self.player().placed(**field).is_none());
        let open = |field: &&Field| self.player().placed(**field).is_none();
        let landscape = Field::LANDSCAPES.iter().filter(may).filter(open);
        let rarest =
            || landscape.min_by_key(|field| (Data::ways(field.number().unwrap_or(0)), field.number()));
        meadow.or_else(rarest).or_else(|| Field::ALL.iter().find(may)).copied()
    }
}
