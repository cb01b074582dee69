//! What other players' actions did to a player, in private lines: each kind of line once.

use std::mem::discriminant;

use archipel_rules::{Arg, Phrase, Seat, Step, Viewer};

/// The lines that only this seat sees, of the steps since it acted last. Of lines that differ only in their words, such
/// as a choice that was changed sixteen times, the last stays; equal lines stand there once.
pub fn private_news(steps: &[Step], seat: Seat) -> Vec<Phrase> {
    let events = steps.iter().flat_map(|step| &step.events);
    let private = events.filter_map(|event| {
        let own = event.describe(Viewer::Seat(seat))?;
        (event.describe(Viewer::Public).as_ref() != Some(&own)).then_some(own)
    });
    merged(private.collect())
}

/// Keeps the last of the phrases that replace each other, in the order in which they came.
pub fn merged(phrases: Vec<Phrase>) -> Vec<Phrase> {
    let mut kept: Vec<Phrase> = Vec::new();
    for phrase in phrases {
        kept.retain(|earlier| !is_replaced_by(earlier, &phrase));
        kept.push(phrase);
    }
    kept
}

/// A choice that is made again, or a repeated line. Gains and losses have numbers and are all told.
fn is_replaced_by(earlier: &Phrase, later: &Phrase) -> bool {
    let same_shape = earlier.key == later.key
        && earlier.args.len() == later.args.len()
        && earlier
            .args
            .iter()
            .zip(&later.args)
            .all(|((one, arg), (other, with))| one == other && discriminant(arg) == discriminant(with));
    let choice = |phrase: &Phrase| {
        !phrase.args.is_empty() && phrase.args.iter().all(|(_, arg)| matches!(arg, Arg::Term(_)))
    };
    earlier == later || (same_shape && choice(later))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_made_sixteen_times_is_told_once() {
        let chosen = |card: &str| Phrase::new("event-chosen-yours").term("card", card);
        let mut phrases: Vec<Phrase> = (0..15).map(|_| chosen("crab_2")).collect();
        phrases.push(chosen("lime_1"));
        assert_eq!(merged(phrases), [chosen("lime_1")]);
    }

    #[test]
    fn losses_are_all_told_and_keep_their_order() {
        let lost = |gold: i64| Phrase::new("event-queen_own").number("gold", gold);
        let riot = || Phrase::new("event-riot_began_own");
        assert_eq!(merged(vec![lost(1), riot(), lost(2), riot()]), [lost(1), lost(2), riot()]);
    }
}
