// The page of the local table: a client of the sim's people's API, and of nothing else. It knows no game.

import { Live, patch } from "./api.js";
import * as commandList from "./commands.js";
import * as composer from "./composer.js";
import { announce, byId } from "./dom.js";
import * as messages from "./messages.js";
import * as seats from "./seats.js";
import * as sidebar from "./sidebar.js";
import { become, catchUp, firstPerson, happened, load, on, table } from "./table.js";
import { keepFresh } from "./times.js";
import * as unread from "./unread.js";
import * as welcome from "./welcome.js";
import { LANGUAGES, say } from "./words.js";

const lives = new Map();

/** One line of events for everybody at the table, so that calls show whoever is looked through. */
function listen() {
  for (const person of table.people.values()) {
    if (!lives.has(person.id)) lives.set(person.id, new Live(person.id, (event) => heard(person.id, event), (up) => connection(person.id, up)));
  }
}

function heard(person, event) {
  if (event.type === "message_create") unread.heard(person, event.data);
  if (person === table.me.id) happened(event);
}

/** Whose line is down: what is said to them meanwhile is read when it is back. */
const lost = new Set();

async function connection(person, up) {
  if (!up) {
    lost.add(person);
    tellConnection();
    return;
  }
  if (!lost.has(person)) return;
  const { socket } = lives.get(person);
  try {
    if (person === table.me.id) await catchUp();
    // It may have broken again in the meantime; its next opening tries anew.
    if (socket.readyState !== WebSocket.OPEN) return;
    lost.delete(person);
    tellConnection();
    if (person === table.me.id) announce(say("back"));
  } catch {
    socket.close();
  }
}

/** Says whether the one who looks hears what happens. */
function tellConnection() {
  const down = lost.has(table.me.id);
  byId("connection").hidden = !down;
  byId("connection").textContent = down ? say("lost") : "";
}

/** Whoever comes with another language than English finds the table in theirs. */
async function greet() {
  if (localStorage.getItem("greeted")) return;
  localStorage.setItem("greeted", "yes");
  const own = LANGUAGES.find(([locale]) => navigator.language.startsWith(locale.slice(0, 2)))?.[0] ?? "en-US";
  for (const person of table.people.values()) {
    if (person.locale === "en-US" && own !== "en-US") table.people.set(person.id, await patch(`/persons/${person.id}`, { locale: own }));
  }
}

async function start() {
  for (const part of [commandList, messages, seats, sidebar, composer, unread, welcome]) part.start();
  await load();
  await greet();
  on("people", listen);
  on("lagged", catchUp);
  on("person", tellConnection);
  await become(firstPerson());
  listen();
  for (const person of table.people.values()) unread.countCalls(person.id).catch(() => {});
  window.addEventListener("online", () => lives.forEach((live) => live.hurry()));
  document.addEventListener("visibilitychange", () => !document.hidden && lives.forEach((live) => live.hurry()));
  keepFresh(byId("messages"));
  document.body.dataset.ready = "yes";
  performance.mark("ready");
}

start().catch((error) => {
  console.error(error);
  byId("connection").hidden = false;
  byId("connection").textContent = String(error.message ?? error);
});
