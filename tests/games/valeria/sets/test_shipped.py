"""The sets that the program has keep what every game keeps, each by itself and all together."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.counts import many
from tests.games.valeria.sets.shipped import (
    ALL,
    alone_with,
    catalog_of,
    needed_by,
    part_of,
    together,
    with_all_of,
)
from tests.kernel.contract import ALONE, EVERY, Table, named
from tests.properties.players import bots_play
from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.files.set_facts import (
    FIRST_TURN,
    folder_of,
    read_facts,
    set_facts,
)
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import (
    RANDOM,
    Edition,
    Laying,
    Setup,
    Solo,
    Variant,
)
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.kernel.errors import CatalogError, SetupError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

VARIANTS = frozenset({Variant.EVENTS, Variant.MIXED, Variant.EVENT_CARDS})
WITH_EVENTS = [name for name in SETS if part_of(name).event_cards]
NIGHTS = frozenset({Variant.EVENT_CARDS})
TABLES = [
    *(Table(name, RULES, with_all_of(name)) for name in SETS),
    *(
        Table(f"{name}, dark lord", RULES, with_all_of(name, players=1, solo=Solo.DARK_LORD))
        for name in alone_with(SETS)
    ),
    *(
        Table(f"{name}, Event cards", RULES, with_all_of(name, players=3, variants=NIGHTS))
        for name in WITH_EVENTS
    ),
    *(
        Table(
            f"{name}, Monster Events",
            RULES,
            with_all_of(name, players=3, edition=Edition.FIRST, variants={Variant.EVENTS}),
        )
        for name in SETS
        if part_of(name).events
    ),
    Table(
        "undead-samurai, the Lord's Event",
        RULES,
        Setup(
            3,
            variants=NIGHTS,
            event_cards=("undead-samurai-lord-event",),
            sets=frozenset({"undead-samurai"}),
        ),
    ),
    Table("all 3", RULES, with_all_of(*together(SETS), players=3)),
    Table(
        "all 5",
        RULES,
        Setup(players=5, preset=RANDOM, variants=VARIANTS | needed_by(ALL), sets=ALL),
    ),
]
SHORT = {"promos", "all 3"}
"""Each of their decisions is checked in the usual run, some of the others'."""


@pytest.mark.parametrize("check", ALONE)
@pytest.mark.parametrize("table", named(TABLES))
def test_a_whole_game_keeps_the_contract(table: Table, check: Callable[[Table], None]) -> None:
    check(table)


@pytest.mark.parametrize("check", EVERY)
@pytest.mark.parametrize("table", named(TABLES, long={table.name for table in TABLES} - SHORT))
def test_each_decision_keeps_the_contract(
    table: Table, check: Callable[[Table, int], None]
) -> None:
    check(table, many(61, 61, whole=37))


OPTION_SETS = [
    *((players, edition, variants) for players in (2, 3, 4, 5) for edition, variants in (
        ("1e", ()), ("1e", ("mixed", "no-duke")), ("2e", ("mixed",)), ("2e", ("events", "no-duke")),
    )),
    *((1, edition, variants) for edition, variants in (
        ("1e", ()), ("2e", ("mixed", "events")),
    )),
]  # fmt: skip


@pytest.mark.clause("X1", "X6")
@pytest.mark.parametrize(("players", "edition", "variants"), OPTION_SETS)
def test_each_option_set_is_played_to_its_end(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    """With each set by itself and with all together."""
    solo = Solo.DARK_LORD if players == 1 else None
    there = alone_with(SETS) if solo else list(SETS)
    for sets in (*([name] for name in there), together(there)):
        chosen = frozenset(Variant(name) for name in variants)
        setup = with_all_of(
            *sets, players=players, edition=Edition(edition), variants=chosen, solo=solo
        )
        setup = evolve(setup, citizens=()) if setup.mixed else setup
        game, chance = RULES.deal(setup, players), Random(players)
        while game.decision is not None:
            game.choose(chance.choice(game.decision.options))
        assert game.ending


@pytest.mark.clause("FF2", "FF3")
@pytest.mark.parametrize("laying", Laying)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_event_cards_are_played_to_the_end_in_both_ways_of_laying(
    players: int, laying: Laying
) -> None:
    """In both editions, with and without Monster Events."""
    kinds = (
        (Edition.FIRST, NIGHTS),
        (Edition.SECOND, NIGHTS),
        (Edition.SECOND, NIGHTS | {Variant.EVENTS}),
    )
    for name, (edition, variants) in product(WITH_EVENTS, kinds):
        setup = with_all_of(
            name, players=players, edition=edition, variants=variants, laying=laying
        )
        for seed in range(2):
            game, chance = RULES.deal(setup, seed), Random(seed)
            while game.decision is not None:
                game.choose(chance.choice(game.decision.options))
            assert game.ending


@pytest.mark.clause("X1")
@pytest.mark.parametrize("set_id", SETS)
def test_cards_of_a_set_that_is_left_out_take_part_in_nothing(set_id: str) -> None:
    names = {card.id for card in part_of(set_id).all_cards()}
    others = ALL - {set_id}
    for seed in range(5):
        variants = needed_by(others)
        setup = Setup(players=5, preset=RANDOM, variants=variants, sets=others)
        state = RULES.deal(setup, seed).snapshot()
        cards = (card for stack in state.stacks for card in stack)
        assert names.isdisjoint(card.id for card in cards)
        dealt = (duke for player in state.players for duke in player.dealt)
        assert names.isdisjoint(duke.id for duke in dealt)


@pytest.mark.clause("X25")
@pytest.mark.parametrize("set_id", SETS)
def test_the_siege_is_played_with_the_base_game_alone(set_id: str) -> None:
    setup = Setup(players=1, solo=Solo.SIEGE, sets=frozenset({set_id}))
    with pytest.raises(SetupError, match="takes no part in this solo game; leave it out"):
        RULES.deal(setup, 1)


@pytest.mark.clause("X2")
def test_a_card_is_the_same_thing_with_whatever_sets_it_is_chosen() -> None:
    for name in SETS:
        alone = part_of(name).by_id
        assert all(catalog_of(*SETS).by_id[card_id] is card for card_id, card in alone.items())
    base = shipped_catalog()
    assert all(catalog_of(*SETS).by_id[card.id] is card for card in base.all_cards())


def test_the_shelf_is_read_without_any_cards() -> None:
    facts = [set_facts(name) for name in SETS]
    assert [each.id for each in facts] == list(SETS)
    assert all(each.name and each.adds.endswith(".") for each in facts)
    for each in facts:
        there = {monster.area for monster in part_of(each.id).monsters}
        assert set(part_of(each.id).areas) <= set(each.areas) <= there
        assert each.presets == tuple(preset.name for preset in part_of(each.id).presets)
        made = SETS[each.id]()
        assert made.needs == each.needs
        assert (str(made.name), made.solo, made.not_with) == (each.name, each.solo, each.not_with)
        assert each.guided is (folder_of(each.id) / FIRST_TURN).is_file()
        assert made.starters == each.starters == tuple(c.id for c in part_of(each.id).starters)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('name = "A"\nadds = "B."\ncards = 0\n', "cards"),
        ('name = ""\nadds = "B."\ncards = 1\n', "name"),
        ('name = "A"\nadds = "B."\ncards = 1\nprice = 3\n', "price"),
        ('name = "A"\nadds = "B."\ncards = 1\nsolo = ["duel"]\n', "solo"),
        ('name = "A"\nadds = "B."\ncards = 1\n[areas.Bog]\ncolour = "red"\nland = "x"\n', "colour"),
        ("name = ", "not a valid TOML file"),
    ],
)
def test_facts_that_can_not_be_are_refused(text: str, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CatalogError, match=problem):
        read_facts(file)


