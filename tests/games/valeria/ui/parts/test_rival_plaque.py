"""A rival's plaque as data: who, clockwise; the comb; what counts now; the scale of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.cards.mood import Ribbon
from valeria_desktop.games.valeria.ui.guests import bot_words
from valeria_desktop.games.valeria.ui.parts.card_groups import GroupKind
from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueForm, plaque_layout_of
from valeria_desktop.games.valeria.ui.parts.rival_plaque import (
    PLACES,
    Balance,
    Plaque,
    lord_words,
    plaques_of,
    sentence_of_plaque,
)
from valeria_desktop.games.valeria.ui.parts.sides import side_of
from valeria_desktop.kernel.seats import Colour, default_seats
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.ruler import Ruler

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look


def seats_of(scene: Scene) -> list[int]:
    return [plaque.seat for plaque in plaques_of(scene)]


@pytest.fixture(scope="module")
def two() -> Scene:
    return Table(seats=default_seats(2, bots="greedy")).plays(200).scene(0)


@pytest.fixture(scope="module")
def five() -> Scene:
    return Table(Setup(players=5), seats=default_seats(5, bots="random")).plays(150).scene(1)


@pytest.fixture(scope="module")
def dark_lord() -> Scene:
    return Table(Setup(players=1, solo=Solo.DARK_LORD)).plays(60).scene(0)


@pytest.fixture(scope="module")
def siege() -> Scene:
    return Table(Setup(players=1, solo=Solo.SIEGE)).plays(60).scene(0)


def test_the_others_sit_clockwise_from_the_viewers_left_hand(five: Scene, two: Scene) -> None:
    assert seats_of(five) == [2, 3, 4, 0]
    assert seats_of(two) == [1]


def test_the_dark_lord_is_the_one_rival_of_a_game_alone(dark_lord: Scene) -> None:
    assert seats_of(dark_lord) == [1]


def test_of_a_single_rival_all_is_known_that_his_side_has(two: Scene) -> None:
    (plaque,) = plaques_of(two)
    assert plaque.side == side_of(two, 1)
    assert plaque.is_alone
    assert plaque.bot == "Bot"
    assert plaque.balance is None
    held = two.view.players[1]
    shown = {group.card.id: group.count for group in plaque.people}
    cards = (*held.starters, *held.citizens)
    assert shown == {card.id: sum(card is each for each in cards) for card in cards}
    assert [group.card for group in plaque.domains] == list(held.domains)
    assert sum(group.count for group in plaque.trophies) == len(held.monsters)


def test_cards_stand_in_the_order_of_their_numbers_and_the_herald_last(two: Scene) -> None:
    (plaque,) = plaques_of(two)
    numbers = [group.numbers for group in plaque.people]
    assert numbers[:-1] == sorted(numbers[:-1])
    assert numbers[-1] == ()


def test_the_comb_has_ten_places_on_every_plaque(five: Scene) -> None:
    for plaque in plaques_of(five):
        assert tuple(place.numbers for place in plaque.comb) == PLACES
        assert [place.label for place in plaque.comb[-3:]] == ["8", "9/10", "11/12"]
        held = five.view.players[plaque.seat]
        for place in plaque.comb:
            here = [
                card
                for card in (*held.starters, *held.citizens)
                if isinstance(card, Citizen | Starter) and set(card.numbers) & set(place.numbers)
            ]
            assert place.count == len(here)
            assert bool(place.field) == bool(here)


def test_a_place_of_the_comb_has_the_colour_of_a_role_where_one_is(two: Scene) -> None:
    (plaque,) = plaques_of(two)
    citizens = [group for group in plaque.people if group.kind is GroupKind.CITIZEN]
    assert citizens
    for group in citizens:
        place = next(each for each in plaque.comb if set(each.numbers) & set(group.numbers))
        assert place.field == field_of(group.card)


def test_the_power_that_counts_is_that_of_the_turn() -> None:
    table = Table(Setup(players=5)).plays(150)
    active = table.scene(0).view.active
    for plaque in plaques_of(table.scene((active + 2) % 5)):
        wanted = Ribbon.MINE if plaque.seat == active else Ribbon.OTHERS
        assert plaque.ribbon is wanted


def test_at_five_exactly_one_rests_and_one_began(five: Scene) -> None:
    sides = [plaque.side for plaque in plaques_of(five)]
    me = side_of(five, 1)
    assert sum(side.rests for side in (*sides, me)) == 1
    assert sum(side.starts for side in (*sides, me)) == 1
    assert next(side.seat for side in (*sides, me) if side.rests) == five.resting


def test_the_dark_lord_has_points_against_the_viewers(dark_lord: Scene) -> None:
    (plaque,) = plaques_of(dark_lord)
    own = dark_lord.public_points[0]
    assert plaque.balance == Balance("Rose", Colour.VERMILLION, own, plaque.side.public_points)
    assert plaque.ribbon is Ribbon.NONE
    assert lord_words(plaque.side) == f"{plaque.side.monsters} monsters alive"


def test_in_the_siege_he_takes_what_is_best(siege: Scene) -> None:
    (plaque,) = plaques_of(siege)
    assert lord_words(plaque.side) == "takes the best card"
    assert plaque.balance is not None
    assert plaque.balance.his == plaque.side.public_points


@pytest.mark.parametrize(
    ("bot", "words"),
    [(None, ""), ("greedy", "Bot"), ("random", "plays at random"), ("baron", "Baron")],
)
def test_what_plays_a_seat_is_told_in_a_word_or_two(bot: str | None, words: str) -> None:
    assert bot_words(bot) == words


def test_who_can_not_look_is_told_every_card(two: Scene) -> None:
    (plaque,) = plaques_of(two)
    told = plaque.cards
    for group in plaque.people:
        counted = f"{group.card.name} ×{group.count}" if group.count > 1 else group.card.name
        assert counted in told
    for domain in plaque.domains:
        assert domain.card.name in told
    for slain in two.view.players[1].monsters:
        assert slain.name in told


def test_the_balance_is_said_in_words(dark_lord: Scene) -> None:
    (plaque,) = plaques_of(dark_lord)
    balance = plaque.balance
    assert balance is not None
    assert sentence_of_plaque(plaque).endswith(
        f"Rose has {balance.own} points against {balance.his}."
    )


@pytest.mark.parametrize("game", ["two", "five", "dark_lord", "siege"])
def test_no_plaque_knows_a_duke(game: str, request: pytest.FixtureRequest) -> None:
    scene: Scene = request.getfixturevalue(game)
    own = scene.view.players[scene.viewer].duke
    assert own is not None
    plaques: list[Plaque] = plaques_of(scene)
    assert "Duke(" not in repr(plaques)
    assert own.name not in repr(plaques)


@pytest.mark.parametrize("high", [38, 46, 50, 60, 70, 76])
def test_the_dark_lords_scale_covers_neither_his_name_nor_his_cards(
    look: Look, dark_lord: Scene, high: int
) -> None:
    """In a replay at 150 % his board is 50 high: all stands in one line there."""
    (lord,) = plaques_of(dark_lord)
    cell = QRectF(0, 0, 686, high)
    places = plaque_layout_of(lord, cell, Ruler(RoomLook(look)), PlaqueForm.LORD)
    for box in (places.head, places.words, places.duke, *places.people, *places.pictures):
        assert not box.intersects(places.scale)
        assert box.isEmpty() or places.board.top() <= box.top() < box.bottom()
        assert box.bottom() <= places.board.bottom()
