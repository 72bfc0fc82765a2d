// Threads: how the list of channels names them, the line that says one was made, and links to channels.

import { el } from "./dom.js";

const THREAD_CREATED = 18;

/** Return how the list names a channel: a thread below its channel, and what calls the seat's user with a dot. */
export function channelLabel({ id, name, parent, archived }, state) {
  const sign = state.calling.has(id) ? "● " : "";
  const kind = parent ? "↳ " : "#";
  return `${sign}${kind}${name}${archived ? " (archived)" : ""}`;
}

/** Whether a message is Discord's own line that somebody has made a thread. */
export function isThreadLine(message) {
  return message.type === THREAD_CREATED;
}

/** Return that line; `context.goTo(channel)` shows the thread. */
export function threadLine({ content, message_reference: reference }, context) {
  return el("p", { class: "thread-line" }, "started a thread: ", opener(reference?.channel_id, content, context.goTo));
}

/** Return a link to a channel by its id; of one that is not seen here only a name. */
export function channelMention(id, context) {
  const name = context.channelName(id);
  if (name === undefined || !context.goTo) return el("span", { class: "mention" }, `#${name ?? "unknown"}`);
  return opener(id, `#${name}`, context.goTo);
}

function opener(channel, name, goTo) {
  return el("button", { type: "button", class: "mention channel-link", "data-control": "channel", onclick: () => goTo(channel) }, name);
}
