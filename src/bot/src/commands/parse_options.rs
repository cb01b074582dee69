//! Turns the options of a typed command, in any order and possibly incomplete, into answers to the verb's questions.

use archipel_rules::{Answer, Asked, Id, Position, Seat, VERB, Verb, order_answers};

/// Typed options by name, each with its values.
pub type Given = Vec<(String, Vec<String>)>;

/// The label of an answer, given the answers before it.
pub type Label<'a> = Box<dyn Fn(&[Answer], Id) -> String + 'a>;

/// A typed command, matched against the questions of a position.
pub struct Typed<'a> {
    pub position: &'a Position,
    pub seat: Seat,
    pub verb: &'a Verb,
    pub given: &'a Given,
    /// The option being autocompleted; it never gets a default answer.
    pub focused: Option<&'a str>,
    pub label: Label<'a>,
}

/// How far the typed options get.
#[derive(Clone, PartialEq, Debug)]
pub enum Reached {
    /// All answers are given; the rules may still refuse them with a reason.
    Answers(Vec<Answer>),
    /// A question is left to ask.
    Open(Vec<Answer>),
    /// The verb is not offered now.
    Closed,
    /// A value matches no answer.
    Unknown,
}

/// The values that have not been used yet.
struct Left<'a>(Vec<(&'a str, std::slice::Iter<'a, String>)>);

impl<'a> Left<'a> {
    fn next(&self, param: &str) -> Option<&'a str> {
        let (_, values) = self.0.iter().find(|(name, _)| *name == param)?;
        values.as_slice().first().map(String::as_str)
    }

    fn take(&mut self, param: &str) -> Option<&'a str> {
        let (_, values) = self.0.iter_mut().find(|(name, _)| *name == param)?;
        values.next().map(String::as_str)
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|(_, values)| values.len() == 0)
    }
}

/// What the values for later questions imply about an omitted earlier question.
enum Implied {
    By(Id),
    Open,
    /// The values match none of its answers.
    Never,
}

