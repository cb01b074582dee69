//! Builds positions for tests: a few rhombs on the board, a card in hand, and the seat to move.

use archipel_rules::mille_fiori::board::Field;
use archipel_rules::mille_fiori::cards::Card;
use archipel_rules::mille_fiori::{Action, Event, Phase, State};
use archipel_rules::{Game, Reveal, Seat, Seed, Viewer};
use serde_json::{Value, json};

pub const R: Seat = Seat(0);
pub const G: Seat = Seat(1);
pub const Y: Seat = Seat(2);
pub const B: Seat = Seat(3);

pub fn card(id: &str) -> Card {
    Card::parse(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub fn field(id: &str) -> Field {
    Field::parse(id).unwrap_or_else(|| panic!("no field {id}"))
}

/// Parses a command as the specification writes it: `place ash_1 w02`.
pub fn action(command: &str) -> Action {
    match *command.split(' ').collect::<Vec<_>>() {
        ["choose", id] => Action::Choose { card: card(id), to: None },
        ["place", id, at] => Action::Place { card: card(id), field: field(at) },
        ["sail", id] => Action::Sail { card: card(id) },
        ["decline"] => Action::Decline,
        _ => panic!("no command {command}"),
    }
}

/// Builds a position by changing a state as JSON.
pub struct Setup(Value);

impl Setup {
    /// A new game: the first seat has the turn, an empty hand, and there is one card in the display.
    pub fn new(seats: usize) -> Setup {
        Setup::with_options(seats, &json!({}))
    }

    pub fn with_options(seats: usize, options: &Value) -> Setup {
        let options = serde_json::from_value(options.clone()).expect("options");
        let fresh = State::set_up(&options, seats, Seed::from_number(1), &mut Vec::new()).expect("a game");
        let mut setup = Setup(serde_json::to_value(fresh).expect("json"));
        setup.0["phase"] = json!("play");
        setup.0["start"] = json!(0);
        setup.0["active"] = json!(0);
        for player in setup.0["players"].as_array_mut().expect("players") {
            player["hand"] = json!([]);
            // Every player has a card to play when their turn comes.
            player["pick"] = json!("house_5");
        }
        setup.display(&["ship_5"])
    }

    /// Puts rhombs on fields, taken from the personal supply.
    pub fn owns(mut self, seat: Seat, fields: &[&str]) -> Setup {
        let owned = self.0["board"][seat.index()].as_array_mut().expect("fields");
        owned.extend(fields.iter().map(|id| json!(field(id))));
        let supply = self.0["players"][seat.index()]["supply"].as_u64().expect("supply");
        self.0["players"][seat.index()]["supply"] = json!(supply - fields.len() as u64);
        self
    }

    /// The seat has taken the best free bonus place of an area (0: Workshops to 4: Trade).
    pub fn holds_bonus(mut self, seat: Seat, area: usize) -> Setup {
        self.0["bonus"][area].as_array_mut().expect("places").push(json!(seat));
        self
    }

    pub fn ship(mut self, seat: Seat, position: u8) -> Setup {
        self.0["players"][seat.index()]["ship"] = json!(position);
        self
    }

    pub fn rhombs(mut self, seat: Seat, supply: u8, reserve: u8) -> Setup {
        self.0["players"][seat.index()]["supply"] = json!(supply);
        self.0["players"][seat.index()]["reserve"] = json!(reserve);
        self
    }

    pub fn display(mut self, cards: &[&str]) -> Setup {
        self.0["display"] = cards.iter().map(|id| json!(card(id))).collect();
        self
    }

    pub fn hand(mut self, seat: Seat, cards: &[&str]) -> Setup {
        self.0["players"][seat.index()]["hand"] = cards.iter().map(|id| json!(card(id))).collect();
        self.0["players"][seat.index()]["pick"] = json!(null);
        self
    }

    pub fn set(mut self, key: &str, value: Value) -> Setup {
        self.0[key] = value;
        self
    }

    /// It is the turn of this seat, which starts the card round and has chosen this card.
    pub fn turn(self, seat: Seat, chosen: &str) -> Position {
        let mut setup = self.set("active", json!(seat)).set("start", json!(seat));
        setup.0["players"][seat.index()]["pick"] = json!(card(chosen));
        setup.build()
    }

    pub fn chosen(mut self, seat: Seat, chosen: &str) -> Setup {
        self.0["players"][seat.index()]["pick"] = json!(card(chosen));
        self
    }

    /// This seat has earned an extra card.
    pub fn extra(self, seat: Seat) -> Position {
        self.set("active", json!(seat)).set("start", json!(seat)).set("phase", json!("extra")).build()
    }

    pub fn build(self) -> Position {
        Position(serde_json::from_value(self.0).expect("a position"))
    }
}

/// A position to play in.
#[derive(Clone)]
pub struct Position(pub State);

/// The effects of a command.
pub struct Done {
    /// Change of score by seat.
    pub points: Vec<i64>,
    pub events: Vec<Event>,
    pub reveal: Reveal,
}

impl Done {
    pub fn earned_extra(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::ExtraEarned { .. }))
    }

    /// The bonus places taken: area and points.
    pub fn bonus(&self) -> Vec<(&'static str, u16)> {
        let taken = self.events.iter().filter_map(|event| match event {
            Event::BonusTaken { area, points, .. } => Some((area.as_str(), *points)),
            _ => None,
        });
        taken.collect()
    }
}

