// The list of messages: ordered, grouped, and without scroll jumps when it grows at either end.

import { announce, byId, el } from "./dom.js";
import { plainText, render } from "./message.js";
import { author, loadOlder, on, table } from "./table.js";
import { day } from "./times.js";
import { firstUnread, seen } from "./unread.js";
import { tr } from "./words.js";
import { emptyState } from "./welcome.js";

/** Messages of one author within this time are grouped under one name. */
const GROUP_MS = 7 * 60_000;
/** If the reader is within this many pixels of the end, the list follows new messages. */
const NEAR = 120;

const scroller = byId("scroller");
const list = byId("messages");
const jump = byId("jump");
const nodes = new Map();
let following = true;

const atEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;

function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
}

export function start() {
  on("channel", showAll);
  on("person", clear);
  on("message", (message) => {
    add(message);
    announce(`${author(message).name}: ${plainText(message)}`);
  });
  on("edit", change);
  on("delete", drop);
  on("reaction", ({ message_id, emoji, user_id, message_author_id }) => react(message_id, emoji.name, user_id, message_author_id !== undefined));
  scroller.addEventListener("scroll", scrolled, { passive: true });
  jump.addEventListener("click", () => {
    toEnd();
    byId("text")?.focus();
  });
  // Images and fonts that load later change the height.
  new ResizeObserver(() => following && toEnd()).observe(list);
  new ResizeObserver(() => following && toEnd()).observe(scroller);
}

/** Clears the list when the person changes, so that ephemeral messages of the previous one are not shown. */
function clear() {
  if (list.dataset.person === table.me.id) return;
  nodes.clear();
  list.replaceChildren();
}

function showAll() {
  nodes.clear();
  list.dataset.person = table.me.id;
  const unread = firstUnread();
  const fresh = [];
  let before = null;
  for (const message of table.messages.values()) {
    const node = item(message, before, message.id === unread);
    nodes.set(message.id, node);
    fresh.push(node);
    before = message;
  }
  list.replaceChildren(...fresh);
  list.setAttribute("aria-label", tr("messages"));
  byId("beginning").replaceChildren(...(table.more ? [el("p", { class: "subtext", text: tr("older") })] : [emptyState()]));
  following = true;
  toEnd();
  jump.hidden = true;
  seen();
}

const startsGroup = (message, before) =>
  !before ||
  before.author.id !== message.author.id ||
  message.type === 19 ||
  message.type === 20 ||
  message.type === 18 ||
  before.type === 18 ||
  (before.flags & 64) !== (message.flags & 64) ||
  Date.parse(message.timestamp) - Date.parse(before.timestamp) > GROUP_MS;

const sameDay = (one, other) => new Date(one.timestamp).toDateString() === new Date(other.timestamp).toDateString();

/** A message as a list item, with the dividers above it. */
function item(message, before, isNew) {
  const node = render(message, startsGroup(message, before));
  if (before && !sameDay(before, message)) {
    node.prepend(el("div", { class: "divider" }, el("span", { text: day(new Date(message.timestamp)) })));
  }
  if (isNew) node.prepend(el("div", { class: "divider new" }, el("span", { text: tr("newMark") })));
  return node;
}

function beforeOf(id) {
  let before = null;
  for (const [key, message] of table.messages) {
    if (key === id) return before;
    before = message;
  }
  return before;
}

function add(message) {
  const stay = !following && message.author.id !== table.me.id;
  const node = item(message, beforeOf(message.id), false);
  nodes.set(message.id, node);
  list.append(node);
  byId("beginning").querySelector(".cards")?.remove();
  if (stay) {
    jump.hidden = false;
    jump.textContent = tr("newMessages");
  } else {
    toEnd();
    seen();
  }
}

/** The component of the message that has the focus, to restore the focus after an edit; null if none has it. */
function focusIn(node) {
  const active = document.activeElement;
  if (!node.contains(active)) return null;
  return active.dataset.component ?? active.closest("[data-component]")?.dataset.component ?? "";
}

function change(message) {
  const old = nodes.get(message.id);
  if (!old) return;
  const focus = focusIn(old);
  const dividers = [...old.querySelectorAll(":scope > .divider")];
  const node = render(message, startsGroup(message, beforeOf(message.id)));
  node.prepend(...dividers);
  nodes.set(message.id, node);
  old.replaceWith(node);
  if (focus !== null) refocus(node, focus);
  if (following) toEnd();
}

function refocus(node, focus) {
  const parts = [...node.querySelectorAll("[data-component]")].filter((part) => !part.disabled);
  const same = parts.find((part) => part.dataset.component === focus);
  (same ?? parts[0] ?? node).focus({ preventScroll: true });
}

function drop(id) {
  const node = nodes.get(id);
  if (!node) return;
  const hadFocus = node.contains(document.activeElement);
  const next = node.nextElementSibling;
  node.remove();
  nodes.delete(id);
  if (hadFocus) byId("text")?.focus();
  // The following message may now start a group.
  const follower = next && table.messages.get(next.dataset.id);
  if (follower) change(follower);
}

/** Adds or removes a reaction and renders the message again. */
function react(id, emoji, who, added) {
  const message = table.messages.get(id);
  if (!message) return;
  const reactions = (message.reactions ??= []);
  let one = reactions.find((reaction) => reaction.emoji.name === emoji);
  if (!one && added) reactions.push((one = { emoji: { id: null, name: emoji }, count: 0 }));
  if (!one) return;
  one.count += added ? 1 : -1;
  if (who === table.me.id) one.mine = added;
  message.reactions = reactions.filter((reaction) => reaction.count > 0);
  change(message);
}

function scrolled() {
  following = atEnd();
  if (following) {
    jump.hidden = true;
    seen();
  }
  fill();
}

let filling = false;

/** Loads older messages before the reader reaches the top. */
async function fill() {
  if (filling) return;
  filling = true;
  try {
    while (scroller.scrollTop < 400 && table.more && (await prepend()));
  } finally {
    filling = false;
  }
}

/** Loads and prepends one page of older messages; returns whether there were any. */
async function prepend() {
  const first = [...table.messages.values()][0];
  const older = await loadOlder();
  if (!older.length) return false;
  const height = scroller.scrollHeight;
  const top = scroller.scrollTop;
  const fresh = [];
  let before = null;
  for (const message of older) {
    const node = item(message, before, false);
    nodes.set(message.id, node);
    fresh.push(node);
    before = message;
  }
  list.prepend(...fresh);
  change(first);
  byId("beginning").replaceChildren(...(table.more ? [el("p", { class: "subtext", text: tr("older") })] : [emptyState()]));
  // Browsers without scroll anchoring would jump.
  if (scroller.scrollTop === top) scroller.scrollTop = top + scroller.scrollHeight - height;
  return true;
}

/** Scrolls to a message and highlights it, if it is loaded. */
export function reveal(id) {
  const node = nodes.get(id);
  if (!node) return;
  node.scrollIntoView({ block: "center" });
  node.focus({ preventScroll: true });
  node.classList.add("lit");
  setTimeout(() => node.classList.remove("lit"), 1500);
}
