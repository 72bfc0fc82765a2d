// One message with its author, what led to it, its content, and who sees it.

import { componentNode } from "./components.js";
import { el } from "./dom.js";
import { markdown, plainText } from "./markdown.js";
import { LOADING } from "./state.js";
import { isThreadLine, threadLine } from "./threads.js";
import { clockTime } from "./time.js";

const TEXT = 10;
const COMMAND = 2;
const TOGETHER = 7 * 60 * 1000;
const COLOURS = ["#2e7d4f", "#5865f2", "#b3541e", "#8a3ffc", "#0b7a8a", "#a8326e"];

/** Return the name that an author is shown with. */
export function authorName(author) {
  return author?.global_name || author?.username || author?.name || "Somebody";
}

/** Return a round sign with somebody's initial. */
export function avatar(user, size = "") {
  const name = authorName(user);
  const node = el("span", { class: `avatar ${size}`, "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
  const sum = [...String(user?.id ?? name)].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const colour = user?.avatar_colour;
  node.style.setProperty("--avatar", isColour(colour) ? colour : COLOURS[sum % COLOURS.length]);
  return node;
}

function isColour(colour) {
  return typeof colour === "string" && /^#[0-9a-f]{6}$/i.test(colour);
}

/** Whether a message goes on where the one before it ended, so that its author need not be named again. */
export function isContinued(message, before) {
  if (!before || before.author?.id !== message.author?.id || usedCommand(message, { users: [] })) return false;
  if (Boolean(before.ephemeral) !== Boolean(message.ephemeral)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
}

/** Return everything that is written in a message, for a notice that is spoken. */
export function spokenText(message, text) {
  const parts = [message.content];
  const walk = (component) => {
    if (component.type === TEXT) parts.push(component.content);
    (component.components ?? []).forEach(walk);
  };
  (message.components ?? []).forEach(walk);
  return parts.filter(Boolean).map((part) => plainText(part, text)).join(" ");
}

/**
 * Return a message as a node. `context` is that of its components; besides, `users` gives colours, `dismiss(message)`
 * takes a private message away, and `problem` is why a press on it had no answer, or null.
 */
export function messageNode(message, context, { continues = false, isCalled = false } = {}) {
  const { state, problem } = context;
  const author = message.author ?? {};
  const known = state.users.find((user) => user.id === author.id);
  const time = clockTime(message.timestamp, state.locale);
  const label = [authorName(author), time, message.ephemeral ? "only you can see this" : null].filter(Boolean).join(", ");
  const classes = ["message", continues && "continued", isCalled && "called", message.ephemeral && "private"].filter(Boolean);
  const header = el(
    "header",
    {},
    el("span", { class: "author" }, authorName(author)),
    author.bot ? el("span", { class: "app" }, "APP") : null,
    el("time", { class: "sent", datetime: message.timestamp }, time),
  );
  return el(
    "article",
    { class: classes.join(" "), tabindex: "-1", "aria-label": label, "data-message": message.id },
    usedCommand(message, state),
    avatar({ ...author, ...(known ?? {}), username: authorName(author) }),
    el(
      "div",
      { class: "said" },
      continues ? null : header,
      content(message, context),
      problem ? el("p", { class: "problem" }, el("span", { "aria-hidden": "true" }, "⚠ "), problem) : null,
      footer(message, context),
    ),
  );
}

function usedCommand({ interaction_metadata: origin }, state) {
  if (!origin || (origin.type !== COMMAND && !origin.name)) return null;
  const user = state.users.find(({ id }) => id === origin.user?.id) ?? origin.user ?? {};
  return el(
    "p",
    { class: "origin" },
    avatar({ ...user, username: authorName(user) }, "small"),
    el("strong", {}, authorName(user)),
    " used ",
    origin.name ? el("span", { class: "command" }, `/${origin.name}`) : "a command",
  );
}

function content(message, context) {
  if ((message.flags ?? 0) & LOADING) return thinkingNode(authorName(message.author));
  if (isThreadLine(message)) return threadLine(message, context);
  return [
    message.content ? el("div", { class: "text" }, markdown(message.content, context.text)) : null,
    (message.components ?? []).map((component) => componentNode(component, context)),
  ];
}

/** Return the line that stands for an answer until it is there. */
export function thinkingNode(name) {
  return el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }), `${name} is thinking…`);
}

function footer(message, context) {
  const isEdited = Boolean(message.edited_timestamp) && !((message.flags ?? 0) & LOADING);
  if (!message.ephemeral && !isEdited) return null;
  const edited = isEdited ? el("time", { class: "edited", datetime: message.edited_timestamp }, "(edited)") : null;
  if (!message.ephemeral) return el("footer", {}, edited);
  const dismiss = () => context.dismiss(message);
  const eye = el("span", { class: "eye", "aria-hidden": "true" }, "👁");
  return el(
    "footer",
    {},
    eye,
    "Only you can see this · ",
    el("button", { type: "button", class: "plain", "data-control": "dismiss", onclick: dismiss }, "Dismiss message"),
    edited,
  );
}
