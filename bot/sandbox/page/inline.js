// The marks inside a line of Discord's markdown: bold, code, links, mentions, timestamps, emojis.

import { customEmoji, el, safeAddress } from "./dom.js";
import { channelMention } from "./threads.js";
import { timestamp } from "./time.js";

const DEEPEST = 12;

// Tried in this order at each place of the text; the first that matches there wins.
const MARKS = [
  [/\\([\\`*_~|<>#\-[\]():@.!+])/y, (found) => found[1]],
  [/(`{1,2})(?!`)([^\n]*?[^`\n])\1(?!`)/y, (found) => el("code", {}, found[2].trim() || found[2])],
  [/\*\*(?=\S)([^]+?)\*\*(?!\*)/y, (found, more) => el("strong", {}, more(found[1]))],
  [/__([^_](?:[^_]|_(?!_))*?)__/y, (found, more) => el("u", {}, more(found[1]))],
  [/\*(?![\s*])((?:[^*]|\*\*[^*]+\*\*)+?)\*(?!\*)/y, (found, more) => el("em", {}, more(found[1]))],
  [/_(?![\s_])([^_]+?)_(?!\w)/y, (found, more, before) => (/\w$/.test(before) ? null : el("em", {}, more(found[1])))],
  [/~~([^~]+?)~~/y, (found, more) => el("s", {}, more(found[1]))],
  [/\|\|([^|]+?)\|\|/y, (found, more) => spoiler(more(found[1]))],
  [/\[([^\][\n]+)\]\((?:<)?(https?:\/\/[^\s<>()]+)>?\)/y, (found, more) => link(found[2], more(found[1]))],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => link(found[1], found[1])],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;"'!?)\]]/y, (found) => link(found[0], found[0])],
  [/<@!?(\d+)>/y, (found, more, before, context) => mention(`@${context.userName(found[1]) ?? "unknown-user"}`)],
  [/<@&(\d+)>/y, () => mention("@unknown-role")],
  [/<#(\d+)>/y, (found, more, before, context) => channelMention(found[1], context)],
  [/<\/([\w -]+):\d+>/y, (found) => mention(`/${found[1]}`)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found, more, before, context) => timestamp(Number(found[1]), found[2] ?? "f", context.locale)],
  [/<a?:(\w{2,32}):(\d+)>/y, (found) => customEmoji(found[2], found[1])],
  // Discord draws a bare suit as a small picture.
  [/([♣♦♥♠])\ufe0f?/y, (found) => el("span", { class: "emoji" }, `${found[1]}\ufe0f`)],
];

// Where none of these stands, no mark begins; so long plain texts are passed over quickly.
const MAY_BEGIN = /[\\`*_~|[<h♣♦♥♠\n]/g;

/** Return the nodes of a text with marks. */
export function inline(text, context, depth = 0) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    MAY_BEGIN.lastIndex = at;
    const next = MAY_BEGIN.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at >= text.length) break;
    if (text[at] === "\n") {
      flush();
      nodes.push(el("br"));
      at += 1;
      continue;
    }
    const [node, length] = depth < DEEPEST ? markAt(text, at, context, depth) : [null, 0];
    if (node === null) {
      plain += text[at];
      at += 1;
    } else {
      flush();
      nodes.push(node);
      at += length;
    }
  }
  flush();
  return nodes;
}

function markAt(text, at, context, depth) {
  for (const [pattern, make] of MARKS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    const node = make(found, (inside) => inline(inside, context, depth + 1), text.slice(Math.max(0, at - 1), at), context);
    if (node !== null) return [node, found[0].length];
  }
  return [null, 0];
}

function mention(name) {
  return el("span", { class: "mention" }, name);
}

function link(address, inside) {
  const safe = safeAddress(address);
  return safe === null ? el("span", {}, inside) : el("a", { href: safe, target: "_blank", rel: "noopener noreferrer" }, inside);
}

function spoiler(inside) {
  const node = el("button", { type: "button", class: "spoiler", "aria-label": "Spoiler, hidden; press to reveal" }, inside);
  const reveal = () => {
    node.classList.add("revealed");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", reveal, { once: true });
  return node;
}
