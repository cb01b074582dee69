// Embeds of a message.

import { el } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { picture } from "./attachments.js";
import { names } from "./table.js";
import { beside } from "./times.js";

export const embeds = (message) => message.embeds.map(embed);

function embed(card) {
  const node = el("div", { class: "embed" });
  if (Number.isInteger(card.color)) node.style.setProperty("--bar", `#${(card.color & 0xffffff).toString(16).padStart(6, "0")}`);
  const text = el("div", { class: "embed-text" });
  if (card.author?.name) text.append(el("div", { class: "embed-author" }, linked(card.author.url, [card.author.name])));
  if (card.title) text.append(el("div", { class: "embed-title" }, linked(card.url, inlineMarkdown(card.title, names))));
  if (card.description) text.append(el("div", { class: "text", dir: "auto" }, markdown(card.description, names)));
  if (card.fields?.length) text.append(el("dl", { class: "fields" }, card.fields.map(field)));
  node.append(text);
  if (card.thumbnail?.url) node.append(picture(card.thumbnail.url, card.thumbnail, "thumbnail"));
  if (card.image?.url) node.append(picture(card.image.url, card.image));
  const foot = [card.footer?.text, card.timestamp && beside(new Date(card.timestamp))].filter(Boolean).join(" • ");
  if (foot) node.append(el("div", { class: "embed-foot", text: foot }));
  return node;
}

const linked = (url, content) =>
  /^https?:\/\//.test(url ?? "") ? [el("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, content)] : content;

const field = (one) =>
  el("div", { class: one.inline ? "field inline" : "field" },
    el("dt", {}, inlineMarkdown(one.name, names)), el("dd", { dir: "auto" }, markdown(one.value, names)));
