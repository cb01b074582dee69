// The page of the local table: a client of the user API. It knows nothing of games.

import { Live, patch } from "./api.js";
import * as commandList from "./commands.js";
import * as composer from "./composer.js";
import { announce, byId } from "./dom.js";
import * as messages from "./messages.js";
import * as seats from "./seats.js";
import * as sidebar from "./sidebar.js";
import { applyEvent, become, catchUp, firstPerson, load, on, table } from "./table.js";
import { keepFresh } from "./times.js";
import * as unread from "./unread.js";
import * as welcome from "./welcome.js";
import { LANGUAGES, tr } from "./words.js";

const lives = new Map();

/** Opens an event socket for every person, so that mentions of the other seats are counted too. */
function listen() {
  for (const person of table.people.values()) {
    if (!lives.has(person.id)) lives.set(person.id, new Live(person.id, (event) => onEvent(person.id, event), (up) => connection(person.id, up)));
  }
}

function onEvent(person, event) {
  if (event.type === "message_create") unread.countMention(person, event.data);
  if (person === table.me.id) applyEvent(event);
}

/** People whose event socket is closed. Missed messages are loaded after it reconnects. */
const lost = new Set();

async function connection(person, up) {
  if (!up) {
    lost.add(person);
    showConnection();
    return;
  }
  if (!lost.has(person)) return;
  const { socket } = lives.get(person);
  try {
    if (person === table.me.id) await catchUp();
    // The socket may have closed again meanwhile; then the next connection catches up.
    if (socket.readyState !== WebSocket.OPEN) return;
    lost.delete(person);
    showConnection();
    if (person === table.me.id) announce(tr("back"));
  } catch {
    socket.close();
  }
}

/** Shows a notice while the event socket of the current person is closed. */
function showConnection() {
  const down = lost.has(table.me.id);
  byId("connection").hidden = !down;
  byId("connection").textContent = down ? tr("lost") : "";
}

/** On the first visit, sets the language of all people to that of the browser. */
async function setFirstLanguage() {
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
  await setFirstLanguage();
  on("people", listen);
  on("lagged", catchUp);
  on("person", showConnection);
  await become(firstPerson());
  listen();
  for (const person of table.people.values()) unread.countMissed(person.id).catch(() => {});
  window.addEventListener("online", () => lives.forEach((live) => live.reconnectNow()));
  document.addEventListener("visibilitychange", () => !document.hidden && lives.forEach((live) => live.reconnectNow()));
  keepFresh(byId("messages"));
  document.body.dataset.ready = "yes";
  performance.mark("ready");
}

start().catch((error) => {
  console.error(error);
  byId("connection").hidden = false;
  byId("connection").textContent = String(error.message ?? error);
});