impl Position {
    fn scores(&self) -> Vec<i64> {
        self.0.view(Viewer::Public).players.values().map(|player| i64::from(player.score)).collect()
    }

    /// Carries a command out; its effects must match the preview of the view.
    pub fn play(&mut self, seat: Seat, command: &str) -> Done {
        self.act(seat, &action(command))
    }

    pub fn act(&mut self, seat: Seat, action: &Action) -> Done {
        let before = self.scores();
        let mut events = Vec::new();
        assert!(self.0.is_offered(seat, action), "{action:?} is not offered");
        let reveal =
            self.0.apply(seat, action, &mut events).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        let points = self.scores().iter().zip(before).map(|(after, before)| after - before).collect();
        Done { points, events, reveal }
    }

    /// The code with which a command is refused.
    pub fn refused(&self, seat: Seat, command: &str) -> &'static str {
        self.refused_action(seat, &action(command))
    }

    pub fn refused_action(&self, seat: Seat, action: &Action) -> &'static str {
        let mut state = self.0.clone();
        let refusal = state.apply(seat, action, &mut Vec::new()).expect_err("it is accepted");
        assert_eq!(state, self.0, "a refusal changes nothing");
        refusal.code()
    }

    /// Personal supply and reserve.
    pub fn rhombs(&self, seat: Seat) -> (u8, u8) {
        let player = &self.0.view(Viewer::Public).players[seat];
        (player.supply, player.reserve)
    }

    pub fn ship(&self, seat: Seat) -> u8 {
        self.0.view(Viewer::Public).players[seat].ship
    }

    pub fn phase(&self) -> Phase {
        self.0.view(Viewer::Public).phase
    }

    pub fn active(&self) -> Option<Seat> {
        self.0.view(Viewer::Public).active
    }

    /// The fields offered for the only card that a seat can play.
    pub fn offered_fields(&self, seat: Seat) -> Vec<String> {
        let view = self.0.view(Viewer::Seat(seat));
        let fields = view.hand[0].plays.iter().filter_map(|play| play.field);
        fields.map(|field| field.id().to_string()).collect()
    }
}

impl Setup {
    /// Changes one value of one player.
    pub fn player(mut self, seat: Seat, key: &str, value: Value) -> Setup {
        self.0["players"][seat.index()][key] = value;
        self
    }
}
