// The beginning of a channel: one line that explains everything, and one press that shows it.

import { get } from "./api.js";
import { byId, el } from "./dom.js";
import { outcome } from "./outcome.js";
import { become, on, press, slash, table } from "./table.js";
import { say } from "./words.js";

let running = false;

export function emptyState() {
  const { channel } = table;
  const title = channel.guild_id ? say("emptyTitle", { channel: channel.name }) : say("emptyDm", { bot: table.bot.name });
  const offer = table.demo.length && table.messages.size === 0 && channel.guild_id && !running;
  return el("div", { class: "welcome" },
    el("div", { class: "welcome-sign", "aria-hidden": "true", text: channel.guild_id ? "#" : "@" }),
    el("h2", {}, el("bdi", { text: title })),
    el("p", { text: say("welcome") }),
    offer ? el("button", { type: "button", class: "button primary demo", text: say("demo"), on: { click: demo } }) : "");
}

/** Does the steps that the program gave us, each as the person would. */
async function demo(event) {
  running = true;
  const button = event.currentTarget;
  button.setAttribute("aria-busy", "true");
  button.textContent = say("demoRunning");
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
    byId("notice").textContent = say("demoFailed", { why: error.message });
  }
  running = false;
  byId("text")?.focus();
}

/** Presses the newest button whose id contains this, as soon as there is one. */
async function pressNewest(part) {
  for (let tries = 0; tries < 50; tries++) {
    const { messages } = await get(`/persons/${table.me.id}/messages?channel=${table.channel.id}&limit=20`);
    for (const message of messages.reverse()) {
      const found = message.components.flatMap((row) => row.components ?? []).find((one) => one.custom_id?.includes(part) && !one.disabled);
      if (found) return press(message, found.custom_id);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(say("noAnswer"));
}

export function start() {
  on("message", () => {
    byId("notice").textContent = "";
  });
}
