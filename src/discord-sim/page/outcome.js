// What comes of an interaction: mostly events; sometimes a form to fill in, or nothing, which is then said.

import { Refusal } from "./api.js";
import { openForm } from "./forms.js";
import { say } from "./words.js";

/** Waits for the bot's acknowledgement; gives what went wrong, in words, or nothing. */
export async function outcome(promise) {
  try {
    const result = await promise;
    if (result.kind === "modal") openForm(result.modal);
    return result.kind === "failed" ? say("failed") : null;
  } catch (error) {
    return error instanceof Refusal ? error.message : say("lost");
  }
}
