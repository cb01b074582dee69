// Emojis of the application, shown as images at text size.

import { el } from "./dom.js";
import { table } from "./table.js";

/** The image of an application emoji; null if the application has no emoji with this id. */
export function emojiImage(id, name) {
  const known = table.emojis.get(id);
  return known ? el("img", { class: "emoji-image", src: `/emojis/${id}.png`, alt: name ?? known.name, title: `:${known.name}:`, draggable: "false" }) : null;
}

/** The emoji of a button or option, or an empty text. A deleted application emoji is shown as `:name:`. */
export function emojiOf({ emoji }) {
  if (!emoji) return "";
  const image = emoji.id ? emojiImage(emoji.id, emoji.name) : null;
  return image ?? el("span", { class: "emoji", "aria-hidden": "true", text: emoji.id ? `:${emoji.name}:` : emoji.name });
}
