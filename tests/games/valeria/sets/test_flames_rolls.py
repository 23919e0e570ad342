"""Powers of the Roll Phase of Flames & Frost: a die rolled again, a card banished (FF14, FF15)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from attrs import evolve

from tests.games.valeria.sets.flames_powers import flames, table
from tests.scenario import PLACE, Scenario, against_dark_lord
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.luck import rolls
from valeria_desktop.games.valeria.rules.events import Rerolled
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.chance import dice, rerolled
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.powers import Reroll
from valeria_desktop.games.valeria.rules.turn.agenda import used_this_turn
from valeria_desktop.games.valeria.story.feelings import Feeling, feelings_about
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from valeria_desktop.kernel.memory import PlayedGame
    from valeria_desktop.session.chronicle import Line

# --- dice rolled again


PALACE, DAWN, FOUNTAIN = "twilight-palace", "palace-of-the-dawn", "flame-tongue-fountain"


def seeded(made: Scenario, *shows: tuple[int, int]) -> Scenario:
    """Let the dice of this turn fall so, the first time and whenever they are rolled again."""
    state = made.state
    first, *again = shows
    state.seed = next(
        seed
        for seed in range(200_000)
        if dice(seed, state.turn) == first
        and all(rerolled(seed, state.turn, n) == each for n, each in enumerate(again))
    )
    return made


def begins(made: Scenario, seat: int = 0) -> Scenario:
    """Begin a player's turn, at the question that asks to roll."""
    made.rolls(seat, 1, 2)
    return made._begin(seat, made.state.table.turn)


@pytest.mark.clause("FF15")
def test_twilight_palace_rolls_one_die_again_free_and_once() -> None:
    """Die A shows 6 instead of 1: the Knight wakes, and the Cleric doesn't (FF15)."""
    made = seeded(begins(table().owns(0, PALACE, "cleric")), (1, 3), (6, 5))
    made.chooses("roll")
    assert made.words == [
        "Roll die A again (Twilight Palace)",
        "Roll die B again (Twilight Palace)",
        "Keep the dice",
    ]
    made.chooses(f"reroll a with {PALACE}")
    assert made.state.dice == (6, 3)
    assert made.resources(0) == (0, 1, 0)
    assert "A rolled again with Twilight Palace: now 6 and 3" in made.log()
    assert not any("reroll" in option for option in made.options)


@pytest.mark.clause("T4", "FF15")
def test_rolling_again_and_other_powers_come_in_any_order() -> None:
    """Lowered and rolled, or rolled and lowered; each once, all in one question (FF15)."""
    made = seeded(begins(table().owns(0, PALACE, DAWN)), (3, 6), (5, 4))
    made.chooses("roll", f"change b with {DAWN}")
    assert made.state.dice == (3, 5)
    assert f"reroll b with {PALACE}" in made.options
    made.chooses(f"reroll b with {PALACE}")
    assert made.state.dice == (3, 4)
    made = seeded(begins(table().owns(0, PALACE, DAWN)), (3, 6), (5, 4))
    made.chooses("roll", f"reroll a with {PALACE}", f"change a with {DAWN}")
    assert made.state.dice == (4, 6)


@pytest.mark.clause("T4", "FF15")
def test_what_a_die_shows_hangs_on_the_seed_and_not_on_what_was_done_before() -> None:
    """FF15."""
    shown = set()
    for before in ((), (f"change a with {DAWN}",)):
        made = seeded(begins(table().owns(0, PALACE, DAWN)), (3, 6), (2, 4))
        made.chooses("roll", *before, f"reroll b with {PALACE}")
        shown.add(made.state.dice[1])
    assert shown == {4}


@pytest.mark.clause("FF15", "FF16", "X23")
def test_doubles_count_again_after_a_die_was_rolled_again() -> None:
    """2 and 2 give the Fountain's owner 3 Magic, 2 and 2 again give 3 more, on any turn.

    FF15, FF16, X23.
    """
    made = seeded(begins(table().owns(0, PALACE).owns(1, FOUNTAIN)), (2, 2), (5, 2))
    made.chooses("roll")
    assert made.resources(1)[2] == 3
    made.chooses(f"reroll b with {PALACE}")
    assert made.state.dice == (2, 2)
    assert made.resources(1)[2] == 6


@pytest.mark.clause("FF15")
def test_no_undo_takes_back_what_a_die_shows() -> None:
    """FF15."""
    made = seeded(begins(table().owns(0, PALACE)), (1, 3), (6, 5))
    made.chooses("roll")
    assert made.chooses(f"reroll a with {PALACE}").barrier & Barrier.DICE


@pytest.mark.clause("S12", "FF15")
def test_imagined_worlds_roll_other_dice() -> None:
    """Each number is about as frequent, whatever the true die will show (FF15)."""
    made = seeded(begins(table().owns(0, PALACE)), (1, 3), (6, 5))
    made.chooses("roll")
    view, stream, shown = made.game.view(0), Stream(3), Counter[int]()
    for _ in range(600):
        world = imagine(view, stream)
        world.choose(f"reroll a with {PALACE}")
        shown[world.view(0).dice[0]] += 1
    assert set(shown) == set(range(1, 7))
    assert all(60 < number < 140 for number in shown.values())


