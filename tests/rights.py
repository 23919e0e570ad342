"""Tests of file rights: tried as an ordinary user even where root runs them.

Root may read and write everything, so the process takes the rights of nobody meanwhile.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

NOBODY = 65534
_PR_CAPBSET_DROP, _CAP_DAC_OVERRIDE, _CAP_DAC_READ_SEARCH = 24, 1, 2


@contextmanager
def ordinary_user() -> Iterator[Path]:
    """Be a user who owns a folder, and may do with files what its rights allow; give the folder.

    What is not imported yet may be out of reach meanwhile.
    """
    if sys.platform == "win32":
        pytest.skip("rights of files: they are others on Windows")
    folder = Path(mkdtemp(prefix="valeria-rights-"))
    was_root = os.geteuid() == 0
    try:
        if was_root:
            _become(folder)
        yield folder
    finally:
        if was_root:
            os.seteuid(0)
            os.setegid(0)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o700)
        shutil.rmtree(folder)


def _become(folder: Path) -> None:
    """Take the rights of nobody, and the folder along."""
    os.chown(folder, NOBODY, NOBODY)
    try:
        os.setegid(NOBODY)
        os.seteuid(NOBODY)
    except OSError as error:
        os.setegid(0)
        pytest.skip(f"rights of files: root may not become an ordinary user here ({error})")


def without_roots_rights() -> None:
    """Have a process that is started obey the rights of files even if root starts it."""
    if sys.platform == "linux" and os.getuid() == 0:
        libc = ctypes.CDLL(None)
        for right in (_CAP_DAC_OVERRIDE, _CAP_DAC_READ_SEARCH):
            libc.prctl(_PR_CAPBSET_DROP, right, 0, 0, 0)
