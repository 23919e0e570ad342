"""Files: written whole or not at all, read within bounds, and every failure in one sentence."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
import time
from typing import TYPE_CHECKING

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from pathlib import Path

_MODE = 0o644
_CHANCE = 8  # letters that the system's names for temporary files end with
_IN_USE = 3600.0  # seconds: no write takes that long


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

_BROKEN = say("a name in it has a broken character; choose another name")
_NO_NAME = say("it is no name of a file")
_SPECIAL = say("it is no ordinary file; choose another one")


def write_text(path: Path, text: str) -> None:
    """Write a file so that it holds either the old text or the new one, whatever happens."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise FileError(say("{file} can't be written: {why}.", file=path, why=_BROKEN)) from error
    write_bytes(path, data)


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file so that it holds either the old bytes or the new ones."""
    try:
        target = path.resolve()  # a link stays a link to the file that is written
        target.parent.mkdir(parents=True, exist_ok=True)
        if is_special(target):
            raise FileError(say("{file} can't be written: {why}.", file=path, why=_SPECIAL))
        _replace(target, data)
    except OSError as error:
        raise FileError(
            say("{file} can't be written: {why}.", file=path, why=_remedy(error))
        ) from error
    except (RuntimeError, ValueError) as error:  # links in a ring, letters no system knows
        raise FileError(say("{file} can't be written: {why}.", file=path, why=_NO_NAME)) from error


def is_special(path: Path) -> bool:
    """Tell whether a name stands for a pipe or a device, which may never give an answer."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


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


def sweep(folder: Path, name: str) -> None:
    """Remove what a killed program left of files whose names are of a kind, as "*.valeria".

    Another program may be writing at this moment; dates tell that only, as a clock may be wrong.
    """
    with contextlib.suppress(OSError):
        for path in folder.glob(f".{name}-{'?' * _CHANCE}"):
            with contextlib.suppress(OSError):
                if abs(time.time() - path.stat().st_mtime) > _IN_USE and path.is_file():
                    path.unlink()


def read_text(path: Path, most: int) -> str:
    """Read a file of at most so many bytes as text."""
    try:
        data = _read(path, most + 1)
    except OSError as error:
        raise FileError(
            say("{file} can't be read: {why}.", file=path, why=_remedy(error))
        ) from error
    except ValueError as error:
        raise FileError(say("{file} can't be read: {why}.", file=path, why=_NO_NAME)) from error
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


def _read(path: Path, most: int) -> bytes:
    """Read an ordinary file; opened to be waited for, a pipe might hold the program for ever."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags)
    try:
        mode = os.fstat(handle).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise FileError(say("{file} can't be read: {why}.", file=path, why=_SPECIAL))
        with os.fdopen(handle, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(handle)


def _remedy(error: OSError) -> Phrase:
    unknown = say("{problem}; try another place", problem=error.strerror or error)
    return _REMEDIES.get(error.errno or 0, unknown)
