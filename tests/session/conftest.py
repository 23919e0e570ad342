"""Bots' processes for tests of sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ready import begin_ready
from valeria_desktop.session.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Iterator

_BOTS = "tests.session.bots:GAMES"


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """A process that is a copy of one that has answered."""
    begin_ready(monkeypatch)
    yield from _running()


@pytest.fixture
def new_worker() -> Iterator[Worker]:
    """A process that begins from nothing, as players' processes do."""
    yield from _running()


def _running() -> Iterator[Worker]:
    made = Worker(_BOTS)
    yield made
    made.stop()
