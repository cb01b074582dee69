//! Encounters at question marks: traders, pirates, castaways, hurricanes, and ships sent back (Anno 1701 rules, 6.16).

use super::action::Reply;
use super::data::{Effect, data};
use super::events::{Event, VoyageEvent};
use super::kinds::{Encounter, Field, Good, Goods, Island, Track};
use super::map::Hex;
use super::refusals::Refusal;
use super::state::{OpenEncounter, Phase, State};

impl State {
    /// Draws a card for the ship (by index) that has just entered a question mark.
    pub(super) fn meet(&mut self, ship: usize, events: &mut Vec<Event>) {
        let Some(card) = self.encounters.draw(&mut self.dice) else { return };
        let seat = self.active;
        self.met = Some(OpenEncounter { ship: ship as u8, card, kept: false });
        self.phase = Phase::Encounter;
        let at = self.player().ships[ship].unwrap_or(data().chart.start);
        events.push(VoyageEvent::Met { seat, at, card: data().encounters[usize::from(card)] }.into());
        self.go_on(events);
    }

    pub(super) fn unused_university(&self) -> Option<Field> {
        self.player().unused(|building| data().printed(building).effect == Effect::Redraw)
    }

    /// Whether a university can still replace this card.
    fn may_redraw(&self) -> Result<Field, Refusal> {
        let open = self.met.is_some_and(|met| !met.kept);
        self.unused_university().filter(|_| open).ok_or(Refusal::NoUniversity)
    }

    /// The pirate's demand, reduced by watchtowers.
    pub(super) fn demand(&self) -> Option<u16> {
        let Some((_, Encounter::Pirate { demand, .. })) = self.encounter() else { return None };
        let discount = |effect| if let Effect::PirateDiscount(gold) = effect { gold } else { 0 };
        let discount: u16 = self.player().effects().map(discount).sum();
        Some(u16::from(demand).saturating_sub(discount))
    }

    fn can_trade(&self) -> bool {
        self.player().symbols[Track::Sacks as usize] > 0 && !self.player().hand.is_empty()
    }

