// Timestamps as Discord shows them, and the clock that keeps the relative ones true.

import { el } from "./dom.js";

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Say how long ago, or in how long, a moment is: `2 minutes ago`. Both in Unix seconds. */
export function relative(moment, now, locale) {
  const away = moment - now;
  const [unit, length] = UNITS.find(([, seconds]) => Math.abs(away) >= seconds) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(away / length), unit);
}

/** Write a moment in one of Discord's styles. */
export function absolute(moment, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(moment * 1000));
}

/** Return an element for `<t:moment:style>`; a relative one is kept true by `startClock`. */
export function timestamp(moment, style, locale) {
  const date = new Date(moment * 1000);
  if (Number.isNaN(date.getTime())) return el("span", { class: "time" }, "Invalid date");
  const node = el("time", { class: "time", datetime: date.toISOString(), title: absolute(moment, "F", locale) });
  if (style === "R") Object.assign(node.dataset, { moment: String(moment), locale });
  node.textContent = style === "R" ? relative(moment, Date.now() / 1000, locale) : absolute(moment, style, locale);
  return node;
}

/** Return the time of day of an ISO timestamp, with the date where it is not today's. */
export function clockTime(iso, locale) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, isToday ? STYLES.t : { dateStyle: "short", timeStyle: "short" }).format(date);
}

/** Redraw the relative timestamps of the page that have changed, now and each second. */
export function startClock() {
  const tick = () => {
    for (const node of document.querySelectorAll("time[data-moment]")) {
      const text = relative(Number(node.dataset.moment), Date.now() / 1000, node.dataset.locale);
      if (node.textContent !== text) node.textContent = text;
    }
  };
  return setInterval(tick, 1000);
}
