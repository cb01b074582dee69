// Modals that the bot opens.

import { byId, el } from "./dom.js";
import { outcome } from "./outcome.js";
import { submit } from "./table.js";
import { tr } from "./words.js";

const PARAGRAPH = 2;

export function openForm(modal) {
  const dialog = byId("dialog");
  const inputs = modal.components.flatMap((row) => row.components ?? []);
  const problem = el("p", { class: "problem", role: "alert" });
  const rows = inputs.map((input, index) => {
    const id = `input-${index}`;
    const required = input.required ?? true;
    const field = el(input.style === PARAGRAPH ? "textarea" : "input", {
      id, name: input.custom_id, required, minlength: input.min_length, maxlength: input.max_length ?? 4000, placeholder: input.placeholder,
      rows: input.style === PARAGRAPH ? 5 : undefined, autocomplete: "off",
    });
    field.value = input.value ?? "";
    return el("p", {}, el("label", { for: id }, input.label, required ? el("span", { class: "star", "aria-hidden": "true", text: " *" }) : ""), field);
  });
  const send = el("button", { class: "button primary", text: tr("submit") });
  const form = el("form", {},
    el("h2", { id: "dialog-title", text: modal.title }), rows, problem,
    el("div", { class: "dialog-foot" }, el("button", { type: "button", class: "button plain", text: tr("cancel"), on: { click: () => dialog.close() } }), send));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const failure = await outcome(submit(modal.interaction_id, values));
    send.disabled = false;
    if (failure) problem.textContent = failure;
    else dialog.close();
  });
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector("input, textarea")?.focus();
}
