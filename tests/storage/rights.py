"""Doing something as an ordinary user: what may not be done can't be tried as root."""

from __future__ import annotations

import os
import traceback
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_NOBODY = 65534


def as_ordinary_user(folder: Path, what: Callable[[], None]) -> None:
    """Do it in a folder of that user; root does it as nobody, in a process of its own."""
    if os.name != "posix":
        pytest.skip("rights of folders are tried on POSIX only: Windows has other ones")
    if os.geteuid() != 0:
        what()
        return
    for path in (folder, *folder.parents):
        if path.stat().st_mode & 0o001 == 0:
            path.chmod(path.stat().st_mode | 0o011)  # pytest's folders are for their user alone
    os.chown(folder, _NOBODY, _NOBODY)
    theirs, ours = os.pipe()
    child = os.fork()
    if child == 0:
        _run(ours, what)
    os.close(ours)
    with os.fdopen(theirs) as answer:
        failure = answer.read()
    os.waitpid(child, 0)
    assert not failure, failure


def _run(pipe: int, what: Callable[[], None]) -> None:
    failure = ""
    try:
        os.setgroups([])
        os.setgid(_NOBODY)
        os.setuid(_NOBODY)
        what()
    except BaseException:  # noqa: BLE001 - told by the other process
        failure = traceback.format_exc()
    os.write(pipe, failure.encode())
    os._exit(0)
