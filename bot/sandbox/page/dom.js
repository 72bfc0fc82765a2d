// Builds DOM nodes. Text always goes in as text, never as markup.

/**
 * Make an element: `el("p", {class: "x", onclick: f, "aria-label": "…"}, "text", node, null)`.
 * Properties that are null, undefined or false are left out; children that are null are skipped.
 */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") node[name] = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

let made = 0;

/** Return an id that no other element has. */
export function freshId(prefix) {
  made += 1;
  return `${prefix}-${made}`;
}

/** Return an address if a browser may be sent there, else null: no `javascript:`, no `data:`. */
export function safeAddress(address) {
  try {
    const url = new URL(String(address), document.baseURI);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

/** Return an address if a picture may be loaded from there: only from the sandbox itself. */
export function ownAddress(address) {
  const safe = safeAddress(address);
  return safe !== null && new URL(safe).origin === location.origin ? safe : null;
}

/** Return an element for a custom emoji; its name in colons where there is no picture. */
export function customEmoji(id, name) {
  const label = `:${name}:`;
  const source = ownAddress(`/cdn/emojis/${encodeURIComponent(id)}.webp`);
  const picture = el("img", { class: "emoji", src: source, alt: label, title: label, draggable: "false" });
  picture.addEventListener("error", () => picture.replaceWith(label), { once: true });
  return picture;
}

/** Return a component's or option's emoji as a node, or null. */
export function emojiNode(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji(emoji.id, emoji.name ?? "emoji") : el("span", { class: "emoji" }, emoji.name ?? "");
}
