"""What moves on the table while a deed is told, and that all is back when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication

from tests.counts import spread
from tests.scenario import CATALOG
from tests.ui.painted import settled
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Monster
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.paint.coming import box_of_coming
from valeria_desktop.games.valeria.ui.parts.kingdom import KingdomPart
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect, QRectF

    from valeria_desktop.games.valeria.rules.model.cards import Domain
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.stage.ticker import Ticker

MERCHANT = as_a(Citizen, CATALOG.by_id["merchant"])
GOBLIN = as_a(Monster, CATALOG.by_id["goblin"])
DOMAIN = CATALOG.domains[0]
CITIZENS = CATALOG.citizens


@pytest.fixture
def table(begin: Callable[[], Program]) -> TableScreen:
    program = begin()
    program.window.resize(1280, 720)
    program._play(Table().plays_to(Prompt.ACT).session)
    QApplication.processEvents()
    return table_of(program)


def won(scene: Scene, card: Citizen | Monster | Domain, seat: int | None = None) -> Scene:
    """Return the scene after a seat has won a card; by default the viewer."""
    players, seat = list(scene.view.players), scene.viewer if seat is None else seat
    mine = players[seat]
    if isinstance(card, Citizen):
        mine = evolve(mine, citizens=(*mine.citizens, card))
    elif isinstance(card, Monster):
        mine = evolve(mine, monsters=(*mine.monsters, card))
    else:
        mine = evolve(mine, domains=(*mine.domains, card))
    players[seat] = mine
    return evolve(scene, view=evolve(scene.view, players=tuple(players)))


def tiles(table: TableScreen) -> dict[At, float]:
    view = table.board.tableau
    return {piece.at: view._held(piece, view.mood_of(piece)).left() for piece in view._each()}


def boxes_on_board(table: TableScreen) -> dict[At, QRect]:
    view = table.board.tableau
    return {
        piece.at: view._held(piece, view.mood_of(piece)).toAlignedRect().translated(view.pos())
        for piece in view._each()
    }


def test_tiles_make_room_to_exactly_where_they_lie_later(table: TableScreen) -> None:
    scene = table.scene
    after = won(scene, MERCHANT)
    table.poses.prepare(scene.viewer, after)
    table.poses.make_room(scene.viewer, after, 1.0)
    box = table.box_of(OfCard(MERCHANT.id, scene.viewer))
    moved = tiles(table)
    table.board.show_scene(after, scene.viewer)
    assert {at: x for at, x in tiles(table).items() if at in moved} == moved
    assert table.box_of(OfCard(MERCHANT.id, scene.viewer)) == box


@pytest.mark.parametrize("many", [5, 6, 8, 10])
def test_tiles_of_a_full_tableau_go_from_where_they_lay_without_a_jump(
    table: TableScreen, many: int
) -> None:
    scene = table.scene
    for card in CITIZENS[:many]:
        scene = won(scene, card)
    table.board.show_scene(scene, scene.viewer)
    view, after = table.board.tableau, won(scene, CITIZENS[many])
    lay = boxes_on_board(table)
    table.poses.prepare(scene.viewer, after)
    assert boxes_on_board(table) == lay
    table.poses.make_room(scene.viewer, after, 1.0)
    gone = boxes_on_board(table)
    table.board.show_scene(after, scene.viewer)
    table.poses.rest()
    assert {at: box for at, box in boxes_on_board(table).items() if at in gone} == gone
    assert view.part.places >= many + 1


def test_tiles_go_back_if_nothing_comes(table: TableScreen) -> None:
    before = tiles(table)
    after = won(table.scene, MERCHANT)
    table.poses.make_room(table.scene.viewer, after, 0.5)
    assert tiles(table) != before
    table.rest()
    assert tiles(table) == before


# --- a rival's plaque


def rival_of(table: TableScreen) -> int:
    return table.others.plaques[0].seat


def boxes_on_plaque(table: TableScreen, seat: int) -> dict[str, QRectF]:
    """Return the boxes of a rival's cards by their ids, as they are painted now."""
    plaque, places = table.others.plaque_of(seat), table.others.places_of(seat)
    assert plaque is not None
    assert places is not None
    pictures = zip((*plaque.domains, *plaque.trophies), places.pictures, strict=True)
    people = zip(plaque.people, places.people, strict=not places.comb)  # a comb has no cards
    return {group.card.id: box for group, box in (*people, *pictures)}


