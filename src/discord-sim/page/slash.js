// The command editor: the command's name, and a chip for each option with choices or autocomplete.

import { createChip, focusEnd, given, typedIn } from "./chip.js";
import { bestMatch, choiceOf, equals, fixedChoices, matches, onlyChoices, sorted, suggestsValues } from "./choices.js";
import { ICONS, el, icon } from "./dom.js";
import { rank, ranked } from "./match.js";
import * as picker from "./picker.js";
import { autocomplete, slash } from "./table.js";
import { local, tr } from "./words.js";

/** The minimum time between two autocomplete requests of an option, in milliseconds. */
const PAUSE = 120;

/** `name:value` or `name value` at the beginning of a text. */
const NAMED = /^\s*([^\s:]+)(:|\s)\s*([^]*)$/u;

const isNamed = (option, word) => [local(option), option.name].some((name) => name.toLowerCase() === word.toLowerCase());

/**
 * Opens the editor in `place`. Calls `done(promise)` when the command is sent, `left()` when it is cancelled.
 * `rest` is text that was typed after the name, such as `size normal`; `enter` means that Enter was pressed after it.
 */
export function write(command, place, { done, left, rest, enter }) {
  const chips = new Map();
  let sending = false;
  const name = el("span", { class: "chip command-name", text: `/${command.shown}` });
  const more = el("input", { class: "chip-more", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-label": tr("options"), autocomplete: "off", spellcheck: "false" });
  const problem = el("span", { class: "problem", role: "alert" });
  const line = el("div", { class: "command-line", role: "group", "aria-label": tr("mode", { name: `/${command.shown}` }) }, name, more,
    el("button", { type: "button", class: "icon-button", "aria-label": tr("leaveCommand"), title: tr("leaveCommand"), on: { click: () => leave() } }, icon(ICONS.close)),
    el("button", { type: "button", class: "icon-button", "aria-label": tr("send"), title: tr("send"), on: { click: () => send() } }, icon(ICONS.send)));
  place.replaceChildren(line, problem);

  function addChip(option) {
    const chip = createChip(option);
    const { input } = chip;
    chip.take = (choice) => {
      chip.assign(choice);
      next(chip);
    };
    input.addEventListener("focus", () => suggest(chip));
    input.addEventListener("blur", () => setTimeout(() => document.activeElement !== input && settle(chip), 0));
    input.addEventListener("input", () => {
      chip.type(input.value);
      chip.pendingKey = null;
      problem.textContent = "";
      if (!reread(chip)) suggest(chip);
    });
    input.addEventListener("keydown", (event) => chipKey(event, chip));
    chips.set(option.name, chip);
    line.insertBefore(chip.node, more);
    return chip;
  }

  const values = () => Object.fromEntries([...chips.values()].map((chip) => [chip.option.name, given(chip)]).filter(([, value]) => value !== ""));

  /** Focuses the next required option without a value, or else the end of the line. */
  function next(chip) {
    const open = [...chips.values()].find((one) => one !== chip && one.option.required && given(one) === "");
    (open?.input ?? more).focus();
  }

  /** The option with this name, unless it has a value. */
  const optionNamed = (word, except) => command.options.find((option) => {
    const chip = chips.get(option.name);
    return option !== except && isNamed(option, word) && (!chip || given(chip) === "");
  });

  /** Splits the text of an option before the name of the next option. Free text is split only before `name:`. */
  function cut(option, text) {
    for (const found of text.matchAll(/\s+([^\s:]+)(?=(:|\s))/gu)) {
      const named = (found[2] === ":" || suggestsValues(option)) && optionNamed(found[1], option);
      if (named) return [text.slice(0, found.index), text.slice(found.index)];
    }
    return [text, ""];
  }

  /** Turns `name value` pairs into chips, the last of which gets the focus. Returns the text that names no option. */
  function fill(text) {
    let chip = null;
    for (;;) {
      const named = NAMED.exec(text);
      const option = named && optionNamed(named[1]);
      if (!option) break;
      chip = chips.get(option.name) ?? addChip(option);
      const [value, after] = cut(option, named[3]);
      chip.type(value);
      text = after;
    }
    if (chip && !complete(chip)) focusEnd(chip);
    return text.trim();
  }

  /** Takes the choice if its whole name and a space were typed, and no longer name begins like that. */
  function complete(chip) {
    const text = chip.input.value;
    const fixed = fixedChoices(chip.option);
    if (!fixed || !text.endsWith(" ") || !text.trim()) return false;
    const longer = fixed.some((choice) => choice.label.toLowerCase().startsWith(text.toLowerCase()));
    const choice = longer ? undefined : bestMatch(fixed, text);
    if (!choice || !equals(choice, text)) return false;
    chip.take(choice);
    return true;
  }

  /** Recognises option names that were typed into a chip; returns whether the focus has moved. */
  function reread(chip) {
    const named = NAMED.exec(chip.input.value);
    if (named && (named[2] === ":" || suggestsValues(chip.option))) {
      if (isNamed(chip.option, named[1])) {
        chip.type(named[3]);
      } else if (optionNamed(named[1], chip.option)) {
        const text = chip.input.value;
        chip.type("");
        fill(text);
        return true;
      }
    }
    const [value, after] = cut(chip.option, chip.input.value);
    if (!after) return complete(chip);
    chip.type(value);
    fill(after);
    return true;
  }

  /** Called when a chip loses the focus. */
  function settle(chip) {
    clearTimeout(chip.timer);
    chip.waiting = false;
    chip.pendingKey = null;
    resolve(chip);
    if (!line.contains(document.activeElement)) picker.hide();
  }

  /** Replaces typed text by the choice it selects, if the page knows the choices; of autocomplete only by an equal one. */
  function resolve(chip) {
    const typed = typedIn(chip);
    if (!typed) return;
    const fixed = fixedChoices(chip.option);
    const choice = fixed ? bestMatch(fixed, typed) : (chip.choices ?? []).find((one) => equals(one, typed));
    if (choice) chip.assign(choice);
  }

  /** Shows the choices. Enter takes the value that is set, an equal choice, or the first match, but no other choice. */
  function offer(chip, choices) {
    const typed = typedIn(chip);
    const listed = sorted(choices, typed, fixedChoices(chip.option) !== null).slice(0, 25);
    const current = chip.value !== undefined ? listed.findIndex((one) => one.value === chip.value) : listed.findIndex((one) => matches(one, typed));
    picker.offer(chip.input, titleOf(chip), listed.map((choice) => ({ label: choice.label, chosen: () => chip.take(choice) })), tr("none"), current);
  }

  const titleOf = ({ option }) => `${local(option)} · ${local(option, "description")}`;

  function suggest(chip) {
    const { option, input } = chip;
    clearTimeout(chip.timer);
    const fixed = fixedChoices(option);
    if (fixed) {
      offer(chip, fixed);
    } else if (option.autocomplete) {
      // Show the matches among the earlier choices until the bot has answered.
      const typed = typedIn(chip);
      const known = typed ? (chip.choices ?? []).filter((choice) => matches(choice, typed)) : [];
      if (known.length) offer(chip, known);
      chip.waiting = true;
      chip.timer = setTimeout(() => ask(chip), Math.max(0, chip.askedAt + PAUSE - Date.now()));
    } else {
      picker.offer(input, titleOf(chip), [], option.required ? tr("required") : tr("optional"));
    }
  }

  /** Loads the autocomplete choices; returns whether the answer is still current. */
  async function load(chip) {
    const number = ++chip.number;
    const text = chip.value === undefined ? chip.input.value : "";
    chip.askedAt = Date.now();
    let choices = [];
    try {
      const result = await autocomplete(command.name, { ...values(), [chip.option.name]: text }, chip.option.name);
      choices = (result.choices ?? []).map(choiceOf);
    } catch { /* without suggestions, the typed text is used */ }
    if (number !== chip.number) return false;
    chip.choices = choices;
    chip.answered = text.trim();
    return true;
  }

  async function ask(chip) {
    const current = await load(chip);
    if (!current || document.activeElement !== chip.input) return;
    chip.waiting = false;
    offer(chip, chip.choices);
    const key = chip.pendingKey;
    chip.pendingKey = null;
    if (key) accept(chip, chip.choices, key);
  }

  /** Handles Enter or Tab in a chip whose choices are loaded. */
  function accept(chip, choices, key) {
    const typed = typedIn(chip);
    const choice = typed ? bestMatch(choices, typed) : choices[0];
    if (chip.value !== undefined) next(chip);
    else if (choice) chip.take(choice);
    else if (key === "Enter") send();
    else next(chip);
  }

  function chipKey(event, chip) {
    const accepts = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && typedIn(chip));
    // The list does not belong to the typed text until the bot has answered. Then `ask` handles the key.
    if (accepts && chip.waiting) {
      event.preventDefault();
      chip.pendingKey = event.key;
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
    problem.textContent = "";
    const text = more.value;
    const named = NAMED.exec(text);
    if (named && optionNamed(named[1])) {
      more.value = "";
      more.value = fill(text);
      return;
    }
    const typed = text.trim().replace(/:$/, "");
    const fits = ranked(unused(), (option) => rank(typed, [local(option), option.name])).filter((one) => one.rank < 4).map((one) => one.item);
    if (text.endsWith(":") && fits.length) return begin(fits[0]);
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
    } else if (event.key === "Enter") {
      event.preventDefault();
      problem.textContent = `${more.value.trim()}: ${tr("none")}`;
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

  function refuse(chip, text) {
    chip.node.classList.add("wrong");
    problem.textContent = text;
    chip.input.focus();
  }

  async function send() {
    if (sending) return;
    sending = true;
    try {
      const missing = [...chips.values()].find((chip) => chip.option.required && given(chip) === "");
      if (missing) return refuse(missing, tr("missing", { option: local(missing.option) }));
      for (const chip of chips.values()) {
        if (chip.option.autocomplete && typedIn(chip) && chip.answered !== typedIn(chip)) await load(chip);
        resolve(chip);
        if (typedIn(chip) && onlyChoices(chip.option)) return refuse(chip, `${local(chip.option)}: ${tr("none")}`);
      }
      picker.hide();
      const failure = await done(slash(command.name, values()));
      if (failure) problem.textContent = failure;
    } finally {
      sending = false;
    }
  }

  for (const option of command.options.filter((one) => one.required)) addChip(option);
  const open = () => [...chips.values()].find((chip) => chip.option.required && given(chip) === "");
  const free = fill(rest);
  const first = open();
  if (free && first) first.type(free);
  else more.value = free;
  if (!line.contains(document.activeElement)) {
    if (free && first) focusEnd(first);
    else (first?.input ?? more).focus();
  }
  const focused = [...chips.values()].find((chip) => chip.input === document.activeElement);
  if (!enter || !focused || !typedIn(focused)) return;
  if (focused.waiting) focused.pendingKey = "Enter";
  else if (fixedChoices(focused.option)) accept(focused, fixedChoices(focused.option), "Enter");
  else send();
}
