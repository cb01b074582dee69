//! Tests of what is said, and of the locale files as they lie on the disk.

mod examples;
mod generated;
mod library;
mod locales;
mod topics;
mod used;