@pytest.mark.parametrize("card", [MERCHANT, DOMAIN, GOBLIN], ids=lambda card: card.kind)
def test_a_plaque_makes_room_to_exactly_where_its_cards_lie_later(
    table: TableScreen, card: Citizen | Monster | Domain
) -> None:
    seat = rival_of(table)
    after, at = won(table.scene, card, seat), OfCard(card.id, seat)
    table.poses.prepare(seat, after)
    goal = table.box_of(at)
    table.poses.make_room(seat, after, 1.0)
    moved = boxes_on_plaque(table, seat)
    assert table.box_of(at) == goal
    table.others.show_scene(after)
    there = boxes_on_plaque(table, seat)
    assert card.id not in moved
    assert {each: box for each, box in there.items() if each in moved} == moved
    assert table.box_of(at) == goal


def test_cards_behind_the_new_one_slide_and_those_before_it_stay(table: TableScreen) -> None:
    seat = rival_of(table)
    after, before = won(table.scene, MERCHANT, seat), boxes_on_plaque(table, seat)
    table.poses.make_room(seat, after, 1.0)
    whole = boxes_on_plaque(table, seat)
    table.poses.make_room(seat, after, 0.5)
    half = boxes_on_plaque(table, seat)
    new = table.others._box_of_card(*_plaque_and_places(table, seat), MERCHANT.id)
    for card, box in before.items():
        way = whole[card].left() - box.left()
        assert half[card].left() - box.left() == pytest.approx(way / 2)
        if box.right() <= new.left():
            assert way == 0
    assert any(whole[card].left() > box.left() for card, box in before.items())


def _plaque_and_places(table: TableScreen, seat: int) -> tuple[Plaque, PlaqueLayout]:
    plaque, places = table.others.plaque_of(seat), table.others.places_of(seat)
    assert plaque is not None
    assert places is not None
    return plaque, places


def test_a_plaque_goes_back_if_nothing_comes(table: TableScreen) -> None:
    seat = rival_of(table)
    before, picture = boxes_on_plaque(table, seat), settled(table.others)
    table.poses.make_room(seat, won(table.scene, MERCHANT, seat), 0.5)
    assert boxes_on_plaque(table, seat) != before
    assert settled(table.others) != picture
    table.rest()
    assert boxes_on_plaque(table, seat) == before
    assert settled(table.others) == picture


def test_one_more_of_a_citizen_moves_no_card_of_a_plaque(table: TableScreen) -> None:
    seat = rival_of(table)
    table.others.show_scene(won(table.scene, MERCHANT, seat))
    before = boxes_on_plaque(table, seat)
    twice = won(won(table.scene, MERCHANT, seat), MERCHANT, seat)
    table.poses.make_room(seat, twice, 1.0)
    after = boxes_on_plaque(table, seat)
    people = {each.card.id for each in _plaque_and_places(table, seat)[0].people}
    first = min(people, key=lambda each: before[each].left())
    assert after[first] == before[first]
    assert after[MERCHANT.id].left() == before[MERCHANT.id].left()


def test_several_rivals_make_room_each_on_their_own_plaque(begin: Callable[[], Program]) -> None:
    program = begin()
    program.window.resize(1280, 720)
    program._play(Table(Setup(players=4)).plays_to(Prompt.ACT).session)
    QApplication.processEvents()
    table = table_of(program)
    one, other, _ = (each.seat for each in table.others.plaques)
    scene = won(won(table.scene, GOBLIN, one), GOBLIN, other)
    table.others.show_scene(scene)
    before = {seat: boxes_on_plaque(table, seat) for seat in (one, other)}
    after = won(scene, DOMAIN, one)
    table.poses.make_room(one, after, 1.0)
    moved = {card for card, box in boxes_on_plaque(table, one).items() if box != before[one][card]}
    assert moved == {GOBLIN.id}
    assert boxes_on_plaque(table, other) == before[other]


# --- kingdoms


