//! The picture beside a question: the part of a board, an island or a hand that the question is about, enlarged and in
//! landscape, with the possible answers numbered as in the menu and the player's means in a strip beside it.
//!
//! Discord shows a picture 550 pixels wide on a desktop and 330 on a phone, and 350 high at most. All text is large enough
//! to be read at 330 pixels; smaller text of the whole picture is left out.

mod changes;
mod crop;
mod marks;
mod strip;

use archipel_rules::{Arg, Id, Phrase, Seat, View};

use crate::{
    Anchor, Anchors, Canvas, Picture, PictureOptions, Subject, anchors, describe, on_sheet,
    shape::{Area, Shape},
    sheet::{Part, Sheet},
    stage,
};

pub use changes::draw_changes;
pub(crate) use crop::Pane;
pub(crate) use strip::Mean;

/// The height of a decision picture: 550 by 346 pixels on a desktop.
pub(crate) const HEIGHT: f32 = 630.0;
/// Smallest text in design units: 11 pixels if the picture is 330 pixels wide.
pub(crate) const LEAST_TEXT: f32 = 33.8;
/// Smallest text on pictures for phones.
const LEAST_TEXT_SMALL: f32 = 40.0;
/// Pictures of this width are for phones.
const SMALL: u32 = 500;

/// What a player is asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The verb that was chosen; `None` while the question is which verb.
    pub verb: Option<Id>,
    /// The name of the question.
    pub param: &'a str,
    /// The possible answers, in the order of the menu.
    pub options: &'a [Id],
}

impl Question<'_> {
    pub(crate) fn verb(&self) -> Option<&str> {
        self.verb.as_ref().map(Id::as_str)
    }
}

/// How a game shows a question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Stage {
    pub(crate) subject: Subject,
    /// The anchors of each answer, in the order of the answers; none for those that are not on the picture.
    pub(crate) targets: Vec<Vec<String>>,
    /// Anchors that the player wants to see too, such as the ship that will sail.
    pub(crate) besides: Vec<String>,
    pub(crate) means: Vec<Mean>,
    pub(crate) corner: Corner,
}

/// Where the number of a rectangular place stands, so that it hides as little as possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Corner {
    #[default]
    UpperLeft,
    LowerLeft,
    /// A little right of the middle.
    Middle,
}

impl Stage {
    /// Finds the anchors of each answer with `targets`.
    pub(crate) fn new<T: IntoIterator<Item = String>>(
        subject: Subject,
        question: &Question<'_>,
        targets: impl Fn(&str) -> T,
    ) -> Self {
        let targets = question.options.iter().map(|id| targets(id.as_str()).into_iter().collect()).collect();
        Self { subject, targets, besides: Vec::new(), means: Vec::new(), corner: Corner::default() }
    }

    /// Whether any answer is on the picture.
    pub(crate) fn has_targets(&self) -> bool {
        self.targets.iter().any(|anchors| !anchors.is_empty())
    }

    #[must_use]
    pub(crate) fn besides(mut self, anchors: impl IntoIterator<Item = String>) -> Self {
        self.besides.extend(anchors);
        self
    }

    #[must_use]
    pub(crate) fn numbers_in(self, corner: Corner) -> Self {
        Self { corner, ..self }
    }

    #[must_use]
    pub(crate) fn means(mut self, means: impl IntoIterator<Item = Mean>) -> Self {
        self.means.extend(means);
        self
    }

    /// The answers on the picture: their numbers, counted from 1, and where they stand.
    fn marks<'a>(&self, plan: &'a Anchors) -> Vec<(usize, &'a Anchor)> {
        let targets = self.targets.iter().zip(1..);
        let found =
            targets.flat_map(|(ids, number)| ids.iter().map(move |id| Some((number, plan.find(id)?))));
        found.flatten().collect()
    }
}

pub(crate) const fn least_text(width: u32) -> f32 {
    if width <= SMALL { LEAST_TEXT_SMALL } else { LEAST_TEXT }
}

fn staged<'a>(stage: &Stage, options: &PictureOptions<'a>) -> PictureOptions<'a> {
    PictureOptions { subject: stage.subject, highlight: &[], ..*options }
}

