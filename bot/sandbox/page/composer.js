// Where a seat's user types: chat, or a slash command with its options, completed from what the bot has registered.

import { leaves, matching } from "./commands.js";
import { el, freshId } from "./dom.js";
import { list, listKey } from "./listbox.js";
import { OptionField } from "./option_field.js";

const NEXT_LINE = "Tab or Enter chooses · Esc closes the list";

/** The composer of a seat. `actions` has `say(text)`, `run(leaf, options)`, and `complete(leaf, options, name, take)`. */
export class Composer {
  constructor(state, actions) {
    this.state = state;
    this.actions = actions;
    this.leaf = null;
    this.fields = [];
    const name = freshId("composer");
    const help = freshId("help");
    this.input = el("input", {
      id: name,
      class: "main-input",
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-describedby": help,
      maxlength: 2000,
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onfocus: () => this.leaf && this.#offerOptions(),
    });
    this.command = el("button", { type: "button", class: "command", hidden: true, onclick: () => this.reset() });
    this.line = el("div", { class: "line" }, this.command, this.input);
    this.problem = el("p", { class: "problem", role: "alert" });
    this.hint = el("p", { id: help, class: "hint" });
    const send = el("button", { type: "submit", class: "send", "aria-label": "Send" }, "➤");
    this.node = el("form", { class: "composer", autocomplete: "off" }, this.problem, el("div", { class: "box" }, this.line, send), this.hint);
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.line.addEventListener("click", (event) => event.target === this.line && this.input.focus());
    this.relabel();
  }

  /** Name the channel anew, and drop a command that the bot does not have any more. */
  relabel() {
    const channel = this.state.channelName(this.state.channel) ?? "channel";
    const label = this.leaf ? "More options" : `Message #${channel}`;
    this.input.placeholder = this.leaf ? "" : `#${channel} · / for commands`;
    this.input.setAttribute("aria-label", label);
  }

  /** Take over what has been registered anew: a half-typed command would be in the old words. */
  commandsChanged() {
    if (this.leaf) this.reset();
    if (list.isOpenFor(this.input)) this.#typed();
  }

  /** Put the cursor here, and begin a command if `text` is a slash. */
  focus(text = "") {
    this.input.focus();
    if (text && !this.leaf && !this.input.value) {
      this.input.value = text;
      this.#typed();
    }
  }

  /** Forget what was begun. */
  reset() {
    list.close({ isSilent: true });
    this.leaf = null;
    this.fields.forEach(({ node }) => node.remove());
    this.fields = [];
    this.command.hidden = true;
    this.input.value = "";
    this.#say("");
    this.relabel();
    this.input.focus();
  }

  #typed() {
    this.#say("");
    if (this.leaf) this.#offerOptions();
    else if (this.input.value.startsWith("/")) this.#offerCommands();
    else list.close();
  }

  #offerCommands() {
    const found = matching(leaves(this.state.commands, this.state.locale), this.input.value);
    const options = found.map((leaf) => ({ label: leaf.label, detail: leaf.description, leaf }));
    if (options.length === 0) {
      list.close();
      this.#hint(this.state.commands.length ? "There is no such command." : "The bot has no commands yet.");
      return;
    }
    this.#hint(NEXT_LINE);
    list.open(this.input, { label: "Commands", options, active: 0, frame: this.node, chosen: ({ leaf }) => this.#begin(leaf) });
  }

  #offerOptions() {
    const typed = this.input.value.trim().toLowerCase().replace(/:$/, "");
    const left = this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
    const shown = left.map((option) => OptionField.described(option, this.state.locale)).filter(({ label }) => label.toLowerCase().startsWith(typed));
    if (shown.length === 0) {
      list.close();
      return;
    }
    const chosen = ({ option }) => this.#addField(option).focus();
    list.open(this.input, { label: "Options", options: shown, active: typed ? 0 : -1, frame: this.node, chosen });
  }

  #begin(leaf) {
    list.close({ isSilent: true });
    this.leaf = leaf;
    this.input.value = "";
    this.command.textContent = leaf.label;
    this.command.hidden = false;
    this.command.title = "Press to drop this command";
    this.#hint(leaf.options.length ? "Enter sends · ↓ shows the options" : "Enter sends");
    this.relabel();
    leaf.options.filter((option) => option.required).forEach((option) => this.#addField(option));
    this.#goOn();
  }

  #addField(option) {
    this.input.value = "";
    const field = new OptionField(option, {
      state: this.state,
      frame: this.node,
      complete: (take) => this.actions.complete(this.leaf, this.#values(), option.name, take),
      done: () => this.#goOn(),
      send: () => this.node.requestSubmit(),
      drop: () => this.#drop(field),
    });
    this.fields.push(field);
    this.line.insertBefore(field.node, this.input);
    return field;
  }

  /** Go to the next option that must be filled in, else to the end of the line. */
  #goOn() {
    list.close({ isSilent: true });
    const next = this.fields.find((field) => field.isEmpty);
    (next ?? this.input).focus();
    if (!next) this.#offerOptions();
  }

  #drop(field) {
    if (field.option.required) {
      this.reset();
      return;
    }
    this.fields = this.fields.filter((each) => each !== field);
    field.node.remove();
    this.input.focus();
  }

  #key(event) {
    if (event.isComposing) return;
    const isOpen = list.isOpenFor(this.input);
    if (isOpen && listKey(event)) return;
    const mayChoose = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey);
    if (isOpen && mayChoose && list.chooseActive()) event.preventDefault();
    else if (event.key === "Backspace" && this.leaf && !this.input.value) {
      event.preventDefault();
      if (this.fields.length) this.fields.at(-1).focus();
      else this.reset();
    } else if (event.key === "ArrowDown" && this.leaf && !isOpen) this.#offerOptions();
    else if (event.key === "Escape" && this.leaf) this.reset();
  }

  /** What is filled in so far, by default name; half-typed values as text. */
  #values() {
    return Object.fromEntries(this.fields.filter((field) => !field.isEmpty).map((field) => [field.option.name, field.draft]));
  }

  #submit() {
    if (this.leaf) this.#run();
    else this.#chat();
  }

  #run() {
    const options = {};
    for (const field of this.fields) {
      if (field.isEmpty && !field.option.required) continue;
      const { value, problem } = field.read();
      if (problem) {
        this.#say(`${field.label} ${problem}.`);
        field.focus();
        return;
      }
      options[field.option.name] = value;
    }
    if (this.input.value.trim()) {
      this.#say(`“${this.input.value.trim()}” belongs to no option.`);
      return;
    }
    const { leaf } = this;
    this.reset();
    this.actions.run(leaf, options);
  }

  #chat() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      this.#say("There is no such command. Choose one from the list.");
      return;
    }
    this.reset();
    this.actions.say(text);
  }

  #say(problem) {
    this.problem.textContent = problem;
    this.#hint("");
  }

  #hint(text) {
    this.hint.textContent = text;
  }
}
