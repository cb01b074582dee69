// The people at this table: whose eyes we look through, and somebody new.

import { avatar, byId, el } from "./dom.js";
import { addPerson, become, on, speak, remember, table } from "./table.js";
import { callsFor } from "./unread.js";
import { LANGUAGES, say } from "./words.js";

const group = byId("seats");

export function start() {
  for (const name of ["person", "people", "unread", "channel"]) on(name, draw);
  // Alt and a number change the seat from anywhere.
  document.addEventListener("keydown", (event) => {
    const place = Number(event.key);
    if (!event.altKey || event.ctrlKey || !(place >= 1 && place <= 9)) return;
    const person = [...table.people.values()][place - 1];
    if (!person) return;
    event.preventDefault();
    become(person);
  });
  group.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.target.getAttribute("role") !== "radio") return;
    event.preventDefault();
    const people = [...table.people.values()];
    const at = people.findIndex((person) => person.id === table.me.id);
    become(people[(at + step + people.length) % people.length]).then(() => group.querySelector("[aria-checked=true]")?.focus());
  });
  byId("settings").addEventListener("click", openSettings);
  applyTheme(localStorage.getItem("theme") ?? "system");
}

function draw() {
  group.setAttribute("aria-label", say("seats"));
  byId("settings").setAttribute("aria-label", say("settings"));
  byId("settings").title = say("settings");
  const focused = group.contains(document.activeElement) && document.activeElement.dataset.person;
  const seats = [...table.people.values()].map((person, index) => {
    const mine = person.id === table.me.id;
    const calls = mine ? 0 : callsFor(person.id);
    const label = calls ? `${person.name}, ${say("unread", { count: calls })}` : person.name;
    return el("button", {
      type: "button", class: "seat", role: "radio", "aria-checked": String(mine), tabindex: mine ? "0" : "-1", "aria-label": label,
      title: index < 9 ? `${person.name} (Alt+${index + 1})` : person.name, data: { person: person.id }, on: { click: () => become(person) },
    }, avatar(person, "small"), el("bdi", { class: "seat-name", text: person.name }), calls ? el("span", { class: "badge", "aria-hidden": "true", text: String(calls) }) : "");
  });
  const plus = byId("add-seat");
  plus.setAttribute("aria-label", say("addSeat"));
  plus.title = say("addSeat");
  plus.onclick = openNew;
  group.replaceChildren(...seats);
  if (focused) group.querySelector(`[data-person="${focused}"]`)?.focus();
}

function openDialog(title, ...content) {
  const dialog = byId("dialog");
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.replaceChildren(el("h2", { id: "dialog-title", text: title }), ...content);
  dialog.showModal();
  return dialog;
}

function openNew() {
  const input = el("input", { id: "new-name", required: true, maxlength: "32", autocomplete: "off" });
  const problem = el("p", { class: "problem", role: "alert" });
  const form = el("form", {}, el("p", {}, el("label", { for: "new-name", text: say("name") }), input), problem,
    el("div", { class: "dialog-foot" }, el("button", { type: "button", class: "button plain", text: say("cancel"), on: { click: () => byId("dialog").close() } }), el("button", { class: "button primary", text: say("add") })));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const person = await addPerson(input.value);
      byId("dialog").close();
      await become(person);
    } catch (error) {
      problem.textContent = error.message;
    }
  });
  openDialog(say("addSeat"), form);
  input.focus();
}

function openSettings() {
  const pick = (name, legend, values, current, taken) =>
    el("fieldset", {}, el("legend", { text: legend }), values.map(([value, label]) => {
      const input = el("input", { type: "radio", name, value, checked: value === current, on: { change: () => taken(value) } });
      return el("label", { class: "radio" }, input, label);
    }));
  openDialog(say("settings"),
    pick("language", say("language", { name: table.me.name }), LANGUAGES, table.me.locale, async (value) => {
      await speak(value);
      byId("dialog").close();
      openSettings();
    }),
    pick("theme", say("theme"), ["system", "light", "dark"].map((value) => [value, say(value)]), localStorage.getItem("theme") ?? "system", applyTheme),
    el("div", { class: "dialog-foot" }, el("button", { type: "button", class: "button primary", text: say("close"), on: { click: () => byId("dialog").close() } })));
}

function applyTheme(theme) {
  remember("theme", theme);
  document.documentElement.dataset.theme = theme;
}
