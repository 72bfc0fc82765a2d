// One seat: a user's window on the server, with its own connection.

import { announce } from "./announcer.js";
import { Composer } from "./composer.js";
import { el, freshId } from "./dom.js";
import { authorName, avatar, spokenText } from "./message.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { SeatSocket } from "./socket.js";
import { SeatState } from "./state.js";
import { channelLabel } from "./threads.js";

/** A seat on the page. `changed()` is called when its tab must be drawn anew, `active()` tells whether it is in use. */
export class Seat {
  constructor(user, { locales, changed, isActive }) {
    this.user = user;
    this.changed = changed;
    this.isActive = isActive;
    this.status = "connecting";
    this.state = new SeatState(user);
    const label = `Messages that ${user.name} sees`;
    this.messages = new Messages(
      this.state,
      {
        press: (message, component) => this.#press(message, component),
        select: (message, component, values) => this.#select(message, component, values),
        dismiss: (message) => this.#dismiss(message),
        goTo: (channel) => this.#goTo(channel),
      },
      label,
    );
    this.composer = new Composer(this.state, {
      say: (text) => this.#say(text),
      run: (leaf, options) => this.#run(leaf, options),
      complete: (leaf, options, name, take) => this.#complete(leaf, options, name, take),
    });
    this.socket = new SeatSocket(user.id, {
      on: (frame) => this.#take(frame),
      changed: (status, wait) => this.#statusChanged(status, wait),
    });
    this.node = this.#panel(locales);
    this.socket.connect();
  }

  /** This seat is being used: nothing in it is unread any more. */
  read() {
    if (this.state.unread === 0) return;
    this.state.unread = 0;
    this.changed();
  }

  #panel(locales) {
    const { user } = this;
    const name = el("span", { id: freshId("seat") }, user.name);
    const title = el("h2", {}, avatar({ ...user, username: user.name }, "small"), name);
    this.channel = el("select", { class: "choose", "aria-label": `Channel of ${user.name}`, onchange: () => this.#goTo(this.channel.value) });
    this.language = el(
      "select",
      { class: "choose", "aria-label": `Language of ${user.name}`, title: "The language of this user’s Discord", onchange: () => this.#speak(this.language.value) },
      locales.map((code) => el("option", { value: code }, languageName(code))),
    );
    this.notice = el("div", { class: "notice", role: "status", hidden: true });
    return el(
      "section",
      { class: "seat", "aria-labelledby": name.id, "data-user": user.id },
      el("header", { class: "seat-header" }, title, this.channel, this.language),
      this.notice,
      this.messages.node,
      this.composer.node,
    );
  }

  #take(frame) {
    const [what, ...details] = this.state.apply(frame);
    switch (what) {
      case "everything":
        this.#drawHeader();
        this.composer.commandsChanged();
        this.composer.relabel();
        this.messages.drawAll();
        this.changed();
        break;
      case "channels":
        this.#drawHeader();
        this.composer.relabel();
        this.messages.drawAll();
        break;
      case "commands":
        this.composer.commandsChanged();
        break;
      case "bot":
        this.changed();
        break;
      case "message":
        this.#gotMessage(...details);
        break;
      case "deleted":
        this.messages.remove(details[0]);
        break;
      case "refused":
        this.#refused(details[0]);
        break;
      default:
    }
  }

  #gotMessage(message, isNew) {
    this.messages.draw(message.id);
    const isMine = message.interaction_metadata?.user?.id === this.user.id || message.author?.id === this.user.id;
    if (isNew && isMine && message.channel_id === this.state.channel) this.messages.toEnd();
    if (message.notifies) this.#drawHeader();
    if (message.notifies && isNew && !this.isActive()) {
      this.state.unread += 1;
      this.changed();
    }
    if (message.notifies || (this.isActive() && (isNew || message.ephemeral))) this.#announce(message);
  }

