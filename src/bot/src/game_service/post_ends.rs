//! Where the posts of a game end: after a turn, after a card round of simultaneous play, or, at a quiet table, after a
//! round.

use archipel_rules::Step;

/// The entries that end a stretch of play which the channel reads in one post, in order.
pub fn post_ends(steps: &[Step], quiet: bool) -> Vec<u32> {
    let mut round = steps.first().map(|step| step.progress.round);
    let ends = steps.iter().filter(|step| {
        let new_round = round.replace(step.progress.round) != Some(step.progress.round);
        if quiet { step.ends_turn && (new_round || step.due.is_empty()) } else { step.ends_post }
    });
    ends.map(|step| step.n).collect()
}

#[cfg(test)]
mod tests {
    use archipel_rules::{Progress, Reveal, Seat, Seats};

    use super::*;

    /// A step of a game in which the seats are due one after another.
    fn step(n: u32, round: u32, ends_turn: bool, ends_post: bool) -> Step {
        let due = Seats::one(Seat(0));
        Step {
            n,
            seat: Seat(0),
            events: Vec::new(),
            reveal: Reveal::Nothing,
            out_of_turn: false,
            invites: false,
            progress: Progress { round, turn: n },
            due,
            newly_due: Seats::NONE,
            ends_turn,
            ends_post,
        }
    }

    #[test]
    fn a_card_round_has_one_post_however_many_turns_it_has() {
        let steps = [
            step(1, 1, false, false),
            step(2, 1, true, false),
            step(3, 1, true, false),
            step(4, 1, true, true),
            step(5, 1, true, false),
        ];
        assert_eq!(post_ends(&steps, false), [4]);
    }

    #[test]
    fn a_quiet_table_has_one_post_per_round_and_one_at_the_end() {
        let mut steps = vec![
            step(1, 1, true, true),
            step(2, 1, true, true),
            step(3, 2, true, true),
            step(4, 2, false, false),
            step(5, 2, true, true),
        ];
        assert_eq!(post_ends(&steps, true), [3]);
        steps[4].due = Seats::NONE;
        assert_eq!(post_ends(&steps, true), [3, 5]);
        assert_eq!(post_ends(&steps, false), [1, 2, 3, 5]);
    }
}
