// The messages of one seat on the page: drawn anew when they change, with focus, open list and place kept.

import { el } from "./dom.js";
import { list } from "./listbox.js";
import { isContinued, messageNode, thinkingNode } from "./message.js";

const NEAR = 80;
const PATIENCE = 250;

/**
 * Shows the messages of a `SeatState`. `actions` are what can be done with one: `press(message, component)`,
 * `select(message, component, values)`, `dismiss(message)`, `goTo(channel)`.
 */
export class Messages {
  constructor(state, actions, label) {
    this.state = state;
    this.actions = actions;
    this.waits = new Map();
    this.problems = new Map();
    this.choices = new Map();
    this.nodes = new Map();
    this.isAtEnd = true;
    this.items = el("div", { class: "items" });
    this.pending = el("div", { class: "pending" });
    this.scroller = el(
      "div",
      { class: "messages", role: "log", "aria-live": "off", "aria-label": label, tabindex: "0" },
      el("div", { class: "content" }, this.items, this.pending),
    );
    this.jump = el("button", { type: "button", class: "jump", hidden: true, onclick: () => this.toEnd() }, "Newest messages ↓");
    this.node = el("div", { class: "messages-frame" }, this.scroller, this.jump);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const observer = new ResizeObserver(() => this.isAtEnd && this.toEnd());
    observer.observe(this.scroller);
    observer.observe(this.scroller.firstElementChild);
  }

  /** Draw everything anew. */
  drawAll() {
    const shown = this.state.shown();
    const present = new Set(shown.map(({ id }) => id));
    for (const map of [this.waits, this.problems, this.choices]) {
      for (const id of map.keys()) if (!present.has(id)) map.delete(id);
    }
    const focused = this.#focusedMessage();
    const old = focused === null ? null : this.nodes.get(focused);
    const fresh = new Map(shown.map((message, at) => [message.id, this.#make(message, shown[at - 1])]));
    const keep = old && fresh.has(focused) ? carryOver(old, fresh.get(focused)) : () => {};
    this.nodes = fresh;
    this.items.replaceChildren(...fresh.values());
    keep();
  }

  /** Draw one message that has come or changed. */
  draw(id) {
    const shown = this.state.shown();
    const at = shown.findIndex((message) => message.id === id);
    if (at < 0) return;
    const node = this.#make(shown[at], shown[at - 1]);
    const old = this.nodes.get(id);
    this.nodes.set(id, node);
    if (old) {
      const keep = carryOver(old, node);
      old.replaceWith(node);
      keep();
    } else {
      const next = shown[at + 1];
      this.items.insertBefore(node, next ? (this.nodes.get(next.id) ?? null) : null);
      this.jump.hidden = this.isAtEnd;
    }
  }

  /** Take a message away. Where it had the focus, the next one gets it. */
  remove(id) {
    const node = this.nodes.get(id);
    if (!node) return;
    if (node.contains(list.anchor)) list.close({ isSilent: true });
    const hadFocus = node.contains(document.activeElement);
    const heir = node.nextElementSibling ?? node.previousElementSibling ?? this.scroller;
    this.nodes.delete(id);
    node.remove();
    if (hadFocus) heir.focus({ preventScroll: true });
    const next = this.state.shown().find((message) => message.id === heir.dataset?.message);
    if (next) this.draw(next.id);
  }

  /** A press on a message is under way, by the control with this custom id; null when it is over. */
  wait(id, customId, problem = null) {
    if (customId === null) this.waits.delete(id);
    else this.waits.set(id, customId);
    if (problem === null) this.problems.delete(id);
    else this.problems.set(id, problem);
    this.draw(id);
  }

  /** Remember what was chosen in a select, for as long as it is the same one; undefined to forget. */
  choose(id, customId, values) {
    const chosen = this.choices.get(id) ?? new Map();
    if (values === undefined) chosen.delete(customId);
    else chosen.set(customId, values);
    this.choices.set(id, chosen);
  }

  /** Show that a command is waiting for its answer. Returns `{thinking(name), over(problem)}`. */
  command(label) {
    const row = el("div", { class: "waiting-command" });
    const timer = setTimeout(() => this.#showPending(row, el("p", { class: "thinking" }, `Sending ${label} …`)), PATIENCE);
    return {
      thinking: (name) => this.#showPending(row, thinkingNode(name)),
      over: (problem = null) => {
        clearTimeout(timer);
        row.remove();
        if (problem !== null) this.#failed(label, problem);
      },
    };
  }

  /** Go to the newest message. */
  toEnd() {
    this.isAtEnd = true;
    this.jump.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #failed(label, problem) {
    const close = el("button", { type: "button", class: "plain", onclick: () => row.remove() }, "Dismiss message");
    const row = el(
      "div",
      { class: "waiting-command" },
      el("p", { class: "problem" }, el("span", { class: "command" }, label), " ", problem),
      el("footer", {}, "Only you can see this · ", close),
    );
    this.#showPending(row);
  }

  #showPending(row, ...inside) {
    if (inside.length) row.replaceChildren(...inside);
    this.pending.append(row);
    this.toEnd();
  }

  #make(message, before) {
    const { state } = this;
    const goTo = (channel) => this.actions.goTo(channel);
    const context = {
      state,
      goTo,
      text: { userName: (id) => state.userName(id), channelName: (id) => state.channelName(id), locale: state.locale, goTo },
      busy: this.waits.get(message.id) ?? null,
      problem: this.problems.get(message.id) ?? null,
      chosen: (customId) => this.choices.get(message.id)?.get(customId),
      press: (component) => this.actions.press(message, component),
      select: (component, values) => this.actions.select(message, component, values),
      dismiss: () => this.actions.dismiss(message),
    };
    return messageNode(message, context, { continues: isContinued(message, before), isCalled: state.calls(message) });
  }

  #focusedMessage() {
    return document.activeElement?.closest?.("[data-message]")?.dataset.message ?? null;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.isAtEnd) this.jump.hidden = true;
  }
}

/**
 * Prepare that `fresh` takes the place of `old`: an open list goes on at the control that still exists. Returns a
 * function to call afterwards, which gives the focus back: to the same control, else to the message.
 */
export function carryOver(old, fresh) {
  if (old.contains(list.anchor)) {
    const same = byCustomId(fresh, list.anchor.dataset.customId);
    if (same) list.moveTo(same);
    else list.close({ isSilent: true });
  }
  const focused = document.activeElement;
  if (!old.contains(focused)) return () => {};
  const heir = counterpart(focused, old, fresh);
  return () => (heir ?? fresh).focus({ preventScroll: true });
}

function byCustomId(node, customId) {
  return [...node.querySelectorAll("[data-custom-id]")].find((each) => each.dataset.customId === customId) ?? null;
}

/** Return the control that is now what another one was: by its custom id, or by its kind and label. */
function counterpart(focused, old, fresh) {
  const { customId, control } = focused.dataset;
  const alike = (node) => [...node.querySelectorAll("[data-control]")].filter((each) => each.dataset.control === control);
  const same = customId ? byCustomId(fresh, customId) : null;
  const found = same ?? (control ? alike(fresh)[alike(old).indexOf(focused)] : null);
  return found && !found.disabled ? found : null;
}
