"""Pictures are drawn in a worker, each once, and the latest are kept."""

import asyncio
import threading

import pytest

from bot.pictures.lettering import figure, fitted, width_of, writable
from bot.pictures.picture import Picture
from bot.pictures.studio import Studio


class Drawing:
    """Notes when it draws, and in which thread."""

    def __init__(self) -> None:
        self.threads: list[str] = []

    def __call__(self) -> Picture:
        self.threads.append(threading.current_thread().name)
        return Picture(b"png", f"{len(self.threads)}")


async def test_a_picture_is_drawn_once_in_the_worker() -> None:
    studio, draw = Studio(), Drawing()
    shown = await asyncio.gather(*(studio.picture("a table", draw) for _ in range(5)))
    assert {picture.alt for picture in shown} == {"1"}
    assert [name.startswith("pictures") for name in draw.threads] == [True]
    assert (await studio.picture("another", draw)).alt == "2"
    studio.close()


async def test_only_the_latest_are_kept() -> None:
    studio, draw = Studio(kept=2), Drawing()
    for key in ("a", "b", "a", "c", "a", "b"):
        await studio.picture(key, draw)
    assert len(draw.threads) == 4  # a, b, c, and b once more
    studio.close()


async def test_what_fails_is_tried_again() -> None:
    studio, draw = Studio(), Drawing()

    def fail() -> Picture:
        raise OSError("no ink")

    with pytest.raises(OSError, match="no ink"):
        await studio.picture("a table", fail)
    assert (await studio.picture("a table", draw)).alt == "1"
    studio.close()


async def test_who_stops_waiting_stops_nobody_else() -> None:
    studio, draw, gate = Studio(), Drawing(), threading.Event()

    def slow() -> Picture:
        gate.wait(5)
        return draw()

    first = asyncio.create_task(studio.picture("a table", slow))
    second = asyncio.create_task(studio.picture("a table", slow))
    await asyncio.sleep(0)
    first.cancel()
    gate.set()
    assert (await second).alt == "1"
    studio.close()


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Anna", "Anna"),
        ("  Carla   María ", "Carla María"),
        ("Zoe\u0301", "Zoé"),
        ("Федор 👾", "Федор"),
        ("Φαίδρα", "Φαίδρα"),
        ("山田", ""),
        ("山田 A 太郎", ""),
        ("שרה", ""),
        ("\u202eevil", "evil"),
        ("", ""),
    ],
)
def test_names_as_far_as_the_font_can_write_them(name: str, written: str) -> None:
    assert writable(name) == written


def test_long_names_are_cut() -> None:
    assert fitted("Anna", 24, 200) == "Anna"
    cut = fitted("Benedict the Great of Somewhere", 24, 150)
    assert cut.endswith("…")
    assert width_of(cut, 24) <= 150
    assert fitted("Benedict", 24, 3) == "…"


def test_numbers_are_written_alike_in_all_languages() -> None:
    assert [figure(number) for number in (0, 1240, -55, 12450)] == ["0", "1\u202f240", "−55", "12\u202f450"]
