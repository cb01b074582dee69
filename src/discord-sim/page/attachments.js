// Attachments of a message. Images are shown with their alt text and open in a lightbox.

import { ICONS, byId, el, icon } from "./dom.js";
import { tr } from "./words.js";

export function attachments(message) {
  const pictures = message.attachments.filter((file) => file.content_type?.startsWith("image/"));
  const others = message.attachments.filter((file) => !file.content_type?.startsWith("image/"));
  const out = [];
  if (pictures.length) {
    const many = pictures.length > 1 ? "pictures many" : "pictures";
    out.push(el("div", { class: many }, pictures.map((file) => picture(file.url, file, "", file.description))));
  }
  for (const file of others) {
    const size = file.size > 999_999 ? `${(file.size / 1e6).toFixed(1)} MB` : `${Math.ceil(file.size / 1000)} kB`;
    out.push(el("a", { class: "file", href: local(file.url), download: file.filename, "aria-label": tr("file", { name: file.filename, size }) },
      el("span", { class: "link", text: file.filename }), el("span", { class: "subtext", text: size })));
  }
  return out;
}

/** The path of an address, so that it loads from this server under any host name. Images of other servers are not loaded. */
function local(address) {
  const { pathname } = new URL(address, location.origin);
  return pathname;
}

/** An image as a button that opens the lightbox. */
export function picture(address, { width, height }, look = "", alt) {
  const words = alt || tr("picture");
  const image = el("img", { src: local(address), alt: words, width, height, loading: "lazy", decoding: "async" });
  const button = el("button", { type: "button", class: `picture ${look}`, "aria-label": tr("openLarge", { alt: words }), title: alt, on: { click: () => large(address, words) } }, image);
  // Reserves the space before the image has loaded.
  if (width && height) button.style.setProperty("--shape", `${width} / ${height}`);
  if (width && height) button.style.setProperty("--ratio", String(width / height));
  return button;
}

function large(address, alt) {
  const dialog = byId("lightbox");
  const close = el("button", { type: "button", class: "round", "aria-label": tr("close"), on: { click: () => dialog.close() } }, icon(ICONS.close));
  dialog.setAttribute("aria-label", tr("picture"));
  dialog.replaceChildren(
    el("figure", {}, el("img", { src: local(address), alt }), el("figcaption", { tabindex: "0", text: alt })),
    el("div", { class: "corner" }, el("a", { class: "round", href: local(address), target: "_blank", rel: "noopener", "aria-label": tr("openLarge", { alt: "" }) }, icon(ICONS.out)), close));
  dialog.onclick = (event) => event.target === dialog && dialog.close();
  dialog.showModal();
  close.focus();
}
