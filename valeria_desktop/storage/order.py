"""Order: saves are numbered as they are written, so that no clock is asked which is the newest."""

from __future__ import annotations

import contextlib
import json
import re
from typing import TYPE_CHECKING

from valeria_desktop.content.bounds import MOST_SAVES
from valeria_desktop.content.files import FileError, files_in, read_head, read_text
from valeria_desktop.storage.save import LARGEST
from valeria_desktop.storage.shelf import SUFFIX

if TYPE_CHECKING:
    from pathlib import Path

    _Mark = tuple[int, int, int]


_HEAD = 4_096
"""Bytes that hold all before the seats: the longest title takes 1,200."""
_ORDER = re.compile(rb'^ "order": (\d{1,16}),\r?$', re.MULTILINE)
"""As it is written: no text in a save has a line of its own."""
_OLD = re.compile(rb'\{\s*"format": [12],')
"""The formats that had no number yet."""


class Ordering:
    """Makes numbers, each higher than any in a folder, whichever program wrote there.

    The numbers stand in the saves alone, so nothing beside them can be lost. A file is read again
    only when it is not the one that was read before.
    """

    def __init__(self, folder: Path) -> None:
        """Look into the folder when the first number is asked for."""
        self._folder = folder
        self._read: dict[str, _Mark] = {}
        self._last = 0

    def next(self, path: Path) -> int:
        """Return the number for the save that is about to be written."""
        with contextlib.suppress(FileError):  # a folder that can't be listed may be written to
            for found in files_in(self._folder, f"*{SUFFIX}"):
                is_own = found.name == path.name and found.name in self._read
                if not is_own:
                    self._look_at(found)
        # a number beyond any bound could not be read again; then clocks tell, as before
        self._last = min(self._last + 1, MOST_SAVES)
        return self._last

    def _look_at(self, path: Path) -> None:
        with contextlib.suppress(OSError):
            found = path.stat()
            mark = found.st_ino, found.st_size, found.st_mtime_ns
            if self._read.get(path.name) != mark:
                self._read[path.name] = mark
                self._last = max(self._last, _number_in(path))


def _number_in(path: Path) -> int:
    """Return the number in a save; one that can't be read has none.

    Before a new game is on disk nobody is asked anything, and there may be hundreds of saves: of
    those that a program like this one wrote only the head is read.
    """
    try:
        head = read_head(path, _HEAD)
        if _OLD.match(head):
            return 0
        if found := _ORDER.search(head):
            return min(int(found.group(1)), MOST_SAVES)
        data = json.loads(read_text(path, LARGEST))
    except (FileError, ValueError, RecursionError):
        return 0
    number = data.get("order") if isinstance(data, dict) else None
    return number if type(number) is int and 0 <= number <= MOST_SAVES else 0