/// Draws the picture beside a question that `seat` answers. Use a view of that seat only. `options.subject` and
/// `options.highlight` are ignored.
pub fn draw_decision(
    view: &View,
    seat: Seat,
    question: &Question<'_>,
    options: &PictureOptions<'_>,
) -> Picture {
    let stage = stage(view, seat, question);
    let options = staged(&stage, options);
    let plan = anchors(view, &options);
    let marks = stage.marks(&plan);
    let besides = stage.besides.iter().filter_map(|id| plan.find(id));
    let places: Vec<Area> =
        marks.iter().map(|(_, anchor)| *anchor).chain(besides).map(|at| at.area).collect();
    let small = options.width <= SMALL;
    let means: Vec<&Mean> = stage.means.iter().filter(|mean| !small || mean.count != 0).collect();
    let (pane, strip) = layout(&plan, &places, !means.is_empty());
    let mut canvas = Canvas::new(options.width, HEIGHT, options.theme);
    paste(&mut canvas, view, &options, pane);
    marks::draw(&mut canvas, &marks, stage.corner, pane);
    strip::draw(&mut canvas, strip, &means, small);
    border(&mut canvas);
    canvas.finish()
}

/// The strip lies below the scene, or beside it if that shows the scene larger.
fn layout(plan: &Anchors, places: &[Area], has_strip: bool) -> (Pane, Area) {
    if !has_strip {
        let whole = Area::new(0.0, 0.0, crate::canvas::UNITS, HEIGHT);
        return (Pane::around(plan, places, whole), Area::new(0.0, HEIGHT, 0.0, 0.0));
    }
    let below = (Area::new(0.0, 0.0, 1000.0, HEIGHT - strip::HEIGHT), strip::below());
    let beside = (Area::new(0.0, 0.0, 1000.0 - strip::WIDTH, HEIGHT), strip::beside());
    let [below, beside] = [below, beside].map(|(pane, strip)| (Pane::around(plan, places, pane), strip));
    if beside.0.zoom > below.0.zoom * 1.05 { beside } else { below }
}

/// Draws the part of the scene that a pane shows.
pub(crate) fn paste(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>, pane: Pane) {
    #[expect(clippy::cast_precision_loss, reason = "at most 2400")]
    let pixels = options.width as f32 / crate::canvas::UNITS;
    let size = |units: f32| crate::canvas::to_pixels(units * pixels);
    let at = |units: f32| crate::canvas::round(units * pixels);
    let least = least_text(options.width) * pixels;
    let shown = (size(pane.on.w), size(pane.on.h));
    let part = Part::new(pane.shows, pane.zoom * pixels, shown, least);
    let scene = on_sheet(view, options, Sheet::Part(part));
    canvas.paste(&scene, at(pane.on.x), at(pane.on.y));
}

/// A dark line around the picture.
pub(crate) fn border(canvas: &mut Canvas) {
    let ink = canvas.palette().ink.opaque();
    canvas.stroke(&Shape::rect(canvas.area().inset(2.0)), ink, 4.0);
}

/// The numbers of the answers that the picture shows, counted from 1 in the order of the menu.
pub fn shown_answers(
    view: &View,
    seat: Seat,
    question: &Question<'_>,
    options: &PictureOptions<'_>,
) -> Vec<usize> {
    let stage = stage(view, seat, question);
    let plan = anchors(view, &staged(&stage, options));
    let mut numbers: Vec<usize> = stage.marks(&plan).into_iter().map(|(number, _)| number).collect();
    numbers.dedup();
    numbers
}

/// The player's means in words, and what else the picture shows, for the alt text.
pub fn describe_decision(
    view: &View,
    seat: Seat,
    question: &Question<'_>,
    options: &PictureOptions<'_>,
) -> Vec<Phrase> {
    let stage = stage(view, seat, question);
    let held = stage.means.iter().filter(|mean| mean.count > 0);
    let counted: Vec<(Id, i64)> = held.map(|mean| (mean.term, mean.count)).collect();
    let means = Phrase::new("alt-decision-means").with("means", Arg::Terms(counted.clone()));
    let shown = describe(view, &staged(&stage, options));
    Some(means).filter(|_| !counted.is_empty()).into_iter().chain(shown).collect()
}
