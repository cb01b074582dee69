//! Details for the full description: every field and every tile by its place.

use archipel_rules::{
    Phrase,
    anno1503::{View, kinds::Resident, map::Square, view::Field},
};

use crate::Subject;

pub(crate) fn details(view: &View, subject: Subject) -> Vec<Phrase> {
    match subject {
        Subject::Island(seat) => {
            let fields = view.players.get(seat).map(|player| player.fields.as_slice()).unwrap_or_default();
            let residents = fields.iter().filter_map(|field| Some((field, field.resident?)));
            let phrase = |(field, resident): (&Field, Resident)| {
                let key = if field.sold { "text-1503-served" } else { "text-1503-resident" };
                Phrase::new(key)
                    .number("field", field.number)
                    .term("resident", resident.id())
                    .number("price", field.price)
            };
            residents.map(phrase).collect()
        }
        Subject::Board => {
            let lying = view.islands.iter().filter_map(|island| Some((island.square, island.back?)));
            let tile = |(square, back): (Square, u8)| {
                Phrase::new("text-1503-tile").place("place", square.id()).number("number", back)
            };
            lying.map(tile).collect()
        }
        Subject::Hand => Vec::new(),
    }
}
