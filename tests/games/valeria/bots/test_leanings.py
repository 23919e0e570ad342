"""What players like to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.scenario import Scenario, card
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.bots.leanings import BONUS
from valeria_desktop.games.valeria.game import LEANINGS, RULES
from valeria_desktop.games.valeria.rules.effects.acting import SlayAt
from valeria_desktop.games.valeria.rules.effects.centre import CitizenFrom
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.takes import TakeFrom, TakeMonsterFrom
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.options import DONE, Pay, UseWay

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect

TABLE = Scenario().holds(0, 20, 20, 20).owns(0, *["peasant", "knight", "rogue", "cleric"] * 3)
ALL = TABLE.acts(0).decision.options
VIEW = TABLE.game.view(0)


def liked(name: str) -> dict[str, float]:
    """Return this leaning's share of the whole bonus for the first action."""
    leaning = RULES.leanings[name]
    return {option.id: leaning(VIEW, option) / BONUS[name] for option in ALL}


def way(effect: Effect) -> UseWay:
    return UseWay(card("rogue"), effect)


@pytest.mark.parametrize(
    ("name", "action"), [("hunter", "slay"), ("builder", "build"), ("recruiter", "recruit")]
)
def test_some_like_one_action_whatever_it_is_for(name: str, action: str) -> None:
    found = liked(name)
    assert {option for option, much in found.items() if much} == {
        option for option in found if option.startswith(action)
    }
    assert {much for much in found.values() if much} == {1.0}


def test_what_a_card_lets_one_do_is_liked_as_well() -> None:
    knight = card("knight")
    assert isinstance(knight, Citizen)
    slain, free = way(SlayAt(0, card("goblin"))), way(CitizenFrom(6, knight))
    assert RULES.leanings["hunter"](VIEW, slain) == BONUS["hunter"]
    assert RULES.leanings["recruiter"](VIEW, free) == BONUS["recruiter"]
    assert RULES.leanings["builder"](VIEW, free) == 0


def test_a_hoarder_likes_to_gain_and_not_to_spend_much() -> None:
    found = liked("hoarder")
    assert [found[f"gain {kind}"] for kind in ("gold", "strength", "magic")] == [1.0] * 3
    spent = [much for option, much in found.items() if not option.startswith("gain")]
    assert all(-0.5 <= much < 0 for much in spent)
    assert len(set(spent)) > 3


def test_a_thief_likes_to_take_but_nothing_is_nothing() -> None:
    thief = RULES.leanings["thief"]
    assert thief(VIEW, way(TakeFrom(1, Amounts(gold=2)))) == BONUS["thief"]
    assert thief(VIEW, way(TakeFrom(1, Amounts()))) == 0
    assert thief(VIEW, way(TakeMonsterFrom(1))) == BONUS["thief"]
    assert thief(VIEW, DONE) == thief(VIEW, Pay(Amounts(gold=2))) == 0


def test_a_thief_likes_who_takes_and_in_part_who_works_in_shadows() -> None:
    table = Scenario().holds(0, 20).stack("citizen-1", "thief").stack("citizen-2", "rogue")
    table.stack("citizen-3", "knight").acts(0)
    found = [
        RULES.leanings["thief"](table.game.view(0), table.decision.option(f"recruit citizen-{n}"))
        for n in (1, 2, 3)
    ]
    assert found == [BONUS["thief"], BONUS["thief"] / 2, 0]


def test_magic_is_liked_wherever_it_comes_from() -> None:
    magic = RULES.leanings["magic"]
    found = liked("magic")
    assert found["gain magic"] == 0.5
    assert found["gain gold"] == 0.0
    assert magic(VIEW, way(Gain(Amounts(magic=1)))) == BONUS["magic"]
    assert magic(VIEW, way(Gain(Amounts(gold=1)))) == 0
    assert magic(VIEW, way(TakeFrom(1, Amounts(magic=1)))) == BONUS["magic"]


@pytest.mark.parametrize("name", LEANINGS)
def test_a_leaning_never_makes_anything_but_a_small_difference(name: str) -> None:
    assert max(map(abs, liked(name).values())) <= 1.0
    assert BONUS.keys() == set(LEANINGS)


@pytest.mark.parametrize(
    ("bot", "chosen"), [("duchess", "gain gold"), ("duchess+magic", "gain magic")]
)
def test_of_what_is_as_good_a_leaning_chooses(bot: str, chosen: str) -> None:
    """Where all is worth the same, and nothing can be had, it is the first, or what is liked."""
    rules = evolve(RULES, worth=lambda _view: lambda _game: 0.5)
    table = Scenario()
    for number in range(1, 11):
        table.stack(f"citizen-{number}", "exhausted")
    for number in range(1, 6):
        table.stack(f"monster-{number}", "troll")
    table.acts(0)
    made = make_bot(rules, bot, 1)
    assert made.choose(table.game.view(0), table.decision).id == chosen
