"""Files: written whole or not at all, read within bounds, and every failure in one sentence."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from typing import TYPE_CHECKING

from valeria_desktop.engine.errors import ValeriaError
from valeria_desktop.engine.phrases import Phrase, say

if TYPE_CHECKING:
    from pathlib import Path

_MODE = 0o644


class FileError(ValeriaError):
    """A file that can't be read or written."""


_REMEDIES = {
    errno.ENOENT: say("it is not there; choose another file"),
    errno.EACCES: say("this is not permitted; check who may read and write there"),
    errno.EPERM: say("this is not permitted; check who may read and write there"),
    errno.EROFS: say("the disk is read-only; choose another place"),
    errno.ENOSPC: say("the disk is full; make room and try again"),
    errno.EDQUOT: say("your share of the disk is used up; make room and try again"),
    errno.EISDIR: say("it is a folder; choose a file"),
    errno.ENOTDIR: say("a part of its path is no folder; choose another place"),
    errno.ENAMETOOLONG: say("its name is too long; choose a shorter one"),
}


def write_text(path: Path, text: str) -> None:
    """Write a file so that it holds either the old text or the new one, whatever happens."""
    target = path.resolve()  # a link stays a link to the file that is written
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, text.encode())
    except OSError as error:
        raise FileError(
            say("{file} can't be written: {why}.", file=path, why=_remedy(error))
        ) from error


def _replace(target: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _MODE)  # noqa: PTH101 - mkstemp gives a name
        os.replace(name, target)  # noqa: PTH105 - the same
        _sync_folder(target.parent)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)  # noqa: PTH108 - the same
        raise


def _sync_folder(folder: Path) -> None:
    """Have the new name survive a power cut too, where a folder can be opened for that."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_text(path: Path, most: int) -> str:
    """Read a file of at most so many bytes as text."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise FileError(
            say("{file} can't be read: {why}.", file=path, why=_remedy(error))
        ) from error
    if len(data) > most:
        raise FileError(
            say("{file} can't be read: it is larger than any file of this program.", file=path)
        )
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise FileError(
            say("{file} can't be read: it is no text; choose another file.", file=path)
        ) from error


def _remedy(error: OSError) -> Phrase:
    unknown = say("{problem}; try another place", problem=error.strerror or error)
    return _REMEDIES.get(error.errno or 0, unknown)
