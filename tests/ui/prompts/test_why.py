"""Why not: every reason, the cure, and what closes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.prompts.meetings import met
from valeria_desktop.games.valeria.cures import lacks_roles, remedy, shortage
from valeria_desktop.games.valeria.rules.model.options import ActAt, GainResource
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.herald import HERALD
from valeria_desktop.games.valeria.ui.prompts.refusals import WhyNot
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.decision import Decision
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


@pytest.mark.slow
def test_every_reason_is_said(why: WhyNot) -> None:
    quotes = refused()
    assert quotes
    for quote in quotes:
        why.show_quote(quote, "Gain 1 Gold first")
        said = why.accessibleName()
        assert all(str(reason).lower() in said.lower() for reason in quote.reasons)
        alone = said.removesuffix(" Gain 1 Gold first.")
        assert said != alone or len(alone.split()) + 4 > 25
        assert len(said.split()) <= 25 or said == alone
        if quote.card is not None and quote.action is not None:
            assert f"You can't {quote.action.value} {quote.card.name} now." in said


def test_where_nothing_can_be_taken_the_heading_says_so(why: WhyNot) -> None:
    """An Event has no price: "Not yet" would promise it for later."""
    quote = evolve(refused()[0], action=None, missing=(), timing=(say("It is an Event"),))
    why.show_quote(quote, None, player=met(Prompt.ACT)[0].scene.view.players[0])
    heading = why.findChildren(QLabel)[0]
    assert heading.text() == "Nothing to take here"
    assert why.accessibleName() == "Nothing to take here. It is an Event."


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
    assert why.remedy.key == "Enter"
    assert why.remedy.text() == f"Gain 1 {option.resource.value.capitalize()}"
    assert why.remedy.accessibleName() == f"{why.remedy.text()}."
    assert "Gain 1 Gold first." in [label.text() for label in why.findChildren(QLabel)]
    assert why.accessibleName().endswith(f". Enter: {why.remedy.text()}.")
    assert "Gain 1 Gold first" not in why.accessibleName(), "the key says the same"
    QTest.mouseClick(why.remedy, Qt.MouseButton.LeftButton)
    assert chosen == [option.id]
    assert not why.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_takes_the_cure_and_nothing_else(why: WhyNot, window: QWidget, key: Qt.Key) -> None:
    pressed: list[int] = []
    shortcut = QShortcut(QKeySequence(key), window)
    shortcut.activated.connect(lambda: pressed.append(1))
    chosen: list[str] = []
    why.remedied.connect(chosen.append)
    quote, option = gain_one()
    why.show_quote(quote, "Gain 1 Gold first", remedy=option)
    QTest.keyClick(window, key)
    assert chosen == [option.id]
    assert not why.isVisible()
    assert pressed == []
    QTest.keyClick(window, key)
    assert pressed == [1]


def test_without_a_cure_enter_closes_it(why: WhyNot, window: QWidget) -> None:
    chosen: list[str] = []
    why.remedied.connect(chosen.append)
    why.show_quote(refused()[0], None)
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert chosen == []
    assert not why.isVisible()


def short_of_a_role() -> tuple[Quote, PlayerView, Decision]:
    """A domain for which a role is missing that can be recruited now."""
    for meeting in met(Prompt.ACT):
        scene = meeting.scene
        player = scene.view.players[scene.viewer]
        for quote in scene.quotes.values():
            decision = scene.decision
            has_cure = remedy(quote, player, decision) is not None
            if decision is not None and has_cure and lacks_roles(quote, player):
                return quote, player, decision
    raise AssertionError("no role can be recruited")


def test_the_heading_says_what_is_short_and_a_citizen_of_the_role_is_a_button(
    why: WhyNot,
) -> None:
    quote, player, decision = short_of_a_role()
    option = remedy(quote, player, decision)
    assert isinstance(option, ActAt)
    short = str(shortage(quote, player))
    why.show_quote(quote, "Recruit somebody first", player=player, remedy=option)
    head = why.findChildren(QLabel)[0]
    assert head.text() == f"Not yet: {short}"
    assert why.remedy is not None
    assert why.remedy.text() == option.card.name
    shown = [label.text() for label in why.findChildren(QLabel)]
    assert f"{option.card.name} for {option.price.words()} is one." in shown
    assert why.accessibleName().endswith(f" Enter: {why.remedy.accessibleName()}")
    chosen: list[str] = []
    why.remedied.connect(chosen.append)
    QTest.mouseClick(why.remedy, Qt.MouseButton.LeftButton)
    assert chosen == [option.id]


def test_it_is_read_out_and_has_the_voices_face(look: Look, window: QWidget) -> None:
    why = WhyNot(look, window, HERALD)
    said: list[str] = []
    why.said.connect(said.append)
    why.show_quote(refused()[0], None, QRect(300, 200, 160, 90))
    assert said == [why.accessibleName()]
    assert why.bust.isVisible()
    assert why.bust.voice is HERALD
    QApplication.processEvents()
    for label in why.findChildren(QLabel):
        box = QRect(label.mapTo(window, QPoint()), label.size())
        assert not box.intersects(why.bust.geometry())
    why.close_bubble()
    assert not why.bust.isVisible()


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
