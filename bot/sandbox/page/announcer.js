// Tells a screen reader what happens, in one place: with four seats on a page, four live regions would talk at once.

import { el } from "./dom.js";

const LONGEST = 400;
const KEPT = 8;

const region = el("div", { class: "unseen", role: "log", "aria-live": "polite", "aria-relevant": "additions", "aria-label": "News" });

/** Put the region on the page; needed once, before anything is said. */
export function startAnnouncer() {
  document.body.append(region);
}

/** Say a text after what is being said now. */
export function announce(text) {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  region.append(el("p", {}, short));
  while (region.children.length > KEPT) region.firstChild.remove();
}
