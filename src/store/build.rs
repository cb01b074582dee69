//! The migrations are compiled in: a changed or added file builds the crate anew.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations/sqlite");
}
