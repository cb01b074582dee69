// The suggestion list above the message box: commands, options, values. The focus stays in the text field.

import { byId, el } from "./dom.js";

const box = byId("picker");
let state = null;

/**
 * Shows items `{ label, detail?, group?, chosen() }` for the input. `current` is the item that Enter takes; -1 means none.
 * Without items, shows `note`.
 */
export function offer(input, title, items, note, current = 0) {
  state = { input, items, current: -1 };
  let group = null;
  const nodes = [];
  items.forEach((item, index) => {
    if (item.group && item.group !== group) {
      nodes.push(el("div", { class: "picker-group", role: "presentation", text: item.group }));
      group = item.group;
    }
    nodes.push(el("div", { role: "option", id: `pick-${index}`, class: "choice", "aria-selected": "false", on: { pointerdown: (event) => event.preventDefault(), click: () => take(index), pointermove: () => point(index) } },
      el("span", { class: "choice-words" }, el("span", { class: "choice-label", text: item.label }), item.detail ? el("span", { class: "choice-detail", text: item.detail }) : ""),
      item.aside ? el("span", { class: "choice-aside", text: item.aside }) : ""));
  });
  box.replaceChildren(
    el("div", { class: "picker-title", text: title }),
    items.length ? el("div", { role: "listbox", id: "picker-list", "aria-label": title, class: "listbox" }, nodes) : el("p", { class: "subtext", role: "status", text: note }));
  box.hidden = false;
  expand(input, items.length > 0);
  input.removeAttribute("aria-activedescendant");
  if (items.length) input.setAttribute("aria-controls", "picker-list");
  if (items.length && current >= 0) point(current);
}

export function hide() {
  if (!state) return;
  expand(state.input, false);
  state.input.removeAttribute("aria-activedescendant");
  state.input.removeAttribute("aria-controls");
  state = null;
  box.hidden = true;
  box.replaceChildren();
}

/** Gives the input the role of a combobox while the list is open. */
function expand(input, open) {
  if (open || input.tagName === "INPUT") {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-expanded", String(open));
  } else {
    input.removeAttribute("role");
    input.removeAttribute("aria-expanded");
  }
}

export const isOpen = () => state !== null && state.items.length > 0;

function point(index) {
  const count = state.items.length;
  state.current = (index + count) % count;
  for (const node of box.querySelectorAll("[role=option]")) {
    const mine = node.id === `pick-${state.current}`;
    node.classList.toggle("current", mine);
    node.setAttribute("aria-selected", String(mine));
    if (mine) {
      node.scrollIntoView({ block: "nearest" });
      state.input.setAttribute("aria-activedescendant", node.id);
    }
  }
}

function take(index) {
  const item = state.items[index];
  hide();
  item.chosen();
}

/** Handles a key for the open list; returns whether it was handled. */
export function key(event) {
  if (!isOpen()) return false;
  if (event.key === "ArrowDown") point(state.current + 1);
  else if (event.key === "ArrowUp") point(Math.max(state.current, 0) - 1);
  else if (event.key === "Escape") hide();
  else if (state.current < 0) return false;
  else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) take(state.current);
  else return false;
  event.preventDefault();
  return true;
}
