"""The heap: memory of dropped pictures is returned to the system.

glibc takes large pieces from the system one by one and returns them when they are freed. But it
learns from the largest piece, the window's own picture, to take smaller ones from one heap. There
dropped pictures leave holes: 30 MB after some games. Other systems need no help.
"""

from __future__ import annotations

import ctypes
import gc
import linecache
import sys
from functools import cache

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # the numbers of options in malloc.h
_LARGE = 256 * 1024
"""The size above which pieces are taken singly, in bytes.

Most pictures are smaller, and are quicker to get from the heap: with half of this size a choice is
shown 10 % later.
"""


@cache
def _glibc() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None)
    return libc if hasattr(libc, "gnu_get_libc_version") else None


def use_large_pieces_singly() -> None:
    """Fix the size from which on glibc returns memory as soon as it is freed."""
    if (libc := _glibc()) is not None:
        libc.mallopt(_MMAP_THRESHOLD, _LARGE)
        libc.mallopt(_TRIM_THRESHOLD, 2 * _LARGE)


def tidy_up() -> None:
    """Collect objects that only refer to each other, and return free memory to the system.

    Sources of functions are dropped, too: attrs keeps those of all methods that it makes, 3 MB.

    It takes 50 ms, so it is for moments at which no player waits for a choice. The remaining
    objects are frozen until the next call: else Python would check them during a choice, which then
    takes 70 ms longer.
    """
    linecache.clearcache()
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def give_back() -> None:
    """Return free memory to the system, without a search for more; it takes some milliseconds."""
    if (libc := _glibc()) is not None:
        libc.malloc_trim(0)
