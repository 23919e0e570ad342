"""What the prompt shows while no question is open; a game may say more of its own."""

from __future__ import annotations

from typing import NamedTuple

from valeria_desktop.ui.prompts.interval import Interval
from valeria_desktop.ui.prompts.turn_over import TurnOver
from valeria_desktop.ui.prompts.waiting import Waiting


class Pauses(NamedTuple):
    """While others are waited for, when a turn is over, and between turns that are watched."""

    waiting: type[Waiting] = Waiting
    turn_over: type[TurnOver] = TurnOver
    interval: type[Interval] = Interval


PLAIN = Pauses()
