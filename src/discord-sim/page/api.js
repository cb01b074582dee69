// Client of the user API: HTTP calls, and a websocket of live events that reconnects by itself.

/** An error response of the user API; the message says what to do instead. */
export class Refusal extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

async function call(method, path, body) {
  const options = { method };
  if (body !== undefined) {
    options.headers = { "content-type": "application/json" };
    options.body = JSON.stringify(body);
  }
  const response = await fetch(`/sim${path}`, options);
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  let refusal = { error: text, code: "unreadable" };
  try {
    refusal = JSON.parse(text);
  } catch { /* the body is not JSON: show it as it is */ }
  throw new Refusal(refusal.error, refusal.code);
}

export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, body);
export const patch = (path, body) => call("PATCH", path, body);
export const remove = (path) => call("DELETE", path);

/** Performs an action. Resolves with the acknowledgement; a deferred answer arrives as an event. */
export const act = (person, what, body) => post(`/persons/${person}/${what}`, { ...body, settle_ms: 0 });

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** The live events of one person. Reconnects until `close` is called. */
export class Live {
  constructor(person, onEvent, onConnection) {
    this.person = person;
    this.onEvent = onEvent;
    this.onConnection = onConnection;
    this.wait = FIRST_WAIT;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/sim/events?person=${this.person}`);
    this.socket = socket;
    socket.onmessage = (frame) => {
      const event = JSON.parse(frame.data);
      if (event.type === "hello") {
        this.wait = FIRST_WAIT;
        this.onConnection(true);
      } else {
        this.onEvent(event);
      }
    };
    socket.onclose = () => {
      if (this.closed) return;
      this.onConnection(false);
      // Jitter, so that the seats do not all reconnect at the same moment.
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  /** Reconnects now instead of after the delay, for instance because the network is back. */
  reconnectNow() {
    if (this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}
