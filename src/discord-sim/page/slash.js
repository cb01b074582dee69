// The command editor: the command's name, and a chip for each option with choices or autocomplete.

import { ICONS, el, icon } from "./dom.js";
import * as picker from "./picker.js";
import { autocomplete, slash, table } from "./table.js";
import { local, tr } from "./words.js";

const STRING = 3, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9;
/** Autocomplete is requested after a typing pause of this many milliseconds. */
const PAUSE = 120;

/** Opens the editor in `place`. Calls `done(promise)` when the command is sent, `left()` when it is cancelled. */
export function write(command, place, done, left) {
  const chips = new Map();
  const name = el("span", { class: "chip command-name", text: `/${command.shown}` });
  const more = el("input", { class: "chip-more", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-label": tr("options"), autocomplete: "off", spellcheck: "false" });
  const problem = el("span", { class: "problem", role: "alert" });
  const line = el("div", { class: "command-line", role: "group", "aria-label": tr("mode", { name: `/${command.shown}` }) }, name, more,
    el("button", { type: "button", class: "icon-button", "aria-label": tr("leaveCommand"), title: tr("leaveCommand"), on: { click: () => leave() } }, icon(ICONS.close)),
    el("button", { type: "button", class: "icon-button", "aria-label": tr("send"), title: tr("send"), on: { click: () => send() } }, icon(ICONS.send)));
  place.replaceChildren(line, problem);

  for (const option of command.options.filter((one) => one.required)) addChip(option);
  const first = chips.values().next().value;
  (first?.input ?? more).focus();

  function addChip(option) {
    const input = el("input", { role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-required": String(Boolean(option.required)), "aria-label": `${local(option)}: ${local(option, "description")}`, autocomplete: "off", spellcheck: "false", maxlength: "6000" });
    const chip = { option, input, value: undefined, shown: "" };
    const node = el("span", { class: "chip option", data: { option: option.name } }, el("span", { class: "chip-name", "aria-hidden": "true", text: local(option) }), input);
    const fit = () => input.style.setProperty("--size", String(Math.min(40, Math.max(3, [...input.value].length + 1))));
    input.addEventListener("focus", () => suggest(chip));
    input.addEventListener("blur", () => setTimeout(() => document.activeElement !== input && settle(chip), 0));
    input.addEventListener("input", () => {
      chip.value = undefined;
      chip.hurried = false;
      fit();
      suggest(chip);
    });
    input.addEventListener("keydown", (event) => chipKey(event, chip));
    chip.set = (value, shown) => {
      chip.value = value;
      chip.shown = shown;
      input.value = shown;
      fit();
      chip.node.classList.remove("wrong");
      next(chip);
    };
    chip.node = node;
    fit();
    chips.set(option.name, chip);
    line.insertBefore(node, more);
    return chip;
  }

  /** Focuses the next required option without a value, or else the end of the line. */
  function next(chip) {
    const open = [...chips.values()].find((one) => one !== chip && one.option.required && given(one) === "");
    (open?.input ?? more).focus();
  }

  const given = (chip) => (chip.value !== undefined ? chip.value : chip.input.value.trim());
  const values = () => Object.fromEntries([...chips.values()].map((chip) => [chip.option.name, given(chip)]).filter(([, value]) => value !== ""));

  function settle(chip) {
    clearTimeout(chip.timer);
    chip.waiting = false;
    if (!line.contains(document.activeElement)) picker.hide();
  }

  function suggest(chip) {
    const { option, input } = chip;
    clearTimeout(chip.timer);
    const typed = chip.value === undefined ? input.value.trim().toLowerCase() : "";
    const title = `${local(option)} · ${local(option, "description")}`;
    const fixed = choicesOf(option);
    if (fixed) {
      const items = fixed.filter((choice) => choice.label.toLowerCase().includes(typed)).slice(0, 25);
      picker.offer(input, title, items.map((choice) => ({ label: choice.label, chosen: () => chip.set(choice.value, choice.label) })), tr("none"));
    } else if (option.autocomplete) {
      chip.timer = setTimeout(() => ask(chip, title), chip.asked ? PAUSE : 0);
      chip.asked = true;
      chip.waiting = true;
    } else {
      picker.offer(input, title, [], option.required ? tr("required") : tr("optional"));
    }
  }

  async function ask(chip, title) {
    const { option, input } = chip;
    const number = (chip.number = (chip.number ?? 0) + 1);
    let choices = [];
    try {
      const result = await autocomplete(command.name, { ...values(), [option.name]: chip.value === undefined ? input.value : "" }, option.name);
      choices = result.choices ?? [];
    } catch { /* without suggestions, the typed text is used */ }
    // The answer is outdated: there is a newer request, or the focus has moved.
    if (number !== chip.number || document.activeElement !== input) return;
    chip.waiting = false;
    picker.offer(input, title, choices.map((choice) => ({ label: local(choice), chosen: () => chip.set(choice.value, local(choice)) })), tr("none"));
    if (!chip.hurried) return;
    chip.hurried = false;
    if (choices.length) picker.takeCurrent();
    else send();
  }

  function chipKey(event, chip) {
    // Whoever types faster than the bot suggests means the suggestion that is to come.
    if (event.key === "Enter" && chip.waiting) {
      event.preventDefault();
      chip.hurried = true;
      return;
    }
    if (picker.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      send();
    } else if (event.key === "Backspace" && chip.input.value === "") {
      event.preventDefault();
      if (chip.option.required) return leave();
      chips.delete(chip.option.name);
      chip.node.remove();
      more.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      leave();
    }
  }

  // The input at the end of the line adds an optional option by its name.
  const unused = () => command.options.filter((option) => !chips.has(option.name));
  const offerMore = () => {
    const typed = more.value.trim().toLowerCase().replace(/:$/, "");
    const fits = unused().filter((option) => local(option).toLowerCase().startsWith(typed) || option.name.startsWith(typed));
    if (more.value.endsWith(":") && fits.length) return begin(fits[0]);
    if (fits.length) picker.offer(more, tr("options"), fits.map((option) => ({ label: local(option), detail: local(option, "description"), aside: tr("optional"), chosen: () => begin(option) })), "");
    else picker.hide();
  };
  function begin(option) {
    picker.hide();
    more.value = "";
    addChip(option).input.focus();
  }
  more.addEventListener("focus", offerMore);
  more.addEventListener("input", offerMore);
  more.addEventListener("keydown", (event) => {
    // Enter in the empty input sends the command.
    if (event.key === "Enter" && more.value === "") {
      event.preventDefault();
      picker.hide();
      send();
    } else if (picker.key(event)) {
      return;
    } else if (event.key === "Backspace" && more.value === "") {
      event.preventDefault();
      const last = [...chips.values()].at(-1);
      if (last) last.input.focus();
      else leave();
    } else if (event.key === "Escape") {
      event.preventDefault();
      leave();
    }
  });

  function leave() {
    picker.hide();
    left();
  }

  async function send() {
    const missing = [...chips.values()].find((chip) => chip.option.required && given(chip) === "");
    if (missing) {
      missing.node.classList.add("wrong");
      problem.textContent = tr("missing", { option: local(missing.option) });
      missing.input.focus();
      return;
    }
    picker.hide();
    const failure = await done(slash(command.name, values()));
    if (failure) problem.textContent = failure;
  }
}

/** The choices of an option that are known without asking the bot; null if it takes free text. */
function choicesOf(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: local(choice), value: choice.value }));
  const people = [...table.people.values(), table.bot].map((one) => ({ label: one.name, value: one.id }));
  switch (option.type) {
    case BOOLEAN: return [{ label: tr("yes"), value: true }, { label: tr("no"), value: false }];
    case USER: case MENTIONABLE: return people;
    case CHANNEL: return [...table.channels.values()].filter((one) => one.guild_id).map((one) => ({ label: `#${one.name}`, value: one.id }));
    case ROLE: return [];
    case STRING: default: return null;
  }
}
