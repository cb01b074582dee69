//! Draws what a player may see: islands, boards and hands, as on an old sea chart.

mod canvas;
mod picture;
pub mod shape;
pub mod sprite;
pub mod text;
pub mod theme;

pub use canvas::Canvas;
pub use picture::Picture;
pub use theme::Theme;