@pytest.mark.clause("FF15")
def test_both_dice_are_the_same_power_with_another_number_and_a_price() -> None:
    """Blood Moon Palace of another set: 2 Magic, and both dice (FF15)."""
    power = Reroll(2, Amounts(magic=2))
    assert str(power.words()) == "You may pay 2 Magic to roll both dice again"
    palace = flames().by_id[PALACE]
    assert isinstance(palace, Domain)
    palace = evolve(palace, powers=(power,))
    made = table().holds(0, magic=1)
    made.state.players[0].domains = (palace,)
    seeded(begins(made), (3, 4), (6, 6)).chooses("roll")
    assert made.decision.prompt is not Prompt.CHANGE_DICE
    made = table().holds(0, magic=3)
    made.state.players[0].domains = (palace,)
    seeded(begins(made), (3, 4), (6, 6)).chooses("roll")
    assert made.words[0] == "Roll both dice again for 2 Magic (Twilight Palace)"
    made.chooses(f"reroll both with {PALACE}")
    assert made.state.dice == (6, 6)
    assert made.resources(0)[2] == 1


@pytest.mark.clause("FF15")
def test_a_palace_that_lies_face_down_rolls_nothing() -> None:
    """FF15, X10."""
    made = table().owns(0, PALACE)
    made.state.players[0].turn_down(made.card(PALACE))
    seeded(begins(made), (1, 3)).chooses("roll")
    assert made.decision.prompt is not Prompt.CHANGE_DICE


@pytest.mark.clause("FF15")
@pytest.mark.parametrize(
    ("roll", "citizens", "taken"),
    [((1, 1), ("cleric",) * 5, "keep dice"), ((3, 2), ("cleric", "rogue", "butcher"), "reroll")],
)
def test_a_bot_rolls_again_what_brings_little(
    roll: tuple[int, int], citizens: tuple[str, ...], taken: str
) -> None:
    """It reckons with all numbers that a die may show, not with those of one imagined world.

    FF15.
    """
    found = Counter[str]()
    for seed in range(12):
        made = seeded(begins(table().owns(0, PALACE, *citizens)), roll)
        made.chooses("roll")
        if made.decision.prompt is Prompt.CHANGE_DICE:
            found[GreedyBot(seed).choose(made.game.view(0), made.decision).id.split()[0]] += 1
    assert found.most_common(1)[0][0] == taken.split(maxsplit=1)[0]
    assert found[taken.split(maxsplit=1)[0]] >= 11


@pytest.mark.clause("FF15")
def test_a_game_saved_between_both_rolls_goes_on_alike() -> None:
    """FF15."""
    made = seeded(begins(dealt(table(), PALACE, DAWN)), (3, 6), (5, 4))
    made.chooses("roll", f"change a with {DAWN}")
    again = restore(dump(made.game), flames())
    for game in (made.game, again):
        game.choose(f"reroll b with {PALACE}")
    assert digest(again) == digest(made.game)


# --- powers of any moment of the phase


WALL = "the-northern-wall"


def dealt(made: Scenario, *domains: str) -> Scenario:
    """Lay domains of this table before a player, in place of others, as a file needs it."""
    state = made.state
    for place, domain in enumerate(domains, start=PLACE["domain-1"]):
        if not any(made.card(domain) in stack for stack in state.stacks):
            state.lay(place, state.stacks[place][1:])
            state.face_down[place] -= 1
            made.owns(0, domain)
            continue
        at = next(at for at, stack in enumerate(state.stacks) if made.card(domain) in stack)
        state.lay(at, tuple(card for card in state.stacks[at] if card.id != domain))
        state.face_down[at] = len(state.stacks[at]) - 1
        made.owns(0, domain)
    return made


def with_mimic() -> Scenario:
    """Lay a Mimic, which acts on 5, on a place whose monsters were slain; the wall is built."""
    made = dealt(table(variants=["events"], events=("mimic",)), WALL)
    made.owns(1, *made.cards_at("monster-1")).stack("monster-1", "mimic")
    made.state.pile = tuple(card for card in made.state.pile if card.id != "mimic")
    return made


def banishing(made: Scenario) -> list[str]:
    return [option for option in made.options if option.startswith(f"{WALL}: ")]


