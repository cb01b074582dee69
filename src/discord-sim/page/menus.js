// The popup list of a select menu. It can be used by keyboard, and is positioned so that the window does not clip it.

import { byId, el } from "./dom.js";
import { emojiOf } from "./emoji.js";
import { tr } from "./words.js";

const layer = byId("layer");
let close = null;

export const closeMenu = () => close?.();

/** Opens the options of a select menu next to `anchor`. `onChoose` receives the chosen values. */
export function choose(anchor, { label, options, min, max, onChoose }) {
  close?.();
  const many = max > 1;
  const chosen = new Set(many ? options.filter((option) => option.default).map((option) => option.value) : []);
  let current = Math.max(0, options.findIndex((option) => option.default));
  const list = el("div", { class: "listbox", role: "listbox", tabindex: "0", "aria-label": label, "aria-multiselectable": many ? "true" : undefined });
  const items = options.map((option, index) => el("div", { role: "option", id: `choice-${index}`, class: "choice", "aria-selected": "false", title: [option.label, option.description].filter(Boolean).join("\n"), on: { click: () => take(index), pointermove: () => point(index) } },
    emojiOf(option),
    el("span", { class: "choice-words" }, el("span", { class: "choice-label", text: option.label }), option.description ? el("span", { class: "choice-detail", text: option.description }) : ""),
    many ? el("span", { class: "check", "aria-hidden": "true" }) : ""));
  list.append(...items);
  const done = el("button", { type: "button", class: "button primary", text: tr("done"), on: { click: () => finish() } });
  layer.replaceChildren(list, many ? el("div", { class: "menu-foot" }, done) : "");
  anchor.setAttribute("aria-expanded", "true");

  function point(index) {
    current = (index + items.length) % items.length;
    items.forEach((item, at) => item.classList.toggle("current", at === current));
    items[current]?.scrollIntoView({ block: "nearest" });
    if (items[current]) list.setAttribute("aria-activedescendant", items[current].id);
  }
  function mark() {
    items.forEach((item, at) => item.setAttribute("aria-selected", String(chosen.has(options[at].value))));
    done.disabled = chosen.size < min || chosen.size > max;
  }
  function take(index) {
    const { value } = options[index];
    if (!many) {
      shut();
      onChoose([value]);
    } else if (chosen.has(value)) {
      chosen.delete(value);
    } else if (chosen.size < max) {
      chosen.add(value);
    }
    mark();
  }
  function finish() {
    if (done.disabled) return;
    shut();
    onChoose([...chosen]);
  }
  function shut() {
    layer.hidden = true;
    layer.replaceChildren();
    anchor.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", shut);
    close = null;
    // An edit may have replaced the message meanwhile.
    const again = anchor.isConnected ? anchor : document.querySelector(`[data-component="${CSS.escape(anchor.dataset.component)}"]`);
    again?.focus({ preventScroll: true });
  }
  const outside = (event) => !layer.contains(event.target) && shut();
  layer.onkeydown = (event) => {
    if (event.key === "Escape" || (event.key === "Tab" && !many)) shut();
    else if (event.target !== list) return;
    else if (event.key === "ArrowDown") point(current + 1);
    else if (event.key === "ArrowUp") point(current - 1);
    else if (event.key === "Home") point(0);
    else if (event.key === "End") point(items.length - 1);
    else if (event.key === "Enter" || event.key === " ") take(current);
    else if (event.key.length === 1) {
      const at = options.findIndex((option, index) => index !== current && option.label.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, "").startsWith(event.key.toLowerCase()));
      if (at >= 0) point(at);
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  close = shut;
  layer.hidden = false;
  mark();
  if (items.length) point(current);
  position(anchor);
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", shut);
  list.focus({ preventScroll: true });
}

/** Positions the layer below the anchor, or above it if there is more room. */
function position(anchor) {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const room = Math.max(below, above);
  const up = below < Math.min(layer.scrollHeight, 240) && above > below;
  const { style } = layer;
  style.left = `${Math.max(8, Math.min(box.left, innerWidth - box.width - 8))}px`;
  style.width = `${box.width}px`;
  style.maxHeight = `${Math.min(room, 360)}px`;
  style.top = up ? "auto" : `${box.bottom + 4}px`;
  style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
}
