"""Tasks are chosen on one sheet: any of them, but at least one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from valeria_desktop.games.valencia.rules.at import AtTask
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.presenters import presenters_of
from valeria_desktop.games.valencia.ui.planning.script import PlanScript
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.chain import Progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.games.valencia.ui.planning.conftest import Desk
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

LOW_IN_FOOT = 20  # pixels above the lower edge of a card's foot, which is 32 high


@pytest.fixture
def desk(sits: Callable[[int], Desk]) -> Desk:
    return sits(1)


def test_at_least_one_is_kept(desk: Desk) -> None:
    assert not desk.tasks.keep.isEnabled()
    desk.presses(Qt.Key.Key_4, Qt.Key.Key_4)
    assert not desk.tasks.keep.isEnabled()
    desk.presses(Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert len(desk.tasks.kept) == 1
    desk.presses(Qt.Key.Key_Space, Qt.Key.Key_7)
    assert desk.tasks.kept == []
    assert len(desk.scene.view.own.offered) == 5


def test_enter_keeps_the_task_it_is_on_and_on_one_that_is_kept_is_done(desk: Desk) -> None:
    offered = [task.id for task in desk.scene.view.own.offered]
    sheet, seat = desk.tasks, desk.scene.viewer
    assert sheet.keep.key == ""
    desk.presses(Qt.Key.Key_Return)
    assert sheet.kept == offered[:1]
    assert (sheet.keep.key, sheet.keep.text()) == (ENTER, "Keep 1")
    desk.presses(Qt.Key.Key_Right)
    assert sheet.keep.key == ""
    desk.presses(Qt.Key.Key_Return)
    assert sheet.kept == offered[:2]
    desk.presses(Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert desk.scene.decision is not None
    assert desk.scene.decision.prompt is Prompt.PLAN
    assert [task.id for task in desk.session.scene(seat).view.own.tasks] == offered[:2]


def test_what_stands_below_a_task_keeps_it_when_it_is_clicked(desk: Desk) -> None:
    view = desk.tasks.choices
    box = view.visualRect(view.pieces.index(3, 0))
    spot = QPoint(box.center().x(), box.bottom() - LOW_IN_FOOT)
    for number in (1, 0):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert len(desk.tasks.kept) == number


def test_whether_a_task_is_kept_is_seen_below_it(desk: Desk) -> None:
    view = desk.tasks.choices
    box = view.visualRect(view.pieces.index(2, 0))
    box.setTop(box.bottom() - LOW_IN_FOOT)
    pictures = [view.grab(box).toImage()]
    desk.presses(Qt.Key.Key_3)
    pictures.append(view.grab(box).toImage())
    desk.presses(Qt.Key.Key_3)
    pictures.append(view.grab(box).toImage())
    assert pictures[0] == pictures[2]
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("keys", [(1,), (5,), (2, 4), (1, 2, 3, 4, 5)])
def test_exactly_those_are_kept_that_were_marked(desk: Desk, keys: tuple[int, ...]) -> None:
    offered = [task.id for task in desk.scene.view.own.offered]
    seat = desk.scene.viewer
    for key in keys:
        desk.presses(Qt.Key(Qt.Key.Key_0 + key))
    assert desk.tasks.keep.text() == f"Keep {len(keys)}"
    desk.presses(Qt.Key.Key_Return)
    assert desk.scene.decision is not None
    assert desk.scene.decision.prompt is Prompt.PLAN
    own = desk.session.scene(seat).view.own
    assert [task.id for task in own.tasks] == [offered[key - 1] for key in keys]


def test_a_click_keeps_and_another_leaves_and_both_are_said(desk: Desk) -> None:
    view = desk.tasks.choices
    said: list[str] = []
    view.said.connect(said.append)
    spot = view.visualRect(view.pieces.index(2, 0)).center()
    for _ in range(2):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert [words.rpartition(". ")[2] for words in said] == ["You keep it.", "You leave it."]
    view.setCurrentIndex(view.pieces.index(0, 0))
    assert desk.tasks.kept == []


def test_choosing_again_takes_all_back(desk: Desk) -> None:
    desk.presses(Qt.Key.Key_1)
    desk.tasks._script.wish_tasks(desk.scene, desk.tasks.kept)
    links = []
    while (option := desk.script.next_option(desk.scene)) not in {None, "done"}:
        assert option is not None
        links.append(option)
        desk.session.choose(option)
    desk.script.answer_alone(desk.scene)
    desk.goes_on()
    assert len(links) == 5
    assert len(desk.tasks.kept) == 1
    desk.presses(Qt.Key.Key_2)
    assert len(desk.tasks.kept) == 1  # nothing can be changed any more
    desk.presses(Qt.Key.Key_B)
    for _ in range(10):
        desk.presses(Qt.Key.Key_Shift)
    assert len(desk.scene.view.own.offered) == 5
    desk.presses(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return)
    assert len(desk.session.scene(0).view.own.tasks) == 2


def test_z_shows_a_task_closely_with_how_far_it_is_and_nothing_is_told_beside_the_mouse(
    desk: Desk,
) -> None:
    sheet, view = desk.tasks, desk.tasks.choices
    view.setCurrentIndex(view.pieces.index(1, 0))
    zoom = sheet.zoom
    assert zoom is not None
    QTest.keyPress(view, Qt.Key.Key_Z)
    assert zoom.panel.isVisible()
    task = desk.scene.view.own.offered[1]
    assert zoom.shown == AtTask(0, 1)
    said = zoom.panel.accessibleName()
    assert said.startswith(f"{task.name}. ")
    assert "So far " in said or "now." in said
    QTest.keyRelease(view, Qt.Key.Key_Z)
    assert not zoom.panel.isVisible()
    assert view.pieces.index(2, 0).data(Qt.ItemDataRole.ToolTipRole) is None
    assert view.viewport().toolTip() == ""


def test_a_chain_shown_twice_before_it_is_taken_back_is_taken_back_once(desk: Desk) -> None:
    asked: list[bool] = []
    desk.panel.back_asked.connect(lambda: asked.append(True))
    assert desk.scene.decision is not None
    desk.session.choose(desk.scene.decision.options[0].id)
    desk.panel.ask(desk.scene)  # as a resumed game is, which is shown again when its page opens
    desk.panel.ask(desk.scene)
    QApplication.processEvents()
    assert asked == [True]
    assert len(desk.scene.view.own.offered) == 5


class Halfway(PlanScript):
    """Takes every question for one in the middle of its chain."""

    def progress_in(self, scene: Scene) -> Progress:
        return Progress.HALF


def _is_asked_after_bots(desk: Desk) -> bool:
    scene, is_marking = desk.scene, desk.session.undo_mark is not None
    assert scene.decision is not None
    is_person = scene.seats[scene.decision.seat].is_person
    return is_person and is_marking and scene.decision.prompt is Prompt.PLAN


def test_no_question_goes_back_past_bots_by_itself(desk: Desk, look: Look, qtbot: QtBot) -> None:
    desk.keeps_all_tasks()
    decision = desk.session.decision
    while decision is not None and not _is_asked_after_bots(desk):
        desk.session.choose(desk.bot.choose(desk.scene.view, decision).id)
        decision = desk.session.decision
    assert decision is not None
    presenter = presenters_of(Halfway())[Prompt.PLAN](
        ParchmentLook(look), desk.scene, decision, desk
    )
    qtbot.addWidget(presenter)
    with qtbot.assertNotEmitted(presenter.back_asked, wait=10):
        presenter.show()
    assert set(presenter.choices) == {option.id for option in decision.options}
