//! Rebuilds the crate when a migration is added or changed, because the migrations are compiled in.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations/sqlite");
}
