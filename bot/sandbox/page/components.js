// Discord's message components, Components V2 among them, as DOM nodes.

import { el, emojiNode, freshId, ownAddress, safeAddress } from "./dom.js";
import { markdown } from "./markdown.js";
import { SELECTS, defaultsOf, selectNode } from "./selects.js";

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const LINK = 5;

/**
 * Return the node of a component. `context` is what it is drawn with: `state`, `text` (for markdown), `chosen(custom
 * id)` (values chosen before, or undefined), `press(component)`, `select(component, values)`, and `busy`: the custom
 * id whose answer is awaited, or null.
 */
export function componentNode(component, context) {
  switch (component.type) {
    case ROW:
      return el("div", { class: "row" }, nodes(component.components, context));
    case BUTTON:
      return buttonNode(component, context);
    case SECTION:
      return el(
        "div",
        { class: "section" },
        el("div", { class: "section-text" }, nodes(component.components, context)),
        componentNode(component.accessory, context),
      );
    case TEXT:
      return el("div", { class: "text" }, markdown(component.content, context.text));
    case THUMBNAIL:
      return picture(component, "thumbnail");
    case GALLERY:
      return el("div", { class: "gallery" }, component.items.map((item) => picture(item, "picture")));
    case FILE:
      return fileNode(component);
    case SEPARATOR:
      return separator(component);
    case CONTAINER:
      return container(component, context);
    default:
      if (SELECTS.has(component.type)) return select(component, context);
      return el("p", { class: "unknown" }, `The sandbox cannot show a component of type ${component.type}.`);
  }
}

function nodes(components, context) {
  return (components ?? []).map((each) => componentNode(each, context));
}

function container(component, context) {
  const accent = component.accent_color ?? component.accent_colour;
  const node = el("div", { class: "container" }, nodes(component.components, context));
  if (Number.isInteger(accent)) {
    node.classList.add("accented");
    node.style.setProperty("--accent", `#${accent.toString(16).padStart(6, "0")}`);
  }
  return component.spoiler ? veiled(node) : node;
}

function separator({ divider = true, spacing = 1 }) {
  const size = spacing === 2 ? "wide" : "narrow";
  return divider ? el("hr", { class: size }) : el("div", { class: `gap ${size}` });
}

function buttonNode(component, context) {
  const label = component.label ?? "";
  const style = STYLES[component.style] ?? "secondary";
  const inside = [emojiNode(component.emoji), label ? el("span", {}, label) : null];
  const name = label ? null : (component.emoji?.name ?? "Button");
  if (component.style === LINK) {
    const address = component.disabled ? null : safeAddress(component.url);
    const properties = { class: `button ${style}`, "aria-label": name, "aria-disabled": address === null ? "true" : null };
    return el("a", { ...properties, href: address, target: "_blank", rel: "noopener noreferrer" }, inside, " ↗");
  }
  const isBusy = context.busy !== null;
  const press = () => context.press(component);
  return el(
    "button",
    {
      type: "button",
      class: `button ${style}${context.busy === component.custom_id ? " waiting" : ""}`,
      disabled: component.disabled,
      "aria-disabled": isBusy ? "true" : null,
      "aria-label": name,
      "data-custom-id": component.custom_id,
      "data-control": `button ${label || name}`,
      onclick: isBusy ? null : press,
    },
    inside,
  );
}

function select(component, context) {
  const values = context.chosen(component.custom_id) ?? defaultsOf(component);
  const change = (now) => context.select(component, now);
  const node = selectNode(component, { state: context.state, values, change, isBusy: context.busy !== null });
  if (context.busy === component.custom_id) node.classList.add("waiting");
  return node;
}

/** Show a picture of the sandbox's own; for any other only what it shows in words, nothing is loaded from elsewhere. */
function picture({ media, description, spoiler }, kind) {
  const address = ownAddress(media?.url ?? "");
  const node = el(
    "figure",
    { class: kind },
    address === null
      ? el("span", { class: "missing" }, description || "A picture from elsewhere; the sandbox does not load it.")
      : el("img", { src: address, alt: description ?? "", loading: "lazy" }),
  );
  return spoiler ? veiled(node) : node;
}

function fileNode(component) {
  const address = ownAddress(component.file?.url ?? "");
  const name = component.name ?? address?.split("/").at(-1)?.split("?")[0] ?? "file";
  return el("p", { class: "file" }, "📄 ", address === null ? name : el("a", { href: address, download: name }, name));
}

/** Hide a node until its reader wants to see it. */
function veiled(node) {
  const id = freshId("veiled");
  node.id = id;
  node.inert = true;
  const veil = el("div", { class: "veiled" }, node);
  const reveal = el("button", { type: "button", class: "veil", "aria-controls": id }, "Spoiler");
  reveal.addEventListener("click", () => {
    node.inert = false;
    reveal.remove();
    veil.classList.add("revealed");
  });
  veil.append(reveal);
  return veil;
}
