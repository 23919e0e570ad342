"""Set-ups of the games for one player: what is dealt, and what is refused (D1, S1, S7, S8)."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Level, Setup, Solo, Variant
from valeria_desktop.kernel.errors import SetupError

ALONE = Setup(players=1, solo=Solo.DARK_LORD)
SEEDS = range(150)


def refusal(setup: Setup) -> str:
    with pytest.raises(SetupError) as refused:
        new_game(setup, CATALOG, 1)
    return str(refused.value)


def dealt(seed: int) -> Game:
    return new_game(ALONE, CATALOG, seed)


@pytest.mark.clause("S1")
def test_one_player_needs_a_solo_game() -> None:
    assert refusal(Setup(players=1)) == (
        "One player needs a solo game; choose one, or 2 to 5 players."
    )


@pytest.mark.clause("D1", "G1")
@pytest.mark.parametrize("solo", Solo)
@pytest.mark.parametrize("players", [0, 2, 5])
def test_a_solo_game_is_for_one_player(solo: Solo, players: int) -> None:
    assert refusal(Setup(players=players, solo=solo)) == (
        f"A solo game is for one player, not for {players}."
    )


@pytest.mark.clause("V3")
@pytest.mark.parametrize("solo", Solo)
def test_a_solo_game_needs_dukes(solo: Solo) -> None:
    """It is for 2 to 5 players."""
    setup = Setup(players=1, solo=solo, variants=frozenset({Variant.NO_DUKE}))

    assert refusal(setup) == (
        "The variant “No Dukes” is for 2 to 5 players; a solo game needs Dukes."
    )


@pytest.mark.clause("D8")
@pytest.mark.parametrize("level", [Level.HARDER, Level.HARDEST])
def test_the_siege_has_no_levels(level: Level) -> None:
    assert refusal(Setup(players=1, solo=Solo.SIEGE, level=level)) == (
        "The levels belong to the game of the Dark Lord; the siege has only one."
    )


@pytest.mark.clause("G1")
def test_the_dark_lord_has_no_deck() -> None:
    assert refusal(Setup(players=1, solo=Solo.DARK_LORD, deck=66)) == (
        "The size of the deck can be chosen for the siege only."
    )


@pytest.mark.clause("V4")
def test_monster_events_need_the_second_edition_alone_too() -> None:
    setup = Setup(
        players=1,
        solo=Solo.DARK_LORD,
        edition=Edition.FIRST,
        variants=frozenset({Variant.EVENTS}),
    )

    assert refusal(setup).startswith("Monster Events belong to the second edition")


@pytest.mark.clause("D1", "S11")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("preset", [*(preset.id for preset in CATALOG.presets), "random"])
def test_every_preset_and_edition_can_be_played_alone(preset: str, edition: Edition) -> None:
    game = new_game(
        Setup(players=1, solo=Solo.DARK_LORD, preset=preset, edition=edition), CATALOG, 1
    )

    assert [len(stack) for stack in game.snapshot().stacks] == [5] * 15 + [3] * 5


@pytest.mark.clause("D1", "S1", "S3")
def test_the_centre_is_dealt_as_for_two_to_four() -> None:
    """The same cards as with two players, the 5-player cards left out."""
    alone, two = against_dark_lord(), Scenario(2)

    for number in range(1, 6):
        assert alone.cards_at(f"monster-{number}") == two.cards_at(f"monster-{number}")
    for number in range(1, 11):
        assert alone.cards_at(f"citizen-{number}") == two.cards_at(f"citizen-{number}")
    assert alone.state.face_down == [0] * 15 + [2] * 5


@pytest.mark.clause("D1", "S7")
def test_two_exhausted_cards_make_the_pile() -> None:
    """Two per player."""
    assert [card.id for card in against_dark_lord().state.pile] == ["exhausted"] * 2


@pytest.mark.clause("D1", "V4")
def test_one_monster_event_lies_on_the_pile() -> None:
    """One per player."""
    pile = [card.id for card in against_dark_lord(variants=["events"]).state.pile]

    assert pile[:2] == ["exhausted"] * 2
    assert len(pile) == 3
    assert pile[2] in {event.id for event in CATALOG.events}


@pytest.mark.clause("D1", "S8")
@pytest.mark.parametrize(
    ("edition", "starters"),
    [
        (Edition.FIRST, ["starter-peasant", "starter-knight"]),
        (Edition.SECOND, ["starter-peasant", "starter-knight", "herald"]),
    ],
)
def test_the_player_starts_as_everybody_does(edition: Edition, starters: list[str]) -> None:
    game = new_game(Setup(players=1, solo=Solo.DARK_LORD, edition=edition), CATALOG, 1)

    (player,) = game.snapshot().players
    assert (player.gold, player.strength, player.magic, player.points) == (2, 0, 1, 0)
    assert [card.id for card in player.starters] == starters
    assert (player.citizens, player.domains, player.monsters) == ((), (), ())


@pytest.mark.clause("D1", "S9")
def test_the_player_chooses_one_of_two_dukes_first() -> None:
    """Then the first turn begins."""
    game = dealt(1)
    assert game.decision is not None
    assert (game.decision.prompt, len(game.decision.options)) == (Prompt.DUKE, 2)

    game.choose(game.decision.options[1])

    (player,) = game.snapshot().players
    assert player.duke is player.dealt[1]
    assert (game.decision.prompt, game.turn) == (Prompt.ROLL, 1)


@pytest.mark.clause("D1")
def test_the_dark_lord_begins_with_nothing_but_a_duke() -> None:
    """Any of the eight that were not dealt, over the seeds each of the ten."""
    found = set()
    for seed in SEEDS:
        state = dealt(seed).snapshot()
        his = state.rival
        assert his is not None
        assert his.duke is not None
        assert his.duke not in state.players[0].dealt
        assert (his.citizens, his.domains, his.monsters, his.starters) == ((), (), (), ())
        assert (his.gold, his.strength, his.magic, his.points) == (0, 0, 0, 0)
        found.add(his.duke.id)

    assert found == {duke.id for duke in CATALOG.dukes}


@pytest.mark.clause("D1")
@pytest.mark.parametrize("kept", [0, 1])
def test_the_dark_lord_never_has_the_duke_that_was_kept_or_given_away(kept: int) -> None:
    """He takes one of the others, whichever the player keeps."""
    for seed in SEEDS[:40]:
        game = dealt(seed)
        assert game.decision is not None
        game.choose(game.decision.options[kept])
        state = game.snapshot()
        assert state.rival is not None
        assert state.rival.duke not in {*state.players[0].dealt, state.players[0].duke, None}


@pytest.mark.clause("D1", "S10")
def test_the_same_seed_gives_the_same_dark_lord() -> None:
    first, again = (dealt(7).snapshot().rival for _ in range(2))

    assert first is not None
    assert again is not None
    assert first.duke is again.duke
