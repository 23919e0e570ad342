"""The report of an error: all that helps to find it, nobody's name, and nobody's secrets.

While a game goes on its choices are packed: they are all there to be played again, but who reads
the report, a player too, doesn't read what someone holds.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import zlib
from base64 import b32encode
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import asdict
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

import valeria_desktop

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session
    from valeria_desktop.storage.logs import Log

_LINES = 40


def report(log: Log, trace: str, session: Session | None) -> str:
    """Put together what helps to find an error."""
    words = "\n\n".join(
        (
            _machine(),
            trace.rstrip(),
            _game(session),
            f"The last lines of the log:\n{log.tail(_LINES).rstrip()}",
        )
    )
    return without_names(words, session.names if session else ()) + "\n"


def _machine() -> str:
    kind = "frozen" if getattr(sys, "frozen", False) else "installed"
    return (
        f"Valeria Desktop {valeria_desktop.__version__} ({kind})\n"
        f"Python {platform.python_version()}, PySide6 {pyside_version}, Qt {qVersion()}, "
        f"{QGuiApplication.platformName()}\n"
        f"{platform.platform()}"
    )


def _game(session: Session | None) -> str:
    if session is None:
        return "There is no game on the table."
    record = session.record
    setup = asdict(record.setup)
    setup["seats"] = [seat.bot or "person" for seat in session.seats]
    return (
        f"Game: {record.rules.id}, rules {record.rules.version}\n"
        f"Set-up: {json.dumps(setup, default=sorted)}\nSeed: {record.seed}\n"
        f"Rewound: {session.is_rewound}, from a snapshot: {record.base is not None}, "
        f"without help: {session.without_help}\n"
        f"{_choices(session)}"
    )


def _choices(session: Session) -> str:
    """Letters and digits only, so that no name is found in what is packed."""
    words = json.dumps(session.record.choices)
    if session.decision is None:
        return f"Choices: {words}"
    packed = b32encode(zlib.compress(words.encode())).decode()
    return f"Choices, packed as the game goes on (JSON, zlib, Base32): {packed}"


def without_names(words: str, names: tuple[str, ...]) -> str:
    """Replace the players' names and the person's own folder."""
    for number, name in enumerate(names, start=1):
        words = re.sub(rf"\b{re.escape(name)}\b", f"player {number}", words)
    return words.replace(str(Path.home()), "~")
