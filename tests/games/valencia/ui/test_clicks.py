"""How many clicks a round takes a person who plans by the sheet's short ways: 16 and 17."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.valencia.ui.hands import MouseHand
from tests.ui.programs import at_hand, people_and_bots
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import ROUNDS, Setup
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough

FEWEST, MOST = 8, 20
"""Clicks in a round on average; with a click for every answer a round had 35 to 39."""


class CountingHand(MouseHand):
    """Plays by mouse, and counts the clicks of each round."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        super().__init__(program, qtbot)
        self.counted: Counter[int] = Counter()

    def clicks(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.counted[self.scene.view.round] += 1
        super().clicks(widget, at)

    def draws(self, sheet: PlanSheet) -> None:
        self.clicks(sheet.deck.draw_to)

    def divides(self, sheet: PlanSheet) -> None:
        """Drag the two lowest cards together, and leave the rest single."""
        plan = sheet.cards.plan
        if len(plan.hand) == len(plan.cards) > 1:
            for number, place in ((0, 1), (1, 1)):
                sheet.cards.put(number, place)
                self.counted[self.scene.view.round] += 1
        super().divides(sheet)


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_rounds_take_twenty_clicks(
    begin_with: Callable[..., Program], qtbot: QtBot, players: int
) -> None:
    program = at_hand(begin_with({RULES.id: FACES[RULES.id]}), qtbot)
    seats = people_and_bots(players, 1, "planner")
    program.play_on(Session.begin(RULES, Setup(players), seats, 5))
    hand = CountingHand(program, qtbot)
    rounds = many(3, 3, whole=ROUNDS)
    hand.plays(lambda: hand.scene.view.round > rounds)
    clicks = [hand.counted[number] for number in range(1, rounds + 1)]
    assert rounds * FEWEST <= sum(clicks) <= rounds * MOST, clicks
