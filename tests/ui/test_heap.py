"""Freed memory goes back where the system lets that be chosen, and nothing fails where not."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.ui.kit import heap

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    heap._glibc.cache_clear()
    yield
    heap._glibc.cache_clear()


class Elsewhere:
    """A C library that is not glibc."""


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_left_alone(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    heap.use_large_pieces_singly()
    heap.tidy_up()
    assert heap._glibc() is None


@pytest.mark.thorough
def test_other_libraries_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", lambda _name: Elsewhere())
    heap.use_large_pieces_singly()
    heap.tidy_up()
    assert heap._glibc() is None


def test_glibc_takes_what_it_is_told() -> None:
    libc = heap._glibc()
    if libc is None:
        pytest.skip("there is no glibc here")
    assert libc.mallopt(heap._MMAP_THRESHOLD, heap._LARGE) == 1
    heap.use_large_pieces_singly()
    heap.tidy_up()
