// A chip of the command editor: the name of an option and the input for its value.

import { el } from "./dom.js";
import { local } from "./words.js";

/** A chip without a value. `value` is set by `assign`; while it is undefined, the text of the input is the value. */
export function createChip(option) {
  const input = el("input", { role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-required": String(Boolean(option.required)), "aria-label": `${local(option)}: ${local(option, "description")}`, autocomplete: "off", spellcheck: "false", maxlength: "6000" });
  const node = el("span", { class: "chip option", data: { option: option.name } }, el("span", { class: "chip-name", "aria-hidden": "true", text: local(option) }), input);
  const chip = { option, input, node, value: undefined, number: 0, askedAt: 0 };
  const show = (text) => {
    if (input.value !== text) input.value = text;
    input.style.setProperty("--size", String(Math.min(40, Math.max(3, [...text].length + 1))));
    node.classList.remove("wrong");
  };
  /** Shows typed text. */
  chip.type = (text) => {
    chip.value = undefined;
    show(text);
  };
  /** Sets the value of a choice. */
  chip.assign = (choice) => {
    chip.value = choice.value;
    show(choice.label);
  };
  show("");
  return chip;
}

/** The typed text, if no choice is set. */
export const typedIn = (chip) => (chip.value === undefined ? chip.input.value.trim() : "");

/** The value that is sent; empty if there is none. */
export const given = (chip) => (chip.value !== undefined ? chip.value : chip.input.value.trim());

/** Focuses the input with the caret at its end. */
export function focusEnd({ input }) {
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}
