"""Players' files: reading with a limit in bytes, and one sentence for every system error."""

from __future__ import annotations

import errno
import os
import stat
from fnmatch import fnmatch
from typing import TYPE_CHECKING

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from pathlib import Path


class FileError(ValeriaError):
    """A file that can't be read or written."""


NO_RIGHT = say("this is not permitted; check who may read and write there")
_NO_FOLDER = say("a part of its path is no folder; choose another folder")
_REMEDIES = {
    errno.ENOENT: say("it is not there; choose another file"),
    errno.EACCES: NO_RIGHT,
    errno.EPERM: NO_RIGHT,
    errno.EROFS: say("the disk is read-only; choose another folder"),
    errno.ENOSPC: say("the disk is full; make room and try again"),
    errno.EDQUOT: say("your share of the disk is used up; make room and try again"),
    errno.EISDIR: say("it is a folder; choose a file"),
    errno.ENOTDIR: _NO_FOLDER,
    errno.EEXIST: _NO_FOLDER,
    errno.ENAMETOOLONG: say("its name is too long; choose a shorter one"),
    errno.ELOOP: say("links lead in a ring there; choose another folder"),
    errno.EIO: say("the disk does not answer; check that it is in order"),
}

NO_NAME = say("it is no name of a file")
SPECIAL = say("it is no ordinary file; choose another one")


def files_in(folder: Path, pattern: str) -> list[Path]:
    """Return a folder's files by a pattern such as "*.valeria"; a missing folder has none.

    For a folder without rights, pathlib's search raises or finds nothing, by Python's version.
    """
    try:
        with os.scandir(folder) as entries:
            names = sorted(entry.name for entry in entries if fnmatch(entry.name, pattern))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise FileError(
            say("The folder {folder} can't be opened: {why}.", folder=folder, why=remedy(error))
        ) from error
    return [folder / name for name in names]


def is_special(path: Path) -> bool:
    """Return whether a path is a pipe or a device, which may never answer."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def is_file(path: Path) -> bool:
    """Return whether a path exists and is no folder; False if the system doesn't tell."""
    try:
        return not stat.S_ISDIR(path.stat().st_mode)
    except OSError:
        return False


def read_text(path: Path, most: int) -> str:
    """Return the text of a file; refuse a file above a number of bytes."""
    try:
        return read_bytes(path, most).decode()
    except UnicodeDecodeError as error:
        raise FileError(
            say("{file} can't be read: it is no text; choose another file.", file=path)
        ) from error


def read_bytes(path: Path, most: int) -> bytes:
    """Return the content of a file; refuse a file above a number of bytes."""
    data = read_head(path, most + 1)
    if len(data) > most:
        raise FileError(
            say("{file} can't be read: it is larger than any file of this program.", file=path)
        )
    return data


def read_head(path: Path, most: int) -> bytes:
    """Return the beginning of a file, up to a number of bytes."""
    try:
        return _read(path, most)
    except OSError as error:
        raise FileError(
            say("{file} can't be read: {why}.", file=path, why=remedy(error))
        ) from error
    except ValueError as error:
        raise FileError(say("{file} can't be read: {why}.", file=path, why=NO_NAME)) from error


def _read(path: Path, most: int) -> bytes:
    """Read an ordinary file; O_NONBLOCK, as a pipe could otherwise block the program for ever."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags)
    try:
        mode = os.fstat(handle).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise FileError(say("{file} can't be read: {why}.", file=path, why=SPECIAL))
        with os.fdopen(handle, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(handle)


def remedy(error: OSError) -> Phrase:
    """Return the system's refusal and the remedy, in words for a player."""
    unknown = say("{problem}; try another folder", problem=error.strerror or error)
    return _REMEDIES.get(error.errno or 0, unknown)
