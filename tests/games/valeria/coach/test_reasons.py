"""Reasons: in positions worked out by hand, and read in many of any kind."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.counts import many
from tests.games.valeria.coach.test_rolls import positions
from tests.games.valeria.sets.seas import table as seas
from tests.scenario import PLACE, Scenario
from valeria_desktop.bots.levels import SKILLS, make_player
from valeria_desktop.bots.look import is_plain
from valeria_desktop.coach.grades import CLEARLY_WORSE
from valeria_desktop.coach.prospects import Prospects
from valeria_desktop.coach.questions import answers
from valeria_desktop.coach.telling import counts
from valeria_desktop.games.valeria.bots.feature_words import NAMES
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.coach.card_chance import soon
from valeria_desktop.games.valeria.coach.consequences import denied
from valeria_desktop.games.valeria.coach.reasons import reasons_for
from valeria_desktop.games.valeria.coach.spoken_numbers import (
    PositionNumbers,
    Spoken,
    told,
    told_of_rivals,
)
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.options import DONE
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Prospect, Reason, ReasonKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.coach.hint import Hint
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.rules import Rules

MOST_LETTERS = 90
"""Two lines of a hint's row."""
BRINGS, DENIES = ReasonKind.BRINGS, ReasonKind.DENIES
IN_PYTHON = evolve(RULES, quick=None)
QUEEN = 100_000 if CORE is not None else SKILLS["queen"].nodes // 100


def all_reasons(table: Scenario, mine: str, other: str) -> tuple[Reason, ...]:
    """Compare two options of the asked seat."""
    decision = table.decision
    view = table.game.view(decision.seat)
    prospects = Prospects(RULES, view, Stream(2))
    ids = [option.id for option in decision.options]
    both = [prospects.of((ids.index(name), decision.option(name))) for name in (mine, other)]
    found = reasons_for(view)(both[0], both[1], Stream(3))
    assert len({(reason.kind, reason.cause) for reason in found}) == len(found)
    return found


def reasons(table: Scenario, mine: str, other: str) -> dict[ReasonKind, Reason]:
    """Say what the first option has that the second hasn't, by the first reason of each kind."""
    return {reason.kind: reason for reason in all_reasons(table, mine, other)[::-1]}


def asked(first: int, number: int) -> Iterator[Game]:
    """Yield positions of games of any kind that need a thought."""
    found = (Game(state) for state in positions(first, 400))
    thinking = (game for game in found if game.decision and not is_plain(game.decision))
    yield from islice(thinking, number)


def hints(game: Game, seed: int, rules: Rules[Setup] = RULES) -> list[Hint]:
    assert game.decision is not None
    view = game.view(game.decision.seat)
    found = answers(rules, "hint", None, view, Stream(seed))
    return [each for each in found if each is not None]


# --- by hand


def test_a_citizen_brings_income_and_its_number_is_right() -> None:
    """A Wizard (4) wakes on 15 of 36 rolls, and brings a Magic then; else all is the same."""
    without, having = (
        Scenario(players=2).stack("citizen-4", *["wizard"] * 5).owns(0, *cards).acts(1).game
        for cards in ((), ("wizard",))
    )
    explain = reasons_for(without.view(0))
    both = Prospect(DONE, (), (having,)), Prospect(DONE, (), (without,))
    brings = max(explain(*both, Stream(3)), key=lambda reason: reason.points)
    assert brings.words in {  # which of the two weighs more, is learned
        "+0.4 Magic on each of your turns.",
        "+0.4 Magic on others' turns, for you.",
    }
    assert brings.cause == "income"
    assert brings.number == pytest.approx(0.4)
    assert brings.kind is BRINGS
    assert brings.points > 0
    lacking = explain(*both[::-1], Stream(3))
    assert all("Magic" not in reason.words for reason in lacking)


def test_who_else_could_have_a_monster_is_told_with_the_chance() -> None:
    table = Scenario(players=2).stack("monster-1", "skeleton-king").holds(0, strength=9).acts(0)
    for strength in (0, 5, 9):
        table.holds(1, strength=strength)
        here = soon(table.game.view(1), PLACE["monster-1"], Stream(1))
        assert here is not None
        found = reasons(table, "slay monster-1", "gain gold")
        chance = round(100 * here.turns[0])
        if chance < 20:
            assert DENIES not in found or "Skeleton King" not in found[DENIES].words
        else:
            could = f"Player 2 could slay Skeleton King next turn: about {chance}%."
            surely = "Player 2 can surely slay Skeleton King next turn."
            assert found[DENIES].words == (could if chance < 100 else surely)


