"""The islands in the window: a leaf of places, a pool to click, and a hold on the board."""

from __future__ import annotations

import os
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.valeria.ui.at_an_action import put_at_an_action
from tests.ui.written import written_on
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace, AtPool, OfCard, OfTokens, place_words
from valeria_desktop.games.valeria.rules.effects.pools import FeedPool
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.lack import Lack
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.sets.crimson_seas.goods import ROW as GOODS
from valeria_desktop.games.valeria.sets.crimson_seas.nobles import ROW as NOBLES
from valeria_desktop.games.valeria.sets.crimson_seas.tomes import ROW as TOMES
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.cards.tiny import paint_tiny
from valeria_desktop.games.valeria.ui.parts.hold import Stowed
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.games.valeria.ui.prompts.cause_lines import CauseLine
from valeria_desktop.games.valeria.ui.prompts.refusals import money_for
from valeria_desktop.games.valeria.ui.prompts.uses import UsePresenter
from valeria_desktop.games.valeria.ui.sets.islands_places import rows_short, size_in_pool
from valeria_desktop.games.valeria.ui.zoom.descriptions import ValeriaZoomConditions
from valeria_desktop.games.valeria.ui.zoom.notes import notes_on_place
from valeria_desktop.games.valeria.ui.zoom.zoom import looked_of
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.paint.brush import Brush, width_of
from valeria_desktop.ui.paint.look import LEAST_LETTERS, LEAST_TARGET
from valeria_desktop.ui.pieces.model import PiecesModel
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

SEAS = Setup(2, sets=frozenset({"crimson-seas"}))
PLACES = (*GOODS.places, *TOMES.places, *NOBLES.places)
SIZES = [((1280, 720), 1.0), ((1024, 768), 1.0), ((1024, 768), 1.5), ((1920, 1080), 1.0)]


def put(program: Program, gold: int = 9) -> TableScreen:
    """Lay a table with islands at an action; the actor has a Good, two Tomes, one used, a Noble."""

    def change(state: State) -> None:
        player, stacks = state.players[state.active], state.stacks
        player.gold, player.strength, player.magic = gold, 0, 0
        player.more = (("maps", 2),)
        for card in (stacks[66][-1], stacks[70][-1], stacks[70][-1], stacks[74][-1]):
            player.keep(card)
        ((tag, _),) = stacks[70][-1].comes_with
        player.more = (*player.more, (tag, 1))
        state.pools = (("exekratys", Amounts(gold=3, magic=1)),)

    return put_at_an_action(program, RULES, change, SEAS)


def islands(program: Program, gold: int = 9) -> TableScreen:
    """Lay the table and turn to the islands."""
    table = put(program, gold)
    table.leaves.show("islands")
    QApplication.processEvents()
    return table


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_slots_supplies_and_pool_lie_apart_on_the_leaf(
    program: Program, size: tuple[int, int], scale: float
) -> None:
    program.window.resize(*size)
    program.change("scale", scale)
    table = islands(program)
    assert table.centre.laid.name == "Islands"
    things = [*map(AtPlace, PLACES), AtPool("exekratys", "gold"), AtPool("exekratys", "magic")]
    boxes = [box for thing in things if (box := table.box_of(thing)) is not None]
    assert len(boxes) == len(things)
    assert [box for box in boxes if not table.plan.mat.contains(box.toRect())] == []
    assert [box for box in boxes if min(box.width(), box.height()) < LEAST_TARGET] == []
    inside = [box.adjusted(1, 1, -1, -1) for box in boxes]
    assert [pair for pair in combinations(inside, 2) if pair[0].intersects(pair[1])] == []


def test_the_leaf_has_a_name_and_counts_its_answers(program: Program) -> None:
    table = put(program)
    assert table.leaves.bars is not None
    (bar,) = table.leaves.bars.shown
    assert bar.accessibleName() == "Show: Islands. Can be chosen there: 8"
    assert bar.isVisible()


