"""What happens is told in rows, while nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.pixels import pixels_of
from tests.ui.prompts.meetings import met
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.games.valeria.ui.prompts.button_pictures import of_chip
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.prompts.progress_rows import ProgressRow, ProgressRows, RowProgress
from valeria_desktop.ui.prompts.waiting import WaitingPanel

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk

TURN = (
    ProgressRow(RowProgress.DONE, "Roll", words="Rolled 2 and 6."),
    ProgressRow(RowProgress.DONE, "Harvest", (number("+4"), Mark("gold")), words="Gained 4 Gold."),
    ProgressRow(RowProgress.NOW, "1st action", (Mark(text="Dire Bear −5"), Mark("strength"))),
    ProgressRow(RowProgress.LATER, "2nd action", (Mark(text="…"),)),
)


@pytest.fixture
def waiting(desk: Desk) -> WaitingPanel:
    """A sheet that asks nothing."""
    scene = met(Prompt.ROLL)[0].scene
    bots = tuple(evolve(seat, bot="random") for seat in scene.seats)
    desk.panel.wait(evolve(scene, seats=bots))
    body = desk.panel._body
    assert isinstance(body, WaitingPanel)
    return body


def rows_of(desk: Desk) -> ProgressRows:
    body = desk.panel._body
    assert isinstance(body, WaitingPanel)
    return body.rows


@pytest.mark.slow
def test_rows_are_told_under_whose_turn_it_is(desk: Desk, waiting: WaitingPanel) -> None:
    name = waiting.scene.seats[waiting.scene.active].name
    desk.panel.tell(TURN)
    assert waiting.heading() == f"{name}'s turn"
    assert waiting.note() == "Space: show all at once"
    assert waiting.rows.beats == TURN
    assert waiting.rows.accessibleName() == "Rolled 2 and 6. Gained 4 Gold."
    desk.panel.tell(TURN, "Rose rolled 3 and 5")
    assert waiting.heading() == "Rose rolled 3 and 5"


def test_each_row_is_painted_with_its_own_label(desk: Desk, waiting: WaitingPanel) -> None:
    pictures = []
    for label in ("Roll", "Doll"):
        desk.panel.tell((evolve(TURN[0], label=label), *TURN[1:]))
        pictures.append(pixels_of(waiting.rows.grab().toImage()))
    assert pictures[0] != pictures[1]


def test_without_rows_it_says_what_it_waits_for(desk: Desk, waiting: WaitingPanel) -> None:
    before = waiting.heading()
    desk.panel.tell(TURN)
    desk.panel.tell(())
    assert waiting.heading() == before
    assert waiting.rows.heightForWidth(300) == 0
    assert any(button.isVisible() for button in waiting.footer.findChildren(Button))


def test_a_person_who_is_waited_for_can_not_be_hurried(desk: Desk) -> None:
    desk.panel.wait(met(Prompt.ROLL)[0].scene)
    body = desk.panel._body
    assert isinstance(body, WaitingPanel)
    assert not any(button.isVisible() for button in body.footer.findChildren(Button))


def test_rows_are_seen_whole(desk: Desk, waiting: WaitingPanel) -> None:
    desk.panel.tell(TURN)
    QApplication.processEvents()
    rows = waiting.rows
    assert rows.height() == rows.heightForWidth(rows.width())
    assert rows.visibleRegion().boundingRect().height() == rows.height()
    assert not any(button.isVisible() for button in waiting.footer.findChildren(Button))


def test_a_row_with_much_to_say_goes_on_below(desk: Desk, waiting: WaitingPanel) -> None:
    long = ProgressRow(RowProgress.NOW, "Harvest", tuple(Mark(text=f"word{i} ") for i in range(20)))
    desk.panel.tell((TURN[0], long))
    assert waiting.rows.heightForWidth(300) > 4 * waiting.rows.heightForWidth(3000) / 2


def test_a_click_shows_all_at_once(desk: Desk, waiting: WaitingPanel) -> None:
    hurried: list[bool] = []
    desk.panel.hurried.connect(lambda: hurried.append(True))
    QTest.mouseClick(waiting, Qt.MouseButton.LeftButton)
    assert hurried == []
    desk.panel.tell(TURN)
    QApplication.processEvents()
    QTest.mouseClick(waiting.rows, Qt.MouseButton.LeftButton)
    assert hurried == [True]


def test_another_size_of_text_tells_the_same_on(desk: Desk, waiting: WaitingPanel) -> None:
    desk.panel.tell(TURN, "Rose rolled 3 and 5")
    desk.look.use(scale=1.3)
    assert rows_of(desk).beats == TURN
    assert desk.panel._body is not waiting
    desk.look.use(scale=1.0)
    assert rows_of(desk).beats == TURN


def test_a_question_takes_the_rows_away(desk: Desk, waiting: WaitingPanel) -> None:
    desk.panel.tell(TURN)
    desk.asks(met(Prompt.ROLL)[0])
    desk.panel.tell(TURN)
    assert desk.panel.presenter is not None
    desk.panel.wait(met(Prompt.ROLL)[0].scene)
    assert rows_of(desk).beats == ()


def test_chips_stand_in_front_of_what_they_wake(desk: Desk, waiting: WaitingPanel) -> None:
    chips = [of_chip(desk.look, chip, 8) for chip in WakeChip]
    assert len(set(chips)) == 3
    assert of_chip(desk.look, WakeChip.A, 8) == chips[0]
    beats = [
        ProgressRow(progress, marks=(number(3), Mark("gold")), sign=chip)
        for progress, chip in zip(RowProgress, chips, strict=True)
    ]
    desk.panel.tell(beats)
    QApplication.processEvents()
    pictures = {bytes(picture_of(desk, [beat])) for beat in beats}
    assert len(pictures) == 3


def picture_of(desk: Desk, beats: list[ProgressRow]) -> bytes:
    desk.panel.tell(beats)
    QApplication.processEvents()
    return pixels_of(rows_of(desk).grab().toImage())


def test_the_shield_of_whose_turn_it_is_is_seen_while_nobody_is_asked() -> None:
    scene = met(Prompt.ROLL)[0].scene.answered()
    assert scene.asked is None
    waiting = WaitingPanel(ParchmentLook(Look()), scene)
    assert waiting.seat == scene.active
    assert waiting.note() == "Space: show all at once"
