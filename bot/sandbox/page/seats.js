// The seats of the page: their tabs, and which of them are shown.

import { el } from "./dom.js";
import { avatar } from "./message.js";
import { Seat } from "./seat.js";
import { recall, remember } from "./settings.js";

const SHOWN_AT_FIRST = 4;
const NARROWEST = 330;
const WIDE = window.matchMedia("(min-width: 900px)");
const TITLE = document.title;

/** Return how many columns show so many seats, each row with as many as the next. */
export function columns(count, width) {
  const most = Math.max(1, Math.floor(width / NARROWEST));
  return Math.ceil(count / Math.ceil(count / most));
}

/** Seats for these users, in a bar of tabs and an area of panels. */
export class Seats {
  constructor({ users, locales }, { bar, area, toggle, bot }) {
    Object.assign(this, { bar, area, toggle, bot });
    this.current = 0;
    this.isTogether = recall("view") !== "single";
    this.shown = new Set(users.slice(0, SHOWN_AT_FIRST).map((_, at) => at));
    this.tabs = users.map((user, at) => this.#tab(user, at));
    this.seats = users.map((user, at) => new Seat(user, { locales, changed: () => this.draw(), isActive: () => this.#isActive(at) }));
    area.replaceChildren(...this.seats.map(({ node }) => node));
    bar.replaceChildren(...this.tabs.map(({ node }) => node));
    this.seats.forEach(({ node }, at) => {
      const used = () => this.#use(at);
      node.addEventListener("focusin", used);
      node.addEventListener("pointerdown", used);
    });
    toggle.addEventListener("click", () => this.#toggleView());
    window.addEventListener("resize", () => this.draw());
    window.addEventListener("focus", () => this.seats[this.current]?.read());
    document.addEventListener("keydown", (event) => this.#key(event));
    this.draw();
  }

  /** Whether several seats are side by side now. */
  get isWide() {
    return this.isTogether && WIDE.matches;
  }

  /** Draw the tabs, and show the panels that are to be shown. */
  draw() {
    if (!this.seats) return;
    const visible = this.isWide ? this.shown : new Set([this.current]);
    this.area.classList.toggle("together", this.isWide);
    this.area.style.setProperty("--columns", String(columns(visible.size, this.area.clientWidth)));
    this.seats.forEach(({ node }, at) => {
      node.hidden = !visible.has(at);
      node.classList.toggle("current", at === this.current && visible.size > 1);
    });
    this.tabs.forEach((tab, at) => this.#drawTab(tab, at, visible.has(at)));
    this.toggle.hidden = !WIDE.matches;
    this.toggle.textContent = this.isTogether ? "One at a time" : "Side by side";
    this.#drawBot();
    const unread = this.seats.reduce((sum, { state }) => sum + state.unread, 0);
    document.title = unread ? `(${unread}) ${TITLE}` : TITLE;
  }

  /** Show a seat, and put the cursor into its composer. */
  go(at) {
    this.shown.add(at);
    this.#use(at);
    this.draw();
    this.seats[at].composer.focus();
  }

  #isActive(at) {
    return at === this.current && document.hasFocus();
  }

  #use(at) {
    const isOther = this.current !== at;
    this.current = at;
    this.seats[at].read();
    if (isOther) this.draw();
  }

  #toggleView() {
    this.isTogether = !this.isTogether;
    remember("view", this.isTogether ? "together" : "single");
    this.draw();
  }

  #tab(user, at) {
    const count = el("span", { class: "badge", hidden: true });
    const lost = el("span", { class: "lost", hidden: true, title: "Not connected" }, "⚠");
    const button = el(
      "button",
      { type: "button", class: "tab", "data-seat": user.id, onclick: () => this.go(at) },
      avatar({ ...user, username: user.name }, "small"),
      el("span", {}, user.name),
      count,
      lost,
    );
    const hide = el("button", { type: "button", class: "hide", "aria-label": `Hide ${user.name}`, title: `Hide ${user.name}` }, "×");
    hide.addEventListener("click", () => {
      this.shown.delete(at);
      if (this.current === at) this.current = [...this.shown][0] ?? at;
      this.draw();
      button.focus();
    });
    return { node: el("span", { class: "tab-frame" }, button, hide), button, hide, count, lost };
  }

  #drawTab({ node, button, hide, count, lost }, at, isVisible) {
    const { state, status, user } = this.seats[at];
    node.classList.toggle("visible", isVisible);
    if (at === this.current) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    hide.hidden = !(this.isWide && isVisible && this.shown.size > 1);
    count.hidden = state.unread === 0;
    count.textContent = String(state.unread);
    lost.hidden = status !== "lost";
    const words = [user.name, state.unread ? `${state.unread} unread mentions` : null, status === "lost" ? "not connected" : null];
    button.setAttribute("aria-label", words.filter(Boolean).join(", "));
  }

  #drawBot() {
    const connected = this.seats.filter(({ status }) => status === "open");
    const known = connected.map(({ state }) => state.isBotOnline).filter((online) => online !== null);
    const kind = connected.length === 0 ? "unreachable" : known.length === 0 ? "unknown" : known.at(-1) ? "online" : "offline";
    const words = { unreachable: "Sandbox not reachable", unknown: "Connected", online: "Bot online", offline: "Bot offline" };
    if (this.bot.dataset.kind === kind) return;
    this.bot.dataset.kind = kind;
    this.bot.textContent = words[kind];
  }

  #key(event) {
    if (event.key === "F6") {
      event.preventDefault();
      const among = this.isWide ? [...this.shown].sort() : this.seats.map((_, at) => at);
      const by = event.shiftKey ? among.length - 1 : 1;
      this.go(among[(Math.max(0, among.indexOf(this.current)) + by) % among.length]);
    } else if (event.key === "/" && !event.target.closest?.("input, textarea, select, dialog")) {
      event.preventDefault();
      this.seats[this.current].composer.focus("/");
    }
  }
}
