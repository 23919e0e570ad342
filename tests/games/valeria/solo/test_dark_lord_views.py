"""What the player may know of the Dark Lord, and worlds imagined from it (D1, D7, S12)."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import attrs
import pytest

from tests.counts import thorough
from tests.scenario import CATALOG, PLACE, Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.setup import Level, Setup, Solo, Variant
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.score import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.state import State

WORLDS = range(40)
HIDDEN = frozenset({Variant.MIXED, Variant.EVENTS})


def dukes_in(thing: Any) -> Iterator[Duke]:  # noqa: ANN401 - a walk over whatever it holds
    """Return every Duke in it, but for the table, which names all that there are."""
    if isinstance(thing, Duke):
        yield thing
    elif isinstance(thing, Table):
        return
    elif isinstance(thing, tuple | list | set | frozenset):
        for part in thing:
            yield from dukes_in(part)
    elif attrs.has(type(thing)):
        for field in attrs.fields(type(thing)):
            yield from dukes_in(getattr(thing, field.name))


def start(seed: int, level: Level = Level.STANDARD, variants: frozenset[Variant] = HIDDEN) -> Game:
    setup = Setup(players=1, solo=Solo.DARK_LORD, level=level, variants=variants)
    return new_game(setup, CATALOG, seed)


def his(state: State) -> Duke:
    assert state.rival is not None
    assert state.rival.duke is not None
    return state.rival.duke


def worlds(game: Game) -> list[State]:
    view = game.view(0)
    return [imagine(view, Stream(number)).snapshot() for number in WORLDS]


@pytest.mark.clause("D1", "D7")
@pytest.mark.parametrize("seed", [0, *thorough(1, 2)])
def test_his_duke_is_nowhere_before_the_end(seed: int) -> None:
    """Neither in a view nor in an event, all through a game; then it is shown."""
    game = start(seed, list(Level)[seed % 3])
    secret, chance = his(game.snapshot()), random.Random(seed)
    assert secret not in set(dukes_in(game.opening.events))
    while game.decision is not None:
        view = game.view(0)
        assert view.rival is not None
        assert view.rival.duke is None
        assert set(dukes_in(view)) == {*view.players[0].dealt}
        outcome = game.choose(chance.choice(game.decision.options))
        assert secret not in set(dukes_in(outcome.events))

    shown = game.view(0).rival
    assert shown is not None
    assert shown.duke is secret


@pytest.mark.clause("D7")
def test_the_walk_would_find_a_duke() -> None:
    """So that the test above could fail; at the end it does find him."""
    table = against_dark_lord().lord_has("simon-the-unclean")
    table.exhausts("citizen-5", "citizen-10", "domain-5").attacks(5, 5)

    assert table.game.is_over
    assert table.card("simon-the-unclean") in set(dukes_in(table.game.view(0)))


@pytest.mark.clause("D1")
def test_his_duke_changes_no_view() -> None:
    """Until the game is over."""
    table = against_dark_lord().lord_has("simon-the-unclean")
    before = table.game.view(0)

    table.lord_has("reese-the-firebrand")

    assert table.game.view(0) == before


@pytest.mark.clause("D7")
def test_the_end_shows_his_duke_and_what_he_scores() -> None:
    """The same one that the score is for."""
    table = against_dark_lord().lord_has("cornelius-the-dreamer", "halfpenny-hill")
    table.exhausts("citizen-5", "citizen-10", "domain-5").attacks(5, 5)

    view, score = table.game.view(0), table.game.result().rival

    assert view.rival is not None
    assert view.rival.duke is table.card("cornelius-the-dreamer")
    assert view.rival.dealt == ()
    assert view.ending == ("overrun",)
    assert score is not None
    assert score.of("duke") == 3


@pytest.mark.clause("D5")
def test_what_he_took_is_public() -> None:
    """His own tableau."""
    table = against_dark_lord().lord_has("cleric", "halfpenny-hill")

    rival = table.game.view(0).rival

    assert rival is not None
    assert [card.id for card in rival.citizens] == ["cleric"]
    assert [card.id for card in rival.domains] == ["halfpenny-hill"]


@pytest.mark.clause("D1")
def test_there_is_no_dark_lord_at_a_shared_table() -> None:
    assert Scenario(2).game.view(0).rival is None


@pytest.mark.clause("S12")
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("variants", [frozenset[Variant](), HIDDEN], ids=["plain", "hidden"])
def test_an_imagined_game_gives_the_same_view_again(
    variants: frozenset[Variant], level: Level
) -> None:
    """All through a game, and at its end."""
    game = start(11, level, variants)
    chance, number = random.Random(11), 0
    while game.decision is not None:
        view = game.view(0)
        if number % 5 == 0:
            assert imagine(view, Stream(number)).view(0) == view
        number += 1
        game.choose(chance.choice(game.decision.options))

    assert imagine(game.view(0), Stream(0)).view(0) == game.view(0)
    assert number > 20


@pytest.mark.clause("D1")
def test_every_believable_duke_is_imagined() -> None:
    """Any of the eight that were not dealt, whichever the true one is."""
    game = against_dark_lord().game
    dealt = game.view(0).players[0].dealt

    view = game.view(0)
    imagined = Counter(his(imagine(view, Stream(n)).snapshot()).id for n in range(120))

    assert set(imagined) == {duke.id for duke in CATALOG.dukes} - {duke.id for duke in dealt}
    assert max(imagined.values()) < 40  # of 120, with 15 expected: no favourite


@pytest.mark.clause("D1", "S9")
def test_believable_dukes_are_imagined_before_the_player_chose() -> None:
    """While both dealt ones are still in hand."""
    game = start(3)
    dealt = game.view(0).players[0].dealt

    for state in worlds(game):
        assert his(state) not in dealt
        assert state.players[0].duke is None


@pytest.mark.clause("S12")
def test_an_imagined_world_has_dice_of_its_own() -> None:
    """The seed is not in the view."""
    game = start(3)

    seeds = {state.seed for state in worlds(game)}

    assert len(seeds) == len(WORLDS)
    assert game.snapshot().seed not in seeds


@pytest.mark.clause("D7")
def test_the_duke_shown_at_the_end_is_imagined() -> None:
    """It is no secret any more."""
    table = against_dark_lord().lord_has("simon-the-unclean")
    table.exhausts("citizen-5", "citizen-10", "domain-5").attacks(5, 5)

    assert {his(state).id for state in worlds(table.game)} == {"simon-the-unclean"}


@pytest.mark.clause("D5", "S6")
def test_a_captured_domain_is_not_dealt_again() -> None:
    """There is one of each; what he took lies face up before him."""
    taken = ("halfpenny-hill", "the-orb-of-urdr", "shattered-hand", "gargans-embrace")
    table = against_dark_lord().lord_has(*taken)
    tops = (
        "blood-crow-army",
        "emerald-stronghold",
        "rogues-landing",
        "purloiners-perch",
        "the-violet-thorn",
    )
    for number, top in enumerate(tops, 1):
        table.stack(f"domain-{number}", "cutthroats-truce", "darktide-harbour", top, face_down=2)

    for state in worlds(table.game):
        hidden = [card.id for place in range(15, 20) for card in state.stacks[place][:-1]]
        assert len(hidden) == len(set(hidden)) == 10
        assert not set(hidden) & set(taken)


@pytest.mark.clause("D5", "V2")
def test_captured_mixed_citizens_are_not_dealt_again() -> None:
    """He has all six Monks, so what lies face down can only be Clerics."""
    table = against_dark_lord(variants=["mixed"]).lord_has(*["monk"] * 6)
    table.stack("citizen-1", "cleric", "cleric", "cleric", face_down=2)

    for state in worlds(table.game):
        names = [card.id for card in state.stacks[PLACE["citizen-1"]]]
        assert names == ["cleric"] * 3


@pytest.mark.clause("S12", "D4")
def test_a_world_imagined_in_the_monsters_phase_can_be_played_on() -> None:
    """With the second die still to come."""
    table = against_dark_lord("harder", variants=["mixed", "events"]).attacks(2, 3)
    table.chooses("first b")
    before = table.game.view(0)
    game, chance = imagine(before, Stream(4)), random.Random(4)

    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))

    assert game.ending
    assert table.game.view(0) == before


@pytest.mark.clause("D6", "D7")
@pytest.mark.parametrize("level", Level)
def test_every_game_ends_with_a_result_that_fits_its_ending(level: Level) -> None:
    for seed in range(6):
        game, chance = start(seed, level), random.Random(seed)
        while game.decision is not None:
            game.choose(chance.choice(game.decision.options))
        (why,) = game.ending
        result = game.result()
        assert result.rival is not None
        more = result.scores[0].total > result.rival.total
        won = {"monsters": True, "exhausted": more, "overrun": False}[why]
        assert result.outcome is (Outcome.WON if won else Outcome.LOST)
        assert result.winners == ((0,) if won else ())


@pytest.mark.clause("D5")
def test_a_copy_is_another_dark_lord() -> None:
    """What he takes in a copy, he does not have in the game."""
    table = against_dark_lord().attacks(2, 3)
    table.chooses("first a")
    copy = table.game.copy()

    copy.choose("leave citizen-2")

    taken = copy.snapshot().rival
    assert taken is not None
    assert [card.id for card in taken.citizens] == ["merchant"]
    assert table.captured() == []
