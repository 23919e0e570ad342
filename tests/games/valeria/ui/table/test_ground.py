"""The ground of the table: every address has its box, and one thing has one address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import (
    AMOUNTS,
    LORD,
    Area,
    AtArea,
    AtPlace,
    AtRow,
    AtThird,
    OfCard,
    OfDie,
    OfSeat,
    OfTrack,
    Owned,
    on_table,
)
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.rows import MARKET
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.stage.told_motions import AtTold, ToldPart
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.table.frame import MAT, OWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

CONSOLATION = OfCard("consolation")
"""The card of options of who gained nothing: it lies nowhere."""
SETUPS = {
    "two": Setup(2, preset="random"),
    "five": Setup(5, preset="random"),
    "lord": Setup(1, solo=Solo.DARK_LORD),
    "siege": Setup(1, solo=Solo.SIEGE),
}


@pytest.fixture
def program(begin: Callable[[], Program]) -> Program:
    made = begin()
    made.window.resize(1280, 720)
    return made


def put(program: Program, game: Table) -> TableScreen:
    program._play(game.session)
    QApplication.processEvents()
    return table_of(program)


@pytest.fixture
def table(program: Program) -> TableScreen:
    """A table of two, late in a game: the first player has domains and trophies, and acts."""
    return put(program, Table().plays(90).plays_to(Prompt.ACT))


def cards_of(player: PlayerView) -> list[str]:
    """Name one of each group of equal cards that lie open in front of a player."""
    held = (*player.starters, *player.citizens, *player.domains, *player.monsters)
    return list({card.name: card.id for card in reversed(held)}.values())


def on_mat() -> list[At]:
    """Name all that lies on the mat, the rows, and the thirds of it."""
    found: list[At] = [*map(AtPlace, range(MARKET.size)), *(AtRow(row.tag) for row in MARKET.rows)]
    return [*found, *map(AtThird, range(3))]


def on_board(scene: Scene) -> list[At]:
    """Name all that lies on the viewer's board."""
    seat, player = scene.viewer, scene.view.players[scene.viewer]
    found: list[At] = [OfSeat(seat, what) for what in Owned]
    found += [OfTrack(seat, amount) for amount in AMOUNTS]
    return [*found, *(OfCard(card, seat) for card in cards_of(player))]


def under(table: TableScreen, point: QPoint) -> At | Thing | None:
    """Return what the zoom says is at a point of the table."""
    view = table.childAt(point)
    assert view is not None
    pointed, _ = table.zoom._sources.under(view, view.mapFrom(table, point))
    return pointed


# --- one thing has one address


def test_no_two_addresses_have_the_same_box(table: TableScreen) -> None:
    scene = table.scene
    rival = 1 - scene.viewer
    things: list[At] = [*on_mat(), *on_board(scene), *map(OfSeat, range(2))]
    things += [OfSeat(rival, what) for what in (Owned.HEAD, *AMOUNTS)]
    things += [*map(AtArea, Area), *map(AtTold, ToldPart), *map(OfDie, range(2))]
    boxes = {at: table.box_of(at) for at in things}
    assert [at for at, box in boxes.items() if box is None] == []
    by_box: dict[object, list[At]] = {}
    for at, box in boxes.items():
        assert box is not None
        by_box.setdefault(box.getRect(), []).append(at)
    assert [same for same in by_box.values() if len(same) > 1] == []
    assert len(by_box) > 60


def test_what_the_zoom_points_at_is_the_address_whose_box_it_is(table: TableScreen) -> None:
    scene = table.scene
    seat, player = scene.viewer, scene.view.players[scene.viewer]
    mine = [OfCard(card, seat) for card in cards_of(player)]
    for at in (*map(AtPlace, range(MARKET.size)), *mine):
        box = table.box_of(at)
        assert box is not None, at
        assert under(table, box.center().toPoint()) == at


@pytest.mark.slow
def test_the_zoom_points_at_a_rivals_card_by_its_address(table: TableScreen) -> None:
    """Trophies without room of their own are found where the last one hangs that is seen."""
    seat = 1 - table.scene.viewer
    found: dict[tuple[int, int], set[At]] = {}
    for at in (OfCard(card, seat) for card in cards_of(table.scene.view.players[seat])):
        box = table.box_of(at)
        assert box is not None, at
        middle = box.center().toPoint()
        found.setdefault((middle.x(), middle.y()), set()).add(at)
    pointed = {under(table, QPoint(*point)): cards for point, cards in found.items()}
    assert all(at in cards for at, cards in pointed.items())
    assert sum(len(cards) > 1 for cards in pointed.values()) <= 1
    assert len(pointed) > 10


def test_a_row_is_as_large_as_its_stacks(table: TableScreen) -> None:
    for row in MARKET.rows:
        whole = table.box_of(AtRow(row.tag))
        assert whole is not None
        boxes = [table.box_of(AtPlace(place)) for place in row.places]
        assert all(box is not None and whole.contains(box) for box in boxes)


