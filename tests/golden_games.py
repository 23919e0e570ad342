"""Golden games: whole games as text, so that a change of the rules shows as a difference.

    python -m tests.golden_games write     plays all of GAMES again and writes tests/games/*.txt

Each file holds the set-up, then every choice with the log of what it led to, then the scores line
by line. Chance has chosen, from the library's generator, so that no bot's ways matter; a test
replays the choices that are written in the file, so that another order of the options changes
nothing. Read the difference before you commit files that were written anew: each line of it has to
be meant.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from tests.golden import NAMES, as_written, at_random, header_of, lines_of, told
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.setup import (
    SIEGE_DECK,
    Edition,
    Level,
    Setup,
    Solo,
    Variant,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.game import Game

FOLDER = Path(__file__).parent / "games" / "valeria" / "golden"


@frozen
class Golden:
    """A game to be written: what a file's header says."""

    setup: Setup
    seed: int

    @property
    def name(self) -> str:
        """Name the file."""
        setup = self.setup
        variants = "+".join(sorted(setup.variants)) or "plain"
        game = f"{setup.players}p"
        if setup.solo is Solo.DARK_LORD:
            game = f"{setup.solo}-{setup.level}"
        elif setup.solo is Solo.SIEGE:
            game = f"{setup.solo}-{setup.deck}"
        sets = "".join(f"-{name}" for name in sorted(setup.sets))
        return f"{game}-{setup.edition}-{variants}-{setup.preset}{sets}.txt"

    def header(self) -> list[str]:
        """Write the set-up and the seed."""
        setup = self.setup
        lines = [
            "A golden game; to write it anew: python -m tests.golden_games write",
            f"players: {setup.players}",
            f"edition: {setup.edition}",
            f"preset: {setup.preset}",
        ]
        if setup.solo:
            lines += [f"solo: {setup.solo}", f"level: {setup.level}", f"deck: {setup.deck}"]
        lists = {
            "variants": sorted(setup.variants),
            "areas": setup.areas,
            "citizens": setup.citizens,
            "without": setup.without,
            "events": setup.events,
            "sets": sorted(setup.sets),
        }
        lines += [f"{name}: {', '.join(values)}" for name, values in lists.items() if values]
        return [*lines, f"seed: {self.seed}", ""]


def _golden(seed: int, players: int, edition: str, preset: str, *variants: str) -> Golden:
    chosen = frozenset(Variant(variant) for variant in variants)
    return Golden(Setup(players, Edition(edition), preset, chosen), seed)


def _alone(seed: int, solo: str, level: str, edition: str, preset: str, *variants: str) -> Golden:
    game = _golden(seed, 1, edition, preset, *variants)
    return evolve(game, setup=evolve(game.setup, solo=Solo(solo), level=Level(level)))


def _siege(seed: int, deck: int, edition: str, preset: str) -> Golden:
    game = _alone(seed, "siege", "standard", edition, preset)
    return evolve(game, setup=evolve(game.setup, deck=deck))


def _with_sets(game: Golden, *sets: str) -> Golden:
    return evolve(game, setup=evolve(game.setup, sets=frozenset(sets)))


_CUSTOM = Golden(
    Setup(
        players=2,
        preset="custom",
        variants=frozenset({Variant.EVENTS}),
        areas=("Caverns", "Swamp", "Barrens", "Hills", "Mountains"),
        citizens=(
            "monk", "blacksmith", "alchemist", "wizard", "peasant",
            "knight", "thief", "warlord", "priestess", "miner",
        ),
        without=("pratchetts-plateau", "emerald-stronghold"),
        events=("bat-swarm", "kobold-thieves"),
    ),
    seed=53,
)  # fmt: skip

