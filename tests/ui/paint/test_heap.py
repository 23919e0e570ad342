"""Freed memory goes back where the system lets that be chosen, and nothing fails where not."""

from __future__ import annotations

import gc
import linecache
import sys
import weakref
from typing import TYPE_CHECKING

import pytest
from attrs import define

from valeria_desktop.ui.paint import heap

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    heap._glibc.cache_clear()
    yield
    heap._glibc.cache_clear()
    gc.freeze()  # as the other tests have it


@pytest.fixture
def nothing_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare a test of a system's doors the search through all that tests have made: 1.4 s."""
    monkeypatch.setattr(gc, "collect", lambda: 0)


class Elsewhere:
    """A C library that is not glibc."""


@pytest.mark.usefixtures("nothing_collected")
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_left_alone(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    heap.use_large_pieces_singly()
    heap.tidy_up()
    assert heap._glibc() is None


@pytest.mark.usefixtures("nothing_collected")
def test_other_libraries_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", lambda _name: Elsewhere())
    heap.use_large_pieces_singly()
    heap.tidy_up()
    assert heap._glibc() is None


class _Ring:
    """What only holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.slow
def test_what_outlives_a_tidying_is_looked_through_at_the_next() -> None:
    ring = _Ring()
    known = weakref.ref(ring)
    heap.tidy_up()
    frozen = gc.get_freeze_count()
    del ring
    gc.collect()
    still_there = known() is not None
    heap.tidy_up()
    gc.unfreeze()
    assert frozen > 0
    assert still_there
    assert known() is None


@pytest.mark.usefixtures("nothing_collected")
def test_sources_of_generated_methods_are_dropped() -> None:
    define(type("Made", (), {"__annotations__": {"number": int}}))
    assert any("attrs generated" in name for name in linecache.cache)
    heap.tidy_up()
    assert not linecache.cache


@pytest.mark.usefixtures("nothing_collected")
def test_glibc_takes_what_it_is_told() -> None:
    libc = heap._glibc()
    if libc is None:
        pytest.skip("there is no glibc here")
    assert libc.mallopt(heap._MMAP_THRESHOLD, heap._LARGE) == 1
    heap.use_large_pieces_singly()
    heap.tidy_up()