@pytest.mark.clause("T31")
def test_who_has_no_turn_any_more_is_denied_nothing() -> None:
    """Four exhausted places end a game of two with the round; seat 1 has been the last."""
    places = ("citizen-1", "citizen-2", "citizen-3", "citizen-5")
    table = Scenario(players=2).stack("monster-1", "skeleton-king").holds(1, strength=9)
    table.holds(0, strength=9).exhausts(*places).acts(1)
    view = table.game.view(1)
    slay = table.decision.option("slay monster-1")
    assert not denied(view, slay, Stream(1), 0.0)
    table.acts(0)
    assert denied(table.game.view(0), slay, Stream(1), 0.0)


def test_what_is_left_lying_denies_nobody_anything() -> None:
    table = Scenario(players=2).stack("monster-1", "skeleton-king").holds(0, strength=9).acts(0)
    table.holds(1, strength=9)
    found = reasons(table, "gain gold", "slay monster-1")
    assert DENIES not in found or "Skeleton King" not in found[DENIES].words


def test_what_tells_of_the_own_duke_is_marked() -> None:
    found = told("my Duke", Spoken(9), Spoken(6))
    assert found is not None
    assert found.words == "your Duke points so far: 9, otherwise 6"
    assert found.is_secret
    points = told("my points", Spoken(9), Spoken(6))
    assert points is not None
    assert not points.is_secret


@pytest.mark.parametrize(
    ("feature", "mine", "other", "words"),
    [
        ("my on turn: gold", 2.5, 1.2, "+1.3 Gold on each of your turns"),
        ("my strength", 5.0, 3.0, "you then have 5 Strength, otherwise 3"),
        ("my resources", 6.0, 5.0, "you then have 6 resources in all, otherwise 5"),
        ("my resources", 1.0, 0.0, "you then have 1 resource in all, otherwise 0"),
        ("my strength", 3.0, 5.0, None),
        ("in my reach: missing for a domain", 0.4, 1.4, None),
        ("in my reach: best monster", 5.0, 0.0, "after it you have enough for Goblin (5 points)"),
        ("in my reach: best monster", 1.0, 0.0, "after it you have enough for Goblin (1 point)"),
        ("in their reach: best monster", 1.0, 4.0, None),
        ("my lasting resources", 1.7, 1.0, None),
        ("my Duke for holies", 2.0, 0.0, "points for each Holy role: 2, otherwise 0"),
        ("their gold", 2.0, 5.0, None),
        ("left", 0.3, 0.4, "the end of the game comes nearer"),
        ("lead in domains", 1.0, 0.0, "your lead in domains: 1, otherwise 0"),
        ("lead in domains", -1.0, -2.0, None),
        ("lead in domains", 2.0, 1.0, None),
        ("left", 0.40, 0.39, None),
        ("my workers", 1.0, 1.04, None),
        ("my turn", 1.0, 0.0, None),
    ],
)
def test_numbers_are_said_where_they_speak_for_a_choice(
    feature: str, mine: float, other: float, words: str | None
) -> None:
    found = told(feature, Spoken(mine, "Goblin"), Spoken(other))
    assert (found.words if found else None) == words


def test_what_a_later_choice_of_the_turn_brings_is_no_merit_of_the_first() -> None:
    """A cathedral brings no Strength: the Archer that is recruited after it does."""
    table = Scenario(players=2).may_build(0, "cathedral-of-st-aquila").acts(0)
    table.stack("citizen-4", *["archer"] * 5).holds(0, gold=20)
    table.stack("monster-1", "goblin").stack("citizen-1").stack("citizen-2")
    decision, view = table.decision, table.game.view(0)
    build = decision.option("build domain-1")
    after, instead = table.game.copy(), table.game.copy()
    for choice in ("build domain-1", "recruit citizen-4"):
        after.choose(choice)
    for _ in range(2):
        instead.choose("gain magic")
    archer = next(each for each in decision.options if each.id == "recruit citizen-4")
    magic = decision.option("gain magic")
    mine = Prospect(build, (archer,), (after,))
    other = Prospect(magic, (magic,), (instead,))
    words = [str(each.words) for each in reasons_for(view)(mine, other, Stream(3))]
    assert "In each of your turns: Take 1 Gold from an opponent of your choice." in words
    assert not [each for each in words if "Strength" in each or "Soldier" in each]


def test_a_rival_that_loses_something_is_named() -> None:
    table = Scenario(players=3).holds(0, gold=2).holds(1, gold=4).holds(2, gold=7).acts(0)
    eye, before = Eye.of(table.game.view(0)), PositionNumbers
    here, there = table.game.copy(), table.game.copy()
    here._state.players[2].gold = 5
    found = told_of_rivals(before(eye, here), before(eye, there))
    assert found is not None
    assert found.words == "player 3 has 5 Gold, otherwise 7"
    assert told_of_rivals(before(eye, there), before(eye, here)) is None


