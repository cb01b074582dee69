use super::*;

/// The error of the built-in file with one change.
fn broken(from: &str, to: &str) -> DataError {
    let changed = BUILT_IN.replacen(from, to, 1);
    assert_ne!(changed, BUILT_IN, "{from} is not in the file");
    check::read(&changed, String::new()).expect_err("the change must be detected")
}

fn rule(error: DataError) -> &'static str {
    match error {
        DataError::Broken { rule, .. } => rule,
        other => panic!("{other}"),
    }
}

#[test]
fn the_built_in_data_satisfy_all_constraints() {
    assert!(check::read(BUILT_IN, String::new()).is_ok());
    assert_eq!(install(BUILT_IN), Ok(()), "installing the same data again is allowed");
}

#[test]
fn different_data_cannot_be_installed_after_first_use() {
    let _ = data();
    let other = BUILT_IN.replacen("\"value\": 10", "\"value\": 9", 1);
    assert_eq!(install(&other), Err(DataError::TooLate));
}

#[test]
fn a_violation_of_each_constraint_is_reported() {
    assert_eq!(rule(broken("\"format_version\": 1", "\"format_version\": 2")), "format_version is 1");
    let cards = "there is one card for every field of a symbol";
    assert_eq!(rule(broken("\"quartz_3\": 3", "\"quartz_3\": 2")), cards);
    assert!(matches!(broken("\"quartz_5\"", "\"quartz_6\""), DataError::Unreadable(_)));
    assert_eq!(rule(broken("\"rhombs\": 30", "\"rhombs\": 31")), "supply and reserve are all rhombs");
    assert_eq!(rule(broken("\"hand_size\": 5", "\"hand_size\": 6")), "hands have 5 cards");
    assert_eq!(
        rule(broken("{\"2\": 9, \"3\": 6, \"4\": 4}", "{\"2\": 9, \"3\": 6, \"4\": 5}")),
        "the cards suffice for the maximum number of rounds"
    );
    assert_eq!(
        rule(broken("[\"w02\", \"w08\", \"w09\"]", "[\"w02\", \"w08\"]")),
        "neighbouring workshops list each other"
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
        "a field refers only to fields of its own area"
    );
    assert_eq!(
        rule(broken("\"symbol\": \"glasses\", \"row\": 1", "\"symbol\": \"glasses\", \"row\": 2")),
        "each of the five rows has the four goods and three ships"
    );
    assert_eq!(
        rule(broken("[20, 15, 10, 5]", "[20, 15, 15, 5]")),
        "each bonus place is worth less than the one before"
    );
    assert_eq!(
        rule(broken("\"id\": \"w02\"", "\"id\": \"w01\"")),
        "field ids are unique, short and in lower case"
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
