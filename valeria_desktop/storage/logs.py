"""The log: a file that begins anew at its size limit, with three old files beside it."""

from __future__ import annotations

import contextlib
import logging
import sys
from pathlib import Path
from typing import TextIO

from attrs import define

from valeria_desktop.content.files import SPECIAL, FileError, is_special, read_bytes, remedy

LEVELS = ("debug", "info", "warning", "error")
FILE = "valeria.log"
_ROOT = "valeria_desktop"
_LARGEST = 500_000
_MOST_READ = 20 * _LARGEST  # the file keeps growing if it can't begin anew, as on a full disk
_KEPT = 3
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_log = logging.getLogger(__name__)


class _File(logging.FileHandler):
    """The log's file, begun anew when it is full; a failure to write it is told once.

    Python's own handler for that lies beside handlers for networks, which take 2 % of the start.
    """

    _is_told = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, into a new file if this one has no room for it."""
        try:
            if self._is_full(record):
                self._begin_anew()
        except (OSError, ValueError):
            self.handleError(record)
        else:
            super().emit(record)

    def _is_full(self, record: logging.LogRecord) -> bool:
        if self.stream is None or not Path(self.baseFilename).is_file():  # closed, or deleted
            return False
        self.stream.seek(0, 2)
        return self.stream.tell() + len(f"{self.format(record)}\n") >= _LARGEST

    def _begin_anew(self) -> None:
        """Move each old file to the next number, and the full one to the first."""
        if self.stream is not None:
            self.stream.close()
        names = [self.baseFilename, *(f"{self.baseFilename}.{old + 1}" for old in range(_KEPT))]
        for older, newer in zip(reversed(names[:-1]), reversed(names[1:]), strict=True):
            if Path(older).exists():
                Path(older).replace(newer)
        self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: ARG002, N802 - as its base
        """Tell the terminal of a failure in one line, the first time only."""
        if not self._is_told and sys.stderr is not None:
            self._is_told = True
            with contextlib.suppress(OSError, ValueError):
                problem = sys.exc_info()[1]
                sys.stderr.write(f"The log {self.baseFilename} is not written: {problem}\n")


class _Lines(logging.Formatter):
    """Formats records for the terminal, where players read: one line each.

    An error of the program keeps its traceback where no file has it.
    """

    def __init__(self, *, has_file: bool) -> None:
        super().__init__(_LINE)
        self._has_file = has_file

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record, with a traceback only where it would be lost."""
        if record.levelno >= logging.ERROR and not self._has_file:
            return super().format(record)
        bare = {**vars(record), "exc_info": None, "exc_text": None, "stack_info": None}
        return super().format(logging.makeLogRecord(bare))


class _Console(logging.StreamHandler[TextIO]):
    """The log's lines for the terminal; it ignores a terminal that is gone."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - as its base
        """Ignore the failure."""


@define
class Log:
    """The log of the running program."""

    path: Path | None
    """The log's file; None if it can't be written."""
    _handlers: list[logging.Handler]

    def tail(self, lines: int) -> str:
        """Return the last lines of the file; empty if it can't be read."""
        if self.path is None:
            return ""
        try:
            text = read_bytes(self.path, _MOST_READ).decode(errors="replace")
        except FileError:
            return ""
        return "".join(text.splitlines(keepends=True)[-lines:])

    def close(self) -> None:
        """End the log and close its file."""
        for handler in self._handlers:
            logging.getLogger(_ROOT).removeHandler(handler)
            with contextlib.suppress(OSError):  # the disk may be full to the end
                handler.close()


def start_log(folder: Path, level: str = "info") -> Log:
    """Start a log in a folder with records from a level on; warn if it can't be written."""
    handlers: list[logging.Handler] = []
    if sys.stderr is not None:  # a program without a console has none
        console = _Console()
        console.setLevel(logging.WARNING)
        handlers.append(console)
    path: Path | None = folder / FILE
    problem = ""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if is_special(folder / FILE):
            raise FileError(SPECIAL)  # noqa: TRY301 - told like other failures
        handlers.append(_File(folder / FILE, encoding="utf-8"))
    except OSError as error:
        path, problem = None, remedy(error)
    except FileError as error:
        path, problem = None, error.words
    root = logging.getLogger(_ROOT)
    root.setLevel(level.upper())
    for handler in handlers:
        is_console = isinstance(handler, _Console)
        lines = _Lines(has_file=path is not None) if is_console else logging.Formatter(_LINE)
        handler.setFormatter(lines)
        root.addHandler(handler)
    if problem:
        _log.warning("%s can't be written: %s.", folder / FILE, problem)
    return Log(path, handlers)