impl Typed<'_> {
    pub fn reach(&self) -> Reached {
        let verb = Answer { param: VERB, id: Id::new(self.verb.id) };
        let offered = self.ask(&[]).is_some_and(|(param, verbs)| param == VERB && verbs.contains(&verb.id));
        let reached = offered.then(|| self.follow(verb)).flatten();
        reached.or_else(|| self.as_literal_action()).unwrap_or(if offered {
            Reached::Unknown
        } else {
            Reached::Closed
        })
    }

    /// The possible answers for the focused option, each with the answers before it.
    pub fn suggestions(&self) -> Vec<(Vec<Answer>, Id)> {
        let (Reached::Open(answers), Some(focused)) = (self.reach(), self.focused) else { return Vec::new() };
        let Some((param, options)) = self.ask(&answers) else { return Vec::new() };
        if param == focused {
            return options.into_iter().map(|id| (answers.clone(), id)).collect();
        }
        let ahead = options.into_iter().map(|id| with(&answers, param, id));
        let asked = ahead.filter_map(|answers| {
            let (param, options) = self.ask(&answers)?;
            (param == focused).then_some((answers, options))
        });
        asked.flat_map(|(answers, ids)| ids.into_iter().map(move |id| (answers.clone(), id))).collect()
    }

    /// Answers question after question. Returns `None` if the action is not offered as typed.
    fn follow(&self, verb: Answer) -> Option<Reached> {
        let mut left = Left(self.given.iter().map(|(name, values)| (name.as_str(), values.iter())).collect());
        let mut answers = vec![verb];
        // The first default answer since the last typed one.
        let mut default_from = None;
        loop {
            let mut options = Vec::new();
            let param = match self.position.ask(self.seat, &answers, &mut options) {
                Asked::Question(param) => param,
                // A default answer is shown for confirmation before the action is applied.
                Asked::Complete if left.is_empty() => {
                    return Some(match default_from {
                        Some(from) => Reached::Open(answers[..from].to_vec()),
                        None => Reached::Answers(answers),
                    });
                }
                Asked::Complete | Asked::Nothing => return None,
            };
            let id = if let Some(text) = left.take(param) {
                default_from = None;
                by_id(&options, text).or_else(|| self.by_label(&answers, &options, text))?
            } else if self.focused == Some(param) {
                return Some(Reached::Open(answers));
            } else if let [only] = options[..] {
                only
            } else {
                match self.implied(&answers, param, &options, &left) {
                    Implied::By(id) => id,
                    Implied::Never => return None,
                    Implied::Open => match self.recommended(&answers, param, &options) {
                        Some(id) => {
                            default_from = Some(answers.len());
                            id
                        }
                        None => return Some(Reached::Open(answers)),
                    },
                }
            };
            answers.push(Answer { param, id });
        }
    }

    /// Derives an omitted answer from later values: `build tile:brewery` needs no `kind`, because only one kind leads
    /// to a brewery.
    fn implied(&self, answers: &[Answer], param: &'static str, options: &[Id], left: &Left) -> Implied {
        let params = self.verb.params.iter().map(|param| param.name);
        if !params.skip_while(|name| *name != param).skip(1).any(|later| left.next(later).is_some()) {
            return Implied::Open;
        }
        let (mut exact, mut named) = (Vec::new(), Vec::new());
        for id in options {
            let ahead = with(answers, param, *id);
            let Some((later, options)) = self.ask(&ahead) else { continue };
            let Some(text) = left.next(later) else { return Implied::Open };
            if by_id(&options, text).is_some() {
                exact.push(*id);
            } else if self.by_label(&ahead, &options, text).is_some() {
                named.push(*id);
            }
        }
        match (exact.as_slice(), named.as_slice()) {
            ([id], _) | ([], [id]) => Implied::By(*id),
            ([], []) => Implied::Never,
            _ => Implied::Open,
        }
    }

    /// The recommended answer for an omitted option, unless autocomplete needs to ask the question.
    fn recommended(&self, answers: &[Answer], param: &'static str, options: &[Id]) -> Option<Id> {
        let known = self.verb.params.iter().find(|known| known.name == param)?;
        let ahead = |id: &Id| self.ask(&with(answers, param, *id)).map(|(param, _)| param);
        if !known.usual || self.focused.is_some() && options.iter().any(|id| ahead(id) == self.focused) {
            return None;
        }
        let mut options = options.iter();
        options.find(|id| self.position.describe(self.seat, answers, **id).recommended).copied()
    }

    /// Builds an action that is not offered literally as typed, so that the rules can explain what is wrong with it.
    fn as_literal_action(&self) -> Option<Reached> {
        let game = self.position.game();
        let ids = |param: &str, values: &[String]| {
            let names = game.all_values(param);
            values.iter().map(|text| self.by_name(&names, text)).collect::<Option<Vec<Id>>>()
        };
        let raw = self.given.iter().map(|(name, values)| Some((name.clone(), ids(name, values)?)));
        let answers = order_answers(game, self.verb.id, &raw.collect::<Option<Vec<_>>>()?)?;
        game.from_answers(&answers).map(|_| Reached::Answers(answers))
    }

    /// Matches the text against ids and labels; otherwise parses it as an id.
    fn by_name(&self, names: &[Id], text: &str) -> Option<Id> {
        let wanted = text.to_lowercase();
        let id = Id::parse(&wanted.replace(' ', "_"));
        if id.is_some_and(|id| names.contains(&id)) {
            return id;
        }
        // After invalid answers there are no labels: compare the words themselves, without a star.
        let invalid = [Answer { param: VERB, id: Id::new("none") }];
        let is_named = |id: &&Id| {
            let label = (self.label)(&invalid, **id).to_lowercase();
            label.trim_start_matches(|letter: char| !letter.is_alphanumeric()) == wanted
        };
        let exact = names.iter().find(is_named);
        exact.copied().or_else(|| self.by_label(&invalid, names, text)).or(id)
    }

    fn ask(&self, answers: &[Answer]) -> Option<(&'static str, Vec<Id>)> {
        let mut options = Vec::new();
        match self.position.ask(self.seat, answers, &mut options) {
            Asked::Question(param) => Some((param, options)),
            Asked::Complete | Asked::Nothing => None,
        }
    }

    /// The answer with this label, ignoring case.
    fn by_label(&self, answers: &[Answer], options: &[Id], text: &str) -> Option<Id> {
        let wanted = text.to_lowercase();
        options.iter().find(|id| (self.label)(answers, **id).to_lowercase().contains(&wanted)).copied()
    }
}

/// The answer with this id.
fn by_id(options: &[Id], text: &str) -> Option<Id> {
    let wanted = text.to_lowercase();
    options.iter().find(|id| id.as_str() == wanted).copied()
}

fn with(answers: &[Answer], param: &'static str, id: Id) -> Vec<Answer> {
    let mut answers = answers.to_vec();
    answers.push(Answer { param, id });
    answers
}

#[cfg(test)]
mod tests {
    use archipel_rules::{GameId, Seed};
    use serde_json::json;

    use super::*;

    fn position(game: GameId) -> Position {
        Position::set_up(game, &json!({}), 2, Seed::from_number(3)).expect("set up").0
    }

