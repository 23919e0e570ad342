"""Whole games in which cards that lay set aside came up: worlds, saves, bots."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.games.valeria.sets.risen import GUARDS, MIXED, SAMURAI, Risen
from tests.games.valeria.sets.shipped import catalog_of
from tests.properties.players import bots_play
from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.aside import aside_of
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.setup import Laying
from valeria_desktop.kernel.chance import Stream

RISEN = [pytest.param(risen, id=risen.name) for risen in (GUARDS, SAMURAI, MIXED)]


@pytest.mark.clause("S12", "KG2", "US3")
@pytest.mark.parametrize("laying", Laying)
@pytest.mark.parametrize("risen", RISEN)
def test_worlds_know_what_lies_aside_and_not_whether_its_event_comes(
    risen: Risen, laying: Laying
) -> None:
    game = RULES.deal(evolve(risen.setup, event_cards=(), laying=laying), 5)
    worlds = [imagine(game.view(0), Stream(number)).snapshot() for number in range(40)]
    lying = {tuple(card.id for card in aside_of(world.stacks) if card) for world in worlds}
    assert lying == {(risen.aside,) * risen.copies}
    assert {risen.event in {card.id for card in world.pile} for world in worlds} == {True, False}


@pytest.mark.clause("S12")
@pytest.mark.parametrize("choices", [0, 2, 9, 30, 40])
@pytest.mark.parametrize("risen", RISEN)
def test_worlds_have_the_cards_where_they_lie(risen: Risen, choices: int) -> None:
    game = risen.at(2, choices)
    for seat in range(risen.setup.players):
        view = game.view(seat)
        world = imagine(view, Stream(seat))
        assert world.view(seat) == view
        assert risen.lying(world) == risen.lying(game)


@pytest.mark.parametrize("choices", [0, 1, 7, 25])
@pytest.mark.parametrize("risen", RISEN)
def test_such_a_game_is_saved_and_goes_on_the_same(risen: Risen, choices: int) -> None:
    game = risen.at(3, choices)
    loaded = restore(dump(game), catalog_of(*risen.setup.sets))
    assert digest(loaded) == digest(game)
    if game.decision is not None:
        option = game.decision.options[-1].id
        game.choose(option)
        loaded.choose(option)
        assert digest(loaded) == digest(game)


@pytest.mark.parametrize(
    ("risen", "stack", "wrong"),
    [
        (GUARDS, (GUARDS.aside, GUARDS.aside), (0, GUARDS.aside)),
        (GUARDS, ("exhausted", GUARDS.aside), (0, "exhausted")),
        (GUARDS, (GUARDS.event, "cleric"), (0, GUARDS.event)),
        (SAMURAI, (SAMURAI.aside, "cleric"), (0, SAMURAI.aside)),
        (SAMURAI, ("exhausted", SAMURAI.aside), (0, "exhausted")),
        (SAMURAI, (SAMURAI.event, SAMURAI.aside), (0, SAMURAI.aside)),
        (SAMURAI, ("merchant", SAMURAI.event), (1, SAMURAI.event)),
    ],
)
def test_a_save_with_the_cards_where_none_can_be_is_refused(
    risen: Risen, stack: tuple[str, ...], wrong: tuple[int, str]
) -> None:
    data = dump(risen.at(3))
    data["stacks"][6] = [*stack]
    number, card = wrong
    with pytest.raises(SnapshotError, match=rf"stacks\[6\]\[{number}\] can't be {card}"):
        restore(data, catalog_of(*risen.setup.sets))


@pytest.mark.parametrize("risen", RISEN)
def test_the_core_in_c_refuses_them(risen: Risen) -> None:
    with pytest.raises(NotCoveredError):
        table_as_numbers(risen.at(2).snapshot().table)


@pytest.mark.parametrize("name", ["greedy", *SKILLS])
@pytest.mark.parametrize("risen", [GUARDS, SAMURAI], ids=lambda risen: risen.name)
def test_every_bot_plays_where_they_came_up(risen: Risen, name: str) -> None:
    bots_play(RULES, risen.at(4), name, decisions=12, nodes=40)
