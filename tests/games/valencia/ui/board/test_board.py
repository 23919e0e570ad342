"""Your board: what lies on it, what is hidden, what can be chosen, where things are."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPixmap

from tests.each import each
from tests.games.valencia.ui.board.scenes import owning, played, scene_of
from tests.games.valencia.ui.painting import colours_of
from valeria_desktop.games.valencia.rules.at import (
    Asset,
    AtCard,
    AtGood,
    AtPlayer,
    AtStack,
    AtTask,
    OfPlayer,
)
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.board.own_board import OwnBoard
from valeria_desktop.games.valencia.ui.board.own_side import hour_of, own_side_of
from valeria_desktop.games.valencia.ui.board.secrets import Secret
from valeria_desktop.games.valencia.ui.parts.stacks import StacksPart
from valeria_desktop.games.valencia.ui.parts.tasks import TasksPart
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.pieces.piece import PartRoom

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

DRAWN = QSize(1262, 199)
THINGS = [
    *(OfPlayer(0, asset) for asset in Asset if asset is not Asset.BID),
    *(AtGood(0, guild) for guild in GUILDS),
    *(AtStack(0, stack) for stack in range(3)),
    *(AtTask(0, task) for task in range(3)),
]


@pytest.fixture
def board(qtbot: QtBot, room: RoomLook) -> OwnBoard:
    made = OwnBoard(room)
    qtbot.addWidget(made)
    made.duration = 0
    made.resize(DRAWN)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def _sentences(view: object) -> list[str]:
    model = view.model()  # type: ignore[attr-defined]
    role = Qt.ItemDataRole.AccessibleTextRole
    return [str(model.index(row, 0).data(role)) for row in range(model.rowCount())]


def _asked(persons: int = 1) -> Scene:
    scene = scene_of(owning().game, persons=persons)
    assert scene.decision is not None
    assert scene.decision.prompt is Prompt.BID
    return scene


# What it shows


def test_all_that_somebody_has_is_said(board: OwnBoard) -> None:
    board.show_scene(_asked())
    assert board.seat == 0
    assert "Rose. Points so far: 17. Members left: 11. Holds the figure." in board.accessibleName()
    assert board.tracks[Asset.COINS].value == 7
    assert board.tracks[Asset.PRESTIGE].value == 12
    assert _sentences(board.goods)[:3] == [
        "Oranges: 1. Each sells for 1.",
        "Tiger Nuts: 0. Each sells for 2.",
        "Wine: 2. Each sells for 3.",
    ]
    assert _sentences(board.stacks) == [
        "Stack 1: 6, 5, sum 11. It can be revealed now.",
        "Stack 2: 4, sum 4. It can be revealed now.",
        "Stack 3: 3, 2, 1, sum 6. It can be revealed now.",
    ]
    assert _sentences(board.piles) == [
        "Deck: 16 left.",
        "Used cards (2): 6, 1.",
    ]
    assert "In the city: 3, of them at palms: 2." in board.quarter.accessibleName()
    tasks = _sentences(board.quarter.tasks)
    assert tasks[0].endswith("So far 3 of 6.")
    assert tasks[2].endswith("It scores 3 now.")


def test_where_others_sit_before_the_screen_only_what_all_may_know_is_shown(
    board: OwnBoard,
) -> None:
    board.show_scene(_asked(persons=2))
    assert not board.is_open
    assert board.tracks[Asset.COINS].isHidden()
    assert board.hidden_coins.isVisible()
    assert _sentences(board.goods)[0] == "Oranges: hidden."
    assert _sentences(board.stacks)[2].startswith("Stack 3: 3 cards, face down.")
    assert _sentences(board.quarter.tasks)[0] == "Task 1, face down."
    board.hold(is_held=True)
    assert board.tracks[Asset.COINS].value == 7
    assert _sentences(board.stacks)[0].startswith("Stack 1: 6, 5, sum 11.")
    assert board.panel.isVisible()
    assert _sentences(board.panel)[0].endswith("So far 3 of 6.")
    board.hold(is_held=False)
    assert board.tracks[Asset.COINS].isHidden()
    assert not board.panel.isVisible()
    assert _sentences(board.panel) == []


def test_the_own_sheet_opens_secrets_without_the_tasks(board: OwnBoard) -> None:
    board.show_scene(_asked(persons=2))
    board.show_secrets(is_shown=True)
    assert board.is_open
    assert not board.panel.isVisible()


def test_who_looks_next_finds_everything_face_down(board: OwnBoard) -> None:
    board.show_scene(_asked(persons=2))
    board.show_secrets(is_shown=True)
    board.show_scene(scene_of(owning().game, viewer=1, persons=2))
    assert not board.is_open
    assert board.seat == 1


def test_a_pixel_of_hidden_stacks_tells_nothing(board: OwnBoard) -> None:
    """Two hands that differ in their cards alone look the same."""
    pictures = []
    for stacks in (("6 5", "4"), ("1 1", "2")):
        table = owning()
        player = table.state.players[0]
        player.stacks = ()
        table.stacks(0, *stacks)
        board.forget()
        board.show_scene(scene_of(table.game, persons=2))
        pictures.append(board.stacks.grab().toImage())
    assert pictures[0] == pictures[1]


def test_the_used_card_that_came_last_lies_on_top(board: OwnBoard) -> None:
    table = owning()
    board.show_scene(scene_of(table.game))
    table.used(0, "4")
    board.show_scene(scene_of(table.game))
    pile = board.piles.laid.piece_of(OfPlayer(0, Asset.USED))
    assert pile is not None
    assert pile.face.top == "4"


def test_the_sun_is_as_late_as_the_round(board: OwnBoard) -> None:
    early = scene_of(owning().in_round(1).game).view
    late = scene_of(owning().in_round(5).game).view
    assert (hour_of(early), hour_of(late)) == (0.0, 1.0)
    board.show_scene(_asked())
    skies = []
    for hour in (0.0, 0.5, 1.0):
        board.show_hour(hour)
        skies.append(board.quarter.grab().toImage())
    assert all(one != other for one, other in combinations(skies, 2))


def test_a_house_more_is_seen(board: OwnBoard) -> None:
    table = owning()
    board.show_scene(scene_of(table.game))
    before = board.quarter.grab().toImage()
    table.lives(0, "e1")
    board.show_scene(scene_of(table.game))
    assert board.quarter.grab().toImage() != before


# What can be chosen


def test_a_lit_stack_is_chosen_by_click_and_by_enter(qtbot: QtBot, board: OwnBoard) -> None:
    board.show_scene(_asked())
    box = board.stacks.visualRect(board.stacks.model().index(1, 0))
    with qtbot.waitSignal(board.stacks.chosen) as clicked:
        qtbot.mouseClick(board.stacks.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert clicked.args == [AtStack(0, 1)]
    board.stacks.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        qtbot.keyClick(board.stacks, key)
    with qtbot.waitSignal(board.stacks.chosen) as pressed:
        qtbot.keyClick(board.stacks, Qt.Key.Key_Return)
    assert pressed.args == [AtStack(0, 2)]


def test_what_is_not_lit_is_refused_while_somebody_is_asked(qtbot: QtBot, board: OwnBoard) -> None:
    scene = played(
        lambda scene: (
            scene.asked == 0
            and scene.decision is not None
            and scene.decision.prompt is Prompt.PLACE
            and bool(scene.view.own.stacks)
        )
    )
    board.show_scene(scene)
    stacks = board.stacks
    pieces = [stacks.laid.piece_of(AtStack(0, at)) for at in range(len(scene.view.own.stacks))]
    assert not any(piece is None or piece.is_lit or piece.is_dim for piece in pieces)
    box = stacks.visualRect(stacks.pieces.index_of(AtStack(0, 0)))
    with qtbot.waitSignal(stacks.refused) as tried:
        qtbot.mouseClick(stacks.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert tried.args == [AtStack(0, 0)]
    board.show_scene(scene.answered())
    with qtbot.assertNotEmitted(stacks.refused):
        qtbot.mouseClick(stacks.viewport(), Qt.MouseButton.LeftButton, pos=box.center())


def test_what_can_be_chosen_is_gold_and_the_hint_is_marked(board: OwnBoard) -> None:
    scene = _asked()
    board.show_scene(scene.answered())
    assert GOLD not in colours_of(board.stacks.grab().toImage())
    board.show_scene(scene)
    lit = board.stacks.grab().toImage()
    assert GOLD in colours_of(lit)
    board.stacks.hint(AtStack(0, 1))
    assert _sentences(board.stacks)[1].startswith("Stack 2: 4, sum 4. The coach would take it.")
    assert board.stacks.grab().toImage() != lit
    board.stacks.hint(None)
    assert board.stacks.grab().toImage() == lit


def test_letters_digits_and_space_belong_to_the_table(qtbot: QtBot, board: OwnBoard) -> None:
    board.show_scene(_asked())
    board.stacks.setFocus()
    with qtbot.assertNotEmitted(board.stacks.chosen):
        for key in (Qt.Key.Key_1, Qt.Key.Key_P, Qt.Key.Key_Space):
            qtbot.keyClick(board.stacks, key)
    assert board.stacks.currentIndex().row() == 0


def test_d_is_held_and_let_go(qtbot: QtBot, board: OwnBoard) -> None:
    board.show_scene(_asked(persons=2))
    with qtbot.waitSignal(board.peek_began) as began:
        qtbot.keyPress(board, Qt.Key.Key_D)
    assert began.args == [0]
    with qtbot.waitSignal(board.peek_ended):
        qtbot.keyRelease(board, Qt.Key.Key_D)


def test_a_change_is_pointed_out_but_not_what_is_merely_turned_up(board: OwnBoard) -> None:
    table = owning()
    board.show_scene(scene_of(table.game, persons=2))
    board.hold(is_held=True)
    assert board.tracks[Asset.COINS].change == 0
    table.state.players[0].coins += 3
    board.show_scene(scene_of(table.game, persons=2))
    assert board.tracks[Asset.COINS].change == 3


# Where things are


def test_everything_that_something_flies_to_lies_on_the_board(board: OwnBoard) -> None:
    board.show_scene(_asked())
    boxes = {}
    for at in THINGS:
        box = board.box_of(at, board)
        assert box is not None, at
        assert board.rect().contains(box), at
        boxes[at] = box.getRect()
    assert len(set(boxes.values())) == len(THINGS)
    assert board.box_of(AtPlayer(0), board) == board.rect()


def test_what_does_not_lie_on_the_board_has_no_box_there(board: OwnBoard) -> None:
    assert board.box_of(AtPlayer(0), board) is None
    board.show_scene(_asked())
    absent = AtStack(0, 7), AtTask(0, 7), AtCard(0, 0), OfPlayer(0, Asset.BID)
    others = AtPlayer(1), AtStack(1, 0), OfPlayer(1, Asset.COINS)
    assert [board.box_of(at, board) for at in (*absent, *others)] == [None] * 7
    assert board.reading_box(AtStack(0, 7), board) is None


def test_where_tasks_have_no_room_their_chip_stands_for_all(qtbot: QtBot, look: Look) -> None:
    look.use(scale=1.5)
    board = OwnBoard(RoomLook(look))
    qtbot.addWidget(board)
    board.resize(DRAWN)
    board.show()
    board.show_scene(_asked())
    houses, tasks = board.chips
    assert board.box_of(OfPlayer(0, Asset.TASKS), board) == tasks.geometry()
    assert board.box_of(OfPlayer(0, Asset.PRIVILEGES), board) == houses.geometry()
    look.use(scale=1.0)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        (DRAWN, 1.0), (DRAWN, 1.5), (QSize(1262, 66), 1.0), (QSize(640, 100), 1.0),
        (QSize(3786, 597), 1.0), (QSize(1262, 560), 2.0), (QSize(900, 199), 1.0),
    ],
)  # fmt: skip
def test_it_works_in_any_room(qtbot: QtBot, look: Look, size: QSize, scale: float) -> None:
    look.use(theme="dark", scale=scale)
    room = RoomLook(look)
    room.fit(QSize(size.width() * 1280 // 1262, max(720 * size.width() // 1280, size.height())))
    board = OwnBoard(room)
    qtbot.addWidget(board)
    board.resize(size)
    board.show()
    board.show_scene(_asked())
    parts = [board.head, board.goods, board.stacks, board.piles, *board.tracks.values()]
    parts += [part for part in (board.quarter, *board.chips) if part.isVisible()]
    boxes = [QRect(part.mapTo(board, QPoint(0, 0)), part.size()) for part in parts]
    assert all(board.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    trays = [piece.reach.toRect() for piece in board.stacks.laid.pieces if piece is not None]
    assert len(trays) == 3
    assert all(board.stacks.rect().contains(tray) for tray in trays)
    assert not any(one.intersects(other) for one, other in combinations(trays, 2))
    look.use(scale=1.0)


def test_chips_open_the_quarter_and_escape_closes_it(qtbot: QtBot, look: Look) -> None:
    look.use(scale=1.5)
    board = OwnBoard(RoomLook(look))
    qtbot.addWidget(board)
    board.resize(DRAWN)
    with qtbot.waitActive(board):
        board.show()
        board.activateWindow()
    board.show_scene(_asked())
    assert board.quarter.isHidden()
    assert [chip.number for chip in board.chips] == [3, 3]
    board.chips[0].click()
    assert board.quarter.isVisible()
    qtbot.keyClick(board.quarter.tasks, Qt.Key.Key_Escape)
    assert board.quarter.isHidden()
    look.use(scale=1.0)


def test_both_themes_paint_it_and_forgetting_leaves_the_wood(board: OwnBoard, look: Look) -> None:
    board.show_scene(_asked())
    dark = board.grab().toImage()
    look.use(theme="light")
    assert board.grab().toImage() != dark
    look.use(theme="dark")
    board.forget()
    assert board.seat == -1
    assert _sentences(board.stacks) == []
    empty = QPixmap(DRAWN)
    empty.fill(QColor("black"))
    assert board.grab().toImage() != dark


def test_only_another_person_at_the_table_has_things_hidden(board: OwnBoard) -> None:
    game = owning().game
    for viewer, persons, is_open in ((0, 0, True), (0, 1, True), (1, 1, False), (0, 3, False)):
        board.show_scene(scene_of(game, viewer, persons))
        assert board.is_open is is_open


def test_few_tasks_leave_the_stacks_to_be_seen_and_many_take_their_room(board: OwnBoard) -> None:
    table = owning()
    for more, is_seen in (((), True), ((1, 2, 3, 4), False)):
        table.tasks(0, *more)
        board.show_scene(scene_of(table.game))
        board.hold(is_held=True)
        assert board.panel.geometry().intersects(board.stacks.geometry()) is not is_seen
        cards = [piece.box.toRect() for piece in board.panel.laid.pieces if piece is not None]
        assert len(cards) == 3 + len(more)
        assert all(board.panel.rect().contains(card) for card in cards)
        assert not any(one.intersects(other) for one, other in combinations(cards, 2))
        board.hold(is_held=False)


def test_a_heap_of_privileges_is_counted(board: OwnBoard) -> None:
    pictures = []
    for privileges in (0, 1, 6, 7, 9):
        board.show_scene(scene_of(owning(privileges=privileges).game))
        pictures.append(board.quarter.grab().toImage())
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("size", [(140, 106), (170, 120), (420, 60)])
def test_tasks_lie_beside_each_other_and_cover_none_of_their_words(
    room: RoomLook, size: tuple[int, int]
) -> None:
    laid = TasksPart().laid(
        own_side_of(_asked(), opened=frozenset(Secret)), PartRoom(QSizeF(*size), room, 1.0)
    )
    boxes = [piece.box for piece in laid.listed]
    assert len(boxes) == 3
    assert all(QRectF(0, 0, *size).contains(box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)


@each("step", [RoundPart.PLANNING, RoundPart.G])
def test_without_stacks_it_says_whether_they_come_or_are_gone(look: Look, step: RoundPart) -> None:
    scene = played(lambda scene: scene.view.part is step and not scene.view.own.stacks)
    side = own_side_of(scene, opened=frozenset())
    ground = StacksPart().laid(side, PartRoom(QSizeF(600, 150), RoomLook(look), 1.0)).ground
    told = "All your stacks are revealed." if step is RoundPart.G else "Stacks lie here once"
    assert ground is not None
    assert ground.startswith(told)