    fn given(pairs: &[(&str, &str)]) -> Given {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), vec![(*value).to_owned()])).collect()
    }

    fn reach(position: &Position, verb: &str, pairs: &[(&str, &str)], focused: Option<&str>) -> Reached {
        typed(position, verb, &given(pairs), focused).reach()
    }

    fn typed<'a>(
        position: &'a Position,
        verb: &str,
        given: &'a Given,
        focused: Option<&'a str>,
    ) -> Typed<'a> {
        let verb = position.game().verbs().iter().find(|known| known.id == verb).expect("a verb");
        let seat = position.due().iter().next().expect("a seat is due");
        let label = Box::new(|_: &[Answer], id: Id| id.as_str().replace('_', " "));
        Typed { position, seat, verb, given, focused, label }
    }

    fn ids(answers: &[Answer]) -> Vec<&str> {
        answers.iter().map(|answer| answer.id.as_str()).collect()
    }

    #[test]
    fn a_tile_without_its_kind_leads_to_the_payment() {
        let position = position(GameId::Anno1800);
        for text in ["brewery", "Brewery"] {
            let Reached::Open(answers) = reach(&position, "build", &[("tile", text)], None) else {
                panic!("not open");
            };
            assert_eq!(ids(&answers)[..3], ["build", "workers", "brewery"], "{answers:?}");
            let mut options = Vec::new();
            let seat = position.due().iter().next().expect("a seat is due");
            assert_eq!(position.ask(seat, &answers, &mut options), Asked::Question("pay"));
        }
    }

    #[test]
    fn a_tile_that_is_not_offered_is_taken_literally() {
        let position = position(GameId::Anno1800);
        let reached = reach(&position, "build", &[("tile", "Heavy weapons factory")], None);
        let Reached::Answers(answers) = reached else { panic!("{reached:?}") };
        assert_eq!(ids(&answers), ["build", "heavy_weapons_factory"]);
        assert_eq!(reach(&position, "build", &[("tile", "castle")], None), Reached::Unknown);
    }

    /// The names are those in the player's language, for tiles, ships and people alike; the rules then give the reason.
    #[test]
    fn options_that_are_not_offered_are_found_by_label() {
        let position = position(GameId::Anno1800);
        let seat = position.due().iter().next().expect("a seat is due");
        let named = [
            ("build", "tile", "Geschützgießerei", "heavy_weapons_factory", "no_plan"),
            ("ships", "ship", "Dampfschiff", "trade_ship_3", "no_plan"),
            ("upgrade", "tier", "Ingenieur", "engineer", "cube_not_there"),
        ];
        for (verb, param, text, id, code) in named {
            let given = given(&[(param, text)]);
            let mut typed = typed(&position, verb, &given, None);
            typed.label = Box::new(|_, id: Id| match id.as_str() {
                "heavy_weapons_factory" => "🏭 Geschützgießerei".to_owned(),
                "trade_ship_3" => "⛵ Dampfschiff".to_owned(),
                "engineer" => "Ingenieur".to_owned(),
                other => other.to_owned(),
            });
            let Reached::Answers(answers) = typed.reach() else { panic!("{text}: {:?}", typed.reach()) };
            assert_eq!(ids(&answers), [verb, id]);
            let action = position.game().from_answers(&answers).expect("a valid action");
            let refused = position.clone().apply(seat, &action, &mut Vec::new()).expect_err("a refusal");
            assert!(refused.code() == code || refused.code() == "ship_too_strong", "{text}: {refused:?}");
        }
    }

    #[test]
    fn default_answers_are_confirmed_before_the_action() {
        let position = position(GameId::Anno1800);
        // A shipyard costs nothing, so there is only one way to pay; the field is left to confirm.
        let reached = reach(&position, "build", &[("tile", "shipyard_1")], None);
        let Reached::Open(answers) = reached else { panic!("{reached:?}") };
        assert_eq!(ids(&answers)[..3], ["build", "shipyards", "shipyard_1"], "{answers:?}");
        // Without any option the first question is asked.
        let reached = reach(&position, "build", &[], None);
        assert!(matches!(&reached, Reached::Open(answers) if answers.len() == 1), "{reached:?}");
    }

    #[test]
    fn suggestions_for_a_later_option_come_from_all_groups() {
        let position = position(GameId::Anno1800);
        let empty = vec![("tile".to_owned(), Vec::new())];
        let suggested = typed(&position, "build", &empty, Some("tile")).suggestions();
        let mut groups: Vec<&str> = suggested.iter().map(|(answers, _)| answers[1].id.as_str()).collect();
        groups.dedup();
        assert!(groups.len() > 1, "{groups:?}");
        for (answers, id) in &suggested {
            let reached = reach(&position, "build", &[("tile", id.as_str())], None);
            assert!(
                matches!(&reached, Reached::Open(path) if path.starts_with(answers)),
                "{id}: {reached:?}"
            );
        }
        let fields = given(&[("tile", "brewery")]);
        let suggested = typed(&position, "build", &fields, Some("field")).suggestions();
        assert!(suggested.len() > 1 && suggested.iter().all(|(answers, _)| answers.len() == 4));
    }
}
