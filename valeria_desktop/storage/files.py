"""Writing files: whole or not at all, with one sentence for every failure."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from typing import TYPE_CHECKING

from valeria_desktop.content.files import (
    NO_NAME,
    SPECIAL,
    FileError,
    files_in,
    is_special,
    remedy,
)
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from pathlib import Path

_MODE = 0o644
_CHANCE = 8  # number of random letters at the end of a temporary file's name
_IN_USE = 3600.0  # longest time that a write may take, in seconds
_BROKEN = say("a name in it has a broken character; choose another name")


def write_text(path: Path, text: str) -> None:
    """Write a file so that it holds either the old text or the new one, even after a crash."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise FileError(say("{file} can't be written: {why}.", file=path, why=_BROKEN)) from error
    write_bytes(path, data)


def write_bytes(path: Path, data: bytes, *, follows: bool = True) -> None:
    """Write a file so that it holds either the old bytes or the new ones.

    If `path` is a link, its target is written and the link stays. With `follows=False`, for the
    program's own files, the new file replaces the link and leaves the link's target alone.
    """
    try:
        target = path.resolve() if follows else path.parent.resolve() / path.name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not (target.is_symlink() and not follows) and is_special(target):
            raise FileError(say("{file} can't be written: {why}.", file=path, why=SPECIAL))
        _replace(target, data)
    except OSError as error:
        raise FileError(
            say("{file} can't be written: {why}.", file=path, why=remedy(error))
        ) from error
    except (
        RuntimeError,
        ValueError,
    ) as error:  # links in a ring, letters not allowed in names
        raise FileError(say("{file} can't be written: {why}.", file=path, why=NO_NAME)) from error


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
    """Write the folder's entries to disk, so that the name survives a power cut (POSIX only)."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path, name: str) -> None:
    """Remove temporary files that killed programs left, for a pattern of names such as "*.valeria".

    Files younger than an hour stay, as another program may be writing them. A date in the future,
    from a wrong clock, counts as an age too.
    """
    with contextlib.suppress(FileError):
        for path in files_in(folder, f".{name}-{'?' * _CHANCE}"):
            with contextlib.suppress(OSError):
                if abs(time.time() - path.stat().st_mtime) > _IN_USE and path.is_file():
                    path.unlink()
