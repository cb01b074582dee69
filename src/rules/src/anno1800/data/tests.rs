use super::*;

#[test]
fn the_built_in_data_are_sound() {
    assert_eq!(examine(BUILT_IN).map(|data| data.version), Ok("designed-1".to_owned()));
}