def test_keys_turn_to_leaves_by_their_number(program: Program, qtbot: QtBot) -> None:
    table = put(program)
    for key, leaf in ((Qt.Key.Key_2, "islands"), (Qt.Key.Key_1, ""), (Qt.Key.Key_3, "")):
        qtbot.keyClick(table, key, Qt.KeyboardModifier.ControlModifier)
        assert table.leaves.shown == leaf


def test_a_key_with_ctrl_turns_a_leaf_and_answers_no_question(
    program: Program, qtbot: QtBot
) -> None:
    """The focus is on an answer of the question, which has keys of its own."""
    table = put(program)
    before = program.controller.scene
    for key, leaf in ((Qt.Key.Key_2, "islands"), (Qt.Key.Key_1, ""), (Qt.Key.Key_3, "")):
        table.prompt.take_focus()
        focus = as_a(QWidget, program.window.focusWidget())
        assert table.prompt.isAncestorOf(focus)
        question = table.prompt.presenter
        qtbot.keyClick(focus, key, Qt.KeyboardModifier.ControlModifier)
        assert table.leaves.shown == leaf
        assert table.prompt.presenter is question
        assert as_a(ActPresenter, question).opened == ""
    assert program.controller.scene is before


def test_five_kinds_of_actions_stand_in_two_columns(program: Program) -> None:
    """In one, the row of what can be gained would need a scroll at 1280×720."""
    setup = Setup(2, sets=frozenset({"agents", "crimson-seas"}))

    def change(state: State) -> None:
        player = state.players[state.active]
        player.gold, player.strength, player.magic = 12, 12, 12
        player.more = (("maps", 2),)

    table = put_at_an_action(program, RULES, change, setup)
    presenter = as_a(ActPresenter, table.prompt.presenter)
    boxes = [button.geometry() for button in presenter._kinds.values()]
    assert len(boxes) == 5
    assert len({box.left() for box in boxes}) == 2
    assert len({box.top() for box in boxes}) == 3


def test_words_of_a_card_on_another_leaf_are_told_to_nobody(program: Program, qtbot: QtBot) -> None:
    table = islands(program)
    model = as_a(PiecesModel, table.centre.model())
    with qtbot.assertNotEmitted(model.dataChanged):
        model.tell(AtPlace(0))
    with qtbot.waitSignal(model.dataChanged):
        model.tell(AtPlace(GOODS.places[0]))


def asked_for_a_six(program: Program) -> TableScreen:
    """Lay a table at what a six puts into the pool, where only Gold lies."""

    def change(state: State) -> None:
        state.pools = (("exekratys", Amounts(gold=3)),)
        player = state.players[state.active]
        player.gold, player.strength, player.magic = 2, 0, 1
        FeedPool("exekratys").apply(state, state.active, ACTION)

    return put_at_an_action(program, RULES, change, SEAS)


@pytest.mark.clause("CS5")
def test_a_six_lights_what_can_be_put_into_the_pool(program: Program) -> None:
    table = asked_for_a_six(program)
    assert table.leaves.shown == "islands"
    gold, magic = table.pools.laid.listed
    assert (gold.at, magic.at) == (AtPool("exekratys", "gold"), AtPool("exekratys", "magic"))
    assert (gold.is_lit, magic.is_lit) == (True, True)
    assert magic.words == "The pool of Exekratys: no Magic."
    assert as_a(UsePresenter, table.prompt.presenter).note() == "or click it in the pool"
    assert table.prompt.findChildren(CauseLine) == []


