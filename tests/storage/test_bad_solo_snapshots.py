"""What can't be played of a game for one player is refused in one sentence that names it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.option_sets import CATALOG
from tests.storage.spoiling import Data, Path, find, put
from tests.storage.test_bad_snapshots import refusal
from valeria_desktop.games.valeria.files.playable_solo import of_longer_deck
from valeria_desktop.games.valeria.files.snapshot import restore
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.modes import deal
from valeria_desktop.games.valeria.rules.setup import SIEGE_DECK, Level, Solo, Variant
from valeria_desktop.games.valeria.solo.siege_rows import DECK

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.game import Game

PLAIN: frozenset[Variant] = frozenset()
LORD: dict[str, Any] = {"solo": Solo.DARK_LORD, "level": Level.HARDER}
SIEGE: dict[str, Any] = {"solo": Solo.SIEGE}
LONGER: dict[str, Any] = {"solo": Solo.SIEGE, "deck": 90}


def _asks(prompt: Prompt, turn: int) -> Callable[[Game], bool]:
    def asks(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.prompt is prompt and game.turn >= turn

    return asks


def _is_over(game: Game) -> bool:
    return game.is_over


@cache
def _snapshot(name: str) -> Data:
    return {
        "several": lambda: find(_asks(Prompt.ACT, 5), PLAIN, 2),
        "lord": lambda: find(_asks(Prompt.ACT, 5), PLAIN, 1, **LORD),
        "lord over": lambda: find(_is_over, PLAIN, 1, **LORD),
        "siege": lambda: find(_asks(Prompt.ACT, 5), PLAIN, 1, **SIEGE),
        "siege rolls": lambda: find(_asks(Prompt.ROLL, 5), PLAIN, 1, **SIEGE),
        "longer": lambda: find(_asks(Prompt.ROLL, 5), PLAIN, 1, **LONGER),
        "siege over": lambda: find(_is_over, PLAIN, 1, **SIEGE),
    }[name]()


NOBODY = {
    "gold": 0, "strength": 0, "magic": 0, "points": 0, "starters": [], "citizens": [],
    "domains": [], "monsters": [], "duke": None, "dealt": [],
}  # fmt: skip


@pytest.mark.clause("D1", "D6", "G1", "G2")
@pytest.mark.parametrize(
    ("name", "path", "value", "words"),
    [
        ("several", ("rival",), NOBODY, "rival must be there in a solo game, and in no other"),
        ("lord", ("rival",), None, "rival must be there in a solo game, and in no other"),
        ("siege", ("rival",), None, "rival must be there in a solo game, and in no other"),
        ("lord", ("rival", "gold"), 3, "rival.gold must be 0, not 3"),
        ("siege", ("rival", "points"), -1, "rival.points must be 0, not -1"),
        ("lord", ("rival", "starters"), ["starter-knight"], "rival.starters must be empty"),
        ("lord", ("rival", "dealt"), ["cornelius-the-dreamer"], "rival.dealt must be empty"),
        ("lord", ("rival", "duke"), None, "rival.duke must be there against the Dark Lord"),
        ("lord", ("rival", "monsters"), ["goblin"], "rival.monsters must be empty"),
        ("siege", ("rival", "duke"), "cornelius-the-dreamer", "rival.duke must be empty"),
        ("siege", ("players", 0, "dealt"), [], "players[0].dealt must be 1 Dukes, not 0"),
        (
            "siege",
            ("stacks", 4),
            ["goblin"],
            "stacks[4] must be empty",
        ),
        ("siege", ("face_down", 21), 1, "face_down[21] must be from 0 to 0, not 1"),
        ("siege", ("face_down", 23), 5, "face_down[23] must be"),
        ("siege", ("stacks",), [[]] * 20, "stacks must have 24 entries, not 20"),
        ("lord", ("stacks",), [[]] * 24, "stacks must have 20 entries, not 24"),
        ("lord", ("ending",), ["overrun"], "ending must be empty before the end of the game"),
        ("lord over", ("ending",), [], "agenda must not be empty before the end"),
        ("lord over", ("ending",), ["monsters"], "agenda must not be empty before the end"),
        ("lord over", ("ending",), ["chess"], "agenda must not be empty before the end"),
        ("siege over", ("ending",), ["exhausted"], "agenda must not be empty before the end"),
        ("siege", ("setup", "solo"), None, "setup: One player needs a solo game"),
        ("lord", ("setup", "players"), 2, "setup: A solo game is for one player, not for 2"),
        ("lord", ("setup", "variants"), ["no-duke"], "setup: The variant “No Dukes” is for 2 to 5"),
        ("lord", ("setup", "deck"), 66, "setup: The size of the deck can be chosen for the siege"),
        ("siege", ("setup", "level"), "hardest", "setup: The levels belong to the game of"),
        ("siege", ("setup", "deck"), 64, "setup: The deck of the siege can't have 64 cards"),
    ],
)
def test_what_can_not_be_played_alone_is_named(
    name: str, path: Path, value: object, words: str
) -> None:
    sentence = refusal(put(_snapshot(name), path, value))
    assert sentence.startswith("The snapshot can't be played: ")
    assert words in sentence


@pytest.mark.parametrize("solo", ["chess", 5, []])
def test_a_solo_game_that_is_not_known_is_named(solo: object) -> None:
    assert "can't be read: setup.solo" in refusal(put(_snapshot("lord"), ("setup", "solo"), solo))


@pytest.mark.clause("D5")
def test_a_card_of_the_dark_lord_counts_as_there() -> None:
    """What he took is gone from the centre, and nobody else may have it."""
    data = _snapshot("lord")
    assert data["rival"]["citizens"]
    sentence = refusal(put(data, ("rival", "citizens"), data["rival"]["citizens"][1:]))
    assert f"cards: there must be 5 of {data['rival']['citizens'][0]}, not 4" in sentence
    duke = data["players"][0]["dealt"][0]
    twice = refusal(put(data, ("rival", "duke"), duke))
    assert f"cards: {duke} must be there at most 1 times, not 2" in twice


@pytest.mark.clause("G3")
@pytest.mark.parametrize("name", ["siege", "siege rolls", "longer"])
def test_the_deck_is_as_long_as_the_turn_says(name: str) -> None:
    """Three cards are dealt in each turn, after the harvest."""
    data = _snapshot(name)
    deck, turn = data["stacks"][23], data["turn"]
    size = data["setup"].get("deck", SIEGE_DECK)
    assert len(deck) == size - 3 * (turn if name == "siege" else turn - 1)
    moved = put(data, ("stacks", 23), deck[:-1])
    moved["stacks"][20].append(deck[-1])
    moved["face_down"][23] -= 1
    assert f"stacks[23] must have {len(deck)} cards in turn {turn}" in refusal(moved)


@pytest.mark.clause("G1")
def test_a_longer_deck_has_what_every_deck_has() -> None:
    """Three of each citizen and eight domains."""
    state = restore(_snapshot("longer"), CATALOG)._state
    cards = list(deal(state.table, 1).stacks[DECK])
    assert list(of_longer_deck(state, cards)) == []
    citizen = state.table.citizens[1]
    two = [card for card in cards if card != citizen] + [citizen] * 2
    assert list(of_longer_deck(state, two)) == ["cards: merchant must be there at least 3 times"]
    domains = [card for card in cards if isinstance(card, Domain)]
    few = [card for card in cards if card not in domains[7:]]
    assert list(of_longer_deck(state, few)) == ["cards: there must be at least 8 domains"]


@pytest.mark.clause("G1")
def test_a_longer_deck_has_citizens_of_its_own_game_only() -> None:
    data = _snapshot("longer")
    deck = data["stacks"][23]
    foreign = next(card.id for card in CATALOG.citizens if card.id not in data["citizens"])
    spare = next(height for height, card in enumerate(deck) if deck.count(card) > 3)
    sentence = refusal(put(data, ("stacks", 23, spare), foreign))
    assert f"cards: {foreign} is none of the citizens of this game" in sentence


def _with(name: str, *steps: Any) -> Data:  # noqa: ANN401 - steps as they are written
    """Put steps in front of the open question."""
    data = _snapshot(name)
    return put(data, ("agenda",), [*data["agenda"][:-1], *steps, data["agenda"][-1]])


FREE: Any = {"free_pile_citizen": {"role": None, "name": None, "max_cost": None}}


@pytest.mark.clause("D4", "D5", "G4", "G6")
@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("several", {"choose_capture": 0}),
        ("several", {"monsters_phase": {}}),
        ("several", {"lord_takes": {}}),
        ("siege", {"choose_column": {}}),
        ("siege", {"look_for_end": {}}),
        ("lord", {"lord_takes": {}}),
        ("lord", {"act_at_piles": False}),
        ("lord", {"attacks": {"first": 0, "second": 3}}),
        ("lord", {"attacks": {"first": 3, "second": 7}}),
        ("lord", {"attack": 7}),
        ("lord", {"attack_at": 5}),
        ("lord", {"attack_at": -1}),
        ("lord", {"choose_capture": 15}),
        ("siege", {"choose_what_lord_takes": [19, 20]}),
        ("siege", {"choose_what_lord_takes": [20, 23]}),
        ("several", {"apply": {"seat": 0, "effect": FREE, "cause": "archer"}}),
        ("lord", {"apply": {"seat": 0, "effect": FREE, "cause": "archer"}}),
        ("lord", {"apply": {"seat": 0, "effect": {"take_monster": {}}, "cause": "archer"}}),
    ],
)
def test_a_step_or_an_effect_of_another_game_is_refused(name: str, step: Any) -> None:  # noqa: ANN401
    """So is one about dice and places that there are not."""
    index = len(_snapshot(name)["agenda"]) - 1
    sentence = refusal(_with(name, step))
    assert f"agenda[{index}] must be about a seat and places that it fits" in sentence


@pytest.mark.parametrize(
    "name", ["lord", "lord over", "siege", "siege rolls", "longer", "siege over"]
)
def test_what_is_not_spoiled_is_restored(name: str) -> None:
    game = restore(_snapshot(name), CATALOG)
    assert game.is_over == name.endswith("over")
    assert (game.rival() is not None) == (game.table.setup.solo is not None)


@pytest.mark.clause("D4", "D5")
def test_a_game_for_one_goes_on_from_an_attack() -> None:
    """A column is attacked for a 6, then the third, then the turn goes on."""
    data = _snapshot("lord")
    agenda = [*data["agenda"], {"attack": 3}, {"choose_column": {}}]
    game = restore(put(data, ("agenda",), agenda), CATALOG)
    taken = len(data["rival"]["citizens"])
    for prompt in (Prompt.ATTACK_COLUMN, Prompt.CAPTURE, Prompt.CAPTURE):
        assert game.decision is not None
        assert game.decision.prompt is prompt
        game.choose(game.decision.options[0])
    assert game.decision is not None
    assert game.decision.prompt is Prompt.ACT
    rival = game.rival()
    assert rival is not None
    assert len(rival.citizens) == taken + 2
