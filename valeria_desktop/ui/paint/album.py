"""The album: all kept pictures, and the room that they may take together.

Keepers put their pictures here. When there are too many, the one of least worth is dropped, no
matter whose; so an evening of games takes no more room than the last of them.
"""

from __future__ import annotations

from functools import wraps
from heapq import heapify, heappop, heappush
from time import perf_counter
from typing import TYPE_CHECKING, ParamSpec

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap

_P = ParamSpec("_P")

_LAYERS = 9
"""The number of pictures that may cover the window: things, their grounds, and earlier views.

With fewer, two players who take turns wait for drawings.
"""
_DEPTH = 4  # bytes of a pixel
_STALE = 3  # the greatest length of the queue, in lengths of the album
_OFTEN = 8
"""The number of showings above which a picture's worth no longer grows.

Else a picture that is painted in each frame of a passage would stay for an evening.
"""
_LEAST = 16_000_000
"""The least room, in bytes: the pictures of small windows are hardly smaller."""


class _Print:
    """A picture in the album, and its worth."""

    __slots__ = ("bytes", "key", "picture", "saves", "shown", "worth")

    def __init__(self, key: Hashable, picture: QPixmap, took: float) -> None:
        self.key, self.picture = key, picture
        self.bytes = _bytes_of(picture)
        self.saves = took / max(1, self.bytes)
        """The drawing time that each byte saves, in seconds."""
        self.shown = 0
        """The number of showings, up to `_OFTEN`."""
        self.worth = (0.0, 0)


class Album:
    """Pictures by a key of everything they depend on.

    The picture of least worth is dropped first: one that is quickly drawn for its size, that was
    not shown for long, or that was shown only once or twice (GreedyDual-Size with frequencies: each
    drop lowers the worth of the pictures that stay).
    """

    def __init__(self, room: int = _LEAST) -> None:
        """Keep pictures up to a number of bytes."""
        self._pictures: dict[Hashable, _Print] = {}
        self._queue: list[tuple[tuple[float, int], _Print]] = []
        """Pictures by their worth when they were put here; their worth may have grown since."""
        self._room = room
        self._taken = 0
        self._lost = 0.0
        self._shown = 0

    @property
    def room(self) -> int:
        """The number of bytes that pictures may take."""
        return self._room

    @property
    def taken(self) -> int:
        """The number of bytes that pictures take."""
        return self._taken

    def fit(self, window: QSize, ratio: float) -> None:
        """Set the room for a window of a size, with a number of device pixels to a pixel."""
        pixels = window.width() * window.height() * ratio * ratio
        self._room = max(_LEAST, round(pixels * _DEPTH * _LAYERS))
        self._drop_what_is_too_much()

    def find(self, key: Hashable) -> QPixmap | None:
        """Return a picture that is about to be shown; None if it is not kept."""
        found = self._pictures.get(key)
        if found is None:
            return None
        self._value(found)
        return found.picture

    def put(self, key: Hashable, picture: QPixmap, took: float = 0.0) -> None:
        """Keep a picture that took a number of seconds to draw; drop others to make room."""
        self.drop(key)
        made = self._pictures[key] = _Print(key, picture, took)
        self._taken += made.bytes
        self._value(made)
        heappush(self._queue, (made.worth, made))
        self._drop_what_is_too_much()

    def find_or_draw(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """Return a kept picture, or draw it now and keep it."""
        found = self.find(key)
        if found is None:
            begin = perf_counter()
            found = draw()
            self.put(key, found, perf_counter() - begin)
        return found

    def drop(self, key: Hashable) -> None:
        """Drop a picture."""
        gone = self._pictures.pop(key, None)
        if gone is not None:
            self._taken -= gone.bytes
            del gone.picture  # else the queue may hold the print for long
        if len(self._queue) > _STALE * (len(self._pictures) + _STALE):
            self._queue = [(kept.worth, kept) for kept in self._pictures.values()]
            heapify(self._queue)

    def _value(self, shown: _Print) -> None:
        self._shown += 1
        shown.shown = min(_OFTEN, shown.shown + 1)
        shown.worth = (self._lost + shown.shown * shown.saves, self._shown)

    def clear(self) -> None:
        """Drop all pictures: their words or letters are outdated."""
        self._pictures.clear()
        self._queue.clear()
        self._taken = 0

    def _drop_what_is_too_much(self) -> None:
        while self._taken > self._room:
            worth, least = heappop(self._queue)
            if self._pictures.get(least.key) is not least:
                continue
            if least.worth != worth:
                heappush(self._queue, (least.worth, least))
                continue
            self._lost = worth[0]
            self.drop(least.key)


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _DEPTH


ALBUM = Album()
"""The program's only album."""


def kept(draw: Callable[_P, QPixmap]) -> Callable[_P, QPixmap]:
    """Decorate a function that draws: the album keeps its picture for each set of arguments."""

    @wraps(draw)
    def find_or_draw(*args: _P.args, **kwargs: _P.kwargs) -> QPixmap:
        key = draw, args, tuple(kwargs.items())
        return ALBUM.find_or_draw(key, lambda: draw(*args, **kwargs))

    return find_or_draw
