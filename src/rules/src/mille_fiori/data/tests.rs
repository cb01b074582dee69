use super::*;

/// The error of the built-in file with one change.
fn broken(from: &str, to: &str) -> DataError {
    let changed = BUILT_IN.replacen(from, to, 1);
    assert_ne!(changed, BUILT_IN, "{from} is not in the file");
    tables::read(&changed, String::new()).expect_err("the change goes unnoticed")
}

fn rule(error: DataError) -> &'static str {
    match error {
        DataError::Broken { rule, .. } => rule,
        other => panic!("{other}"),
    }
}

#[test]
fn the_built_in_data_keep_their_own_rules() {
    assert!(tables::read(BUILT_IN, String::new()).is_ok());
    assert_eq!(install(BUILT_IN), Ok(()), "the same data again change nothing");
}

#[test]
fn other_data_come_too_late_once_a_game_was_touched() {
    let _ = data();
    let other = BUILT_IN.replacen("\"value\": 10", "\"value\": 9", 1);
    assert_eq!(install(&other), Err(DataError::TooLate));
}

#[test]
fn every_broken_constraint_is_named() {
    assert_eq!(rule(broken("\"format_version\": 1", "\"format_version\": 2")), "format_version is 1");
    let cards = "there is one card for every field of a symbol";
    assert_eq!(rule(broken("\"quartz_3\": 3", "\"quartz_3\": 2")), cards);
    assert!(matches!(broken("\"quartz_5\"", "\"quartz_6\""), DataError::Unreadable(_)));
    assert_eq!(rule(broken("\"rhombs\": 30", "\"rhombs\": 31")), "supply and reserve are all rhombs");
    assert_eq!(rule(broken("\"hand_size\": 5", "\"hand_size\": 6")), "hands have 5 cards");
    assert_eq!(
        rule(broken("{\"2\": 9, \"3\": 6, \"4\": 4}", "{\"2\": 9, \"3\": 6, \"4\": 5}")),
        "the cards are enough for the most rounds named"
    );
    assert_eq!(
        rule(broken("[\"w02\", \"w08\", \"w09\"]", "[\"w02\", \"w08\"]")),
        "neighbouring workshops name each other"
    );
    assert_eq!(
        rule(broken(
            "[\"w01\", \"w08\", \"w09\"], \"x\": 93, \"y\": 131",
            "[\"w02\", \"w08\", \"w09\"], \"x\": 93, \"y\": 131"
        )),
        "a workshop touches one extra-card symbol"
    );
    assert_eq!(
        rule(broken("[\"n_b1\", \"n_b2\"]", "[\"n_b1\"]")),
        "a field rests on two fields of the level below"
    );
    assert_eq!(
        rule(broken("[\"n_m1\", \"n_m2\"]", "[\"n_m1\", \"n_b1\"]")),
        "a field rests on two fields of the level below"
    );
    assert_eq!(
        rule(broken("[\"n_b1\", \"n_b2\"]", "[\"p_b1\", \"n_b2\"]")),
        "a field names fields of its own area"
    );
    assert_eq!(
        rule(broken("\"symbol\": \"glasses\", \"row\": 1", "\"symbol\": \"glasses\", \"row\": 2")),
        "each of the five rows has the four goods and three ships"
    );
    assert_eq!(rule(broken("[20, 15, 10, 5]", "[20, 15, 15, 5]")), "bonus places fall in value");
    assert_eq!(
        rule(broken("\"id\": \"w02\"", "\"id\": \"w01\"")),
        "field ids are unique, short and in small letters"
    );
    assert_eq!(
        rule(broken("\"symbol\": \"pigment\"", "\"symbol\": \"coin\"")),
        "a field shows a symbol of its area"
    );
    assert_eq!(
        rule(broken("\"x\": 93, \"y\": 90", "\"x\": 9300, \"y\": 90")),
        "everything lies on the canvas"
    );
    assert!(matches!(broken("\"rhombs\"", "\"rhombus\""), DataError::Unreadable(_)));
}
