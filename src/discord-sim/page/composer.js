// The message box: plain text, or a command after a slash.

import { commands, matching, split } from "./commands.js";
import { ICONS, byId, el, icon } from "./dom.js";
import { outcome } from "./outcome.js";
import * as picker from "./picker.js";
import { write } from "./slash.js";
import { author, emit, names, on, sendText, table, typing } from "./table.js";
import { tr } from "./words.js";

const text = byId("text");
const form = byId("composer");
const plain = byId("plain");
const command = byId("command");
const replying = byId("replying");
const typists = byId("typing");
let replyTo = null;
let typingSentAt = 0;
let count = 0;

export function start() {
  on("channel", reset);
  on("person", reset);
  on("reply", reply);
  on("write", writeCommand);
  on("typing", showTyping);
  on("message", (message) => hideTyping(message.author.id));
  text.addEventListener("input", changed);
  text.addEventListener("keydown", pressed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });
  // Letters typed anywhere go into the box, as in Discord.
  document.addEventListener("keydown", (event) => {
    const free = document.activeElement === document.body || document.activeElement?.classList.contains("message");
    if (!free || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ") return;
    if (plain.hidden) command.querySelector("input")?.focus();
    else text.focus();
  });
}

function reset() {
  if (!table.channel) return;
  leaveCommand();
  cancelReply();
  const inGuild = Boolean(table.channel.guild_id);
  const label = inGuild ? tr("messageTo", { channel: table.channel.name }) : tr("messageToDm", { bot: table.bot.name });
  text.placeholder = label;
  text.setAttribute("aria-label", label);
  byId("send").setAttribute("aria-label", tr("send"));
  byId("skip").textContent = tr("skip");
  typists.textContent = "";
  writing.clear();
}

function leaveCommand() {
  picker.hide();
  command.replaceChildren();
  command.hidden = true;
  plain.hidden = false;
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
}

async function changed() {
  grow();
  const typed = text.value;
  if (!typed.startsWith("/")) {
    picker.hide();
    if (typed && Date.now() - typingSentAt > 8000) {
      typingSentAt = Date.now();
      typing().catch(() => {});
    }
    return;
  }
  const all = await commands();
  if (text.value !== typed) return;
  const words = typed.slice(1);
  // A complete name and a space select the command, unless a longer name begins with it.
  const whole = split(all, words);
  const longer = whole && all.some((one) => one !== whole.command && (one.shown.startsWith(words) || one.name.startsWith(words)));
  if (whole && !longer) return begin(whole.command, whole.rest);
  const fits = matching(all, words);
  picker.offer(text, tr("commands"), fits.map((one) => ({ label: `/${one.shown}`, detail: one.description, chosen: () => begin(one) })), tr("none"));
}

/** A command was pressed in a message. */
async function writeCommand(name) {
  const one = (await commands()).find((one) => one.name === name);
  if (one) return begin(one);
  text.value = `/${name} `;
  text.focus();
  return changed();
}

/** Opens the editor for a command. `rest` is the text after its name; `enter` means that Enter was pressed after it. */
function begin(one, rest = "", enter = false) {
  picker.hide();
  text.value = "";
  grow();
  plain.hidden = true;
  command.hidden = false;
  const back = () => {
    leaveCommand();
    text.focus();
  };
  write(one, command, { done: (promise) => sent(promise, one, back), left: back, rest, enter });
}

/** Called when a command was sent. Frees the message box at once; an error is shown where the answer would be. */
async function sent(promise, one, back) {
  back();
  const place = table.channel;
  const failure = await outcome(promise);
  if (failure && table.channel === place) {
    // The user API's own errors are shown as they are; otherwise the bot did not respond.
    localNote(failure === tr("failed") ? tr("noAnswer") : failure, one);
  }
  return null;
}

/** A message of the page itself in place of the bot's answer. The server does not know it. */
function localNote(content, one) {
  const { me, bot, channel } = table;
  const message = {
    id: `local-${++count}`, local: true, error: true, channel_id: channel.id, type: 20, flags: 64, content, timestamp: new Date().toISOString(),
    author: { id: bot.id, username: bot.name, bot: true }, mentions: [], attachments: [], embeds: [], components: [],
    interaction: { name: one.shown, user: { id: me.id, username: me.name } },
  };
  table.messages.set(message.id, message);
  emit("message", message);
}

function pressed(event) {
  if (picker.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    send();
  } else if (event.key === "Escape") {
    picker.hide();
    cancelReply();
  }
}

async function send() {
  const content = text.value.trim();
  if (!content) return;
  picker.hide();
  const failed = byId("notice");
  failed.textContent = "";
  if (content.startsWith("/")) {
    // A message that begins with a slash is never posted.
    const whole = split(await commands(), `${content.slice(1)} `);
    if (whole) begin(whole.command, whole.rest, true);
    else failed.textContent = tr("noCommand", { name: content.split(" ")[0] });
    return;
  }
  text.value = "";
  grow();
  try {
    await sendText(content, replyTo?.id);
    cancelReply();
    typingSentAt = 0;
  } catch (error) {
    failed.textContent = error.message;
    text.value = content;
    grow();
  }
}

function reply(message) {
  replyTo = message;
  replying.hidden = false;
  replying.replaceChildren(el("span", { text: tr("replyTo", { name: author(message).name }) }),
    el("button", { type: "button", class: "icon-button", "aria-label": tr("cancel"), on: { click: () => (cancelReply(), text.focus()) } }, icon(ICONS.close)));
  text.focus();
}

function cancelReply() {
  replyTo = null;
  replying.hidden = true;
}

const writing = new Map();

function showTyping(user) {
  if (user === table.me.id) return;
  clearTimeout(writing.get(user));
  writing.set(user, setTimeout(() => hideTyping(user), 10_000));
  drawTyping();
}

function hideTyping(user) {
  clearTimeout(writing.get(user));
  writing.delete(user);
  drawTyping();
}

function drawTyping() {
  const who = [...writing.keys()].map((id) => names.user(id) ?? tr("nobody"));
  typists.textContent = who.length ? tr("typing", { name: who.join(", ") }) : "";
}
