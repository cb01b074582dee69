// The introduction at the beginning of a channel, with a button that runs the demo.

import { get } from "./api.js";
import { byId, el } from "./dom.js";
import { outcome } from "./outcome.js";
import { become, on, press, slash, table } from "./table.js";
import { tr } from "./words.js";

let running = false;

export function emptyState() {
  const { channel } = table;
  const title = channel.guild_id ? tr("emptyTitle", { channel: channel.name }) : tr("emptyDm", { bot: table.bot.name });
  const offer = table.demo.length && table.messages.size === 0 && channel.guild_id && !running;
  return el("div", { class: "welcome" },
    el("div", { class: "welcome-sign", "aria-hidden": "true", text: channel.guild_id ? "#" : "@" }),
    el("h2", {}, el("bdi", { text: title })),
    el("p", { text: tr("welcome") }),
    offer ? el("button", { type: "button", class: "button primary demo", text: tr("demo"), on: { click: demo } }) : "");
}

/** Runs the demo steps of the server, each as its person. */
async function demo(event) {
  running = true;
  const button = event.currentTarget;
  button.setAttribute("aria-busy", "true");
  button.textContent = tr("demoRunning");
  const people = [...table.people.values()];
  const mine = table.me;
  try {
    for (const step of table.demo) {
      const person = people[step.person] ?? mine;
      if (table.me.id !== person.id) await become(person);
      const failure = await outcome(step.do === "slash" ? slash(step.command, step.options) : pressNewest(step.component));
      if (failure) throw new Error(failure);
    }
  } catch (error) {
    byId("notice").textContent = tr("demoFailed", { why: error.message });
  }
  running = false;
  byId("text")?.focus();
}

/** Presses the newest button whose custom id contains `part`; waits up to five seconds for one. */
async function pressNewest(part) {
  for (let tries = 0; tries < 50; tries++) {
    const { messages } = await get(`/persons/${table.me.id}/messages?channel=${table.channel.id}&limit=20`);
    for (const message of messages.reverse()) {
      const found = message.components.flatMap((row) => row.components ?? []).find((one) => one.custom_id?.includes(part) && !one.disabled);
      if (found) return press(message, found.custom_id);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(tr("noAnswer"));
}

export function start() {
  on("message", () => {
    byId("notice").textContent = "";
  });
}
