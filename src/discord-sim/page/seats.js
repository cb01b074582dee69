// The seat switcher, and the dialogs for a new person and for settings.

import { avatar, byId, el } from "./dom.js";
import { addPerson, become, on, remember, setLanguage, table } from "./table.js";
import { mentionsOf } from "./unread.js";
import { LANGUAGES, tr } from "./words.js";

const group = byId("seats");

export function start() {
  for (const name of ["person", "people", "unread", "channel"]) on(name, draw);
  // Alt and a digit switch the seat.
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
  group.setAttribute("aria-label", tr("seats"));
  byId("settings").setAttribute("aria-label", tr("settings"));
  byId("settings").title = tr("settings");
  const focused = group.contains(document.activeElement) && document.activeElement.dataset.person;
  const seats = [...table.people.values()].map((person, index) => {
    const mine = person.id === table.me.id;
    const count = mine ? 0 : mentionsOf(person.id);
    const label = count ? `${person.name}, ${tr("unread", { count })}` : person.name;
    return el("button", {
      type: "button", class: "seat", role: "radio", "aria-checked": String(mine), tabindex: mine ? "0" : "-1", "aria-label": label,
      title: index < 9 ? `${person.name} (Alt+${index + 1})` : person.name, data: { person: person.id }, on: { click: () => become(person) },
    }, avatar(person, "small"), el("bdi", { class: "seat-name", text: person.name }), count ? el("span", { class: "badge", "aria-hidden": "true", text: String(count) }) : "");
  });
  const plus = byId("add-seat");
  plus.setAttribute("aria-label", tr("addSeat"));
  plus.title = tr("addSeat");
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
  const form = el("form", {}, el("p", {}, el("label", { for: "new-name", text: tr("name") }), input), problem,
    el("div", { class: "dialog-foot" }, el("button", { type: "button", class: "button plain", text: tr("cancel"), on: { click: () => byId("dialog").close() } }), el("button", { class: "button primary", text: tr("add") })));
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
  openDialog(tr("addSeat"), form);
  input.focus();
}

function openSettings() {
  const pick = (name, legend, values, current, onChange) =>
    el("fieldset", {}, el("legend", { text: legend }), values.map(([value, label]) => {
      const input = el("input", { type: "radio", name, value, checked: value === current, on: { change: () => onChange(value) } });
      return el("label", { class: "radio" }, input, label);
    }));
  openDialog(tr("settings"),
    pick("language", tr("language", { name: table.me.name }), LANGUAGES, table.me.locale, async (value) => {
      await setLanguage(value);
      byId("dialog").close();
      openSettings();
    }),
    pick("theme", tr("theme"), ["system", "light", "dark"].map((value) => [value, tr(value)]), localStorage.getItem("theme") ?? "system", applyTheme),
    el("div", { class: "dialog-foot" }, el("button", { type: "button", class: "button primary", text: tr("close"), on: { click: () => byId("dialog").close() } })));
}

function applyTheme(theme) {
  remember("theme", theme);
  document.documentElement.dataset.theme = theme;
}
