"""The part of Discord's markdown that the bot writes, as HTML: a pure function of the text."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

_HEADING: Final = re.compile(r"(#{1,3}) (.+)")
_SUBTEXT: Final = re.compile(r"-# (.+)")
_BULLET: Final = re.compile(r" *[-*] (.+)")
_NUMBERED: Final = re.compile(r" *\d+\. (.+)")
_ITEM: Final = re.compile(r"^ *([-*]|\d+\.) ")
_QUOTE: Final = re.compile(r"> (.+)")
_FENCE: Final = "```"

_MARK: Final = re.compile(
    r"`(?P<code>[^`\n]+)`"
    r"|\*\*(?P<bold>.+?)\*\*"
    r"|\*(?P<italic>[^*\s][^*]*)\*"
    r"|~~(?P<gone>.+?)~~"
    r"|<@!?(?P<user>\d+)>"
    r"|<#(?P<channel>\d+)>"
    r"|<t:(?P<time>\d+):R>"
    r"|(?P<suit>[♣♦♥♠])\ufe0f?"
)

MINUTE, HOUR, DAY = 60, 3600, 86400


@dataclass(frozen=True, slots=True)
class Reader:
    """What a client knows beside the text: names by id, and the present in Unix seconds."""

    names: Mapping[int, str] = field(default_factory=dict)
    now: float = 0.0

    def name(self, snowflake: str) -> str:
        """Return the name that a mention shows."""
        return self.names.get(int(snowflake), "unknown-user")


def markdown(text: str, reader: Reader) -> str:
    """Turn a text as Discord takes it into HTML."""
    return "".join(_blocks(text.split("\n"), reader))


def _blocks(lines: list[str], reader: Reader) -> Iterator[str]:
    place = 0
    while place < len(lines):
        line = lines[place]
        if line.startswith(_FENCE):
            end = next((at for at in range(place + 1, len(lines)) if lines[at].startswith(_FENCE)), len(lines))
            yield f"<pre>{html.escape(chr(10).join(lines[place + 1 : end]))}</pre>"
            place = end + 1
            continue
        kind = _kind(line)
        end = place + 1
        while kind in _LISTS and end < len(lines) and _kind(lines[end]) == kind:
            end += 1
        yield _block(kind, lines[place:end], reader)
        place = end


_LISTS: Final = {"ul", "ol", "blockquote"}


def _kind(line: str) -> str:
    patterns = {"h": _HEADING, "sub": _SUBTEXT, "ul": _BULLET, "ol": _NUMBERED, "blockquote": _QUOTE}
    return next((kind for kind, pattern in patterns.items() if pattern.fullmatch(line)), "p")


def _block(kind: str, lines: list[str], reader: Reader) -> str:
    line = lines[0]
    if kind == "h" and (found := _HEADING.fullmatch(line)):
        level = len(found[1])
        return f"<h{level}>{inline(found[2], reader)}</h{level}>"
    if kind == "sub" and (found := _SUBTEXT.fullmatch(line)):
        return f"<small>{inline(found[1], reader)}</small>"
    if kind == "blockquote":
        quoted = "<br>".join(inline(each.removeprefix("> "), reader) for each in lines)
        return f"<blockquote>{quoted}</blockquote>"
    if kind in ("ul", "ol"):
        items = "".join(f"<li>{inline(_ITEM.sub('', each), reader)}</li>" for each in lines)
        return f"<{kind}>{items}</{kind}>"
    return f"<p>{inline(line, reader)}</p>" if line.strip() else "<p class=gap></p>"


def inline(text: str, reader: Reader) -> str:
    """Turn the marks inside one line into HTML; whatever is no mark is escaped."""
    parts: list[str] = []
    end = 0
    for found in _MARK.finditer(text):
        parts += [html.escape(text[end : found.start()]), _marked(found, reader)]
        end = found.end()
    return "".join([*parts, html.escape(text[end:])])


def _marked(found: re.Match[str], reader: Reader) -> str:
    kind, inside = found.lastgroup, found[found.lastgroup or 0]
    match kind:
        case "code":
            return f"<code>{html.escape(inside)}</code>"
        case "bold":
            return f"<b>{inline(inside, reader)}</b>"
        case "italic":
            return f"<i>{inline(inside, reader)}</i>"
        case "gone":
            return f"<s>{inline(inside, reader)}</s>"
        case "user":
            return f"<span class=mention>@{html.escape(reader.name(inside))}</span>"
        case "channel":
            return f"<span class=mention>#{html.escape(reader.name(inside))}</span>"
        case "time":
            return f"<span class=time>{since(reader.now - int(inside))}</span>"
        case _:
            # Discord draws a bare suit as a small picture, in which clubs and spades are black.
            return f"<span class=emoji>{inside}\ufe0f</span>"


def since(seconds: float) -> str:
    """Return a time that has passed in the words of Discord's relative timestamps."""
    for unit, length in (("day", DAY), ("hour", HOUR), ("minute", MINUTE)):
        count = int(max(0.0, seconds) // length)
        if count:
            return f"{count} {unit}s ago" if count > 1 else f"{'an' if unit == 'hour' else 'a'} {unit} ago"
    return "a few seconds ago"
