// Handles the outcome of an interaction: opens a modal, or returns an error text. Messages arrive as events.

import { Refusal } from "./api.js";
import { openForm } from "./forms.js";
import { tr } from "./words.js";

/** Waits for the bot's acknowledgement; resolves with an error text, or null on success. */
export async function outcome(promise) {
  try {
    const result = await promise;
    if (result.kind === "modal") openForm(result.modal);
    return result.kind === "failed" ? tr("failed") : null;
  } catch (error) {
    return error instanceof Refusal ? error.message : tr("lost");
  }
}
