// Builds elements. Text is only ever set as text nodes, so user input cannot become markup.

/** An element with properties and children: `el("p", { class: "note", on: { click } }, "text", node)`. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") for (const [name, listener] of Object.entries(value)) node.addEventListener(name, listener);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "text") node.textContent = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

const SVG = "http://www.w3.org/2000/svg";

/** An SVG icon from a path in a 24 by 24 view box. */
export function icon(path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}

export const ICONS = {
  talk: "M4 4h16v12H10l-5 4v-4H4z",
  menu: "M3 5h18v2H3zM3 11h18v2H3zM3 17h18v2H3z",
  plus: "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z",
  gear: "M12 8a4 4 0 100 8 4 4 0 000-8zm-2-6h4l.6 2.6 1.9.8L18.800 4l2.800 2.800-1.400 2.300.8 1.900L23 11.500v3l-2.300.6-.8 1.900 1.400 2.300-2.100 2.100-2.300-1.400-1.900.8L14 23h-4l-.6-2.300-1.900-.8-2.300 1.400L3 19.200l1.400-2.300-.8-1.900L1 14.500v-3l2.600-.6.8-1.900L3 6.700 5.800 4l2.300 1.400 1.900-.8z",
  reply: "M10 5v4c7 0 10 4 11 10-2-4-5-6-11-6v4l-7-6z",
  bin: "M8 3h8l1 2h4v2H3V5h4zM5 9h14l-1 12H6z",
  eye: "M12 5c5 0 9 4 10 7-1 3-5 7-10 7S3 15 2 12c1-3 5-7 10-7zm0 3a4 4 0 100 8 4 4 0 000-8z",
  down: "M6 9l6 6 6-6z",
  close: "M5.600 4.200L12 10.600l6.400-6.400 1.400 1.400L13.400 12l6.400 6.400-1.400 1.400L12 13.400l-6.400 6.400-1.400-1.400L10.600 12 4.200 5.600z",
  out: "M14 3h7v7h-2V6.400l-8.300 8.300-1.400-1.400L17.600 5H14zM5 5h5v2H7v10h10v-3h2v5H5z",
  send: "M3 4l19 8-19 8 3-7 8-1-8-1z",
  thread: "M5 3h2v10h10v-3l5 4-5 4v-3H5z",
};

const PALETTE = ["#3f51b5", "#00695c", "#ad1457", "#6a1b9a", "#b23c17", "#2e6b34", "#5d4037", "#00607a"];

/** An avatar: the first letter of the name on a colour derived from the id. */
export function avatar(user, size = "") {
  // Names may begin with invisible characters.
  const [letter] = /[\p{L}\p{N}\p{P}\p{S}]/u.exec(user.name ?? "") ?? ["?"];
  const node = el("span", { class: `avatar ${size}`, "aria-hidden": "true", text: letter.toUpperCase() });
  const digits = String(user.id ?? "0");
  let sum = 0;
  for (const digit of digits) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  node.style.setProperty("--own", PALETTE[sum % PALETTE.length]);
  return node;
}

/** Announces a text to screen readers. */
export function announce(text) {
  const region = byId("announcements");
  region.append(el("p", { text }));
  while (region.childElementCount > 5) region.firstElementChild.remove();
}
