//! Reads the subset of SVG that the sprites use: filled and stroked outlines, groups, transforms. Anything else is an
//! error, so that a sprite never looks different here than in an editor.

use roxmltree::{Document, Node};
use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, Pixmap, Stroke, Transform};

use super::path_data;
use crate::shape::{Area, Shape};

/// All sprites use `viewBox="0 0 64 64"`.
pub(crate) const VIEW_BOX: f32 = 64.0;

/// Why a sprite cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum SvgError {
    Xml(String),
    Element(String),
    Attribute(String, String),
    ViewBox,
}

/// Attributes that children inherit.
#[derive(Clone, Copy)]
struct Style {
    fill: Option<[u8; 3]>,
    stroke: Option<[u8; 3]>,
    width: f32,
    thinnest: f32,
    opacity: f32,
    transform: Transform,
}

/// Draws a sprite; its lines are at least `thinnest` wide.
pub(crate) fn draw(
    source: &str,
    target: &mut Pixmap,
    transform: Transform,
    thinnest: f32,
) -> Result<(), SvgError> {
    let document = Document::parse(source).map_err(|error| SvgError::Xml(error.to_string()))?;
    let root = document.root_element();
    if root.attribute("viewBox") != Some("0 0 64 64") {
        return Err(SvgError::ViewBox);
    }
    let style = Style { fill: Some([0; 3]), stroke: None, width: 1.0, thinnest, opacity: 1.0, transform };
    node(root, style, target)
}

fn node(element: Node<'_, '_>, inherited: Style, target: &mut Pixmap) -> Result<(), SvgError> {
    let style = style(element, inherited)?;
    let get = |name: &str| number(element, name, 0.0);
    let shape = match element.tag_name().name() {
        "svg" | "g" => {
            for child in element.children().filter(Node::is_element) {
                node(child, style, target)?;
            }
            return Ok(());
        }
        "title" | "desc" => return Ok(()),
        "path" => {
            let data = element.attribute("d").unwrap_or_default();
            Shape(path_data::parse(data).ok_or_else(|| SvgError::Attribute("d".into(), data.into()))?)
        }
        "circle" => Shape::circle(get("cx")?, get("cy")?, get("r")?),
        "ellipse" => Shape::ellipse(get("cx")?, get("cy")?, get("rx")?, get("ry")?),
        "rect" => {
            let area = Area::new(get("x")?, get("y")?, get("width")?, get("height")?);
            let radius = get("rx")?;
            if radius > 0.0 { Shape::rounded(area, radius) } else { Shape::rect(area) }
        }
        "line" => Shape::line(get("x1")?, get("y1")?, get("x2")?, get("y2")?),
        name => return Err(SvgError::Element(name.into())),
    };
    if let Some(path) = &shape.0 {
        paint(path, style, target);
    }
    Ok(())
}

fn paint(path: &Path, style: Style, target: &mut Pixmap) {
    if let Some(fill) = style.fill {
        target.fill_path(path, &solid(fill, style.opacity), FillRule::Winding, style.transform, None);
    }
    if let Some(stroke) = style.stroke {
        let settings = Stroke {
            width: style.width.max(style.thinnest),
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        target.stroke_path(path, &solid(stroke, style.opacity), &settings, style.transform, None);
    }
}

fn solid([r, g, b]: [u8; 3], opacity: f32) -> Paint<'static> {
    let mut color = Color::from_rgba8(r, g, b, 255);
    color.set_alpha(opacity);
    let mut paint = Paint::default();
    paint.set_color(color);
    paint.anti_alias = true;
    paint
}

fn style(element: Node<'_, '_>, inherited: Style) -> Result<Style, SvgError> {
    let mut style = inherited;
    for attribute in element.attributes() {
        let (name, value) = (attribute.name(), attribute.value());
        let wrong = || SvgError::Attribute(name.into(), value.into());
        match name {
            "fill" => style.fill = color(value).ok_or_else(wrong)?,
            "stroke" => style.stroke = color(value).ok_or_else(wrong)?,
            "stroke-width" => style.width = value.parse().map_err(|_| wrong())?,
            "opacity" => style.opacity *= value.parse::<f32>().map_err(|_| wrong())?,
            "transform" => style.transform = style.transform.pre_concat(transform(value).ok_or_else(wrong)?),
            // Caps and joins are always round here; the attributes are for other programs.
            "stroke-linecap" | "stroke-linejoin" if value == "round" => {}
            "viewBox" | "d" | "cx" | "cy" | "r" | "rx" | "ry" | "x" | "y" | "width" | "height" | "x1"
            | "y1" | "x2" | "y2" => {}
            _ => return Err(wrong()),
        }
    }
    Ok(style)
}

/// `none` or `#rrggbb`.
#[expect(clippy::option_option, reason = "the outer option is the error, the inner one is `none`")]
fn color(value: &str) -> Option<Option<[u8; 3]>> {
    if value == "none" {
        return Some(None);
    }
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let [_, r, g, b] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some(Some([r, g, b]))
}

/// `translate(x y)`, `scale(k)`, `scale(x y)` or `rotate(degrees x y)`, one at a time.
fn transform(value: &str) -> Option<Transform> {
    let (name, rest) = value.trim().split_once('(')?;
    let numbers: Option<Vec<f32>> = rest
        .strip_suffix(')')?
        .split([' ', ','])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok())
        .collect();
    match (name, numbers?.as_slice()) {
        ("translate", &[x, y]) => Some(Transform::from_translate(x, y)),
        ("scale", &[k]) => Some(Transform::from_scale(k, k)),
        ("scale", &[x, y]) => Some(Transform::from_scale(x, y)),
        ("rotate", &[degrees, x, y]) => Some(Transform::from_rotate_at(degrees, x, y)),
        _ => None,
    }
}

fn number(element: Node<'_, '_>, name: &str, default: f32) -> Result<f32, SvgError> {
    match element.attribute(name) {
        None => Ok(default),
        Some(value) => value.parse().map_err(|_| SvgError::Attribute(name.into(), value.into())),
    }
}
