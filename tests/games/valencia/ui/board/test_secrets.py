"""Which secrets a question opens where several people share the screen, and that no more shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.valencia.ui.board.scenes import owning, played, scene_of
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.win import win_of
from valeria_desktop.games.valencia.ui.board.own_board import OwnBoard
from valeria_desktop.games.valencia.ui.board.own_side import own_side_of
from valeria_desktop.games.valencia.ui.board.secrets import ALL, Secret, about

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.room_look import RoomLook

COINS, GOODS, STACKS, TASKS = Secret


@pytest.fixture
def board(qtbot: QtBot, room: RoomLook) -> OwnBoard:
    made = OwnBoard(room)
    qtbot.addWidget(made)
    made.duration = 0
    made.resize(1262, 199)
    return made


def sentences(view: object) -> list[str]:
    model = view.model()  # type: ignore[attr-defined]
    role = Qt.ItemDataRole.AccessibleTextRole
    return [str(model.index(row, 0).data(role)) for row in range(model.rowCount())]


def bidding(part: RoundPart, guild: str = "") -> Scene:
    table = owning().at(part, guild=guild) if guild else owning().at(part)
    return scene_of(table.game, persons=2)


def asking(prompt: Prompt, players: int = 3) -> Scene:
    """Play to a question that is no part of a win."""
    return played(
        lambda scene: (
            scene.decision is not None
            and scene.decision.prompt == prompt
            and win_of(scene.view) is None
        ),
        players,
        persons=players,
    )


@pytest.mark.clause("VA8")
@pytest.mark.parametrize(
    ("part", "guild", "opens"),
    [
        (RoundPart.A, "", {STACKS}),
        (RoundPart.B, "wine", {STACKS, COINS}),
        (RoundPart.C, "", {STACKS, GOODS}),
        (RoundPart.G, "", {STACKS}),
    ],
)
def test_a_bid_is_about_the_stacks_and_what_the_first_place_pays_or_sells(
    part: RoundPart, guild: str, opens: set[Secret]
) -> None:
    assert about(bidding(part, guild)) == opens


@pytest.mark.parametrize("prompt", [Prompt.PALM, Prompt.FOUNTAIN, Prompt.MOVE])
def test_what_stands_in_the_city_is_about_the_tasks(prompt: Prompt) -> None:
    assert about(asking(prompt)) == {TASKS}


def test_a_sale_is_about_goods_and_coins() -> None:
    assert about(asking(Prompt.SELL)) == {GOODS, COINS}


def test_a_win_with_a_space_is_about_its_price_and_the_tasks() -> None:
    scene = played(lambda scene: win_of(scene.view) is not None, persons=3)
    assert {COINS, TASKS} <= about(scene)
    assert STACKS not in about(scene)


def test_whoever_is_not_asked_may_look_at_everything() -> None:
    scene = scene_of(owning().game, viewer=1, persons=2)
    assert not scene.is_asked
    assert about(scene) == ALL


def test_what_a_question_is_not_about_stays_face_down(board: OwnBoard) -> None:
    board.show_scene(bidding(RoundPart.B, "wine"))
    board.show_secrets(is_shown=True)
    assert board.side is not None
    assert board.side.coins == 7
    assert sentences(board.stacks)[0].startswith("Stack 1: 6, 5, sum 11.")
    assert sentences(board.goods)[0] == "Oranges: hidden."
    assert sentences(board.quarter.tasks)[0] == "Task 1, face down."
    board.show_secrets(is_shown=False)
    assert board.hidden_coins.isVisibleTo(board)
    assert sentences(board.stacks)[0].startswith("Stack 1: 2 cards, face down.")


def test_the_boards_own_button_shows_the_tasks_with_any_question(board: OwnBoard) -> None:
    board.show_scene(bidding(RoundPart.A))
    board.hold(is_held=True)
    assert board.opened == {STACKS, TASKS}
    assert sentences(board.quarter.tasks)[0].endswith("So far 3 of 6.")
    assert board.side is not None
    assert board.side.coins is None
    board.hold(is_held=False)
    assert not board.opened


def test_a_new_question_opens_its_own_secrets_while_the_key_is_still_held(board: OwnBoard) -> None:
    table = owning()
    board.show_scene(scene_of(table.game, persons=2))
    board.hold(is_held=True)
    assert board.opened == {STACKS, COINS, TASKS}
    board.show_scene(bidding(RoundPart.C))
    assert board.opened == {STACKS, GOODS, TASKS}


def test_with_one_person_at_the_screen_everything_lies_open(board: OwnBoard) -> None:
    board.show_scene(scene_of(owning().game))
    assert board.opened == ALL


def test_the_key_is_shown_where_it_works(board: OwnBoard) -> None:
    """While a question covers its answers, D shows these; the board's button has no key then."""
    board.show_scene(bidding(RoundPart.A))
    assert board.peek.key == ""
    assert board.peek.accessibleName().endswith("what the question is about.")
    board.show_scene(asking(Prompt.PALM))
    assert board.peek.key == "D"
    assert board.peek.accessibleName().endswith("The D key does the same.")


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("is_held", [False, True])
def test_nothing_of_anybody_else_shows_whatever_is_held(board: OwnBoard, *, is_held: bool) -> None:
    """Two games that differ in others' secrets alone look the same to a pixel."""
    pictures = []
    for stack, good, coins, task in (("2 2", "wine", 3, 1), ("6 1", "cloth", 9, 5)):
        table = owning()
        table.state.players[1].stacks = ()
        table.stacks(1, stack).holds(1, {good: 1}, coins=coins).tasks(1, task)
        board.forget()
        board.show_scene(scene_of(table.game, persons=3))
        board.hold(is_held=is_held)
        pictures.append(board.grab().toImage())
        board.hold(is_held=False)
    assert pictures[0] == pictures[1]


@pytest.mark.clause("VA8")
def test_at_every_question_of_a_game_only_what_it_is_about_is_on_the_board() -> None:
    seen: set[str] = set()

    def looks(scene: Scene) -> bool:
        opened, view = about(scene), scene.view
        side = own_side_of(scene, opened=opened)
        assert (side.coins == view.own.coins) is (COINS in opened)
        assert (None in side.goods) is (GOODS not in opened)
        if view.own.stacks:
            assert all(bool(stack.cards) is (STACKS in opened) for stack in side.stacks)
        assert all((task is not None) is (TASKS in opened) for task in side.tasks)
        assert scene.decision is not None
        seen.add(scene.decision.prompt)
        return False

    with pytest.raises(AssertionError, match="no such scene"):
        played(looks, persons=3)
    assert {Prompt.BID, Prompt.SELL, Prompt.PALM, Prompt.FOUNTAIN} <= seen
