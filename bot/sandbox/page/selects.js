// Selects as Discord shows them: one choice applies at once, several when the list closes.

import { el, emojiNode } from "./dom.js";
import { list, listKey } from "./listbox.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
export const SELECTS = new Set([STRING, USER, ROLE, MENTIONABLE, CHANNEL]);

/** Return the options of a select: its own, or the people or channels of the server. */
export function optionsOf(component, state) {
  switch (component.type) {
    case STRING:
      return component.options.map(({ label, value, description, emoji }) => ({ label, value, detail: description, emoji }));
    case USER:
    case MENTIONABLE:
      return state.users.map((user) => ({ label: user.name, value: user.id }));
    case CHANNEL:
      return state.channels.map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    default:
      return [];
  }
}

/** Return the values that a select has before anybody chooses. */
export function defaultsOf(component) {
  if (component.type === STRING) return component.options.filter((option) => option.default).map(({ value }) => value);
  return (component.default_values ?? []).map(({ id }) => id);
}

/**
 * Return a select. `values` are the chosen ones; `change(values)` is called when they are others than before, and
 * leaves it to the caller to draw the select anew.
 */
export function selectNode(component, { state, values, change, isBusy = false, labelledBy = null }) {
  const [least, most] = [component.min_values ?? 1, component.max_values ?? 1];
  const options = optionsOf(component, state);
  const placeholder = component.placeholder || (most > 1 ? "Make your choices" : "Make a selection");
  const chosen = options.filter(({ value }) => values.includes(value));
  const node = el(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": labelledBy ? null : placeholder,
      "aria-labelledby": labelledBy,
      "aria-disabled": isBusy ? "true" : null,
      disabled: component.disabled,
      "data-custom-id": component.custom_id,
      "data-control": `select ${placeholder}`,
    },
    el("span", { class: chosen.length ? "chosen" : "placeholder" }, chosen.length ? shownNames(chosen) : placeholder),
    el("span", { class: "arrow", "aria-hidden": "true" }),
  );
  const open = () => openList(node, { label: placeholder, options, values, least, most, change });
  const isReady = () => node.getAttribute("aria-disabled") !== "true";
  node.addEventListener("click", () => (list.isOpenFor(node) ? list.close() : isReady() && open()));
  node.addEventListener("keydown", (event) => isReady() && key(event, node, open));
  return node;
}

function shownNames(chosen) {
  return chosen.map(({ label, emoji }, at) => [at > 0 ? ", " : null, emojiNode(emoji), emoji ? " " : null, label]);
}

function openList(node, { label, options, values, least, most, change }) {
  const isMulti = most > 1;
  const shown = options.map((option) => ({ ...option, selected: values.includes(option.value) }));
  const selected = () => shown.filter((option) => option.selected).map(({ value }) => value);
  const isChanged = (now) => now.length !== values.length || now.some((value) => !values.includes(value));
  const chosen = (option) => {
    if (!isMulti) {
      // The one that is chosen already may be taken back where nothing needs to be chosen; else it stays, in silence.
      const again = option.selected;
      list.close({ isSilent: true });
      if (!again) change([option.value]);
      else if (least === 0) change([]);
      return;
    }
    if (!option.selected && selected().length >= most) return;
    option.selected = !option.selected;
    list.mark();
  };
  const closed = () => {
    const now = selected();
    if (isMulti && isChanged(now) && now.length >= least) change(now);
  };
  const active = Math.max(0, shown.findIndex((option) => option.selected));
  list.open(node, { label, options: shown, active, isMulti, chosen, closed });
}

function key(event, node, open) {
  if (!list.isOpenFor(node)) {
    if (!["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) return;
    event.preventDefault();
    open();
    return;
  }
  if (listKey(event)) return;
  if (event.key === "Enter" || event.key === " ") list.chooseActive();
  else if (event.key === "Home") list.activate(0);
  else if (event.key === "End") list.activate(Infinity);
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) jumpTo(event.key);
  else return;
  event.preventDefault();
}

/** Go to the next option that begins with a letter, as a native select does. */
function jumpTo(letter) {
  const count = list.options.length;
  for (let step = 1; step <= count; step += 1) {
    const place = (list.active + step) % count;
    if (list.options[place].label.toLowerCase().startsWith(letter.toLowerCase())) {
      list.activate(place);
      return;
    }
  }
}
