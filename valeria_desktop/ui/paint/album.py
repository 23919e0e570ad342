"""The album: all pictures that are kept, and how much room they may take together.

Keepers of pictures put them here. When there are too many, the one goes that is worth least,
its keeper; so an evening of games takes no more room than the last of them.
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

_LAYERS = 8
"""Pictures may cover the window so often: what lies on the table, what it is made of, and what
was seen before. With fewer, two people who play in turn wait for drawings."""
_DEPTH = 4  # bytes of a pixel
_STALE = 3  # times as much in the queue as in the album is too much
_OFTEN = 8
"""Shown so often, a picture is worth no more than if it were shown more often still: what was
painted in each frame of a passage must not stay for an evening."""
_LEAST = 16_000_000
"""Bytes for small windows, whose pictures are hardly smaller."""


class _Print:
    """A picture in the album, and how much it is worth to keep it."""

    __slots__ = ("bytes", "key", "picture", "saves", "shown", "worth")

    def __init__(self, key: Hashable, picture: QPixmap, took: float) -> None:
        self.key, self.picture = key, picture
        self.bytes = _bytes_of(picture)
        self.saves = took / max(1, self.bytes)
        """Seconds of drawing for each byte that it takes."""
        self.shown = 0
        """How often, up to a limit."""
        self.worth = (0.0, 0)


class Album:
    """Pictures by what they show.

    What is worth least goes first: what is drawn in no time for its size, what has not been shown
    for long, and what was shown only once or twice (GreedyDual-Size with frequencies: whatever
    stays is worth less by what went).
    """

    def __init__(self, room: int = _LEAST) -> None:
        """Take up to a number of bytes."""
        self._pictures: dict[Hashable, _Print] = {}
        self._queue: list[tuple[tuple[float, int], _Print]] = []
        """By what each was worth when it was last looked at here; it may be worth more by now."""
        self._room = room
        self._taken = 0
        self._lost = 0.0
        self._shown = 0

    @property
    def room(self) -> int:
        """How many bytes may be taken."""
        return self._room

    @property
    def taken(self) -> int:
        """How many bytes are taken."""
        return self._taken

    def fit(self, window: QSize, ratio: float) -> None:
        """Make room for what a window of a size shows, which has a number of pixels to a unit."""
        pixels = window.width() * window.height() * ratio * ratio
        self._room = max(_LEAST, round(pixels * _DEPTH * _LAYERS))
        self._drop_what_is_too_much()

    def find(self, key: Hashable) -> QPixmap | None:
        """Return a picture that is going to be shown; nothing if it is not there any more."""
        found = self._pictures.get(key)
        if found is None:
            return None
        self._value(found)
        return found.picture

    def put(self, key: Hashable, picture: QPixmap, took: float = 0.0) -> None:
        """Keep a picture that took a number of seconds to draw; others make room for it."""
        self.drop(key)
        made = self._pictures[key] = _Print(key, picture, took)
        self._taken += made.bytes
        self._value(made)
        heappush(self._queue, (made.worth, made))
        self._drop_what_is_too_much()

    def find_or_draw(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """Return a picture that is kept, or draw it now and keep it."""
        found = self.find(key)
        if found is None:
            begin = perf_counter()
            found = draw()
            self.put(key, found, perf_counter() - begin)
        return found

    def drop(self, key: Hashable) -> None:
        """Keep a picture no longer."""
        gone = self._pictures.pop(key, None)
        if gone is not None:
            self._taken -= gone.bytes
            del gone.picture  # the queue may hold the print for long
        if len(self._queue) > _STALE * (len(self._pictures) + _STALE):
            self._queue = [(kept.worth, kept) for kept in self._pictures.values()]
            heapify(self._queue)

    def _value(self, shown: _Print) -> None:
        self._shown += 1
        shown.shown = min(_OFTEN, shown.shown + 1)
        shown.worth = (self._lost + shown.shown * shown.saves, self._shown)

    def clear(self) -> None:
        """Keep none: what all of them show is written in another way from now on."""
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
"""The one of the program."""


def kept(draw: Callable[_P, QPixmap]) -> Callable[_P, QPixmap]:
    """Draw a picture once for what it depends on, for as long as the album has it."""

    @wraps(draw)
    def find_or_draw(*args: _P.args, **kwargs: _P.kwargs) -> QPixmap:
        key = draw, args, tuple(kwargs.items())
        return ALBUM.find_or_draw(key, lambda: draw(*args, **kwargs))

    return find_or_draw
