// Buttons and select menus under a message.

import { ICONS, el, icon } from "./dom.js";
import { emojiOf } from "./emoji.js";
import { choose } from "./menus.js";
import { outcome } from "./outcome.js";
import { press, select, table } from "./table.js";
import { tr } from "./words.js";

const BUTTON = 2;
const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

export function components(message) {
  if (!message.components.length) return [];
  const problem = el("p", { class: "problem", role: "alert" });
  const rows = message.components.map((row) =>
    el("div", { class: "parts" }, (row.components ?? []).map((part) => (part.type === BUTTON ? button(message, part, problem) : menu(message, part, problem)))));
  return [el("div", { class: "components" }, rows, problem)];
}

function button(message, part, problem) {
  const label = [emojiOf(part), part.label ? el("span", { text: part.label }) : ""];
  if (part.style === LINK) {
    const safe = /^https?:\/\//.test(part.url ?? "");
    return el("a", { class: "button secondary", href: safe ? part.url : undefined, target: "_blank", rel: "noopener noreferrer nofollow" }, label, icon(ICONS.out));
  }
  const node = el("button", {
    type: "button", class: `button ${STYLES[part.style] ?? "secondary"}`, disabled: part.disabled,
    "aria-label": part.label ? undefined : part.emoji?.name, data: { component: part.custom_id },
  }, label);
  node.addEventListener("click", () => interact(node, problem, () => press(message, part.custom_id)));
  return node;
}

/** Sends an interaction. The component is busy until the bot has answered. */
async function interact(node, problem, run) {
  if (node.getAttribute("aria-busy") === "true") return;
  node.setAttribute("aria-busy", "true");
  problem.textContent = "";
  const failure = await outcome(run());
  node.removeAttribute("aria-busy");
  if (failure) problem.textContent = failure;
}

function menu(message, part, problem) {
  const options = optionsOf(part);
  const shown = el("span", { class: "menu-shown" }, chosen(part, options.filter((option) => option.default)));
  const node = el("button", {
    type: "button", class: "menu", disabled: part.disabled, "aria-haspopup": "listbox", "aria-expanded": "false", data: { component: part.custom_id },
  }, shown, icon(ICONS.down));
  node.addEventListener("click", () => {
    const max = part.max_values ?? 1;
    choose(node, {
      label: part.placeholder ?? tr("choose"), options, min: part.min_values ?? 1, max,
      onChoose: (values) => {
        shown.replaceChildren(...chosen(part, options.filter((option) => values.includes(option.value))));
        interact(node, problem, () => select(message, part.custom_id, values));
      },
    });
  });
  return node;
}

/** The content of a closed select: emojis and labels of the chosen options, or its placeholder. */
function chosen(part, options) {
  if (!options.length) return [part.placeholder ?? tr("choose")];
  return options.flatMap((option, index) => [index ? ", " : "", emojiOf(option), option.label]);
}

/** The options of a select: its own, or the people or channels of the guild. */
function optionsOf(part) {
  const wanted = new Set((part.default_values ?? []).map((one) => one.id));
  const as = (id, label) => ({ value: id, label, default: wanted.has(id) });
  const people = () => [...[...table.people.values()].map((person) => as(person.id, person.name)), as(table.bot.id, table.bot.name)];
  const channels = () => [...table.channels.values()].filter((channel) => channel.guild_id).map((channel) => as(channel.id, `#${channel.name}`));
  switch (part.type) {
    case 3: return part.options ?? [];
    case 5: case 7: return people();
    case 8: return channels();
    default: return [];
  }
}
