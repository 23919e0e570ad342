"""The heap: pictures that are dropped go back to the system.

glibc asks the system for large pieces one by one and gives them back when they are freed, but
learns from the largest of them, the window's own picture, to take everything smaller from one
heap. There dropped pictures leave holes: 30 MB after some games. Other systems see to it
themselves.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from functools import cache

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # as malloc.h numbers what can be set
_LARGE = 256 * 1024
"""Most pictures are smaller, and sooner had from the heap: with half of it a choice takes a tenth
longer to be shown."""


@cache
def _glibc() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None)
    return libc if hasattr(libc, "gnu_get_libc_version") else None


def use_large_pieces_singly() -> None:
    """Fix from what size on memory is returned as soon as it is freed."""
    if (libc := _glibc()) is not None:
        libc.mallopt(_MMAP_THRESHOLD, _LARGE)
        libc.mallopt(_TRIM_THRESHOLD, 2 * _LARGE)


def tidy_up() -> None:
    """Free what only holds itself, and return what is free between other things.

    It takes a twentieth of a second, so it is for moments at which nobody waits for a choice.
    What is left is not looked through before the next time: Python would do so in the midst of a
    choice, which then took 70 ms longer.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    if (libc := _glibc()) is not None:
        libc.malloc_trim(0)
