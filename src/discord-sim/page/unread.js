// What each person has not read yet, and how often they were called.

import { get } from "./api.js";
import { emit, on, table } from "./table.js";

/** How often each person was called where they do not look: person to channel to count. */
const calls = new Map();

const key = (person, channel) => `read-${person}-${channel}`;
const lastRead = (person, channel) => localStorage.getItem(key(person, channel)) ?? "0";
const newer = (one, other) => BigInt(one ?? 0) > BigInt(other ?? 0);

const callsOf = (person) => {
  if (!calls.has(person)) calls.set(person, new Map());
  return calls.get(person);
};

export const isUnread = (channel) => newer(channel.last_message_id, lastRead(table.me.id, channel.id));
export const callsIn = (channel) => callsOf(table.me.id).get(channel.id) ?? 0;
export const callsFor = (person) => [...callsOf(person).values()].reduce((sum, count) => sum + count, 0);

/** The first message of the open channel that its reader has not seen, if they have read before. */
export function firstUnread() {
  const read = lastRead(table.me.id, table.channel.id);
  if (read === "0") return null;
  return [...table.messages.values()].find((message) => newer(message.id, read) && message.author.id !== table.me.id)?.id ?? null;
}

/** The open channel is read up to its end. */
export function seen() {
  if (document.hidden) return;
  const last = table.channel.last_message_id;
  if (last && newer(last, lastRead(table.me.id, table.channel.id))) localStorage.setItem(key(table.me.id, table.channel.id), last);
  callsOf(table.me.id).delete(table.channel.id);
  emit("unread");
}

const called = (message, person) =>
  message.author.id !== person && (message.mention_everyone || message.mentions.some((user) => user.id === person));

/** Somebody heard a message: is it a call that they do not see? */
export function heard(person, message) {
  const looking = person === table.me.id && message.channel_id === table.channel?.id && !document.hidden;
  if (looking || message.flags & 64 || !called(message, person)) return;
  const mine = callsOf(person);
  mine.set(message.channel_id, (mine.get(message.channel_id) ?? 0) + 1);
  emit("unread");
}

/** Counts the calls that came while no page was open. */
export async function countCalls(person) {
  const channels = await get(`/persons/${person}/channels`);
  for (const channel of channels) {
    const read = lastRead(person, channel.id);
    if (!newer(channel.last_message_id, read)) continue;
    const { messages } = await get(`/persons/${person}/messages?channel=${channel.id}&limit=50&after=${read}`);
    const count = messages.filter((message) => called(message, person)).length;
    if (count) callsOf(person).set(channel.id, count);
  }
  emit("unread");
}

export function start() {
  document.addEventListener("visibilitychange", () => !document.hidden && table.channel && seen());
  on("unread", () => {
    const count = callsFor(table.me.id);
    const place = table.channel?.guild_id ? `#${table.channel.name}` : table.bot.name;
    document.title = `${count ? `(${count}) ` : ""}${place}`;
  });
}