  #announce(message) {
    const { state } = this;
    const text = { userName: (id) => state.userName(id), channelName: (id) => state.channelName(id), locale: state.locale };
    announce(`${this.user.name} sees, from ${authorName(message.author)}: ${spokenText(message, text)}`);
  }

  // what this user does

  #press(message, component) {
    this.#interact(message, component, { type: "press", message: message.id, custom_id: component.custom_id });
  }

  #select(message, component, values) {
    this.messages.choose(message.id, component.custom_id, values);
    this.#interact(message, component, { type: "select", message: message.id, custom_id: component.custom_id, values });
  }

  #interact(message, component, frame) {
    this.messages.wait(message.id, component.custom_id);
    this.socket.send(frame, (answer) => {
      const isRefused = answer.type === "failed" || answer.type === "refused";
      if (isRefused) this.messages.choose(message.id, component.custom_id, undefined);
      const problem = isRefused ? (answer.text ?? "This interaction failed") : null;
      this.messages.wait(message.id, null, problem);
      if (problem) announce(problem);
      if (answer.type === "modal") this.#modal(answer);
    });
  }

  #run(leaf, options) {
    const waiting = this.messages.command(leaf.label);
    this.socket.send({ type: "command", channel: this.state.channel, path: leaf.path, options }, (answer) => {
      if (answer.type === "thinking") {
        waiting.over();
        return;
      }
      const problem = answer.type === "failed" || answer.type === "refused" ? (answer.text ?? "The application did not respond") : null;
      waiting.over(problem);
      if (problem) announce(problem);
      if (answer.type === "modal") this.#modal(answer);
    });
  }

  #complete(leaf, options, focused, take) {
    const frame = { type: "autocomplete", channel: this.state.channel, path: leaf.path, options, focused };
    this.socket.send(frame, (answer) => take(answer.type === "choices" ? (answer.choices ?? []) : []));
  }

  #modal({ ref, modal }) {
    const { state } = this;
    const text = { userName: (id) => state.userName(id), channelName: (id) => state.channelName(id), locale: state.locale };
    const submit = (values, answer) => this.socket.send({ type: "submit", modal_ref: ref, values }, answer);
    openModal(modal, { owner: this.user.name, context: { state, text }, submit });
  }

  #say(text) {
    const named = this.state.users.reduce((said, { id, name }) => said.replaceAll(`@${name}`, `<@${id}>`), text);
    this.#simply({ type: "say", channel: this.state.channel, text: named });
  }

  #dismiss(message) {
    this.state.apply({ type: "deleted", id: message.id });
    this.messages.remove(message.id);
    this.#simply({ type: "dismiss", message: message.id });
  }

  #speak(locale) {
    this.state.locale = locale;
    this.#simply({ type: "locale", locale });
    this.messages.drawAll();
  }

  #goTo(channel) {
    this.state.goTo(channel);
    this.#drawHeader();
    this.composer.relabel();
    this.messages.drawAll();
    this.messages.toEnd();
  }

  /** Send what has no answer but a refusal. */
  #simply(frame) {
    const isQuiet = true;
    this.socket.send(frame, (answer) => this.#take(answer), { isQuiet });
  }

  // how things stand

  #drawHeader() {
    const { channels, channel, locale } = this.state;
    this.channel.replaceChildren(...channels.map((each) => el("option", { value: each.id }, channelLabel(each, this.state))));
    this.channel.value = channel;
    this.channel.hidden = channels.length < 2;
    if (![...this.language.options].some(({ value }) => value === locale)) this.language.append(el("option", { value: locale }, languageName(locale)));
    this.language.value = locale;
  }

  #statusChanged(status, wait) {
    this.status = status;
    if (status === "lost") {
      const again = el("button", { type: "button", class: "plain", onclick: () => this.socket.connect() }, "Try now");
      this.#note("lost", `The connection to the sandbox is lost. Trying again in ${Math.ceil(wait / 1000)} s. `, again);
    } else if (status === "open" && this.notice.dataset.kind === "lost") this.#note(null);
    this.changed();
  }

  #refused(text) {
    const close = el("button", { type: "button", class: "plain", onclick: () => this.#note(null) }, "Close");
    this.#note("refused", `${text} `, close);
  }

  #note(kind, ...inside) {
    this.notice.hidden = kind === null;
    this.notice.dataset.kind = kind ?? "";
    this.notice.replaceChildren(...inside);
  }
}

/** Return what a language is called in itself. */
function languageName(code) {
  try {
    return new Intl.DisplayNames([code], { type: "language", style: "short", languageDisplay: "standard" }).of(code) ?? code;
  } catch {
    return code;
  }
}
