"""Why not: every reason, the cure, and what closes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.prompts.meetings import met
from valeria_desktop.games.valeria.cures import remedy
from valeria_desktop.games.valeria.rules.model.options import GainResource
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.prompts.refusals import WhyNot

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(900, 600)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def why(look: Look, window: QWidget) -> WhyNot:
    return WhyNot(look, window)


def refused() -> list[Quote]:
    scenes = [meeting.scene for meeting in met(Prompt.ACT)]
    return [quote for scene in scenes for quote in scene.quotes.values() if quote.reasons]


def test_every_reason_is_said(why: WhyNot) -> None:
    quotes = refused()
    assert quotes
    for quote in quotes:
        why.show_quote(quote, "Gain 1 Gold first")
        said = why.accessibleName()
        assert all(str(reason).lower() in said.lower() for reason in quote.reasons)
        assert said.endswith("Gain 1 Gold first.")
        if quote.card is not None and quote.action is not None:
            assert f"You can't {quote.action.value} {quote.card.name} now" in said


def test_without_a_cure_none_is_said(why: WhyNot) -> None:
    quote = refused()[0]
    why.show_quote(quote, None)
    assert "first" not in why.accessibleName()


def test_escape_closes_it_and_does_nothing_else(why: WhyNot, window: QWidget) -> None:
    why.show_quote(refused()[0], None)
    assert why.isVisible()
    QTest.keyClick(window, Qt.Key.Key_A)
    assert why.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not why.isVisible()


def test_a_click_anywhere_closes_it(why: WhyNot, window: QWidget) -> None:
    why.show_quote(refused()[0], None)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton)
    assert not why.isVisible()


def gain_one() -> tuple[Quote, GainResource]:
    """A card for which one thing more would do, and the option that gains it."""
    for meeting in met(Prompt.ACT):
        scene = meeting.scene
        for quote in scene.quotes.values():
            player = scene.view.players[scene.viewer]
            found = remedy(quote, player, scene.decision) if quote.missing else None
            if isinstance(found, GainResource):
                return quote, found
    raise AssertionError("nothing is short of one thing only")


def test_a_cure_that_can_be_had_at_once_is_a_button(why: WhyNot) -> None:
    chosen: list[str] = []
    why.remedied.connect(chosen.append)
    quote, option = gain_one()
    why.show_quote(quote, "Gain 1 Gold first", remedy=option)
    assert why.remedy is not None
    assert why.remedy.key == option.resource.value[:1].upper()
    assert why.remedy.text() == "Gain 1 Gold first"
    QTest.mouseClick(why.remedy, Qt.MouseButton.LeftButton)
    assert chosen == [option.id]
    assert not why.isVisible()


def test_a_cure_that_takes_longer_is_only_said(why: WhyNot) -> None:
    why.show_quote(refused()[0], "Recruit a Worker first")
    assert why.remedy is None
    assert why.accessibleName().endswith("Recruit a Worker first.")


def test_it_leaves_the_question_to_be_seen(why: WhyNot, window: QWidget) -> None:
    question = QWidget(window)
    question.setGeometry(560, 0, 334, 160)
    question.show()
    card = QRect(380, 20, 160, 90)
    why.show_quote(refused()[0], "Gain 1 Gold first", card)
    assert why.geometry().intersects(question.geometry())
    why.spare(question)
    why.show_quote(refused()[0], "Gain 1 Gold first", card)
    assert not why.geometry().intersects(question.geometry())
    assert not why.geometry().intersects(card)


def test_it_is_never_wider_than_360(why: WhyNot, look: Look) -> None:
    look.use(scale=2.0)
    why.show_quote(refused()[0], "Gain 1 Gold first")
    look.use(scale=1.0)
    assert why.width() <= 2 * 360


@pytest.mark.parametrize("left", [0, 300, 740])
@pytest.mark.parametrize("top", [0, 250, 490])
def test_it_stands_beside_the_card_and_in_the_window(
    why: WhyNot, window: QWidget, left: int, top: int
) -> None:
    card = QRect(left, top, 160, 106)
    for quote in refused()[:10]:
        why.show_quote(quote, "Gain 1 Gold first", card)
        assert window.rect().contains(why.geometry())
        assert not why.geometry().intersects(card)
