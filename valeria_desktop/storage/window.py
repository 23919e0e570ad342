"""The window's last place, as Qt describes it, in a small file beside the settings.

It is no setting: no person writes it, it fits only one computer's screens, and a damaged file is
ignored.
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
    """Return the kept state of the window; empty if it can't be read."""
    try:
        return base64.b64decode(read_text(folder / NAME, _LARGEST), validate=True)
    except (ValeriaError, ValueError):
        return b""


def write_window(state: bytes, folder: Path) -> None:
    """Write the window's state; after a failure the window opens in the middle next time."""
    try:
        write_text(folder / NAME, base64.b64encode(state).decode())
    except ValeriaError as error:
        _log.warning("Where the window stood is not kept: %s", error)
