"""The numbers of saves, so that the newest save doesn't depend on a clock."""

from __future__ import annotations

import contextlib
import json
import re
from typing import TYPE_CHECKING

from valeria_desktop.content.checks import MOST_SAVES
from valeria_desktop.content.files import FileError, files_in, read_head, read_text
from valeria_desktop.storage.save_file import LARGEST, SUFFIX

if TYPE_CHECKING:
    from pathlib import Path

    _Mark = tuple[int, int, int]


_HEAD = 4_096
"""Length of a save's head, in bytes, up to the seats: the longest title takes 1,200 bytes."""
_ORDER = re.compile(rb'^ "order": (\d{1,16}),\r?$', re.MULTILINE)
"""The line of a save's number: no text in a save begins a line like it."""
_OLD = re.compile(rb'\{\s*"format": [12],')
"""The head of a save in format 1 or 2, which had no number."""


class Ordering:
    """Makes numbers for saves, each higher than all numbers in a folder, even of other programs.

    Only the saves hold the numbers, so no further file can get lost. A file is read again only
    after it has changed.
    """

    def __init__(self, folder: Path) -> None:
        """Prepare numbers for a folder; only `next` reads the folder."""
        self._folder = folder
        self._read: dict[str, _Mark] = {}
        self._last = 0

    def next(self, path: Path) -> int:
        """Return the number for a new save in the file `path`."""
        with contextlib.suppress(FileError):  # a folder that can't be listed may still take files
            for found in files_in(self._folder, f"*{SUFFIX}"):
                is_own = found.name == path.name and found.name in self._read
                if not is_own:
                    self._look_at(found)
        # a larger number could not be read again; at the bound clocks decide, as before format 3
        self._last = min(self._last + 1, MOST_SAVES)
        return self._last

    def _look_at(self, path: Path) -> None:
        with contextlib.suppress(OSError):
            found = path.stat()
            mark = found.st_ino, found.st_size, found.st_mtime_ns
            if self._read.get(path.name) != mark:
                self._read[path.name] = mark
                self._last = max(self._last, number_in(path))


def number_in(path: Path) -> int:
    """Return the number in a save; 0 without a readable number.

    A new game asks its first question only after its first save, and a folder may hold hundreds of
    saves: in the usual format only the head is read.
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