# --- every option has a box


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_every_option_with_an_address_is_found_on_the_table(program: Program, setup: Setup) -> None:
    """Which options have none the rules say."""
    game = Table(setup)
    table, seen = put(program, game), set[type[At]]()
    while game.session.decision is not None:
        ends = {at for option in game.decision.options for at in option.ends} - {CONSOLATION}
        if not {type(at) for at in ends} <= seen or len(game.session.record.choices) % 9 == 0:
            table.controller.shown.show(game.scene(), ())
            for at in ends:
                box = table.box_of(at)
                assert box is not None, at
                assert table.rect().contains(box.toRect()), at
                seen.add(type(at))
        game.step()
    assert {AtPlace, OfCard} <= seen


def test_the_consolation_lies_nowhere(table: TableScreen) -> None:
    assert table.box_of(on_table(CONSOLATION, table.scene.viewer)) is None


# --- what comes, and what others have


def to_win(scene: Scene, kind: type[Card]) -> str:
    """Name a card of a kind that is seen on a stack, and that no player has the like of."""
    tops = map(scene.view.top, range(MARKET.size))
    held = {card for player in scene.view.players for card in cards_of(player)}
    return next(card.id for card in tops if isinstance(card, kind) and card.id not in held)


@pytest.mark.parametrize(
    ("kind", "what"), [(Domain, Owned.NEXT_DOMAIN), (Foe, Owned.NEXT_TROPHY), (Citizen, None)]
)
def test_a_card_that_comes_is_awaited_where_its_like_lie(
    table: TableScreen, kind: type[Card], what: Owned | None
) -> None:
    card = to_win(table.scene, kind)
    for seat in range(2):
        awaited, whole = table.box_of(OfCard(card, seat)), table.box_of(OfSeat(seat))
        assert awaited is not None
        assert whole is not None
        assert whole.contains(awaited)
        if seat == table.scene.viewer and what is not None:
            assert awaited == table.box_of(OfSeat(seat, what))


@pytest.mark.slow
def test_the_dark_lord_has_addresses_like_a_player(program: Program) -> None:
    table = put(program, Table(Setup(1, solo=Solo.DARK_LORD)).plays(20).plays_to(Prompt.ACT))
    whole = table.box_of(OfSeat(LORD))
    assert whole is not None
    card = to_win(table.scene, Foe)
    for at in (OfCard(card, LORD), OfSeat(LORD, Owned.POINTS)):
        box = table.box_of(at)
        assert box is not None
        assert whole.contains(box)


# --- what has no box, and leaves


@pytest.mark.slow
def test_what_lies_nowhere_has_no_box(table: TableScreen) -> None:
    seat = table.scene.viewer
    things = [OfCard("no-such-card", seat), OfSeat(7), OfTrack(1 - seat, Owned.GOLD), AtPlace(99)]
    things += [OfSeat(1 - seat, Owned.DUKE), OfSeat(1 - seat, Owned.HILLS)]
    assert {table.box_of(at) for at in things} == {None}


def test_without_a_game_nothing_has_a_box(table: TableScreen) -> None:
    things = [*on_mat(), *on_board(table.scene)]
    table.controller.shown.forget()
    assert {table.box_of(at) for at in things} == {None}


def test_a_thing_says_which_leaf_it_lies_on(table: TableScreen) -> None:
    ground, rival = table.ground, 1 - table.scene.viewer
    market: list[At] = [*map(AtPlace, range(MARKET.size)), *(AtRow(row.tag) for row in MARKET.rows)]
    assert {ground.leaf_of(at) for at in market} == {MAT}
    assert {ground.leaf_of(at) for at in on_board(table.scene)} == {OWN}
    beside = OfSeat(rival), OfCard("starter-knight", rival), OfDie(0), AtArea(Area.QUESTION)
    assert {ground.leaf_of(at) for at in beside} == {None}


@pytest.mark.slow
def test_where_one_leaf_has_room_the_things_of_the_other_are_not_seen(
    program: Program, table: TableScreen
) -> None:
    program.change("scale", 2.0)
    assert table.standing.has_leaves
    table.standing.leaves.show(MAT)
    assert {table.box_of(at) for at in on_board(table.scene)} == {None}
    assert table.box_of(AtPlace(0)) is not None
    table.standing.leaves.show(OWN)
    assert {table.box_of(AtPlace(place)) for place in range(MARKET.size)} == {None}
    assert table.box_of(OfSeat(table.scene.viewer, Owned.HEAD)) is not None


@pytest.mark.slow
def test_choosing_an_address_is_like_a_click_on_the_thing(table: TableScreen) -> None:
    session, scene = table.controller.session, table.scene
    assert session is not None
    made = len(session.record.choices)
    dark = next(place for place in range(MARKET.size) if place not in scene.lit)
    for at in (AtPlace(dark), OfSeat(0), OfCard("starter-knight", 0), scene.view.top(dark), None):
        table.ground.choose(at)
    assert len(session.record.choices) == made
    place, (option, *_) = next(iter(scene.lit.items()))
    table.ground.choose(AtPlace(place))
    assert session.record.choices[made] == option.id
