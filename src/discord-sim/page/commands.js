// The commands that are available to the current person, one entry per sub-command.

import { get } from "./api.js";
import { rank, ranked } from "./match.js";
import { on, table } from "./table.js";
import { local } from "./words.js";

const CHAT = 1;
const MESSAGE_MENU = 3;
const SUB_COMMAND = 1;
const GROUP = 2;

let known = null;

export function start() {
  for (const name of ["person", "channel", "commands"]) {
    on(name, () => {
      known = null;
    });
  }
}

/** All commands as `{ name, shown, description, options }`, where `shown` is the localised name. */
export async function commands() {
  if (known) return known;
  const offered = await get(`/persons/${table.me.id}/commands?channel=${table.channel.id}`);
  table.messageMenus = offered.filter((command) => command.type === MESSAGE_MENU).map((command) => command.name);
  known = offered.filter((command) => (command.type ?? CHAT) === CHAT).flatMap((command) => leaves(command, command.name, local(command)));
  return known;
}

function leaves(node, name, shown) {
  const options = node.options ?? [];
  const steps = options.filter((option) => option.type === SUB_COMMAND || option.type === GROUP);
  if (!steps.length) return [{ name, shown, description: local(node, "description"), options }];
  return steps.flatMap((step) => leaves(step, `${name} ${step.name}`, `${shown} ${local(step)}`));
}

/** The commands that match the typed text, best match first. */
export function matching(all, typed) {
  const matches = ranked(all, (command) => rank(typed, [command.shown, command.name]));
  return matches.filter((one) => one.rank < Infinity).map((one) => one.item);
}

/** Splits `pictures size normal` into the command and the text after its name; null without a complete name and a space. */
export function split(all, words) {
  let found = null;
  for (const command of all) {
    for (const name of [command.shown, command.name]) {
      const matches = words.toLowerCase().startsWith(`${name.toLowerCase()} `);
      if (matches && !(found?.name.length >= name.length)) found = { command, name, rest: words.slice(name.length + 1) };
    }
  }
  return found;
}
