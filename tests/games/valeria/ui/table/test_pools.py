"""Pools in the window: on their leaf, spoken, looked at, told, and where tokens fly (C14)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

import tests.games.valeria.sets.carnival.shown  # noqa: F401 - says how its cards are shown
from tests.games.valeria.sets.boxes import RULES, with_carnival
from tests.games.valeria.ui.at_an_action import put_at_an_action
from valeria_desktop.games.valeria.rules.at import AtPool, amount_at
from valeria_desktop.games.valeria.rules.effects.pools import FeedPool
from valeria_desktop.games.valeria.rules.events import PoolEmptied, PoolFed
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.words import extra_words
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.zoom.descriptions import ValeriaZoomConditions
from valeria_desktop.games.valeria.ui.zoom.zoom import looked_of
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.stage.motions import Token
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program

AT = AtPool("fountain")
SAID = "The fountain: 2 Gold and 1 Magic."


def put(program: Program, amounts: Amounts = Amounts(gold=2, magic=1)) -> TableScreen:  # noqa: B008 - a frozen value
    def change(state: State) -> None:
        state.pools = (("fountain", amounts),) if amounts else ()

    return put_at_an_action(program, RULES, change, with_carnival(Setup()))


def test_a_pool_lies_on_the_leaf_of_its_set_alone(program: Program) -> None:
    table = put(program)
    assert not table.pools.isVisible()
    assert table.leaves.bars is not None
    (bar,) = table.leaves.bars.shown
    box = table.box_of(AT)
    assert box is not None
    assert table.ground.box_of_widget(bar).contains(box.toRect())
    table.leaves.show("stalls")
    assert table.pools.isVisible()
    (piece,) = table.pools.laid.listed
    assert (piece.at, piece.name, piece.words) == (AT, "The fountain", SAID)
    table.leaves.show("")
    assert not table.pools.isVisible()


def test_a_question_lights_it_and_a_click_shows_its_ways(program: Program, qtbot: QtBot) -> None:
    """Both kinds can be put in, so the click only points them out."""

    def change(state: State) -> None:
        player = state.players[state.active]
        player.gold, player.strength, player.magic = 1, 0, 1
        FeedPool("fountain").apply(state, state.active, ACTION)

    table = put_at_an_action(program, RULES, change, with_carnival(Setup()))
    assert table.leaves.shown == "stalls"
    (piece,) = table.pools.laid.listed
    assert piece.is_lit
    box = table.pools.box_of(AT, table.pools.viewport())
    assert box is not None
    qtbot.mouseClick(table.pools.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    presenter = table.prompt.presenter
    assert presenter is not None
    buttons = presenter.choices.values()
    assert [button._kind for button in buttons] == [ButtonKind.PRIMARY] * 2


def test_a_hint_about_a_pool_turns_to_its_leaf(program: Program) -> None:
    table = put(program)
    table.leaves.show_place(AT)
    assert table.leaves.shown == "stalls"


def test_an_empty_pool_says_so(program: Program) -> None:
    table = put(program, Amounts())
    table.leaves.show("stalls")
    (piece,) = table.pools.laid.listed
    assert piece.words == "The fountain: nothing lies there."


def test_a_close_look_says_what_lies_there(program: Program) -> None:
    table = put(program)
    subject = looked_of(table.scene, AT, ValeriaZoomConditions(), peeks=True)
    assert subject is not None
    assert (subject.picture, subject.said.kind) == (None, SAID)


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 768), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.6)]
)
def test_it_lies_clear_of_bars_and_of_the_middle_of_stacks(
    program: Program, size: tuple[int, int], scale: float
) -> None:
    program.window.resize(*size)
    program.change("scale", scale)
    table = put(program)
    table.leaves.show("stalls")
    QApplication.processEvents()
    pool = table.pools.geometry()
    assert table.pools.isVisible()
    assert pool.height() >= LEAST_TARGET
    assert table.rect().contains(pool)
    assert table.leaves.bars is not None
    (bar,) = table.leaves.bars.shown
    assert not table.ground.box_of_widget(bar).intersects(pool)
    boxes = [table.centre.box_of(piece.at, table) for piece in table.centre.laid.listed]
    assert not any(box is not None and pool.contains(box.center()) for box in boxes)
    if path := os.environ.get("POOL_PICTURES"):
        program.window.grab().save(f"{path}/pool-{size[0]}-{scale}.png")


def test_tokens_fly_into_it_and_out_of_it() -> None:
    (fed,) = flights(PoolFed(0, "fountain", Amounts(magic=1), ACTION))
    assert (as_a(Token, fed).start, as_a(Token, fed).goal) == (amount_at(0, "magic"), AT)
    (taken,) = flights(PoolEmptied(1, "fountain", Amounts(gold=1), ACTION))
    assert (as_a(Token, taken).start, as_a(Token, taken).goal) == (AT, amount_at(1, "gold"))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (PoolFed(0, "fountain", Amounts(gold=1), ACTION), "laid 1 Gold into the fountain"),
        (PoolEmptied(0, "fountain", Amounts(gold=3), ACTION), "took 3 Gold out of the fountain"),
    ],
)
def test_the_story_tells_it(event: PoolFed | PoolEmptied, words: str) -> None:
    assert tell(extra_words(event, ("Ann", "Bob"))) == words
