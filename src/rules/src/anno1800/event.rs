//! What happened, and what each viewer may know of it (specification, chapter 9).

use super::cards::{Card, Expedition};
use super::fields::Field;
use super::kinds::{NewWorld, Objective, OldWorld, Resource, Tier, Tile};
use super::options::AutoEnd;
use super::payment::Used;
use crate::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Objectives {
        cards: [Option<Objective>; 5],
    },
    Begins {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        round: u32,
    },
    // Payment.
    Produced {
        seat: Seat,
        resource: Resource,
    },
    Traded {
        seat: Seat,
        partner: Seat,
        resource: Resource,
    },
    Gift {
        seat: Seat,
        card: Card,
        resource: Resource,
    },
    Shifted {
        seat: Seat,
        tier: Tier,
    },
    PutBack {
        seat: Seat,
        tile: Tile,
        field: Field,
    },
    Paid {
        seat: Seat,
        used: Used,
    },
    // Results.
    Built {
        seat: Seat,
        tile: Tile,
        field: Field,
        over: Option<Tile>,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Hired {
        seat: Seat,
        tier: Tier,
    },
    Gained {
        seat: Seat,
        tier: Tier,
        cubes: u8,
    },
    Raised {
        seat: Seat,
        tier: Tier,
        to: Tier,
    },
    /// Only its owner knows which card.
    Drew {
        seat: Seat,
        card: Card,
    },
    /// Only who put it there knows which card.
    PutUnder {
        seat: Seat,
        card: Card,
    },
    Claimed {
        seat: Seat,
        island: OldWorld,
    },
    Explored {
        seat: Seat,
        island: NewWorld,
    },
    /// Only its owner knows which card.
    FoundExpedition {
        seat: Seat,
        card: Expedition,
    },
    Festival {
        seat: Seat,
    },
    Activated {
        seat: Seat,
        card: Card,
    },
    Objective {
        seat: Seat,
        objective: Objective,
    },
    // The turn and the end.
    AutoEnd {
        seat: Seat,
        rule: AutoEnd,
    },
    Fireworks {
        seat: Seat,
    },
    LastRound,
    Over,
    RoundLimit {
        rounds: u32,
    },
}