_FIRST_SETS = ("promos", "peasants-and-knights", "gnolls", "fire-temple", "kaharian")
GAMES = (
    _golden(20, 2, "1e", "first-game"),
    _golden(29, 3, "1e", "random", "mixed"),
    _golden(74, 4, "1e", "monster-blood", "no-duke"),
    _golden(51, 5, "1e", "glittering-gold"),
    _golden(23, 2, "2e", "first-game"),
    _golden(8, 3, "2e", "mastery-over-magic"),
    _golden(46, 4, "2e", "glittering-gold"),
    _golden(116, 5, "2e", "monster-blood"),
    _golden(49, 2, "2e", "random", "mixed"),
    _CUSTOM,
    _golden(53, 3, "2e", "first-game", "no-duke"),
    _golden(6, 4, "2e", "first-game", "events"),
    _golden(118, 5, "2e", "random", "mixed", "no-duke", "events"),
    _alone(74, "dark-lord", "standard", "2e", "first-game"),
    _alone(2, "dark-lord", "standard", "1e", "monster-blood"),
    _alone(44, "dark-lord", "harder", "2e", "random", "mixed", "events"),
    _alone(7, "dark-lord", "hardest", "2e", "glittering-gold"),
    _siege(32, SIEGE_DECK, "1e", "first-game"),
    _siege(367, 90, "2e", "mastery-over-magic"),
    _with_sets(_golden(74, 3, "2e", "random"), "promos"),
    _with_sets(_golden(31, 2, "1e", "random"), "peasants-and-knights"),
    _with_sets(_golden(58, 4, "2e", "random"), "gnolls"),
    _with_sets(_golden(6, 2, "2e", "random"), "fire-temple"),
    _with_sets(_golden(18, 5, "1e", "random"), "kaharian"),
    _with_sets(_golden(11, 3, "1e", "random"), "margraves"),
    _with_sets(_golden(55, 3, "2e", "random", "event-cards"), "flames-and-frost"),
    _with_sets(_golden(9, 3, "2e", "random"), "wardens"),
    _with_sets(_golden(50, 4, "2e", "random", "event-cards"), "kings-guard"),
    _with_sets(_golden(40, 3, "2e", "random", "event-cards"), "shadowvale"),
    _with_sets(_golden(31, 3, "2e", "random", "event-cards"), "undead-samurai"),
    _with_sets(_golden(41, 3, "1e", "random"), "agents"),
    _with_sets(_golden(27, 3, "2e", "random"), "relics"),
    _with_sets(_golden(86, 3, "1e", "all-crimson-seas", "events"), "crimson-seas"),
    _with_sets(_alone(3, "dark-lord", "standard", "2e", "random", "events"), *_FIRST_SETS),
)


def play(golden: Golden, chooser: Callable[[Any], str | None]) -> str:
    """Play a game and tell it; the chooser gives option ids, and None when it has no more."""
    game = new_game(golden.setup, BOX().cards_of(golden.setup.sets), golden.seed)
    lines = [*golden.header(), *told(game, chooser), *_scores(game)]
    return "\n".join(lines) + "\n"


def _scores(game: Game) -> list[str]:
    if not game.is_over:
        return ["", "The game is not over."]
    result = game.result()
    lines = [""]
    for score in result.scores:
        lines.append(f"{NAMES[score.seat]}: {score.total} with a tableau of {score.tie_break}")
        lines += lines_of(score)
    if result.rival is not None:
        lines += [f"The Dark Lord: {result.rival.total}", *lines_of(result.rival)]
        return [*lines, f"{NAMES[0]} {result.outcome}, as the game ended by: {game.ending[0]}"]
    winners = " and ".join(NAMES[seat] for seat in result.winners)
    return [*lines, f"Won by {winners}{' by tie-break' if result.by_tie_break else ''}"]


def play_at_random(golden: Golden) -> str:
    """Let chance choose for everyone."""
    return play(golden, at_random(golden.seed))


def replay(text: str) -> str:
    """Play the choices of a file again, from the set-up of its header."""
    return play(read_header(text), as_written(text))


def read_header(text: str) -> Golden:
    """Read the set-up and the seed."""
    pairs = header_of(text)

    def names(key: str) -> tuple[str, ...]:
        return tuple(pairs[key].split(", ")) if key in pairs else ()

    setup = Setup(
        int(pairs["players"]),
        Edition(pairs["edition"]),
        pairs["preset"],
        frozenset(Variant(name) for name in names("variants")),
        names("areas"),
        names("citizens"),
        names("without"),
        names("events"),
        Solo(pairs["solo"]) if "solo" in pairs else None,
        Level(pairs.get("level", Level.STANDARD)),
        int(pairs.get("deck", SIEGE_DECK)),
        frozenset(names("sets")),
    )
    return Golden(setup, int(pairs["seed"]))


def write() -> None:
    """Write all files anew; files of games that are no longer played are removed."""
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        text = play_at_random(golden)
        (FOLDER / golden.name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if sys.argv[1:] != ["write"]:
        sys.exit(__doc__)
    write()
