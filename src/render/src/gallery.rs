//! An HTML page of pictures, which can show old, new and difference side by side. It needs no network.

use std::fmt::Write as _;

use crate::Picture;

#[derive(Clone, Debug)]
pub struct Section {
    pub title: String,
    pub figures: Vec<Figure>,
}

/// A picture on the page, or several versions of it.
#[derive(Clone, Debug)]
pub struct Figure {
    pub title: String,
    pub alt: String,
    /// Captions and files next to the page: one picture, or old, new and difference.
    pub files: Vec<(String, String)>,
}

pub fn page(title: &str, note: &str, sections: &[Section]) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>{0}</title>\n<style>{STYLE}</style>\n\
         <h1>{0}</h1>\n<p>{1}</p>\n<nav><ul>\n",
        escape(title),
        escape(note)
    );
    // Writing to a string cannot fail.
    for (index, section) in sections.iter().enumerate() {
        let _ = writeln!(
            html,
            "<li><a href=\"#section-{index}\">{}</a> ({})</li>",
            escape(&section.title),
            section.figures.len()
        );
    }
    html.push_str("</ul></nav>\n<main>\n");
    for (index, section) in sections.iter().enumerate() {
        let _ = writeln!(html, "<section id=\"section-{index}\"><h2>{}</h2>", escape(&section.title));
        for figure in &section.figures {
            let _ = writeln!(html, "<figure><figcaption>{}</figcaption><div>", escape(&figure.title));
            for (caption, file) in &figure.files {
                let _ = writeln!(
                    html,
                    "<a href=\"{file}\"><img loading=\"lazy\" src=\"{file}\" alt=\"{alt}\"><span>{caption}</span></a>",
                    file = escape(file),
                    alt = escape(&figure.alt),
                    caption = escape(caption)
                );
            }
            html.push_str("</div></figure>\n");
        }
        html.push_str("</section>\n");
    }
    html.push_str("</main>\n</html>\n");
    html
}

const STYLE: &str = ":root{color-scheme:light dark;--ground:#f6ecd6;--ink:#332822;--line:#b9a37f}\
@media(prefers-color-scheme:dark){:root{--ground:#1d2530;--ink:#f1e7d0;--line:#576370}}\
body{margin:2rem auto;max-width:90rem;padding:0 1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 Georgia,serif}\
a{color:inherit}section{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(22rem,1fr));align-items:start}\
h2{grid-column:1/-1;border-bottom:2px solid var(--line)}figure{margin:0}figcaption{font-weight:bold}\
figure div{display:flex;gap:.5rem}figure a{flex:1;min-width:0}figure:has(a+a){grid-column:1/-1}\
img{width:100%;height:auto;border:1px solid var(--line)}span{font-size:.85rem}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\n', " ")
}

/// Pixels that differ, or exist in only one picture, are red; all others are faded.
pub fn difference(old: &Picture, new: &Picture) -> Picture {
    let (width, height) = (old.width.max(new.width), old.height.max(new.height));
    let at = |picture: &Picture, x: u32, y: u32| -> Option<[u8; 4]> {
        let start = (y * picture.width + x) as usize * 4;
        let inside = x < picture.width && y < picture.height;
        inside.then(|| picture.rgba.get(start..start + 4)?.try_into().ok()).flatten()
    };
    let mut rgba = Vec::with_capacity((width * height) as usize * 4);
    for y in 0..height {
        for x in 0..width {
            let (before, now) = (at(old, x, y), at(new, x, y));
            rgba.extend(match now {
                Some(now) if before == Some(now) => now.map(|byte| 191 + byte / 4),
                _ => [220, 0, 0, 255],
            });
        }
    }
    Picture { width, height, rgba }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_pixels_are_red() {
        let plain = |width, pixels: &[[u8; 4]]| Picture { width, height: 1, rgba: pixels.concat() };
        let (white, black) = ([255; 4], [0, 0, 0, 255]);
        let found = difference(&plain(2, &[white, white]), &plain(3, &[white, black, black]));
        assert_eq!((found.width, found.height), (3, 1));
        assert_eq!(found.rgba, [[254; 4], [220, 0, 0, 255], [220, 0, 0, 255]].concat());
    }

    #[test]
    fn titles_are_escaped() {
        let figure = Figure {
            title: "<b>".into(),
            alt: "\"quoted\"".into(),
            files: vec![("now".into(), "a&b.png".into())],
        };
        let page = page("All & sundry", "", &[Section { title: "One".into(), figures: vec![figure] }]);
        assert!(
            page.contains("All &amp; sundry") && page.contains("&lt;b&gt;") && page.contains("a&amp;b.png")
        );
        assert!(page.contains("alt=\"&quot;quoted&quot;\""));
    }
}