@pytest.mark.clause("CS5")
def test_a_click_there_puts_that_kind_in(program: Program, qtbot: QtBot) -> None:
    table = asked_for_a_six(program)
    session, viewer = program.controller.session, table.scene.viewer
    box = table.pools.box_of(AtPool("exekratys", "magic"), table.pools.viewport())
    assert session is not None
    assert box is not None
    qtbot.mouseClick(table.pools.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert session.game._state.in_pool("exekratys") == Amounts(gold=3, magic=1)
    assert session.game._state.players[viewer].magic == 0


@pytest.mark.clause("CS8")
def test_a_click_on_the_pool_takes_all_of_one_kind(program: Program, qtbot: QtBot) -> None:
    table = islands(program)
    session, viewer = program.controller.session, table.scene.viewer
    box = table.pools.box_of(AtPool("exekratys", "magic"), table.pools.viewport())
    assert session is not None
    assert box is not None
    qtbot.mouseClick(table.pools.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert session.game._state.players[viewer].magic == 1
    assert session.game._state.in_pool("exekratys") == Amounts(gold=3)


@pytest.mark.clause("CS7")
def test_a_click_on_the_pool_without_a_map_says_what_is_short(
    program: Program, qtbot: QtBot
) -> None:
    def change(state: State) -> None:
        state.pools = (("exekratys", Amounts(gold=3)),)
        state.players[state.active].more = ()

    table = put_at_an_action(program, RULES, change, SEAS)
    table.leaves.show("islands")
    QApplication.processEvents()
    box = table.pools.box_of(AtPool("exekratys", "gold"), table.pools.viewport())
    assert box is not None
    qtbot.mouseClick(table.pools.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert table.why.isVisible()
    assert table.why.accessibleName() == "Not yet. 1 Map short."


def test_the_pool_says_what_lies_there_and_is_lit(program: Program) -> None:
    table = islands(program)
    gold, magic = table.pools.laid.listed
    assert gold.words == "The pool of Exekratys: 3 Gold."
    assert gold.is_lit
    assert magic.is_lit


def test_a_payment_turns_to_the_leaf_of_what_is_paid_for(program: Program) -> None:
    """The answers to it lie on no leaf, but the card does, and so do the cards in its stead."""

    def change(state: State) -> None:
        player = state.players[state.active]
        player.gold, player.strength, player.magic = 20, 20, 20
        player.more = (("maps", 2),)

    asked: set[str] = set()
    for place in (8, NOBLES.places[0]):
        table = put_at_an_action(program, RULES, change, SEAS)
        (leaf,) = {"", "islands"} - {table.scene.view.table.layout.leaf_of(place)}
        table.leaves.show(leaf)
        program.controller.choose(table.scene.lit[place][0].id)
        QApplication.processEvents()
        assert table.scene.paid_for == AtPlace(place)
        assert table.leaves.shown == table.scene.view.table.layout.leaf_of(place)
        asked.add(table.leaves.shown)
        table.leaves.show(leaf)
        table.standing.show_scene(table.scene)
        assert table.leaves.shown == leaf, "a player who turned away stays there"
    assert asked == {"", "islands"}


@pytest.mark.clause("CS2")
@pytest.mark.parametrize("row", [GOODS, TOMES, NOBLES], ids=lambda row: row.tag)
def test_slots_are_numbered_as_they_lie(program: Program, row: Row) -> None:
    table = islands(program)
    boxes = {place: table.box_of(AtPlace(place)) for place in row.open_places}
    lefts = {place: box.left() for place, box in boxes.items() if box is not None}
    from_left = sorted(lefts, key=lambda place: lefts[place])
    numbers = [str(place_words(place)).rpartition("slot ")[2] for place in from_left]
    assert numbers == ["1", "2", "3"]


def test_all_visits_stand_under_sail(program: Program) -> None:
    table = put(program)
    presenter = as_a(ActPresenter, table.prompt.presenter)
    assert {option.id for option in presenter._groups["other"]} == {"gain map"}
    sail = {option.id for option in presenter._groups["sail"]}
    assert {"sail good-1", "sail-good-1-good-2", "sail-exekratys-gold"} <= sail


def test_a_slot_that_is_too_dear_knows_what_is_short(program: Program) -> None:
    table = islands(program, gold=1)
    piece = table.centre.laid.piece_of(AtPlace(GOODS.places[1]))
    assert piece is not None
    more = dict(table.scene.view.players[table.scene.viewer].more)
    helps = more.get("gold-tomes", 0) + more.get("magic-tomes", 0)
    assert piece.face.place.told.lack.amounts == Amounts(gold=3 - helps)


@pytest.mark.parametrize("size", [14.0, 21.0])
def test_a_tag_with_what_is_short_is_no_wider_than_its_slot(size: float) -> None:
    """With large text "1 Map and 4 Gold" would cover the tag of the next slot."""
    lack = Lack(Amounts(gold=4) + Amounts.of("maps", 1))
    kinds = len([*lack.amounts])
    (one,), same = rows_short(lack, size, 400.0)
    assert (len(one), same) == (2 * kinds, size)
    rows, fitting = rows_short(lack, size, 69.0)
    assert [len(row) for row in rows] == [2] * kinds
    assert max(width_of(row, fitting) for row in rows) + fitting <= 70.0
    assert fitting >= LEAST_LETTERS


@pytest.mark.parametrize("place", [*GOODS.places[:3], *TOMES.places[:3], *NOBLES.places[:3]])
def test_a_slot_that_is_too_dear_says_why(program: Program, qtbot: QtBot, place: int) -> None:
    """A card's money names Maps and Tomes, and for a Noble each kind (CS8, CS12)."""
    table = islands(program, gold=0)
    box = table.box_of(AtPlace(place))
    assert box is not None
    viewport = table.centre.viewport()
    at = viewport.mapFrom(table.window(), box.center().toPoint())
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert table.why.isVisible()
    scene = table.scene
    player, asked = scene.view.players[scene.viewer], scene.quotes[place].asked
    ((tome, _),) = (each for each in player.more if each[0] != "maps")
    there = dict(money_for(asked, player))
    assert there["maps"] == 2
    assert (tome == "strength-tomes") or there[tome] == 1
    assert ("strength" in there) is (place in NOBLES.places)
    assert {mark.icon for mark in asked.signs() if mark.icon} == {kind for kind, _ in asked.parts}


@pytest.mark.clause("CS12")
def test_the_hold_has_maps_goods_and_tomes_up_and_down(program: Program) -> None:
    board = put(program).board
    assert board.hold.isVisible()
    assert list(board.tracks) == ["gold", "strength", "magic", "points"]
    token, *cards = board.hold.laid.listed
    assert token.at == OfTokens(board.seat, "maps")
    assert token.name == "2 Maps"
    good, tome = (as_a(Stowed, piece.face) for piece in cards)
    assert (good.label, tome.label) == ("1", "1/2")
    assert tome.words.endswith("Face up: 1 of 2.")


@pytest.mark.clause("CS14")
def test_nobles_are_cards_of_the_tableau_and_live_in_the_kingdom(program: Program) -> None:
    board = put(program).board
    shown = [group.card.kind for group in board.tableau.tableau.groups]
    assert "noble" in shown
    assert not {"good", "tome"} & set(shown)
    homes = [group.card.kind for group in board.kingdom.kingdom.people]
    assert "noble" in homes
    assert not {"good", "tome"} & set(homes)


def test_tokens_find_the_cards_that_they_stand_for(program: Program) -> None:
    table = put(program)
    seat = table.scene.viewer
    *_, tome = table.board.hold.laid.listed
    ((tag, _),) = tome.face.group.card.comes_with
    where = table.box_of(OfTokens(seat, tag))
    assert where is not None
    assert where == table.box_of(OfCard(tome.face.group.card.id, seat))


def test_without_room_for_a_hold_tokens_are_tracks_and_cards_are_tiles(program: Program) -> None:
    program.window.resize(1024, 768)
    program.change("scale", 1.3)
    board = put(program).board
    assert not board.hold.isVisible()
    assert "maps" in board.tracks
    assert "good" in [group.card.kind for group in board.tableau.tableau.groups]


@pytest.mark.parametrize("place", [GOODS.places[1], TOMES.places[0], NOBLES.places[0]])
def test_a_close_look_at_a_slot_says_its_price(program: Program, place: int) -> None:
    scene = islands(program).scene
    looked = looked_of(scene, AtPlace(place), ValeriaZoomConditions(), peeks=True)
    words = " ".join(note.words for note in notes_on_place(scene, place))
    assert looked is not None
    assert "1 Map" in words
    assert ("Gold, Strength or Magic" in words) is (place in NOBLES.places)


def test_an_empty_pool_says_so_and_tokens_still_find_it(program: Program) -> None:
    table = put_at_an_action(program, RULES, lambda state: setattr(state, "pools", ()), SEAS)
    table.leaves.show("islands")
    QApplication.processEvents()
    (piece,) = table.pools.laid.listed
    assert piece.words == "The pool of Exekratys: nothing lies there."
    assert table.box_of(AtPool("exekratys")) is not None


KEPT = {
    **dict.fromkeys(("artifacts", "fabrics", "jewels", "spices"), 5),
    "gold-tome": 3,
    "strength-tome": 2,
    "magic-tome": 2,
    **dict.fromkeys(("augur-kawleen", "julian-the-honorable", "phanther", "dray"), 1),
    "evermap": 1,
}
"""The belongings of a player late in a long game, by the ids of their cards."""
CITIZENS = 9


def full(program: Program, gold: int = 9) -> TableScreen:
    """Lay the islands, and boards with as much as a long game may bring."""

    def change(state: State) -> None:
        player, table = state.players[state.active], state.table
        for each in state.players:
            for card, many in KEPT.items():
                for _ in range(many):
                    each.keep(table.catalog.by_id[card])
            for citizen in table.citizens[:CITIZENS]:
                each.keep(citizen)
            each.more = (("maps", 12), ("gold-tomes", 1), ("strength-tomes", 2))
        player.gold, player.strength, player.magic = gold, 0, 0
        state.pools = (("exekratys", Amounts(gold=13, strength=4, magic=1)),)

    setup = Setup(2, sets=frozenset({"crimson-seas", "relics"}))
    table = put_at_an_action(program, RULES, change, setup)
    table.leaves.show("islands")
    QApplication.processEvents()
    return table


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1024, 600)])
def test_two_digits_fit_into_the_pool(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    table = full(program)
    box = table.box_of(AtPool("exekratys", "gold"))
    assert box is not None
    marks = (Mark("gold"), Mark(text="13"))
    assert width_of(marks, size_in_pool(box.size(), marks)) < box.width() - 6


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("gold", [9, 1])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_nothing_on_the_leaf_or_a_full_board_is_written_smaller_than_thirteen(
    program: Program, size: tuple[int, int], gold: int
) -> None:
    """With little Gold, slots bear what is short, too."""
    program.window.resize(*size)
    full(program, gold)
    if path := os.environ.get("ISLAND_PICTURES"):
        program.window.grab().save(f"{path}/islands-{size[0]}-{gold}.png")
    written = written_on(program.window)
    assert any(each.words == "Nae Aerie" for each in written)
    assert [each for each in written if each.pixels < LEAST_LETTERS] == []


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("card", ["artifacts", "gold-tome", "dray"])
def test_a_narrow_card_on_a_rivals_plaque_keeps_to_its_place(
    program: Program, look: Look, card: str
) -> None:
    """Its emblem would lie over the number of the card before it."""
    face = face_of(full(program).scene.view.table.catalog.by_id[card])
    image = QImage(80, 60, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_tiny(Brush(painter, look, 1.0), QRectF(30, 6, 25, 46), face, CardMood(count=1))
    painter.end()
    beside = [(x, y) for x in (*range(27), *range(58, 80)) for y in range(60)]
    assert [at for at in beside if image.pixelColor(*at).alpha()] == []