def test_where_nothing_weighs_a_number_in_sight_is_told() -> None:
    """Three equal gifts late in a game weigh the same, and each says what you have then."""
    table = Scenario(players=2).holds(0, gold=30, strength=30, magic=30).acts(0)
    mine, other = table.decision.option("gain gold"), table.decision.option("gain magic")
    after, instead = table.game.copy(), table.game.copy()
    after.choose("gain gold")
    instead.choose("gain magic")
    explain = reasons_for(table.game.view(0))
    both = Prospect(mine, (), (after,)), Prospect(other, (), (instead,))
    (found,) = explain(*both, Stream(3))
    assert (found.words, found.points) == ("You then have 31 Gold, otherwise 30.", 0.0)
    assert not counts(found)


def test_an_equal_choice_tells_which_rival_has_less() -> None:
    table = Scenario(players=3).holds(0, gold=30).holds(1, magic=4).holds(2, magic=7).acts(0)
    here, there = table.game.copy(), table.game.copy()
    here._state.players[1].magic = 3
    there._state.players[2].magic = 6
    explain = reasons_for(table.game.view(0))
    both = Prospect(DONE, (), (here,)), Prospect(DONE, (), (there,))
    (found,) = explain(*both, Stream(3))
    assert (found.kind, found.words) == (DENIES, "Player 2 has 3 Magic, otherwise 4.")


def test_an_equal_choice_tells_the_map_that_it_brings() -> None:
    made = seas(5, 5, 5, maps=2).acts(0)
    here, there = made.game.copy(), made.game.copy()
    here._state.players[0].more = Amounts.of("maps", 3).more
    both = Prospect(DONE, (), (here,)), Prospect(DONE, (), (there,))
    found = reasons_for(made.game.view(0))(*both, Stream(3))
    assert "You then have 3 Maps, otherwise 2." in [each.words for each in found]


# --- in many positions


@pytest.mark.parametrize(
    ("first", "positions_asked"),
    [
        pytest.param(800, many(8, 8, whole=40), marks=pytest.mark.thorough),
        pytest.param(400, 300, marks=pytest.mark.slow),
    ],
)
@pytest.mark.usefixtures("little_effort")
def test_every_sentence_reads_right(first: int, positions_asked: int) -> None:
    spoken = 0
    for number, game in enumerate(asked(first, positions_asked)):
        for each in hints(game, number):
            for proposal in each.proposals:
                weights = [(each.is_count, -abs(each.points)) for each in proposal.reasons]
                assert weights == sorted(weights)
                causes = [(each.kind, each.cause) for each in proposal.reasons]
                assert len({*causes}) == len(causes)
                for reason in proposal.reasons:
                    reads_right(reason)
                    spoken += 1
    assert spoken


def reads_right(reason: Reason) -> None:
    words = str(reason.words)
    assert len(words) <= MOST_LETTERS, words
    assert re.fullmatch(r"[A-Z0-9+].*[^ .]\.", words), words
    assert not re.search(r"[{}_]|None|nan|\d\.\d\d|-\d|  ", words), words
    raw = [name for name in NAMES if ":" in name and name in words]
    assert not raw, words
    assert -1 <= reason.points <= 1


@pytest.mark.slow
def test_a_hint_is_no_worse_than_a_slip_by_its_own_later_grade() -> None:
    grade_hints(range(900, 1_300), many(20, 10) if CORE is not None else many(5, 3))


@pytest.mark.slow
def test_of_200_hints_none_is_worse_than_a_slip_by_its_own_later_grade() -> None:
    grade_hints(range(1_300, 1_700), 200 if CORE is not None else 40)


def grade_hints(seeds: range, number: int) -> None:
    for seed, game in enumerate(asked(seeds.start, number)):
        *_, last = hints(game, seed)
        best = last.proposals[0].option
        if cost_by_queen(game, best, 10_000 + seed) >= CLEARLY_WORSE:
            assert cost_side_by_side(game, best, 20_000 + seed) < CLEARLY_WORSE, (seed, best)


def cost_by_queen(game: Game, chosen: str, seed: int) -> float:
    """Grade by one search: where worlds differ much, its best one is the luckiest as well."""
    assert game.decision is not None
    view = game.view(game.decision.seat)
    ranked = make_player(RULES, "queen", seed, None, QUEEN).rank(view, game.decision)
    return ranked[0].value - {each.option.id: each.value for each in ranked}[chosen]


def cost_side_by_side(game: Game, chosen: str, seed: int) -> float:
    """Grade in worlds that both options were played on in."""
    assert game.decision is not None
    view = game.view(game.decision.seat)
    *_, last = answers(RULES, "tutor", chosen, view, Stream(seed))
    cost: float = last.cost
    return cost


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(many(4, 2), marks=pytest.mark.thorough),
        pytest.param(40, marks=pytest.mark.slow),
    ],
)
@pytest.mark.usefixtures("little_effort")
def test_without_the_core_there_are_hints_as_well(number: int) -> None:
    for seed, game in enumerate(asked(950, number)):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        found = hints(game, seed, IN_PYTHON)
        assert found[-1].is_final
        assert found[-1].proposals
        assert hints(RULES.imagine(view, Stream(91)), seed, IN_PYTHON) == found
