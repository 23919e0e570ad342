"""Whole games in which the Lord of the Undead Samurai came up: worlds, saves, undo, bots, hints."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.nights import comes_up, table_of
from tests.games.valeria.sets.shipped import catalog_of
from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.hint import hint
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.bots.features import at_hand
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.aside import ASIDE, aside_of
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.setup import RANDOM, Laying, Setup, Variant
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game

SET = "undead-samurai"
CARDS = catalog_of(SET)
SAMURAI, LORD = CARDS.by_id[SET], CARDS.by_id["undead-samurai-lord-event"]
NIGHTS = frozenset({Variant.EVENT_CARDS})
PLACES = ("domain-3", "citizen-4")
SETUP = Setup(3, variants=NIGHTS, event_cards=(LORD.id,), sets=frozenset({SET}))
MIXED = Setup(
    4,
    variants=NIGHTS | {Variant.MIXED, Variant.EVENTS},
    event_cards=(LORD.id,),
    sets=frozenset({SET}),
)


@cache
def _risen(seed: int, setup: Setup) -> tuple[Game, tuple[str, ...]]:
    """Play a game by chance until a Samurai is to be laid."""
    game: Game = RULES.deal(setup, seed)
    chance, choices = Random(seed), []
    while game.decision is not None and "lay-on" not in game.decision.options[0].id:
        option = chance.choice(game.decision.options)
        choices.append(option.id)
        game.choose(option)
    return game, tuple(choices)


def risen(seed: int, choices: int = 0, setup: Setup = SETUP) -> Game:
    """A game in which the Lord came up, some choices later."""
    game, chance = _risen(seed, setup)[0].copy(), Random(seed)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(chance.choice(game.decision.options))
    return game


def samurai_in(game: Game) -> list[int]:
    """Count the Samurai at each place."""
    return [stack.count(SAMURAI) for stack in game.snapshot().stacks]


@pytest.mark.clause("S12", "US3")
@pytest.mark.parametrize("laying", Laying)
def test_worlds_know_the_samurai_and_not_whether_the_lord_comes(laying: Laying) -> None:
    setup = Setup(2, variants=NIGHTS, laying=laying, sets=frozenset({SET}))
    game: Game = RULES.deal(setup, 5)
    worlds = [imagine(game.view(0), Stream(number)) for number in range(40)]
    assert {aside_of(world.snapshot().stacks) for world in worlds} == {(SAMURAI,) * 4}
    assert {LORD in world.snapshot().pile for world in worlds} == {True, False}


@pytest.mark.clause("S12")
@pytest.mark.parametrize("setup", [SETUP, MIXED], ids=["plain", "mixed"])
@pytest.mark.parametrize("choices", [0, 2, 9, 40])
def test_worlds_have_them_where_they_lie(setup: Setup, choices: int) -> None:
    later = risen(2, choices, setup)
    for seat in range(setup.players):
        view = later.view(seat)
        world = imagine(view, Stream(seat))
        assert world.view(seat) == view
        assert samurai_in(world) == samurai_in(later)


@pytest.mark.parametrize("setup", [SETUP, MIXED], ids=["plain", "mixed"])
@pytest.mark.parametrize("choices", [0, 1, 7, 25])
def test_a_game_with_samurai_is_saved_and_goes_on_the_same(setup: Setup, choices: int) -> None:
    game = risen(3, choices, setup)
    loaded = restore(dump(game), CARDS)
    assert digest(loaded) == digest(game)
    if game.decision is not None:
        option = game.decision.options[-1].id
        game.choose(option)
        loaded.choose(option)
        assert digest(loaded) == digest(game)


@pytest.mark.parametrize(
    ("stack", "problem"),
    [
        ([SAMURAI.id, "cleric"], r"stacks\[6\]\[0\] can't be undead-samurai"),
        (["exhausted", SAMURAI.id], r"stacks\[6\]\[0\] can't be exhausted"),
        ([LORD.id, SAMURAI.id], r"stacks\[6\]\[0\] can't be undead-samurai-lord-event"),
        (["merchant", LORD.id], r"stacks\[6\]\[1\] can't be undead-samurai-lord-event"),
    ],
)
def test_a_save_with_samurai_where_none_can_be_is_refused(stack: list[str], problem: str) -> None:
    data = dump(risen(3))
    data["stacks"][6] = stack
    with pytest.raises(SnapshotError, match=problem):
        restore(data, CARDS)


@pytest.mark.clause("US4")
def test_a_player_takes_a_laid_samurai_back_unless_a_card_came_up_before() -> None:
    _, choices = _risen(4, SETUP)
    session = Session.begin(RULES, SETUP, default_seats(3), 4)
    for choice in choices:
        session.choose(choice)
    first, second, third = (f"{LORD.id}: lay-on-{place}" for place in ("domain-2", *PLACES))
    session.choose(first)
    assert str(session.undo_refusal) == "A card has been turned up", "with the action before"
    before = digest(session.game)
    session.choose(second)
    after = digest(session.game)
    assert session.undo_refusal is None
    session.undo()
    assert digest(session.game) == before
    session.redo()
    assert digest(session.game) == after
    session.choose(third)
    assert sum(samurai_in(session.game)) == 4


@pytest.mark.usefixtures("little_effort")
def test_who_is_asked_where_a_samurai_goes_gets_a_hint() -> None:
    game = risen(4)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    proposals = [each for each in hint(RULES, view, None, Stream(5)) if each is not None]
    ranked = {proposal.option for each in proposals for proposal in each.proposals}
    assert ranked
    assert ranked <= {option.id for option in decision.options}


def test_the_core_in_c_refuses_it() -> None:
    with pytest.raises(NotCoveredError):
        table_as_numbers(risen(2).snapshot().table)


def test_bots_look_at_samurai_on_all_stacks_and_at_the_lord_and_at_none_set_aside() -> None:
    made = table_of(SET)
    plain = at_hand(made.game)
    comes_up(made, LORD.id)
    made.chooses(f"{LORD.id}: lay-on-citizen-4", f"{LORD.id}: lay-on-domain-3")
    foes = [foe for foe, _ in at_hand(made.game).foes]
    assert foes == [*(foe for foe, _ in plain.foes), LORD, SAMURAI, SAMURAI]
    assert len(at_hand(made.game).domains) == len(plain.domains) - 1
    assert ASIDE.places[0] not in made.state.table.layout.open_places


def test_greedy_slays_a_samurai_where_it_is_the_best_deal() -> None:
    made = comes_up(table_of(SET), LORD.id)
    made.chooses(f"{LORD.id}: lay-on-citizen-4", f"{LORD.id}: lay-on-domain-3")
    for number in range(1, 6):
        made.stack(f"monster-{number}", "giant")
    made.holds(0, strength=3).acts(0)
    option = make_bot(RULES, "greedy", 1).choose(made.game.view(0), made.decision)
    assert option.id in {"slay citizen-4", "slay domain-3"}


@pytest.mark.parametrize("name", ["greedy", *SKILLS])
def test_every_bot_plays_where_the_lord_came_up(name: str) -> None:
    game = risen(4)
    bots = [make_bot(RULES, name, 5, 40) for _ in range(3)]
    for _ in range(12):
        decision = game.decision
        if decision is None:
            return
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        assert option in decision.options
        game.choose(option)


@pytest.mark.clause("X1", "US2", "US3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_with_the_stack_or_with_the_event(players: int) -> None:
    seen = set()
    for seed in range(8):
        setup = Setup(players, preset=RANDOM, variants=NIGHTS, sets=frozenset({SET}))
        game, chance = RULES.deal(setup, seed), Random(seed)
        seen.add(bool(aside_of(game.snapshot().stacks)))
        while game.decision is not None:
            game.choose(chance.choice(game.decision.options))
        assert game.ending
    assert seen == {True, False}
