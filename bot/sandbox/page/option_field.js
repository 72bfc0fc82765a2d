// One option of a slash command while it is being filled in.

import { choicesFor, isClosed, localized, valueOf } from "./commands.js";
import { el, freshId } from "./dom.js";
import { list, listKey } from "./listbox.js";

const PAUSE = 150;

/**
 * An option with its name and an input. `surroundings` has `state`, `frame` (where the list opens), `complete(take)`
 * (asks the bot, for options with autocomplete), `done()`, `send()`, and `drop()`.
 */
export class OptionField {
  /** Return how an option is listed: `{label, detail, option}`. */
  static described(option, locale) {
    return { label: localized(option, "name", locale), detail: localized(option, "description", locale), option };
  }

  constructor(option, surroundings) {
    this.option = option;
    this.surroundings = surroundings;
    this.picked = null;
    this.asked = 0;
    const { label, detail } = OptionField.described(option, surroundings.state.locale);
    this.label = label;
    const id = freshId("option-field");
    this.input = el("input", {
      id,
      autocomplete: "off",
      spellcheck: "false",
      size: 6,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-required": option.required ? "true" : null,
      title: detail,
      oninput: () => this.#typed(),
      onfocus: () => this.picked || this.#offer(),
      onclick: () => list.isOpenFor(this.input) || this.#offer(),
      onkeydown: (event) => this.#key(event),
    });
    this.node = el("span", { class: "option" }, el("label", { for: id }, label), this.input);
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** The value as far as it is known: what was picked, else the text. */
  get draft() {
    return this.picked ? this.picked.value : this.input.value.trim();
  }

  /** Return `{value}` or `{problem}`. */
  read() {
    const result = this.picked ? { value: this.picked.value } : valueOf(this.option, this.input.value, this.surroundings.state);
    this.input.setAttribute("aria-invalid", String(Boolean(result.problem)));
    return result;
  }

  focus() {
    this.input.focus();
  }

  #typed() {
    this.picked = null;
    this.#resize();
    this.#offer();
  }

  #resize() {
    this.input.size = Math.max(6, Math.min(24, this.input.value.length + 1));
  }

  #offer() {
    if (!this.option.autocomplete) {
      this.#show(choicesFor(this.option, this.input.value, this.surroundings.state));
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#ask(), PAUSE);
  }

  #ask() {
    this.asked += 1;
    const mine = this.asked;
    this.surroundings.complete((choices) => {
      // An answer to an older text, or one that comes when the user is elsewhere, is of no use.
      if (mine !== this.asked || this.picked || document.activeElement !== this.input) return;
      const { locale } = this.surroundings.state;
      this.#show(choices.map((choice) => ({ label: localized(choice, "name", locale) || String(choice.value), value: choice.value })));
    });
  }

  #show(options) {
    if (options.length === 0) {
      list.close();
      return;
    }
    // Free text must be sendable with Enter, so nothing is marked there before anything is typed.
    const active = isClosed(this.option) || !this.isEmpty ? 0 : -1;
    const chosen = (option) => this.#pick(option);
    list.open(this.input, { label: this.label, options, active, frame: this.surroundings.frame, chosen });
  }

  #pick(option) {
    this.picked = option;
    this.input.value = option.label;
    this.#resize();
    list.close();
    this.surroundings.done();
  }

  #key(event) {
    if (event.isComposing) return;
    const isOpen = list.isOpenFor(this.input);
    if (isOpen && listKey(event)) return;
    if (isOpen && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && list.chooseActive()) event.preventDefault();
    else if (event.key === "Enter") {
      event.preventDefault();
      this.surroundings.send();
    } else if (event.key === "ArrowDown") this.#offer();
    else if ((event.key === "Backspace" && this.isEmpty) || event.key === "Escape") {
      event.preventDefault();
      this.surroundings.drop();
    }
  }
}
