"""The end of the game: T31 and T32."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.rules.events import GameEnded, LastRound
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.events import TurnBegan

MONSTERS = [f"monster-{number}" for number in range(1, 6)]
CITIZENS = [f"citizen-{number}" for number in range(1, 11)]
DOMAINS = [f"domain-{number}" for number in range(1, 6)]
WATCHER = "watcher-on-the-water"


def exhaust(table: Scenario, *places: str) -> Scenario:
    for place in places:
        table.stack(place, "exhausted")
    return table


def pass_turn(table: Scenario) -> None:
    """Play a whole turn that changes nothing but resources."""
    table.rolls(table.decision.seat, 5, 6)
    table.chooses("gain gold", "gain gold")


@pytest.mark.clause("T31")
def test_no_end_condition_holds_at_first() -> None:
    assert Scenario().game.end_conditions() == ()


@pytest.mark.clause("T31")
def test_the_monster_stacks_may_be_empty_of_area_monsters() -> None:
    """Empty, an Exhausted card or a Monster Event; four of five are not enough."""
    table = exhaust(Scenario(players=4, variants=["events"]), *MONSTERS[1:])
    assert table.game.end_conditions() == ()
    table.stack("monster-3", "mimic").stack("monster-2").stack("monster-1", "exhausted")
    assert table.game.end_conditions() == ("monsters",)


@pytest.mark.clause("T31")
def test_all_domains_may_be_built() -> None:
    """A face-down one under the last face-up one is not built."""
    table = exhaust(Scenario(players=4), *DOMAINS[1:])
    table.stack("domain-1", "halfpenny-hill")
    assert table.game.end_conditions() == ()
    table.stack("domain-1", "exhausted")
    assert table.game.end_conditions() == ("domains",)


@pytest.mark.clause("T31")
@pytest.mark.parametrize(("players", "places"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_twice_as_many_exhausted_places_as_players_end_the_game(players: int, places: int) -> None:
    table = exhaust(Scenario(players=players), *CITIZENS[: places - 1])
    assert table.game.end_conditions() == ()
    exhaust(table, CITIZENS[places - 1])
    assert table.game.end_conditions() == ("exhausted",)


@pytest.mark.clause("T31", "T30")
def test_monster_events_and_empty_places_count_as_exhausted() -> None:
    """Two Exhausted cards, an empty place and a Monster Event make four."""
    table = exhaust(Scenario(variants=["events"]), *CITIZENS[:2])
    table.stack("citizen-3").stack("citizen-4", "mimic")
    assert table.game.end_conditions() == ("exhausted",)


@pytest.mark.clause("T31")
def test_several_end_conditions_may_hold() -> None:
    table = exhaust(Scenario(), *MONSTERS, *DOMAINS)
    assert table.game.end_conditions() == ("monsters", "domains", "exhausted")


@pytest.mark.clause("T32")
def test_the_last_round_is_announced_and_everybody_has_their_turn() -> None:
    """The first of three players has fulfilled a condition."""
    table = exhaust(Scenario(players=3), *DOMAINS)
    pass_turn(table)
    assert "Last round: all domains are built" in table.log()
    assert (table.decision.seat, table.game.is_over) == (1, False)
    pass_turn(table)
    assert (table.decision.seat, table.game.is_over) == (2, False)
    pass_turn(table)
    assert table.game.is_over
    assert table.log()[-1] == "The game is over: all domains are built"


@pytest.mark.clause("T32")
def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    """No announcement is needed any more."""
    table = exhaust(Scenario(), *MONSTERS[1:], *CITIZENS[:2])
    table.stack("monster-1", "goblin-king").acts(1).holds(1, strength=6)
    table.chooses("slay monster-1")
    assert table.decision.prompt is Prompt.ACT  # the turn is played to its end
    table.chooses("gain gold")
    assert table.game.is_over
    assert not [event for event in table.events if isinstance(event, LastRound)]
    assert table.log()[-1] == (
        "The game is over: all monsters are slain and enough stacks are exhausted"
    )


@pytest.mark.clause("T32")
def test_a_game_goes_on_while_no_condition_holds() -> None:
    """After the last player of a round the first one is next."""
    table = exhaust(Scenario(players=3), *CITIZENS[:5])
    table.acts(2)
    table.chooses("gain gold", "gain gold")
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ROLL)


@pytest.mark.clause("T32", "T25")
def test_a_condition_that_was_undone_no_longer_counts() -> None:
    """Announced by the first player, undone by the second, and the game goes on."""
    table = exhaust(Scenario(players=3), *MONSTERS)
    table.holds(1, gold=6).owns(1, "knight", "knight", "goblin").stack("domain-1", WATCHER, WATCHER)
    pass_turn(table)
    assert "Last round: all monsters are slain" in table.log()
    table.rolls(1, 5, 6)
    table.chooses("build domain-1", f"{WATCHER}: return-goblin", "gain gold")
    assert table.cards_at("monster-1") == ["goblin"]
    pass_turn(table)
    assert not table.game.is_over
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ROLL)
    assert not [event for event in table.events if isinstance(event, GameEnded)]


@pytest.mark.clause("T32")
def test_an_undone_condition_may_be_fulfilled_again() -> None:
    """By the last player of the same round, so that the game ends after all."""
    table = exhaust(Scenario(players=3), *MONSTERS)
    table.holds(1, gold=6).owns(1, "knight", "knight", "goblin").stack("domain-1", WATCHER, WATCHER)
    pass_turn(table)
    table.rolls(1, 5, 6)
    table.chooses("build domain-1", f"{WATCHER}: return-goblin", "gain gold")
    table.holds(2, strength=1).rolls(2, 5, 6)
    table.chooses("slay monster-1", "gain gold")
    assert table.game.is_over


@pytest.mark.clause("T32")
@pytest.mark.parametrize("edition", [Edition.FIRST, Edition.SECOND])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_the_same_number_of_turns(players: int, edition: Edition) -> None:
    """Both editions; games of random answers."""
    chance = Random(players)
    game = new_game(Setup(players=players, edition=edition), CATALOG, players)
    turns: Counter[int] = Counter()
    ends = 0
    while game.decision is not None:
        outcome = game.choose(chance.choice(game.decision.options))
        turns.update(event.seat for event in outcome.events if isinstance(event, TurnBegan))
        ends += sum(isinstance(event, GameEnded) for event in outcome.events)
    assert ends == 1
    assert sorted(turns) == list(range(players))
    assert len(set(turns.values())) == 1
    assert game.end_conditions() != ()


@pytest.mark.clause("T32")
def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    """Nothing is asked; the result is final."""
    table = exhaust(Scenario(), *DOMAINS).acts(1)
    table.chooses("gain gold", "gain gold")
    assert table.game.decision is None
    with pytest.raises(IllegalChoiceError, match="The game is over; nothing can be chosen"):
        table.game.choose("roll")
    assert [str(reason) for reason in table.quote(0, "citizen-1").timing] == ["The game is over"]
    assert len(table.game.result().scores) == 2
