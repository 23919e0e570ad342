"""All kept pictures together take no more room than they are allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap

from valeria_desktop.ui.paint import album
from valeria_desktop.ui.paint.album import ALBUM, Album, kept
from valeria_desktop.ui.paint.kept import KeptPictures

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

SIDE = 10
BYTES = SIDE * SIDE * 4


@pytest.fixture
def small(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Album:
    """An album in which three pictures have room."""
    made = Album(3 * BYTES)
    monkeypatch.setattr(album, "ALBUM", made)
    monkeypatch.setattr("valeria_desktop.ui.paint.kept.ALBUM", made)
    monkeypatch.setattr(album, "perf_counter", lambda: 0.0)
    return made


def a_picture() -> QPixmap:
    return QPixmap(SIDE, SIDE)


def test_the_picture_shown_least_lately_makes_room(small: Album) -> None:
    for key in "abc":
        small.put(key, a_picture())
    small.find("a")
    small.put("d", a_picture())
    assert [key for key in "abcd" if small.find(key) is not None] == ["a", "c", "d"]
    assert small.taken == small.room


class Watched(QPixmap):
    """A picture of which can be told whether someone holds it."""


@pytest.mark.parametrize("forget", [lambda made: made.drop("a"), Album.clear])
def test_a_picture_that_is_dropped_is_let_go(small: Album, forget: Callable[[Album], None]) -> None:
    for key in "bc":
        small.put(key, a_picture())
    picture = Watched(SIDE, SIDE)
    held = ref(picture)
    small.put("a", picture)
    del picture
    assert held() is not None
    forget(small)
    assert held() is None
    assert small.find("a") is None


def test_what_is_drawn_in_no_time_for_its_size_makes_room_first(small: Album) -> None:
    for key, took in (("slow", 0.02), ("quick", 0.001), ("slower", 0.03)):
        small.put(key, a_picture(), took)
    small.find("quick")
    small.put("new", a_picture(), 0.02)
    assert small.find("quick") is None
    assert small.taken == small.room


def test_even_what_is_drawn_slowly_goes_when_it_is_not_shown_for_long(small: Album) -> None:
    small.put("slow", a_picture(), 0.01)
    for number in range(40):
        small.put(number, a_picture(), 0.001)
    assert small.find("slow") is None


def test_what_has_been_dropped_is_not_remembered(small: Album) -> None:
    for number in range(1000):
        small.put(number % 2, a_picture())
    assert len(small._queue) < 20


def test_a_picture_put_again_is_counted_once(small: Album) -> None:
    small.put("a", a_picture())
    small.put("a", a_picture())
    assert small.taken == BYTES


def test_a_picture_larger_than_the_album_is_not_kept(small: Album) -> None:
    small.put("a", QPixmap(SIDE, 4 * SIDE))
    assert small.taken == 0


def test_the_room_grows_with_the_pixels_of_the_window(small: Album) -> None:
    small.fit(QSize(1600, 1200), 1.0)
    plain = small.room
    small.fit(QSize(1600, 1200), 2.0)
    assert small.room == 4 * plain


def test_in_a_smaller_window_what_is_too_much_goes(
    small: Album, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(album, "_LEAST", BYTES)
    small.put("a", a_picture())
    small.put("b", a_picture())
    small.fit(QSize(1, 1), 1.0)
    assert small.find("a") is None
    assert small.find("b") is not None


def test_what_draws_is_called_once_while_the_album_has_the_picture(small: Album) -> None:
    drawn: list[str] = []

    @kept
    def draw(name: str) -> QPixmap:
        drawn.append(name)
        return a_picture()

    for name in "aabbcada":
        draw(name)
    assert drawn == ["a", "b", "c", "d"]
    draw("b")
    assert drawn == ["a", "b", "c", "d", "b"]


def painted(kept_pictures: KeptPictures, depends: str) -> int:
    """Paint a thing and tell whether it was drawn."""
    drawn = []
    canvas = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(canvas)
    box = QRect(0, 0, SIDE, SIDE)
    kept_pictures.paint(painter, box, (0, depends, 1.0), lambda *_: drawn.append(depends))
    painter.end()
    return len(drawn)


def test_a_kept_picture_that_made_room_is_drawn_again(look: Look, small: Album) -> None:
    pictures = KeptPictures(look, each=2)
    assert [painted(pictures, "a"), painted(pictures, "a")] == [1, 0]
    for key in "xyz":
        small.put(key, a_picture())
    assert [painted(pictures, "a"), painted(pictures, "a")] == [1, 0]


def test_pictures_go_with_what_kept_them(look: Look, small: Album) -> None:
    pictures = KeptPictures(look, each=2)
    painted(pictures, "a")
    painted(pictures, "b")
    assert small.taken == 2 * BYTES
    del pictures
    assert small.taken == 0


def test_a_picture_no_longer_kept_leaves_the_album(look: Look, small: Album) -> None:
    pictures = KeptPictures(look, each=1)
    for depends in "abab":
        painted(pictures, depends)
    assert small.taken == BYTES


def test_the_window_says_how_much_room_there_is(begin: Callable[[], Program]) -> None:
    window = begin().window
    window.resize(1600, 1200)
    pixels = window.width() * window.height() * window.devicePixelRatio() ** 2
    assert ALBUM.room == round(pixels * 4 * 9)
    assert ALBUM.taken <= ALBUM.room


def test_what_is_shown_often_stays_before_what_was_seen_once(
    small: Album, monkeypatch: pytest.MonkeyPatch
) -> None:
    small.put("often", a_picture(), took=1.0)
    for _ in range(3):
        small.find("often")
    for key in "abc":  # each takes longer to draw, and is seen when it is drawn only
        small.put(key, a_picture(), took=2.0)
    assert small.find("often") is not None
    assert small.find("a") is None


def test_what_was_shown_in_each_frame_goes_when_it_is_shown_no_more(small: Album) -> None:
    small.put("frames", a_picture(), took=1.0)
    for _ in range(1000):
        small.find("frames")
    for key in range(40):
        small.put(key, a_picture(), took=1.0)
    assert small.find("frames") is None
