// Choices of a command option: those known to the page, and how typed text selects one.

import { rank, ranked } from "./match.js";
import { table } from "./table.js";
import { local, tr } from "./words.js";

const BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9;

/** An autocomplete or declared choice as `{ label, name, value }`. */
export const choiceOf = (choice) => ({ label: local(choice), name: choice.name, value: choice.value });

/** The choices of an option that are known without asking the bot; null if it takes free text. */
export function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map(choiceOf);
  const one = (label, value) => ({ label, name: label, value });
  switch (option.type) {
    case BOOLEAN: return [one(tr("yes"), true), one(tr("no"), false)];
    case USER: case MENTIONABLE: return [...table.people.values(), table.bot].map((user) => one(user.name, user.id));
    case CHANNEL: return [...table.channels.values()].filter((channel) => channel.guild_id).map((channel) => one(`#${channel.name}`, channel.id));
    default: return null;
  }
}

/** Whether an option accepts only its choices. The server resolves other names of users and channels itself. */
export const onlyChoices = (option) => Boolean(option.choices?.length) || option.type === BOOLEAN;

/** Whether the page suggests values for this option. */
export const suggestsValues = (option) => Boolean(option.autocomplete) || fixedChoices(option) !== null;

const rankIn = (typed) => (choice) => rank(typed, [choice.label, choice.name], choice.value);

/** The choices, best match first. Those that do not match come last, or are left out if `matchesOnly`. */
export function sorted(choices, typed, matchesOnly = false) {
  const all = ranked(choices, rankIn(typed));
  return (matchesOnly ? all.filter((one) => one.rank < Infinity) : all).map((one) => one.item);
}

export const matches = (choice, typed) => rankIn(typed)(choice) < Infinity;

/** Whether the typed text is the name or the value of the choice. */
export const equals = (choice, typed) => rankIn(typed)(choice) <= 2;

/** The choice that the typed text selects: an equal one, or else the first match; undefined if none matches. */
export const bestMatch = (choices, typed) => sorted(choices, typed, true)[0];
