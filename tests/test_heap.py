"""Objects that a test leaves are freed before the next one; those that stay are searched once."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING
from weakref import ref

import pytest

from tests.conftest import pytest_runtest_setup
from tests.heap import HEAP, Heap

if TYPE_CHECKING:
    from collections.abc import Iterator

MANY = 16


class Ring:
    """Refers to itself only."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def no_search_of_its_own() -> Iterator[None]:
    """Keep Python from freeing a ring before the heap does, as in tests of the window."""
    was_on = gc.isenabled()
    gc.disable()
    yield
    if was_on:
        gc.enable()


def left_ring() -> ref[Ring]:
    return ref(Ring())


def test_what_a_test_with_a_game_left_is_freed_before_the_next() -> None:
    heap, left = Heap(), left_ring()
    heap.game_begins()
    assert left() is not None
    heap.next_test()
    assert left() is None


def test_what_stays_is_not_searched_again() -> None:
    heap, stays = Heap(), Ring()
    assert gc.is_tracked(stays)
    heap.game_begins()
    heap.next_test()
    assert not any(each is stays for each in gc.get_objects())


def test_after_a_test_without_a_game_nothing_is_searched() -> None:
    heap, left = Heap(), left_ring()
    heap.game_begins()
    heap.next_test()
    assert left() is None
    left = left_ring()
    heap.next_test()
    assert left() is not None


def test_a_test_that_begins_many_games_is_searched_while_it_runs() -> None:
    heap, left = Heap(), left_ring()
    for _ in range(MANY - 1):
        heap.game_begins()
    assert left() is not None
    heap.game_begins()
    assert left() is None


def test_the_next_test_begins_with_it() -> None:
    left = left_ring()
    HEAP.game_begins()
    pytest_runtest_setup()
    assert left() is None
