"""Where the window stood last, as the window system tells it: a small file beside the settings.

It is no setting: nobody writes it by hand, it says something of one computer's screens only, and a
damaged one is not worth a word.
"""

from __future__ import annotations

import base64
import logging
from typing import TYPE_CHECKING

from valeria_desktop.content.files import read_text
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.storage.files import write_text

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)
NAME = "window.state"
_LARGEST = 4_000


def read_window(folder: Path) -> bytes:
    """Return the kept state of the window; nothing if none can be read."""
    try:
        return base64.b64decode(read_text(folder / NAME, _LARGEST), validate=True)
    except (ValeriaError, ValueError):
        return b""


def write_window(state: bytes, folder: Path) -> None:
    """Keep where the window stands; if that fails it stands in the middle next time."""
    try:
        write_text(folder / NAME, base64.b64encode(state).decode())
    except ValeriaError as error:
        _log.warning("Where the window stood is not kept: %s", error)
