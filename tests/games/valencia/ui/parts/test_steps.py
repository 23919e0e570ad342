"""The round's steps: what is over, what is on, what each brings; the rounds to come."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QWidget

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.scenes import after, played, seen
from valeria_desktop.games.valencia.rules.at import AtRound, AtStep
from valeria_desktop.games.valencia.rules.ladder import Deed
from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.parts.rounds import NextRounds, coming_rounds
from valeria_desktop.games.valencia.ui.parts.steps import (
    STEPS,
    StepState,
    deeds_words,
    good_words,
    rank_words,
    steps_of,
)
from valeria_desktop.games.valencia.ui.parts.steps_view import StepsView
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

SAID = Qt.ItemDataRole.AccessibleTextRole
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def steps(look: Look, around: QWidget) -> StepsView:
    made = StepsView(RoomLook(look, around), around)
    made.setGeometry(20, 118, 894, 56)
    around.show()
    return made


@pytest.fixture
def coming(look: Look, around: QWidget, steps: StepsView) -> NextRounds:
    return NextRounds(RoomLook(look, around), steps, around)


def oranges(players: int = 4) -> Scenario:
    table = Scenario(players=players).sits(1, "nobility").stacks(0, "6 5")
    return table.at(RoundPart.D, "oranges")


def said(scene: Scene, letter: str) -> str:
    return next(step.explained for step in steps_of(scene) if step.part.letter == letter)


# --- what is said


def test_steps_before_are_done_and_those_after_are_to_come() -> None:
    states = {step.part.letter: step.state for step in steps_of(seen(oranges()))}
    assert [key for key in states if states[key] is StepState.DONE] == ["A", "B", "C"]
    assert [key for key in states if states[key] is StepState.NOW] == ["D"]
    assert [key for key in states if states[key] is StepState.COMING] == ["E", "F", "G", "H", "I"]


@pytest.mark.parametrize("players", [2, 5])
def test_in_any_game_the_step_that_is_on_is_the_scenes(steps: StepsView, players: int) -> None:
    for scene in played(Setup(players=players)):
        steps.show_scene(scene)
        now = [step.part for step in steps_of(scene) if step.state is StepState.NOW]
        outside = scene.view.part in {RoundPart.PLANNING, RoundPart.COUNCIL}
        assert now == ([] if outside else [scene.view.part])
        gone = {step.state for step in steps_of(scene)} if outside else set()
        assert gone == (
            {StepState.COMING if scene.view.part is RoundPart.PLANNING else StepState.DONE}
            if outside
            else set()
        )


def test_a_guilds_auction_tells_who_acts_and_what_they_get() -> None:
    assert said(seen(oranges()), "D") == (
        "First: seat, 1 orange, a space. Second: 1 orange, a space. Third: 1 orange or a space. "
        "6 goods of it are left."
    )
    assert "Third" not in said(seen(oranges(3)), "D")


@pytest.mark.clause("VA23")
def test_a_good_that_is_gone_is_not_promised() -> None:
    table = oranges().holds(0, {"oranges": 6})
    assert said(seen(table), "D") == (
        "First: seat, a space. Second: a space. Third: a space. No good of it is left."
    )
    assert "1 good of it is left." in said(seen(oranges().holds(0, {"oranges": 5})), "D")


@pytest.mark.clause("VA40")
def test_with_two_players_nina_is_spoken_of_in_guilds_auctions() -> None:
    scene = seen(oranges(2))
    assert [step.part.letter for step in steps_of(scene) if "Nina" in step.explained] == [
        "B",
        "D",
        "F",
    ]


def test_palm_and_fountain_tell_who_has_them() -> None:
    scene = seen(oranges())
    assert said(scene, "H").endswith("Nobody holds it now.")
    assert "Oak holds it now." in said(scene, "I")
    assert "Fountain of Return: 2 for each member beside it" in said(seen(_in_third()), "I")


def _in_third() -> Scenario:
    return oranges().in_round(3)


def test_all_that_may_be_done_has_words_of_its_own() -> None:
    said = [deeds_words((deed,), None) for deed in Deed if deed is not Deed.SHARE]
    assert len(set(said)) == len(said)
    assert deeds_words((), None) == "nothing"
    assert len({good_words(guild) for guild in Guild}) == 5
    assert len({rank_words(rank) for rank in range(5)}) == 5


def test_every_row_is_said_in_one_breath_and_shown_beside_the_mouse(steps: StepsView) -> None:
    steps.show_scene(seen(oranges()))
    row = steps.pieces.index_of(AtStep(RoundPart.E))
    assert row.data(SAID) == (
        "Step E: Merchants, to come. First: sells goods, seat of the merchants."
    )
    assert row.data(Qt.ItemDataRole.ToolTipRole) == row.data(SAID)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_sign_has_a_picture(players: int) -> None:
    for step in steps_of(after(40, Setup(players=players))):
        for sign in step.signs:
            assert has_picture(f"icons/{sign}.svg") or has_picture(f"emblems/{sign}.svg")


# --- the rounds to come


def test_before_the_first_round_its_board_lies_there_already() -> None:
    scene = after(0, Setup(players=3))
    assert scene.view.round == 0
    assert [each.number for each in coming_rounds(scene)] == [2, 3, 4, 5]
    first = scene.view.table.boards[0].guilds
    names = [step.signs[0] for step in steps_of(scene) if step.part.letter in {"B", "D", "F"}]
    assert names == [guild.replace(" ", "-") for guild in first]


def test_a_round_to_come_is_said_with_its_guilds_and_fountain(
    steps: StepsView, coming: NextRounds
) -> None:
    coming.show_scene(seen(oranges().in_round(4)))
    assert coming.rounds == 1
    row = coming.lines.pieces.index_of(AtRound(5))
    assert row.data(SAID) == (
        "Round 5: step B Porcelain, step D Oranges, step F Tiger Nuts; "
        "Fountain of Sales, worth 2, sell a good."
    )


def test_page_down_opens_them_and_escape_gives_the_focus_back(
    qtbot: QtBot, around: QWidget, steps: StepsView, coming: NextRounds
) -> None:
    scene = after(30, Setup(players=3))
    steps.show_scene(scene)
    coming.show_scene(scene)
    with qtbot.waitActive(around):
        around.activateWindow()
    steps.setFocus()
    qtbot.keyClick(steps, Qt.Key.Key_PageDown)
    opened = around.focusWidget()
    assert coming.isVisible()
    assert opened is not None
    assert coming.isAncestorOf(opened)
    qtbot.keyClick(opened, Qt.Key.Key_Escape)
    assert not coming.isVisible()
    assert steps.hasFocus()


def test_the_chip_opens_them_while_the_mouse_is_there(
    qtbot: QtBot, steps: StepsView, coming: NextRounds
) -> None:
    scene = after(30, Setup(players=3))
    steps.show_scene(scene)
    coming.show_scene(scene)
    assert steps.chip.toolTip() == "The boards of the rounds to come: 4"
    qtbot.mouseMove(steps.chip)
    qtbot.waitUntil(coming.isVisible)
    qtbot.mouseMove(steps, QPoint(5, 5))
    qtbot.waitUntil(lambda: not coming.isVisible())


def test_in_the_last_round_there_is_no_chip(steps: StepsView, coming: NextRounds) -> None:
    for number, is_there in ((4, True), (5, False)):
        scene = seen(oranges().in_round(number))
        steps.show_scene(scene)
        coming.show_scene(scene)
        assert steps.chip.isVisible() == is_there
    steps.rounds_asked.emit()
    assert not coming.isVisible()


# --- room and keys


@pytest.mark.parametrize("size", [QSize(894, 56), QSize(540, 46), QSize(447, 28), QSize(2600, 168)])
def test_panels_share_the_room_side_by_side(steps: StepsView, size: QSize) -> None:
    steps.resize(size)
    steps.show_scene(seen(oranges()))
    boxes = [steps.box_of(AtStep(part), steps) for part in STEPS]
    for left, right in pairwise(boxes):
        assert left is not None
        assert right is not None
        assert left.right() < right.left()
        assert abs(left.width() - right.width()) <= 1
    assert boxes[-1] is not None
    assert boxes[-1].right() < size.width()
    assert steps.box_of(AtStep(RoundPart.COUNCIL), steps) is None


def test_in_a_high_room_panels_stand_in_two_rows_with_the_chip_after_them(
    steps: StepsView,
) -> None:
    steps.resize(497, 88)
    steps.show_scene(seen(oranges()))
    boxes = [steps.box_of(AtStep(part), steps) for part in STEPS]
    rows = [[box for box in boxes if box is not None and box.top() == top] for top in (1, 45)]
    assert list(map(len, rows)) == [5, 4]
    for upper, lower in zip(*rows, strict=False):
        assert (upper.left(), upper.width()) == (lower.left(), lower.width())
        assert upper.bottom() < lower.top()
    chip = steps.chip.geometry()
    assert steps.rect().contains(chip)
    assert chip.left() > rows[1][-1].right()
    assert abs(chip.center().x() - rows[0][-1].center().x()) <= 1


def test_arrows_go_through_and_letters_belong_to_the_table(qtbot: QtBot, steps: StepsView) -> None:
    steps.show_scene(seen(oranges()))
    qtbot.keyClick(steps, Qt.Key.Key_Right)
    qtbot.keyClick(steps, Qt.Key.Key_Right)
    qtbot.keyClicks(steps, "h ")
    assert steps.current == AtStep(RoundPart.C)


def test_only_the_steps_that_change_are_told(steps: StepsView) -> None:
    table = oranges()
    steps.show_scene(seen(table))
    changed: list[int] = []
    steps.pieces.dataChanged.connect(lambda at, _: changed.append(at.row()))
    steps.show_scene(seen(table, 1))
    assert changed == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_over_on_and_to_come_looks_different(
    steps: StepsView, look: Look, theme: str
) -> None:
    look.use(theme=theme)
    table = Scenario(players=3).stacks(0, "6").lives(0, "a1")
    pictures = []
    for part in (RoundPart.A, RoundPart.C, RoundPart.E):
        steps.show_scene(seen(table.at(part)))
        box = steps.box_of(AtStep(RoundPart.C), steps)
        assert box is not None
        pictures.append(steps.grab(box).toImage())
    look.use(theme="dark")
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[at + 1 :])
