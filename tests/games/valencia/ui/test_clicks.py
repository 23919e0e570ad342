"""How many clicks a round takes a person who goes the short ways."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.counts import many
from tests.games.valencia.ui.hands import MouseHand
from tests.ui.programs import at_hand, people_and_bots
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import ROUNDS, Setup
from valeria_desktop.games.valencia.ui.prompts.sale import ALL_GOODS
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.ui.planning.plan_cards import CardsView
    from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough

MOST = 20
"""Clicks in any round of these games; one for every answer made 35 to 39.

Rarely a round of another game has 21: 18 clicks for questions that only this player can answer.
"""


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
        """Drag the first card of the hand onto the second, and lay the rest down single."""
        plan = sheet.cards.plan
        if len(plan.hand) == len(plan.cards) > 1:
            drags_onto(sheet.cards, *plan.hand[:2])
            self.counted[self.scene.view.round] += 1
            assert len(sheet.cards.plan.trays) == 1
            self.clicks(sheet.made)
        else:
            super().divides(sheet)

    def _answers(self, option: Option) -> None:
        """Sell all goods at once where that is offered."""
        all_goods = self.presenter.choices.get(ALL_GOODS)
        if all_goods is None:
            super()._answers(option)
        else:
            self.clicks(all_goods)


def drags_onto(view: CardsView, number: int, other: int) -> None:
    start, goal = (view.lying().seen(each).center().toPoint() for each in (number, other))
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, (start + goal) / 2)
    QTest.mouseMove(port, goal)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=goal)


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_rounds_take_twenty_clicks(
    begin_with: Callable[..., Program], qtbot: QtBot, players: int
) -> None:
    program = at_hand(begin_with({RULES.id: FACES[RULES.id]}), qtbot)
    seats = people_and_bots(players, 1, "planner")
    program.play_on(Session.begin(RULES, Setup(players), seats, 5))
    hand = CountingHand(program, qtbot)
    rounds = many(2, 2, whole=ROUNDS)
    hand.plays(lambda: hand.scene.view.round > rounds)
    clicks = [hand.counted[number] for number in range(1, rounds + 1)]
    assert 0 < min(clicks) <= max(clicks) <= MOST, clicks
