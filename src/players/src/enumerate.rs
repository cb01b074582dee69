//! Enumerates the legal actions of a seat by answering the questions of the rules in every way.

use archipel_rules::{Answer, Asked, Dice, Game, Id, Seat, VERB, Verb, When};

/// Above this number of actions, random answers are dropped: some discards can be made in thousands of ways.
const MAX_ACTIONS: usize = 120;

/// The actions that answer what this seat is asked now, without plans, standing orders and resignations.
pub fn all_actions<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Vec<G::Action> {
    filtered_actions(game, seat, dice, |_, _, _| true)
}

/// Like [`all_actions`], but follows only answers for which `accept` returns true. It gets the answers so far, the
/// name of the question and the answer.
pub fn filtered_actions<G: Game>(
    game: &G,
    seat: Seat,
    dice: &mut Dice,
    accept: impl Fn(&[Answer], &str, Id) -> bool,
) -> Vec<G::Action> {
    let mut found = Vec::new();
    let mut open: Vec<Vec<Answer>> = vec![Vec::new()];
    let mut options = Vec::new();
    while let Some(answers) = open.pop() {
        options.clear();
        match game.ask(seat, &answers, &mut options) {
            Asked::Question(param) => {
                options.retain(|id| is_relevant::<G>(&answers, param, *id) && accept(&answers, param, *id));
                let room = MAX_ACTIONS.saturating_sub(found.len() + open.len()).max(1);
                while options.len() > room {
                    options.swap_remove(dice.index(options.len()));
                }
                open.extend(options.iter().map(|id| {
                    let mut next = answers.clone();
                    next.push(Answer { param, id: *id });
                    next
                }));
            }
            Asked::Complete => found.extend(G::from_answers(&answers)),
            Asked::Nothing => {}
        }
    }
    found
}

fn is_relevant<G: Game>(answers: &[Answer], param: &str, id: Id) -> bool {
    if param == VERB {
        return verb::<G>(id).is_some_and(|verb| verb.when == When::Due);
    }
    // The order within a list has no meaning, so only the ascending order is enumerated.
    let many = answers
        .first()
        .and_then(|first| verb::<G>(first.id))
        .is_some_and(|verb| verb.params.iter().any(|known| known.name == param && known.many));
    let last = answers.last().filter(|last| many && last.param == param);
    last.is_none_or(|last| id >= last.id)
}

fn verb<G: Game>(id: Id) -> Option<&'static Verb> {
    G::verbs().iter().find(|verb| verb.id == id.as_str())
}