@pytest.mark.clause("FF14", "X20")
def test_the_northern_wall_may_be_used_before_the_roll_and_once_only() -> None:
    """The emptied place is filled at once, before the dice are thrown (FF14, X20)."""
    made = begins(
        table().owns(0, WALL).stack("monster-1", "goblin").stack("monster-2", "dire-bear")
    )
    assert made.options[0] == "roll"
    assert f"{WALL}: banish-monster-1" in banishing(made)
    assert f"{WALL}: banish-monster-2" not in banishing(made), "a Dire Bear is no minion"
    made.chooses(f"{WALL}: banish-monster-1")
    assert made.cards_at("monster-1") == ["exhausted"]
    assert [card.id for card in made.state.banished] == ["goblin"]
    assert made.options == ["roll"]
    seeded(made, (1, 3)).chooses("roll")
    assert made.decision.prompt is not Prompt.CHANGE_DICE


@pytest.mark.clause("FF14", "FF15")
def test_the_wall_and_the_dice_are_one_question() -> None:
    """FF14, FF15."""
    made = seeded(begins(table().owns(0, WALL, PALACE, DAWN)), (3, 6), (5, 4))
    made.chooses("roll")
    assert banishing(made)
    assert {"keep dice", f"reroll a with {PALACE}", f"change a with {DAWN}"} <= set(made.options)
    made.chooses(f"reroll a with {PALACE}")
    assert banishing(made)
    made.chooses(banishing(made)[0])
    assert not banishing(made)
    assert f"change b with {DAWN}" in made.options
    assert used_this_turn(made.game.view(0)) == {PALACE, WALL}


@pytest.mark.clause("FF14")
def test_the_wall_may_be_left_and_is_there_again_next_turn() -> None:
    """FF14."""
    made = seeded(begins(table().owns(0, WALL)), (3, 6))
    made.chooses("roll", "keep dice")
    assert not made.state.banished
    assert not banishing(seeded(begins(made, 1), (3, 6)))
    assert banishing(begins(made))


@pytest.mark.clause("V5", "FF14")
def test_the_wall_may_wait_for_the_monster_events() -> None:
    """A Mimic that acts on 5 has acted; then the wall is offered a last time (FF14)."""
    made = with_mimic()
    seeded(begins(made), (5, 3)).chooses("roll", "keep dice")
    assert made.options[0] == "event monster-1"
    made.chooses("event monster-1")
    while made.decision.prompt is Prompt.USE:
        made.chooses(made.options[0])
    assert banishing(made)
    assert made.options[-1] == "done"
    again = restore(dump(made.game), flames())
    made.chooses(banishing(made)[0])
    assert not banishing(made)
    again.choose("done")
    assert not again.snapshot().banished


@pytest.mark.clause("V5", "FF14")
def test_who_has_used_the_wall_is_not_asked_again_among_the_events() -> None:
    """FF14."""
    made = with_mimic()
    begins(made).chooses(banishing(begins(made))[0])
    seeded(made, (5, 3))
    again = restore(dump(made.game), flames())
    for game in (made.game, again):
        game.choose("roll")
        assert game.decision is not None
        assert not any(option.id.startswith(WALL) for option in game.decision.options)


@pytest.mark.clause("X24", "FF14")
def test_alone_the_wall_works_as_well() -> None:
    """FF14."""
    made = against_dark_lord(catalog=flames()).owns(0, WALL)
    made = begins(made)
    assert banishing(made)
    assert str(made.card(WALL).powers[0].words()).startswith("Once, at any moment, if you like")


# --- what else reads a roll


def test_luck_counts_a_roll_where_dice_were_thrown() -> None:
    """FF14: the wall is used before the roll; that is no roll, and the dice before it don't count.

    FF15: to roll again is skill, so the dice count as they were thrown first.
    """
    made = seeded(begins(table().owns(0, WALL, PALACE)), (1, 3), (6, 5))
    games = [made.game.copy()]
    for option in (banishing(made)[0], "roll", f"reroll a with {PALACE}"):
        made.chooses(option)
        games.append(made.game.copy())
    played = SimpleNamespace(passages=lambda: pairwise(games))
    assert [dice for _, dice in rolls(cast("PlayedGame", played))] == [(1, 3)]


def test_the_story_tells_both() -> None:
    """FF14, FF15."""
    made = seeded(begins(table().owns(0, WALL, PALACE)), (1, 3), (6, 5))
    made.events = [TurnBegan(0, 1, 1)]
    made.chooses(banishing(made)[0], "roll", f"reroll a with {PALACE}")
    lines = [cast("Line", SimpleNamespace(event=event)) for event in made.events]
    names = ("Ann", "Bob")
    told = [entry.sentence(names) for entry in tell_turn(lines, names)]
    assert told[0] == "Ann rolled 1 + 3 = 4"
    assert told[1].startswith("Ann: The Northern Wall: banished ")
    assert "Ann: Twilight Palace rolls again: 6 + 3 = 9" in told


@pytest.mark.parametrize("dice", [(5, 5), (5, 4)])
def test_doubles_of_a_die_rolled_again_please_as_any(dice: tuple[int, int]) -> None:
    """FF15."""
    again = Rerolled(1, table().card(PALACE), (0,), dice)
    felt = [*feelings_about(again, ())]
    assert felt == ([(1, Feeling.PLEASED)] if dice == (5, 5) else [])