    /// Resolves a card that needs no answer; otherwise the game waits.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        let Some((_, card)) = self.encounter() else { return };
        if self.may_redraw().is_ok() {
            return;
        }
        let seat = self.active;
        let sails = self.player().sails;
        match card {
            Encounter::FreeTrader if self.can_trade() => {}
            Encounter::FreeTrader => {
                events.push(VoyageEvent::TraderPassed { seat }.into());
                self.close_encounter();
            }
            Encounter::Pirate { .. } => {
                if self.demand().is_some_and(|gold| gold > self.player().gold) {
                    self.fight(events);
                }
            }
            Encounter::Castaways => {
                let gold = sails.into();
                self.player_mut().gold += gold;
                events.push(VoyageEvent::CastawaysThanked { seat, gold }.into());
                self.close_encounter();
            }
            Encounter::Hurricane { sails: needed } if sails >= needed => {
                events.push(VoyageEvent::HurricaneWeathered { seat }.into());
                self.close_encounter();
            }
            Encounter::Hurricane { .. } => self.send_back(events),
        }
    }

    pub(super) fn may_reply(&self, reply: Reply, good: Option<Good>) -> Result<(), Refusal> {
        let (_, card) = self.encounter().ok_or(Refusal::WrongPhase)?;
        match (reply, good, card) {
            (Reply::Redraw | Reply::Keep, None, _) => self.may_redraw().map(|_| ()),
            (Reply::Sell, Some(good), Encounter::FreeTrader) => {
                if self.player().symbols[Track::Sacks as usize] == 0 {
                    return Err(Refusal::NoSack);
                }
                self.player().can_pay(Goods::one(good))
            }
            (Reply::Skip, None, Encounter::FreeTrader) => {
                if self.can_trade() {
                    Ok(())
                } else {
                    Err(Refusal::NoSack)
                }
            }
            (Reply::Pay, None, Encounter::Pirate { .. }) => {
                let payable = self.demand().is_some_and(|gold| gold <= self.player().gold);
                if payable { Ok(()) } else { Err(Refusal::CannotPayPirate) }
            }
            (Reply::Fight, None, Encounter::Pirate { .. }) => Ok(()),
            _ => Err(Refusal::WrongPhase),
        }
    }

    /// Every answer except `Redraw` keeps the card.
    pub(super) fn reply(
        &mut self,
        reply: Reply,
        good: Option<Good>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_reply(reply, good)?;
        let seat = self.active;
        match (reply, good) {
            (Reply::Redraw, _) => {
                if let (Ok(university), Some(met)) = (self.may_redraw(), self.met.take()) {
                    self.player_mut().mark_used(university);
                    self.encounters.discards.push(met.card);
                    events.push(VoyageEvent::Redrew { seat }.into());
                    self.meet(met.ship.into(), events);
                }
            }
            (Reply::Keep, _) => {
                self.met = self.met.map(|met| OpenEncounter { kept: true, ..met });
                self.go_on(events);
            }
            (Reply::Sell, Some(ware)) => {
                let price = data().trader_gold(self.player().symbols[Track::Sacks as usize]);
                self.return_goods(seat, Goods::one(ware));
                self.player_mut().gold += price;
                events.push(VoyageEvent::TraderBought { seat, good: ware, gold: price }.into());
                self.close_encounter();
            }
            (Reply::Skip | Reply::Sell, _) => {
                events.push(VoyageEvent::TraderPassed { seat }.into());
                self.close_encounter();
            }
            (Reply::Pay, _) => {
                let demand = self.demand().unwrap_or(0);
                self.player_mut().gold -= demand;
                events.push(VoyageEvent::PiratePaid { seat, gold: demand }.into());
                self.close_encounter();
            }
            (Reply::Fight, _) => self.fight(events),
        }
        Ok(())
    }

    /// One die plus the cannons against the strength; a fight that cannot be won is lost without a roll.
    fn fight(&mut self, events: &mut Vec<Event>) {
        let Some((_, Encounter::Pirate { strength, reward, .. })) = self.encounter() else { return };
        let seat = self.active;
        let cannons = self.player().symbols[Track::Cannons as usize];
        let die = (6 + cannons >= strength).then(|| self.dice.d6());
        let won = die.is_some_and(|die| die + cannons >= strength);
        let reward = won.then_some(reward);
        events.push(VoyageEvent::PirateFought { seat, die, cannons, strength, reward }.into());
        match reward {
            Some(gold) => {
                self.player_mut().gold += u16::from(gold);
                self.close_encounter();
            }
            None => self.send_back(events),
        }
    }

    /// Discards the card; the ship may sail on.
    fn close_encounter(&mut self) {
        if let Some(met) = self.met.take() {
            self.encounters.discards.push(met.card);
        }
        self.phase = Phase::Sailing;
    }

    /// Anno 1701 rules 6.16: to the start field, or by choice to a nearer harbour of the player.
    fn send_back(&mut self, events: &mut Vec<Event>) {
        if self.nearer_harbours().next().is_some() {
            self.phase = Phase::Retreat;
        } else {
            self.go_back(data().chart.start, events);
        }
    }

    fn ship_in_trouble(&self) -> Option<(usize, Hex)> {
        let ship = usize::from(self.met?.ship);
        Some((ship, self.player().ships[ship]?))
    }

    /// The harbours nearer than the start field, with the number of sea fields in between (R12).
    pub(super) fn nearer_harbours(&self) -> impl Iterator<Item = (u8, Hex)> + '_ {
        let chart = &data().chart;
        self.ship_in_trouble().into_iter().flat_map(move |(_, at)| {
            let start = chart.steps(at, chart.start).saturating_sub(1);
            let harbours =
                self.player().settled().iter().filter(|place| self.face(*place).island == Island::Harbour);
            let measured = harbours.map(move |place| {
                let place = &chart.places[place];
                let between = place.seas.iter().map(|sea| chart.steps(at, *sea)).min();
                (between.unwrap_or(u8::MAX), place.hex)
            });
            measured.filter(move |(between, _)| *between < start)
        })
    }

    /// Anno 1701 rules D12: the nearest harbour; of several, the first by id.
    pub(super) fn nearest_retreat(&self) -> Option<Hex> {
        self.nearer_harbours().min().map(|(_, hex)| hex)
    }

    pub(super) fn may_retreat(&self, to: Hex) -> Result<(), Refusal> {
        let allowed = to == data().chart.start || self.nearer_harbours().any(|(_, hex)| hex == to);
        if allowed { Ok(()) } else { Err(Refusal::NotNearer) }
    }

    pub(super) fn retreat(&mut self, to: Hex, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_retreat(to)?;
        self.go_back(to, events);
        Ok(())
    }

    fn go_back(&mut self, to: Hex, events: &mut Vec<Event>) {
        let seat = self.active;
        if let Some((ship, _)) = self.ship_in_trouble() {
            self.player_mut().ships[ship] = Some(to);
            self.this_turn.courses[ship].done = true;
            events.push(VoyageEvent::SentBack { seat, ship: ship as u8 + 1, to }.into());
        }
        self.close_encounter();
    }
}
