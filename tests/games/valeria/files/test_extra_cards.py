"""A card that needs no new effect is a few lines of TOML and nothing else."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.files.loader import load_catalog, shipped_catalog
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.rules.events import Built, CitizenGained, DukeKept, Slain
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.cards import Monster
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Variant

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.kernel.options import Option

FERRY = Path(__file__).parent / "extra" / "ferry.toml"
NEW = {
    *("ferryman", "will-o-the-wisp", "heron", "marsh-king", "old-ferry"),
    "otter-of-the-marsh",
}


@cache
def with_ferry() -> Catalog:
    return load_catalog([FERRY])


def custom(players: int, edition: str, *variants: Variant) -> Setup:
    """Leave out enough domains that the new one is surely dealt."""
    without = shipped_catalog().domains[: 5 if players == 5 else 10]
    return Setup(
        players=players,
        edition=Edition(edition),
        variants=frozenset(variants),
        preset="custom",
        areas=("Hills", "Ruins", "Forest", "Marsh", "Swamp"),
        citizens=()
        if Variant.MIXED in variants
        else (
            *("cleric", "merchant", "mercenary", "ferryman", "peasant"),
            *("knight", "rogue", "champion", "paladin", "butcher"),
        ),
        without=tuple(domain.id for domain in without),
    )


def about(option: Option) -> str:
    """Name the card that an option is about, if it is about one."""
    card = getattr(option, "card", None) or getattr(option, "duke", None)
    return card.id if card is not None else ""


def play(game: Game, chance: random.Random) -> set[str]:
    """Play at random, new cards first; gives back the new cards that someone got."""
    got = set()
    while game.decision is not None:
        options = game.decision.options
        new = [option for option in options if about(option) in NEW]
        for event in game.choose(chance.choice(new or list(options))).events:
            if isinstance(event, Built | CitizenGained | Slain):
                got.add(event.card.id)
            elif isinstance(event, DukeKept):
                got.add(event.duke.id)
    return got & NEW


SETUPS = [
    custom(2, "1e"),
    custom(3, "2e", Variant.EVENTS),
    custom(4, "2e", Variant.MIXED),
    custom(5, "2e", Variant.MIXED, Variant.EVENTS),
    Setup(players=2, preset="marshland"),
]


@pytest.mark.parametrize("setup", SETUPS)
def test_whole_games_are_played_with_the_added_cards(setup: Setup) -> None:
    got: set[str] = set()
    for seed in range(12):
        game = new_game(setup, with_ferry(), seed)
        got |= play(game, random.Random(seed))
        assert game.end_conditions()
    expected = NEW - {"old-ferry"} if setup.preset == "marshland" else NEW
    assert got >= expected


def test_a_game_with_added_cards_is_saved_and_loaded() -> None:
    game = new_game(custom(2, "2e"), with_ferry(), 7)
    chance = random.Random(7)
    for _ in range(60):
        assert game.decision is not None
        game.choose(chance.choice(game.decision.options))
    loaded = restore(json.loads(json.dumps(dump(game))), with_ferry())
    assert digest(loaded) == digest(game)


@pytest.mark.clause("S3", "S4")
def test_the_added_area_lies_in_its_column_by_strength_and_magic() -> None:
    """A Goblin costs 1 Strength, a Wisp 1 Strength and 1 Magic, a Skeleton 2 Strength."""
    game = new_game(custom(2, "2e"), with_ferry(), 1)
    assert game.table.areas == ("Hills", "Marsh", "Ruins", "Forest", "Swamp")
    stack = [card.id for card in game.view(0).stacks[1] if card is not None]
    assert stack == ["marsh-king", "heron", *["will-o-the-wisp"] * 3]


@pytest.mark.clause("S5")
def test_the_added_citizen_stands_at_its_number() -> None:
    game = new_game(Setup(preset="marshland"), with_ferry(), 1)
    assert [card.id for card in game.table.citizens][3] == "ferryman"


def test_the_added_cards_say_what_they_do() -> None:
    cards = {card.id: card for card in with_ferry().all_cards()}
    king, wisp = cards["marsh-king"], cards["will-o-the-wisp"]
    assert isinstance(king, Monster)
    assert isinstance(wisp, Monster)
    assert king.reward.words() == (
        "1 point for each of your domains, then you may slay one monster at its normal price"
    )
    assert wisp.reward.words() == "Take up to 2 Strength or up to 2 Magic from one opponent"


def test_the_shipped_catalogue_does_not_know_the_added_cards() -> None:
    assert not NEW & shipped_catalog().by_id.keys()
