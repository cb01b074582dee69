#![allow(clippy::all, clippy::pedantic)]
use archipel_rules::anno1800::State;
use archipel_rules::laws::{Walk, random_action};
use archipel_rules::{Dice, Game, Seed};
use std::collections::BTreeMap;
use std::time::Instant;
#[test]
fn probe() {
    let n: u32 = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(3000);
    let eager: u32 = std::env::var("EAGER").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let options = <State as Game>::Options::default();
    let mut game = State::set_up(&options, 2, Seed::from_number(1), &mut Vec::new()).unwrap();
    let mut dice = Dice::new(Seed::from_number(2));
    let mut walk = Walk::default();
    let mut verbs: BTreeMap<String, u32> = BTreeMap::new();
    let begun = Instant::now();
    for i in 0..n {
        let Some(seat) = game.due().iter().next() else {
            println!("over at {i}");
            break;
        };
        let begun_one = Instant::now();
        let Some(mut action) = random_action(&game, seat, false, &mut dice, &mut walk) else {
            println!("{i}: {:?}", walk.answers());
            let p = &game.players()[seat];
            println!("{:?} gold {} ready {:?} on cards {:?}", p.residence, p.gold, p.ready, p.on_cards);
            std::fs::write("/tmp/stuck.json", serde_json::to_string(&game).unwrap()).unwrap();
            break;
        };
        let took = begun_one.elapsed();
        if took.as_millis() > 20 {
            println!(
                "{i} slow {took:?} {:?}",
                walk.answers().iter().map(|a| a.id.to_string()).collect::<Vec<_>>().join(".")
            );
        }
        if eager > 0 && dice.below(eager) == 0 {
            let mut options = Vec::new();
            let mut answers = Vec::new();
            while let archipel_rules::Asked::Question(param) = game.ask(seat, &answers, &mut options) {
                answers.push(archipel_rules::Answer { param, id: options[0] });
            }
            action = State::read(&answers).unwrap();
        }
        *verbs.entry(State::verb_of(&action).unwrap().id.to_string()).or_default() += 1;
        game.apply(seat, &action, &mut Vec::new()).unwrap();
        game.check().unwrap();
        if i % (n / 6) == 0 {
            let hands: Vec<_> = game
                .players()
                .values()
                .map(|p| (p.hand.len(), p.played.len(), p.gold, p.tiles().count()))
                .collect();
            println!("{i} {:?} {:?} {:?}", begun.elapsed(), game.progress(), hands);
        }
    }
    println!("{verbs:?}");
}
