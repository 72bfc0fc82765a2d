"""Messages as a web page that looks like Discord's dark theme: a pure function of their components."""

from __future__ import annotations

import html
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ComponentType as Kind

from tests.pictures.markdown import Reader, markdown

Component = Mapping[str, Any]

BUTTON_STYLES: Final = {1: "primary", 2: "secondary", 3: "success", 4: "danger"}


@dataclass(frozen=True, slots=True)
class Picture:
    """One message to draw.

    Attributes:
        components: As they were sent.
        is_private: Only its reader sees it.
        shows_options: Whether selects are drawn open, with all that they offer.
    """

    components: Sequence[Component]
    is_private: bool = False
    shows_options: bool = False


def page(pictures: Iterable[Picture], reader: Reader, *, title: str = "Canasta") -> str:
    """Return a whole HTML document of these messages, one under the other."""
    body = "\n".join(message(picture, reader) for picture in pictures)
    head = f'<meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>'
    return f"<!doctype html><html><head>{head}</head><body><main>{body}</main></body></html>"


def message(picture: Picture, reader: Reader) -> str:
    """Return one message with its author."""
    inside = "".join(_component(each, reader, picture) for each in picture.components)
    private = "<footer>Only you can see this · Dismiss message</footer>" if picture.is_private else ""
    author = "<header><b>Canasta</b> <em>APP</em></header>"
    return f"<article><div class=avatar>♥</div><div class=said>{author}{inside}{private}</div></article>"


def _component(component: Component, reader: Reader, picture: Picture) -> str:
    inside = "".join(_component(each, reader, picture) for each in component.get("components") or ())
    match Kind(component["type"]):
        case Kind.container:
            accent = component.get("accent_color")
            bar = "" if accent is None else f' style="border-left: 4px solid #{accent:06x}"'
            return f"<section{bar}>{inside}</section>"
        case Kind.text_display:
            return f"<div class=text>{markdown(component['content'], reader)}</div>"
        case Kind.separator:
            return "<hr>"
        case Kind.action_row:
            return f"<nav>{inside}</nav>"
        case Kind.button:
            return _button(component)
        case Kind.string_select:
            return _select(component, shows_options=picture.shows_options)
        case kind:
            raise ValueError(f"no picture for a component of type {kind}")


def _button(component: Component) -> str:
    style = BUTTON_STYLES[component["style"]]
    off = " disabled" if component.get("disabled") else ""
    return f"<button class={style}{off}>{html.escape(component.get('label') or '')}</button>"


def _select(component: Component, *, shows_options: bool) -> str:
    options = component["options"]
    chosen = next((each["label"] for each in options if each.get("default")), None)
    shown = html.escape(chosen or component.get("placeholder") or "")
    box = f"<div class='select{'' if chosen else ' empty'}'><span>{shown}</span><span>⌄</span></div>"
    return box + (_options(options) if shows_options else "")


def _options(options: Iterable[Component]) -> str:
    items = "".join(
        f"<li>{html.escape(each['label'])}<small>{html.escape(each.get('description') or '')}</small></li>"
        for each in options
    )
    return f"<ul class=options>{items}</ul>"


STYLE: Final = """
@font-face { font-family: jokers; src: local("Noto Color Emoji"); unicode-range: U+1F0CF, U+2139, U+25B6, U+FE0F }
* { box-sizing: border-box }
body { margin: 0; background: #1a1a1e; color: #dfe0e2; font: 16px/1.375 jokers, "gg sans", "Noto Sans", Arimo,
  "Liberation Sans", "DejaVu Sans Condensed", "DejaVu Sans", sans-serif; overflow-wrap: anywhere }
main { padding: 8px 12px }
article { display: flex; gap: 12px; padding: 8px 0 }
.avatar { flex: 0 0 40px; height: 40px; border-radius: 50%; background: #2e7d4f; color: #fff; font-size: 22px;
  line-height: 40px; text-align: center }
.said { flex: 1; min-width: 0; max-width: 600px }
header { margin-bottom: 4px }
header b { color: #fff; font-weight: 600 }
header em { background: #5865f2; color: #fff; font: 600 10px/15px sans-serif; padding: 1px 4px; border-radius: 4px }
section { background: #242429; border: 1px solid #37373d; border-radius: 8px; padding: 14px 14px 14px 12px;
  display: flex; flex-direction: column; gap: 8px }
p, h1, h2, h3, blockquote, ul, ol, pre { margin: 0 }
p.gap { height: 1em }
h1 { font-size: 24px; line-height: 1.3 } h2 { font-size: 20px; line-height: 1.3 } h3 { font-size: 16px }
h1, h2, h3 { color: #fff; font-weight: 700; padding-top: 4px }
.text > :first-child { padding-top: 0 }
small { display: block; font-size: 13px; color: #94959c }
b { color: #fff; font-weight: 700 }
ul, ol { padding-left: 22px }
blockquote { border-left: 4px solid #55565e; border-radius: 4px; padding-left: 12px }
code { font: 14px/18px jokers, "gg mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace; background: #2f3035;
  border: 1px solid #3f4046; border-radius: 4px; padding: 0 3px }
h1 code, h2 code, h3 code { font-size: 0.875em }
pre { font: 14px/18px "gg mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace; background: #2f3035;
  border: 1px solid #3f4046; border-radius: 4px; padding: 8px; overflow-x: auto; white-space: pre-wrap }
.mention { background: #3c427099; color: #c9cdfb; border-radius: 3px; padding: 0 2px; font-weight: 500 }
.time { background: #37373d; border-radius: 3px; padding: 0 2px }
.emoji { font-family: "Noto Color Emoji" }
hr { border: 0; border-top: 1px solid #3f4046; margin: 2px 0; width: 100% }
nav { display: flex; flex-wrap: wrap; gap: 8px }
button { font: 500 14px/18px "gg sans", "Noto Sans", Arimo, "Liberation Sans", "DejaVu Sans Condensed", sans-serif;
  color: #fff; border: 0; border-radius: 8px; padding: 7px 16px; min-height: 32px }
.primary { background: #5865f2 } .secondary { background: #3f4048 } .success { background: #00863a }
.danger { background: #d22d39 } button[disabled] { opacity: 0.5 }
.select { flex: 1; display: flex; justify-content: space-between; background: #1e1e22; border: 1px solid #3f4046;
  border-radius: 8px; padding: 9px 12px; color: #fff } .select.empty span:first-child { color: #94959c }
.options { flex-basis: 100%; list-style: none; margin: 0; padding: 4px; border: 1px solid #3f4046; border-radius: 8px;
  background: #28282d } .options li { padding: 5px 8px }
footer { font-size: 12px; color: #94959c; margin-top: 4px }
"""