def test_a_set_without_its_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogError, match="can't be read"):
        read_facts(tmp_path / "set.toml")


@pytest.mark.thorough
@pytest.mark.parametrize("solo", [None, pytest.param(Solo.DARK_LORD, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", ["greedy", *SKILLS])
def test_every_bot_plays_with_all_sets(name: str, solo: Solo | None) -> None:
    setup = with_all_of(
        *together(alone_with(SETS) if solo else SETS), players=1 if solo else 2, solo=solo
    )
    bots_play(RULES, RULES.deal(setup, 4), name, decisions=30, nodes=60)


@pytest.mark.slow
@pytest.mark.parametrize("set_id", SETS)
def test_greedy_beats_chance_with_each_set(set_id: str) -> None:
    """9 of 10 games; over 200 it was 98 % or more with each."""
    won = 0
    for seed in range(10):
        game, chance = RULES.deal(with_all_of(set_id), seed), Random(seed)
        greedy, seat = make_bot(RULES, "greedy", seed), seed % 2
        while game.decision is not None:
            decision = game.decision
            option = chance.choice(decision.options)
            if decision.seat == seat:
                option = greedy.choose(game.view(seat), decision)
            game.choose(option)
        won += game.result().winners == (seat,)
    assert won >= 9


@pytest.mark.clause("X1", "CS3", "MA1")
def test_two_sets_with_a_starter_each_are_not_played_together() -> None:
    for players in (2, 5):
        chosen = frozenset({"margraves", "crimson-seas"})
        with pytest.raises(SetupError, match="Margraves"):
            RULES.deal(Setup(players=players, sets=chosen), 1)


PAIRS = [pair for pair in combinations(SETS, 2) if len(together(pair)) == 2]
TOGETHER = [*PAIRS, tuple(together(SETS)), tuple(together(reversed([*SETS])))]
"""Any two sets, and all of them with either third starter (X1)."""
GAMES, GAMES_AT_LENGTH = 3, 300


def play_together(sets: tuple[str, ...], seed: int) -> None:
    """Play a game to its end, players drawn by the seed; at random or with all of the sets."""
    players = 1 + Random(f"{sets}{seed}").randrange(5)
    if len(alone_with(sets)) < len(sets):
        players = max(2, players)
    solo = Solo.DARK_LORD if players == 1 else None
    has_events = not solo and bool({*sets} & {*WITH_EVENTS})
    at_random = Setup(players=players, preset=RANDOM, solo=solo, sets=frozenset(sets))
    setup = with_all_of(*sets, players=players, solo=solo) if seed % 2 else at_random
    setup = evolve(setup, variants=NIGHTS if has_events else frozenset())
    game, chance = RULES.deal(setup, seed), Random(seed)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    assert game.ending


def test_there_are_ninety_legal_pairs() -> None:
    """Of fourteen sets; Margraves and Crimson Seas alone don't go together."""
    assert len(SETS) == 14
    assert len(PAIRS) == 90
    assert [len(sets) for sets in TOGETHER[-2:]] == [13, 13]
    assert {*TOGETHER[-2]} ^ {*TOGETHER[-1]} == {"margraves", "crimson-seas"}


@pytest.mark.clause("X1")
@pytest.mark.parametrize("sets", TOGETHER, ids="+".join)
def test_any_two_sets_and_all_of_them_are_played_together(sets: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        play_together(sets, seed)


@pytest.mark.slow
@pytest.mark.parametrize("sets", TOGETHER, ids="+".join)
def test_sets_are_played_together_three_hundred_times(sets: tuple[str, ...]) -> None:
    for seed in range(GAMES, GAMES_AT_LENGTH):
        play_together(sets, seed)
