// The one list that can be open on the page: options of a select, or completions of what is being typed.
//
// The focus stays on the control that opened it (the anchor), which names the active option by aria-activedescendant.

import { el, emojiNode, freshId } from "./dom.js";

const GAP = 4;
const LEAST_WIDTH = 220;
const HIGHEST = 340;

class ListBox {
  constructor() {
    this.anchor = null;
    this.options = [];
    this.active = -1;
    this.node = el("ul", { id: "list", class: "list", role: "listbox", hidden: true });
    // A press on the list must not take the focus from its anchor.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
    this.leave = (event) => {
      if (event.target === this.anchor) this.close();
    };
    window.addEventListener("resize", () => this.place());
    document.addEventListener("scroll", (event) => event.target !== this.node && this.place(), { capture: true, passive: true });
  }

  isOpenFor(anchor) {
    return this.anchor !== null && this.anchor === anchor;
  }

  /**
   * Open the list at a control. `options` are `{label, detail, emoji, value, selected}`; `chosen(option, place)` is
   * called when one is chosen, and must close the list or draw it anew; `closed()` once when the list goes.
   */
  open(anchor, { label, options, active = -1, isMulti = false, frame = anchor, chosen, closed = () => {} }) {
    if (this.anchor !== anchor) this.close();
    Object.assign(this, { options, frame, chosen, closed });
    this.node.setAttribute("aria-label", label);
    this.node.toggleAttribute("aria-multiselectable", isMulti);
    if (isMulti) this.node.setAttribute("aria-multiselectable", "true");
    this.node.replaceChildren(...options.map((option, place) => this.#row(option, place, isMulti)));
    this.node.hidden = options.length === 0;
    if (!this.node.isConnected) document.body.append(this.node);
    this.#adopt(anchor);
    this.activate(active);
    this.place();
  }

  /** Go on at another control, which has taken the first one's place. */
  moveTo(anchor) {
    this.#release();
    this.frame = this.frame === this.anchor ? anchor : this.frame;
    this.#adopt(anchor);
    this.activate(this.active);
  }

  /** Close the list; its `closed` is called unless `isSilent`. */
  close({ isSilent = false } = {}) {
    if (this.anchor === null) return;
    this.#release();
    const closed = this.closed;
    this.anchor = null;
    this.node.hidden = true;
    this.node.replaceChildren();
    if (!isSilent) closed();
  }

  /** Mark an option as the one that Enter chooses; -1 for none. */
  activate(place) {
    this.node.querySelector(".active")?.classList.remove("active");
    this.active = this.options.length === 0 ? -1 : Math.min(place, this.options.length - 1);
    const row = this.node.children[this.active];
    if (!row) {
      this.anchor?.removeAttribute("aria-activedescendant");
      return;
    }
    row.classList.add("active");
    row.scrollIntoView({ block: "nearest" });
    this.anchor.setAttribute("aria-activedescendant", row.id);
  }

  /** Move on by so many options, round and round. */
  step(by) {
    const count = this.options.length;
    if (count === 0) return;
    this.activate(this.active < 0 ? (by > 0 ? 0 : count - 1) : (this.active + by + count) % count);
  }

  /** Choose the active option; return whether there is one. */
  chooseActive() {
    const option = this.options[this.active];
    if (option) this.chosen(option, this.active);
    return Boolean(option);
  }

  /** Draw again which options are selected. */
  mark() {
    this.options.forEach((option, at) => this.node.children[at]?.setAttribute("aria-selected", String(Boolean(option.selected))));
  }

  /** Put the list beside its anchor: below if there is room, else above. */
  place() {
    if (this.anchor === null || this.node.hidden) return;
    const box = this.frame.getBoundingClientRect();
    const below = window.innerHeight - box.bottom - 2 * GAP;
    const above = box.top - 2 * GAP;
    const isBelow = below >= Math.min(HIGHEST, this.node.scrollHeight) || below >= above;
    const width = Math.min(Math.max(box.width, LEAST_WIDTH), window.innerWidth - 2 * GAP);
    const style = this.node.style;
    style.width = `${width}px`;
    style.left = `${Math.max(GAP, Math.min(box.left, window.innerWidth - width - GAP))}px`;
    style.maxHeight = `${Math.max(80, Math.min(HIGHEST, isBelow ? below : above))}px`;
    style.top = isBelow ? `${box.bottom + GAP}px` : "auto";
    style.bottom = isBelow ? "auto" : `${window.innerHeight - box.top + GAP}px`;
  }

  #row(option, place, isMulti) {
    const properties = { id: freshId("option"), role: "option", "aria-selected": String(Boolean(option.selected)), "data-value": option.value };
    const row = el(
      "li",
      { ...properties, class: isMulti ? "multi" : null, onclick: () => this.chosen(option, place) },
      emojiNode(option.emoji),
      el("span", { class: "words" }, el("span", { class: "name" }, option.label), option.detail ? el("small", {}, option.detail) : null),
      el("span", { class: "tick", "aria-hidden": "true" }),
    );
    row.addEventListener("pointermove", () => this.active !== place && this.activate(place));
    return row;
  }

  #adopt(anchor) {
    this.anchor = anchor;
    anchor.setAttribute("aria-expanded", String(this.options.length > 0));
    anchor.setAttribute("aria-controls", this.node.id);
    anchor.addEventListener("focusout", this.leave);
  }

  #release() {
    this.anchor.removeEventListener("focusout", this.leave);
    this.anchor.setAttribute("aria-expanded", "false");
    this.anchor.removeAttribute("aria-activedescendant");
  }
}

export const list = new ListBox();

/** Handle the keys that every open list knows; return whether the key was one of them. */
export function listKey(event) {
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
  if (event.key in steps) list.step(steps[event.key]);
  else if (event.key === "Escape") list.close();
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
