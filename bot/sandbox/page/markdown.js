// Discord's markdown as DOM nodes: blocks here, marks inside a line in inline.js. No text is ever taken as markup.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(\S.*)$/;
const FENCE = /^```(?:[\w+-]*$)?/;

/**
 * Return the nodes of a text. `context` has `userName(id)`, `channelName(id)`, and `locale`. A quote inside a quote is
 * none, as in Discord.
 */
export function markdown(text, context, { isQuoted = false } = {}) {
  const lines = String(text ?? "").split("\n");
  const blocks = [];
  for (let at = 0; at < lines.length; ) {
    const [block, next] = readBlock(lines, at, context, isQuoted);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

function readBlock(lines, at, context, isQuoted) {
  const line = lines[at];
  const heading = HEADING.exec(line);
  // The page and each seat have headings of their own, so a message's begin two levels below.
  if (heading) return [el(`h${heading[1].length + 2}`, { class: `h${heading[1].length}` }, inline(heading[2], context)), at + 1];
  const subtext = SUBTEXT.exec(line);
  if (subtext) return [el("small", { class: "subtext" }, inline(subtext[1], context)), at + 1];
  const closing = FENCE.test(line) ? lines.findIndex((each, place) => place > at && each.endsWith("```")) : -1;
  if (closing >= 0) return readFence(lines, at, closing);
  if (line.startsWith(">>> ") && !isQuoted) {
    return [quote([line.slice(4), ...lines.slice(at + 1)], context), lines.length];
  }
  if (line.startsWith("> ") && !isQuoted) return readQuote(lines, at, context);
  if (ITEM.test(line)) return readList(lines, at, context);
  return readParagraph(lines, at, context);
}

function readFence(lines, at, end) {
  const first = lines[at].slice(3);
  const language = /^[\w+-]*$/.test(first) ? [] : [first];
  const inside = [...language, ...lines.slice(at + 1, end + 1)].join("\n").replace(/\n?```$/, "");
  return [el("pre", { tabindex: "0" }, el("code", {}, inside)), end + 1];
}

function readQuote(lines, at, context) {
  let end = at;
  const inside = [];
  for (; end < lines.length && lines[end].startsWith(">"); end += 1) inside.push(QUOTE.exec(lines[end])[1]);
  return [quote(inside, context), end];
}

function quote(lines, context) {
  return el("blockquote", {}, markdown(lines.join("\n"), context, { isQuoted: true }));
}

/** Read a list; lines that are indented deeper are a list inside its last item. */
function readList(lines, at, context) {
  const [, indent, number] = ITEM.exec(lines[at]);
  const list = number === undefined ? el("ul") : el("ol", { start: number });
  let end = at;
  while (end < lines.length) {
    const found = ITEM.exec(lines[end]);
    if (!found || found[1].length < indent.length) break;
    if (found[1].length > indent.length) {
      const [inner, next] = readList(lines, end, context);
      list.lastChild.append(inner);
      end = next;
      continue;
    }
    if ((found[2] === undefined) !== (number === undefined)) break;
    list.append(el("li", {}, inline(found[3], context)));
    end += 1;
  }
  return [list, end];
}

function readParagraph(lines, at, context) {
  let end = at + 1;
  while (end < lines.length && isPlain(lines[end])) end += 1;
  return [el("p", {}, inline(lines.slice(at, end).join("\n"), context)), end];
}

function isPlain(line) {
  return !(HEADING.test(line) || SUBTEXT.test(line) || line.startsWith("> ") || line.startsWith(">>> ") || ITEM.test(line) || FENCE.test(line));
}

/** Return a text as a screen reader should speak it in a short notice: without marks. */
export function plainText(text, context) {
  return el("div", {}, markdown(text, context)).textContent;
}
