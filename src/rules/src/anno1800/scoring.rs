//! Points, majorities and the winner (Anno 1800 rules 8).

use super::data::data;
use super::kinds::{Deck, Naval, Objective, Tier};
use super::player::Player;
use super::state::State;
use crate::{BySeat, Id, Outcome, Seat, Seats, Standing};

impl State {
    /// The number that an objective card counts for a player; `None` if it counts nothing public.
    pub(super) fn counted(&self, card: Objective, seat: Seat) -> Option<u8> {
        let player = &self.players[seat];
        let all = || Tier::ALL.iter().map(|tier| player.cubes(*tier)).sum();
        Some(match card {
            Objective::AlonsoGraves | Objective::Aarhant | Objective::TheEditor | Objective::BerylOmara => {
                return None;
            }
            // Expedition cards are hidden until scoring; see `visits`.
            Objective::Zoo | Objective::Museum => return None,
            Objective::HannahGoode => all(),
            Objective::University => player.cubes(Tier::Engineer),
            Objective::WorldsFair => player.cubes(Tier::Investor),
            // 7.10.2: ready and spent tokens of ships and those on cards.
            Objective::MadameKahina => player.usable(Naval::Trade) + player.spent.trade,
            Objective::TheTourist => player.expeditions.len() as u8,
            Objective::BenteJorgensen => player.old_world.len() as u8,
            Objective::IsabelSarmento => player.new_world.len() as u8,
            Objective::Pyrphorians => player.hand.len() as u8,
            Objective::EdvardGoode
            | Objective::WillieWibblesock
            | Objective::PrincessQing
            | Objective::TheQueen
            | Objective::CarlVonMalching
            | Objective::EliBleakworth => {
                let wanted = data().objectives.industries(card);
                player.tiles().filter(|(_, tile)| wanted.contains(tile)).count() as u8
            }
        })
    }

    /// The points of an objective card, by seat.
    fn objective_points(&self, card: Objective) -> BySeat<i64> {
        let values = &data().objectives;
        let counts = BySeat::new(self.count(), |seat| self.counted(card, seat).unwrap_or(0));
        let each = i64::from(values.points(card));
        match card {
            Objective::HannahGoode
            | Objective::University
            | Objective::WorldsFair
            | Objective::MadameKahina
            | Objective::TheTourist => majority(&counts, each, values.second_points(card).into()),
            Objective::BenteJorgensen => BySeat::new(self.count(), |seat| {
                if usize::from(counts[seat]) <= values.bente_islands { each } else { 0 }
            }),
            Objective::IsabelSarmento
            | Objective::Pyrphorians
            | Objective::EdvardGoode
            | Objective::WillieWibblesock
            | Objective::PrincessQing
            | Objective::TheQueen
            | Objective::CarlVonMalching
            | Objective::EliBleakworth => BySeat::new(self.count(), |seat| each * i64::from(counts[seat])),
            Objective::Zoo | Objective::Museum => {
                BySeat::new(self.count(), |seat| self.visit_bonus(card, seat))
            }
            Objective::AlonsoGraves | Objective::Aarhant | Objective::TheEditor | Objective::BerylOmara => {
                BySeat::new(self.count(), |_| 0)
            }
        }
    }

    /// Zoo and museum count visits, each cube once; with both in play the animals go first.
    fn visit_bonus(&self, card: Objective, seat: Seat) -> i64 {
        if !self.over {
            return 0;
        }
        let player = &self.players[seat];
        let both = self.in_play(Objective::Zoo) && self.in_play(Objective::Museum);
        let each = i64::from(data().objectives.points(card));
        let visits = Tier::ALL.iter().map(|tier| {
            let (cubes, animals, artifacts) = visits(player, *tier);
            match card {
                Objective::Museum if both => cubes.saturating_sub(animals).min(artifacts),
                Objective::Museum => cubes.min(artifacts),
                _ => cubes.min(animals),
            }
        });
        each * visits.map(i64::from).sum::<i64>()
    }

    /// Every part of a player's points. Expedition cards are hidden, so they count only at the end.
    fn parts(&self, seat: Seat) -> Vec<(Id, i64)> {
        let player = &self.players[seat];
        let cards = Deck::ALL.iter().map(|deck| {
            i64::from(data().card_points(*deck)) * i64::from(player.played.of(*deck).len() as u32)
        });
        let expedition = Tier::ALL.iter().map(|tier| {
            let (cubes, animals, artifacts) = visits(player, *tier);
            i64::from(cubes.min(animals + artifacts)) * i64::from(data().visit_points(*tier))
        });
        let fireworks = if self.fireworks == Some(seat) { data().objectives.fireworks.into() } else { 0 };
        let mut parts = vec![
            (Id::new("score_cards"), cards.sum()),
            (Id::new("score_expeditions"), if self.over { expedition.sum() } else { 0 }),
            (Id::new("score_gold"), i64::from(player.gold / data().limits.gold_per_point)),
            (Id::new("score_fireworks"), fireworks),
        ];
        for card in &self.objectives {
            parts.push((card.id(), self.objective_points(*card)[seat]));
        }
        parts
    }

    pub(super) fn ranking(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = self
            .players
            .seats()
            .map(|seat| {
                let parts = self.parts(seat);
                Standing { seat, rank: 1, score: parts.iter().map(|(_, points)| points).sum(), parts }
            })
            .collect();
        // 8.3: then most visible tiles, then fewest hand cards.
        let key = |standing: &Standing| {
            let player = &self.players[standing.seat];
            (standing.score, player.tiles().count(), std::cmp::Reverse(player.hand.len()))
        };
        let keys: Vec<_> = standings.iter().map(key).collect();
        for (index, standing) in standings.iter_mut().enumerate() {
            standing.rank = 1 + keys.iter().filter(|other| **other > keys[index]).count() as u8;
        }
        standings
    }

    pub(super) fn final_outcome(&self) -> Option<Outcome> {
        let winners =
            || -> Seats { self.ranking().iter().filter(|one| one.rank == 1).map(|one| one.seat).collect() };
        let played_out = self.end_round.is_some_and(|end| self.round > end);
        let cause = if played_out { "cause-points" } else { "cause-round_limit" };
        self.over.then(|| Outcome { winners: winners(), cause })
    }
}

/// The cubes of a tier, and its places on animals and artifacts.
fn visits(player: &Player, tier: Tier) -> (u8, u8, u8) {
    let cards = || player.expeditions.iter().map(|card| data().visitors(card));
    let animals = cards().filter(|visitors| visitors.animal == tier).count() as u8;
    let artifacts = cards().filter(|visitors| visitors.artifact == tier).count() as u8;
    (player.cubes(tier), animals, artifacts)
}

/// Points for most and second most: tied players all score in full, and zero never scores (8.2).
pub fn majority(counts: &BySeat<u8>, first: i64, second: i64) -> BySeat<i64> {
    let most = counts.values().copied().max().unwrap_or(0);
    let next = counts.values().copied().filter(|count| *count < most).max().unwrap_or(0);
    BySeat::new(counts.count(), |seat| match counts[seat] {
        0 => 0,
        count if count == most => first,
        count if count == next => second,
        _ => 0,
    })
}