@pytest.mark.parametrize("card", [MERCHANT, DOMAIN, GOBLIN], ids=lambda card: card.kind)
def test_what_is_new_is_not_there_until_it_rises(
    table: TableScreen, card: Citizen | Monster | Domain
) -> None:
    scene, kingdom = table.scene, table.board.kingdom
    at, after = OfCard(card.id, scene.viewer), won(table.scene, card)
    table.poses.rise(at, 0.0, 1.0)
    table.board.show_scene(after, scene.viewer)
    hidden = kingdom.grab().toImage()
    table.poses.rise(at, 1.0, 1.0)
    risen = kingdom.grab().toImage()
    table.rest()
    there = kingdom.grab().toImage()
    assert as_a(KingdomPart, kingdom.part).coming is None
    assert hidden != risen
    assert hidden != there


def test_only_the_newest_of_equal_houses_is_missing(table: TableScreen) -> None:
    scene, kingdom = table.scene, table.board.kingdom
    first = won(scene, MERCHANT)
    table.board.show_scene(first, scene.viewer)
    table.poses.rise(OfCard(MERCHANT.id, scene.viewer), 0.0, 1.0)
    table.board.show_scene(won(first, MERCHANT), scene.viewer)
    town = kingdom.laid.ground.town
    coming = as_a(KingdomPart, kingdom.part).coming
    assert coming is not None
    assert [town.is_coming(MERCHANT.id, copy) for copy in (0, 1)] == [False, True]
    village = kingdom.laid.ground.village
    box = box_of_coming(village, town, coming)
    assert box in [each.box for each in village.houses if each.copy == 1]


def test_a_stack_shows_what_lies_below_while_its_card_is_in_the_air(table: TableScreen) -> None:
    scene = table.scene
    stacks = list(scene.view.stacks)
    stacks[6] = stacks[6][1:]
    after = evolve(scene, view=evolve(scene.view, stacks=tuple(stacks)))
    piece = table.centre.laid.piece_of(AtPlace(6))
    assert piece is not None
    table.poses.lift(AtPlace(6), after)
    lifted = table.centre.laid.piece_of(AtPlace(6))
    assert lifted is not None
    assert lifted.face.place.count == piece.face.place.count - 1
    table.rest()
    assert table.centre.laid.piece_of(AtPlace(6)) == piece


# --- in a game


class Played:
    """A person's purchase, on a clock that is turned by hand."""

    def __init__(self, program: Program, clock: HandTicker) -> None:
        self.program, self.clock = program, clock
        program.window.resize(1280, 720)
        self.table = table_of(program)
        self.game = Table().plays_to(Prompt.ACT)
        program._play(self.game.session)
        program.controller.pace = program.stage.pace = Pace.NORMAL
        QApplication.processEvents()

    def buys(self) -> None:
        option = next(each for each in self.game.decision.options if each.id.startswith("recruit"))
        self.program.controller.choose(option.id)
        while self.game.decision.prompt is Prompt.PAY:
            self.program.stage.skip()
            self.program.controller.choose(self.game.decision.options[0].id)

    def moves(self) -> bool:
        return self.program.controller.is_moving

    def look(self) -> list[object]:
        return [settled(part) for part in (self.table.centre, self.table.board, self.table.others)]


@pytest.fixture
def played(begin: Callable[[Ticker], Program]) -> Played:
    clock = HandTicker()
    return Played(begin(clock), clock)


@pytest.mark.parametrize("time", spread([10, 120, 390, 560, 720, 780, 900, 1100], 3))
def test_space_ends_a_purchase_at_any_moment(played: Played, time: float) -> None:
    played.buys()
    played.clock.turn(time)
    assert played.moves()
    played.program.controller.hurry()
    table, scene = played.table, played.program.controller.scene
    assert not played.moves()
    assert table.scene is scene
    assert table.board.pos() == table.plan.board.topLeft()
    shown = played.look()
    table.board.forget()
    table.centre.forget()
    played.program.controller.show_again()
    table.rest()
    assert played.look()[0] == shown[0]  # the market; boards count their new cards anew


def test_a_purchase_lasts_as_long_with_little_movement(played: Played) -> None:
    played.program.stage.movement = Movement.CALM
    played.buys()
    before = {piece.at: piece.box for piece in played.table.centre._each()}
    places = played.table.board.pos()
    for _ in range(117):
        played.clock.turn(10)
        assert played.table.board.pos() == places
        assert {piece.at: piece.box for piece in played.table.centre._each()} == before
    assert played.moves()
    played.clock.turn(11)
    assert not played.moves()
