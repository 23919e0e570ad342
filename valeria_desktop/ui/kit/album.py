"""The album: all pictures that are kept, and how much room they may take together.

Whoever keeps pictures puts them here. When there are too many, the one shown least lately goes,
whoever kept it; so an evening of games takes no more room than the last of them.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, ParamSpec

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap

_P = ParamSpec("_P")

_LAYERS = 3
"""Pictures may cover the window so often: what lies on the table, what it is made of, and what
was seen before. With fewer, two people who play in turn wait for drawings."""
_DEPTH = 4  # bytes of a pixel
_LEAST = 16_000_000
"""Bytes for small windows, whose pictures are hardly smaller."""


class Album:
    """Pictures by what they show, the last one shown at the end."""

    def __init__(self, room: int = _LEAST) -> None:
        """Take so many bytes at most."""
        self._pictures: dict[Hashable, QPixmap] = {}
        self._room = room
        self._taken = 0

    @property
    def room(self) -> int:
        """How many bytes may be taken."""
        return self._room

    @property
    def taken(self) -> int:
        """How many bytes are taken."""
        return self._taken

    def fit(self, window: QSize, ratio: float) -> None:
        """Make room for what a window of a size shows, which has so many pixels to a unit."""
        pixels = window.width() * window.height() * ratio * ratio
        self._room = max(_LEAST, round(pixels * _DEPTH * _LAYERS))
        self._drop_what_is_too_much()

    def find(self, key: Hashable) -> QPixmap | None:
        """Give a picture that is going to be shown; nothing if it is not there any more."""
        found = self._pictures.pop(key, None)
        if found is not None:
            self._pictures[key] = found
        return found

    def put(self, key: Hashable, picture: QPixmap) -> None:
        """Keep a picture; what was shown least lately makes room for it."""
        self.drop(key)
        self._pictures[key] = picture
        self._taken += _bytes_of(picture)
        self._drop_what_is_too_much()

    def drop(self, key: Hashable) -> None:
        """Keep a picture no longer."""
        gone = self._pictures.pop(key, None)
        if gone is not None:
            self._taken -= _bytes_of(gone)

    def clear(self) -> None:
        """Keep none: what all of them show is written in another way from now on."""
        self._pictures.clear()
        self._taken = 0

    def _drop_what_is_too_much(self) -> None:
        while self._taken > self._room:
            self.drop(next(iter(self._pictures)))


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _DEPTH


ALBUM = Album()
"""The one of the program."""


def kept(draw: Callable[_P, QPixmap]) -> Callable[_P, QPixmap]:
    """Draw a picture once for what it depends on, for as long as the album has it."""

    @wraps(draw)
    def find_or_draw(*args: _P.args, **kwargs: _P.kwargs) -> QPixmap:
        key = draw, args, tuple(kwargs.items())
        found = ALBUM.find(key)
        if found is None:
            found = draw(*args, **kwargs)
            ALBUM.put(key, found)
        return found

    return find_or_draw
