// The first screen: the introduction at the beginning of a channel, with a card for everything that can be tried.

import { get } from "./api.js";
import { byId, el } from "./dom.js";
import { outcome } from "./outcome.js";
import { become, on, press, slash, table } from "./table.js";
import { currentLocale, tr } from "./words.js";

let running = false;

export function emptyState() {
  const { channel } = table;
  const title = channel.guild_id ? tr("emptyTitle", { channel: channel.name }) : tr("emptyDm", { bot: table.bot.name });
  const fresh = table.messages.size === 0 && channel.guild_id && !running;
  return el("div", { class: "welcome" },
    el("div", { class: "welcome-sign", "aria-hidden": "true", text: channel.guild_id ? "#" : "@" }),
    el("h2", {}, el("bdi", { text: title })),
    el("p", { text: tr("welcome") }),
    fresh && table.cards.length ? el("ul", { class: "cards" }, table.cards.map(card)) : "");
}

/** One card: picture, words, and two buttons that carry out its steps. */
function card(offer, index) {
  const words = offer.texts[currentLocale().slice(0, 2)] ?? offer.texts.en;
  const button = (kind, steps) => steps.length
    ? el("button", { type: "button", class: `button ${kind === "demo" ? "primary" : "secondary"} ${kind}`, "aria-label": `${tr(kind)}: ${words.title}`, text: tr(kind), on: { click: (event) => run(steps, event.currentTarget) } })
    : "";
  return el("li", { class: "card" },
    el("img", { class: "card-picture", src: `page/card/${index}`, alt: "", loading: "lazy" }),
    el("div", { class: "card-words" },
      el("h3", { text: words.title }),
      el("p", { class: "card-facts", text: words.facts }),
      el("p", { class: "card-about", text: words.about })),
    el("div", { class: "card-buttons" }, button("demo", offer.demo), button("learn", offer.learn)));
}

/** Carries out the steps of a card, each as its person, or else as the current one. */
async function run(steps, button) {
  if (running) return;
  running = true;
  button.setAttribute("aria-busy", "true");
  button.textContent = tr("demoRunning");
  const people = [...table.people.values()];
  const mine = table.me;
  try {
    for (const step of steps) {
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
