// The commands that are available to the current person, one entry per sub-command.

import { get } from "./api.js";
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
  const words = typed.toLowerCase().trim();
  const rank = (command) => {
    const names = [command.shown.toLowerCase(), command.name.toLowerCase()];
    if (names.some((name) => name.startsWith(words))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(words)))) return 1;
    return names.some((name) => name.includes(words)) ? 2 : 3;
  };
  return all.map((command) => [rank(command), command]).filter(([place]) => place < 3).sort((one, other) => one[0] - other[0]).map(([, command]) => command);
}
