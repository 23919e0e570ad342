"""Measure what processes occupy, as the system tells it."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent

from tools.bench.program import window_of
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.lab.options import with_drawn_sets
from valeria_desktop.games.valeria.rules.setup import RANDOM, Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker

if TYPE_CHECKING:
    from collections.abc import Sequence

_MEGABYTE = 1_000_000
_KILOBYTE = 1024
_BOT, _PLAYERS, _SEED = "greedy", 5, 11
_WITH_CRIMSON_SEAS = 1
"""The seed of the boxes: one of three sets of starters can play, and it draws the largest box."""
_FRAME = 200  # milliseconds; nobody looks
_LET_GO = QEvent.Type.DeferredDelete.value


def megabytes(file: str, names: Sequence[str], process: int | str | None = "self") -> float:
    """Add up lines of what the system tells about a process; 0 where it doesn't."""
    try:
        lines = Path(f"/proc/{process}", file).read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    pairs = (line.split(":") for line in lines if ":" in line)
    counted = sum(int(value.split()[0]) for name, value in pairs if name in names)
    return counted * _KILOBYTE / _MEGABYTE


def memory(window: tuple[int, int]) -> dict[str, float]:
    """Have five bots play in programs of their own, and see what they and the bots take then.

    They play a game of the base box, and one of all boxes that go together.
    """
    plain = Setup(players=_PLAYERS)
    boxes = with_drawn_sets(evolve(plain, preset=RANDOM), BOX(), _WITH_CRIMSON_SEAS)
    return {
        f"mb_{whose}{which}": taken
        for which, setup in (("", plain), ("_with_boxes", boxes))
        for whose, taken in _apart(window, setup).items()
    }


def _apart(window: tuple[int, int], setup: Setup) -> dict[str, float]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as apart:
        return apart.submit(_of_a_game, window, setup).result()


def _of_a_game(window: tuple[int, int], setup: Setup) -> dict[str, float]:
    """Tell the whole game; what processes share counts by the share of each."""
    ticker = HandTicker()
    with window_of(*window, ticker) as (application, program):
        program.change("pace", Pace.NORMAL.value)
        program.controller.pace = Pace.OFF  # bots don't wait before they move
        program.controller.watching.look_away()
        seats = tuple(evolve(seat, bot=_BOT) for seat in default_seats(_PLAYERS))
        session = Session.begin(RULES, setup, seats, _SEED)
        program.play_on(session)
        while session.decision is not None or ticker.is_running:
            ticker.turn(_FRAME)
            application.processEvents()
            application.sendPostedEvents(None, _LET_GO)  # as the program's own loop does
        return {
            "program": megabytes("smaps_rollup", ("Pss",)),
            "bots": megabytes("smaps_rollup", ("Pss",), program.thinker.process_id),
        }
