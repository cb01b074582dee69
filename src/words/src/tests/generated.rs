//! What the games ask for by pattern has its words in every language.
