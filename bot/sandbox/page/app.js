// Starts the page: asks who is there, and opens a seat for each.

import { startAnnouncer } from "./announcer.js";
import { el } from "./dom.js";
import { Seats } from "./seats.js";
import { startTheme } from "./theme.js";
import { startClock } from "./time.js";

const AGAIN = 2000;
const byId = (id) => document.getElementById(id);

async function people() {
  const response = await fetch("/people", { cache: "no-store" });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

async function start() {
  try {
    const found = await people();
    new Seats(found, { bar: byId("tabs"), area: byId("seats"), toggle: byId("view"), bot: byId("bot") });
    byId("server").textContent = found.guild?.name ?? "";
  } catch (problem) {
    console.warn(problem);
    const again = el("button", { type: "button", class: "button primary", onclick: () => start() }, "Try again");
    const words = "The sandbox does not answer. Is it still running? This page tries again every two seconds. ";
    byId("seats").replaceChildren(el("p", { class: "start", role: "alert" }, words, again));
    setTimeout(() => byId("seats").contains(again) && start(), AGAIN);
  }
}

document.documentElement.dataset.started = "yes";
byId("bar").hidden = false;
startTheme(byId("theme"));
startAnnouncer();
startClock();
start();
