// The registered commands as a user meets them: localized names, leaves of the tree, completion, and checks. No DOM.

export const KIND = { SUBCOMMAND: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, MENTIONABLE: 9, NUMBER: 10 };
const CHAT_INPUT = 1;

/** Return a name in a locale, or the default one; `en-GB` is also content with `en-US` and the other way round. */
export function localized(thing, field, locale) {
  const names = thing[`${field}_localizations`] ?? {};
  const near = { "en-GB": "en-US", "en-US": "en-GB", "es-419": "es-ES" }[locale];
  return names[locale] ?? names[near] ?? thing[field] ?? "";
}

/** Return every command that can be typed: `{path, label, description, options}`, path with the default names. */
export function leaves(commands, locale) {
  const found = [];
  const walk = (command, path, labels) => {
    const way = [...path, command.name];
    const words = [...labels, localized(command, "name", locale)];
    const inner = (command.options ?? []).filter(({ type }) => type === KIND.SUBCOMMAND || type === KIND.GROUP);
    if (inner.length > 0) {
      inner.forEach((each) => walk(each, way, words));
      return;
    }
    const description = localized(command, "description", locale);
    found.push({ path: way, label: `/${words.join(" ")}`, description, options: command.options ?? [] });
  };
  commands.filter(({ type }) => (type ?? CHAT_INPUT) === CHAT_INPUT).forEach((command) => walk(command, [], []));
  return found;
}

/** Return the commands that a text beginning with a slash may become, the likeliest first. */
export function matching(all, text) {
  const typed = text.toLowerCase().replace(/\s+/g, " ").trimEnd();
  const words = typed.slice(1).trim().split(" ").filter(Boolean);
  const has = (leaf, word) => wordsOf(leaf).some((each) => each.startsWith(word));
  const starts = all.filter(({ label }) => label.toLowerCase().startsWith(typed));
  const others = all.filter((each) => !starts.includes(each) && words.every((word) => has(each, word)));
  return [...starts, ...others];
}

function wordsOf({ label, path }) {
  return [...label.slice(1).toLowerCase().split(" "), ...path];
}

/** Return the choices of an option that fit a text: `{label, value, detail}`; of users, channels and booleans too. */
export function choicesFor(option, text, state) {
  const wanted = text.replace(/^[@#]/, "").trim().toLowerCase();
  return allChoices(option, state).filter(({ label }) => label.toLowerCase().replace(/^[@#]/, "").includes(wanted)).slice(0, 25);
}

function allChoices(option, state) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: localized(choice, "name", state.locale), value: choice.value }));
  }
  switch (option.type) {
    case KIND.BOOLEAN:
      return [{ label: "True", value: true }, { label: "False", value: false }];
    case KIND.USER:
    case KIND.MENTIONABLE:
      return state.users.map((user) => ({ label: `@${user.name}`, value: user.id, user }));
    case KIND.CHANNEL:
      return state.channels.map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    default:
      return [];
  }
}

/** Whether an option takes only what its list offers. */
export function isClosed(option) {
  return Boolean(option.choices?.length) || [KIND.BOOLEAN, KIND.USER, KIND.CHANNEL, KIND.MENTIONABLE].includes(option.type);
}

/** Return `{value}` for what was typed into an option, or `{problem}` in words. */
export function valueOf(option, text, state) {
  const typed = text.trim();
  if (!typed) return { problem: "needs a value" };
  if (isClosed(option)) {
    const bare = (label) => label.toLowerCase().replace(/^[@#]/, "");
    const exact = allChoices(option, state).find(({ label }) => bare(label) === bare(typed));
    return exact ? { value: exact.value } : { problem: "takes only what its list offers" };
  }
  if (option.type === KIND.INTEGER || option.type === KIND.NUMBER) return numberOf(option, typed);
  if (typed.length < (option.min_length ?? 0)) return { problem: `needs at least ${option.min_length} characters` };
  if (typed.length > (option.max_length ?? 6000)) return { problem: `takes at most ${option.max_length} characters` };
  return option.type === KIND.STRING ? { value: typed } : { problem: "cannot be typed in the sandbox" };
}

function numberOf(option, typed) {
  const number = Number(typed);
  if (!Number.isFinite(number)) return { problem: "needs a number" };
  if (option.type === KIND.INTEGER && !Number.isInteger(number)) return { problem: "needs a whole number" };
  if (number < (option.min_value ?? -Infinity)) return { problem: `must be at least ${option.min_value}` };
  if (number > (option.max_value ?? Infinity)) return { problem: `must be at most ${option.max_value}` };
  return { value: number };
}
