"""Whether games with each set are in balance: seats, Dukes, cards that nobody wants, length.

    python -m valeria_desktop.games.valeria.lab.balance --games 1000 --jobs 2 --write

plays games of duchesses with the base game and one set after the other, prints what it found, and
writes docs/sets.md. Each game is kept in a file as it comes: the same command goes on where it was
cut short, and a smaller number of games writes the page from those that are there.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve

from valeria_desktop.bots.registry import make_bot, refuse_unknown
from valeria_desktop.coach.promise_map import fingerprint
from valeria_desktop.games.valeria.bots.learned_worth import course_of, values_folder
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.lab.balance_page import BASE, GamesOfSet, page_of, words_of
from valeria_desktop.games.valeria.lab.book import BOOK
from valeria_desktop.games.valeria.rules.events import (
    Built,
    CalledOn,
    CitizenGained,
    Dealt,
    KeepsakeKept,
    Kept,
    MonsterClaimed,
    Slain,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.options import KeepCard
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    RANDOM,
    Setup,
    Variant,
)
from valeria_desktop.lab.arguments import Parser, UsageError, names, run, whole_number
from valeria_desktop.lab.executors import MAX_JOBS, open_executor, results
from valeria_desktop.lab.play import seed_of, seed_of_bot
from valeria_desktop.lab.series import Series
from valeria_desktop.lab.terminal import bar_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.events import Event

PAGE = Path("docs/sets.md")
_HAD = (Slain, MonsterClaimed, CitizenGained, Built, Kept, CalledOn, KeepsakeKept)
_SHOWN = (TurnedUp, Dealt)
_TWELFTHS = 12


def setup_with(name: str, players: int) -> Setup:
    """Return a set-up with areas and citizens of both boxes by chance, and the set's Events."""
    setup = Setup(players=players, preset=RANDOM)
    if name == BASE:
        return setup
    setup = BOOK.with_set(setup, name)
    if BOX().cards_of(setup.sets).event_cards:
        setup = evolve(setup, variants=setup.variants | {Variant.EVENT_CARDS})
    return setup


class _Notes:
    """Counts the cards that lay open in a game, and those that players had."""

    def __init__(self, game: Game) -> None:
        stacks = game.public_view(0).stacks
        self.open = Counter(card.id for stack in stacks for card in stack if card is not None)
        self.had = Counter[str]()

    def hear(self, events: Iterable[Event]) -> None:
        """Count the cards that some events tell of."""
        for event in events:
            if isinstance(event, _HAD):
                self.had[event.card.id] += 1
            elif isinstance(event, _SHOWN):
                self.open[event.card.id] += 1


def play(setup: Setup, bot: str, nodes: int | None, seed: int, number: int) -> dict[str, Any]:
    """Play a game, and return what balance is told from."""
    game_seed = seed_of(seed, number)
    game: Game = RULES.deal(setup, game_seed)
    first, notes, made = game.active, _Notes(game), 0
    bots = [make_bot(RULES, bot, seed_of_bot(game_seed, seat), nodes) for seat in game.seats]
    while (decision := game.decision) is not None:
        if decision.prompt is Prompt.KEEP:  # each player alone sees the two dealt
            kept = (option for option in decision.options if isinstance(option, KeepCard))
            notes.open.update(option.card.id for option in kept)
        made += len(decision.options) > 1
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        notes.hear(game.choose(option).events)
    result = game.result()
    return {
        "game": number,
        "first": first,
        "shares": [round(_TWELFTHS * result.share_of(seat)) for seat in game.seats],
        "scores": [score.total for score in result.scores],
        "dukes": [duke.id if (duke := game.holdings(seat).duke) else "" for seat in game.seats],
        "rounds": game.round,
        "choices": made,
        "ending": list(game.ending),
        "open": dict(sorted(notes.open.items())),
        "had": dict(sorted(notes.had.items())),
    }


# --- the command


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing, print it, and return the exit code."""
    parser = Parser(prog="balance", description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--games", type=whole_number(2), default=1_000, metavar="N",
        help="games with each set (1000)")  # fmt: skip
    add("--players", type=whole_number(MIN_PLAYERS, MAX_PLAYERS), default=2, metavar="N",
        help=f"how many play, {MIN_PLAYERS} to {MAX_PLAYERS} (2)")  # fmt: skip
    add("--bot", default="duchess", metavar="NAME", help="who plays at all seats (duchess)")
    add("--nodes", type=whole_number(1), metavar="N",
        help="positions that a level looks at for a decision (its usual number)")  # fmt: skip
    add("--only", type=names, default=(), metavar="LIST",
        help=f"sets with commas between them, {BASE} for none (all, and {BASE})")  # fmt: skip
    add("--seed", type=whole_number(0), default=1, metavar="N",
        help="the seed of the games (1)")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=1, metavar="N",
        help="processes (1)")  # fmt: skip
    add("--out", type=Path, default=Path("build/balance/valeria"), metavar="FOLDER",
        help="the folder for the games (build/balance/valeria)")  # fmt: skip
    add(
        "--write", action="store_true", help=f"write {PAGE} about all sets with games in the folder"
    )
    add("--progress", action="store_true", help="show a bar even if stderr is no terminal")
    return run("balance", lambda: _balance(parser.parse_args(arguments)))


def _balance(given: argparse.Namespace) -> None:
    known = (BASE, *BOX().sets)
    refuse_unknown(RULES, given.bot)
    if given.write and not PAGE.parent.is_dir():
        raise UsageError(f"There is no folder {PAGE.parent} here; --write needs a checkout.")
    for name in given.only:
        if name not in known:
            raise UsageError(f"There is no set {name}; choose from {', '.join(known)}.")
    for name in given.only or known:
        print(words_of(GamesOfSet(name, tuple(_played(given, name)))), flush=True)
    if given.write:
        there = [name for name in known if _path(given, name).exists()]
        found = [GamesOfSet(name, tuple(_kept(given, name))) for name in there]
        PAGE.write_text(page_of([each for each in found if each.games], given), encoding="utf-8")
        print(f"Written: {PAGE}")


def _path(given: argparse.Namespace, name: str) -> Path:
    folder: Path = given.out
    return folder / f"{name}-{given.players}-{given.seed}.jsonl"


def _series(given: argparse.Namespace, name: str) -> Series:
    weights = values_folder() / f"{course_of(setup_with(name, given.players))}.json"
    head = {
        "set": name,
        "players": given.players,
        "bot": given.bot,
        "nodes": given.nodes,
        "seed": given.seed,
        "weights": fingerprint(weights),
    }
    return Series(_path(given, name), head)


def _kept(given: argparse.Namespace, name: str) -> list[dict[str, Any]]:
    """Return the games of a set that are there, in the order of their numbers."""
    games = [data for _, data in _series(given, name).lines() if data["game"] < given.games]
    return sorted(games, key=lambda data: int(data["game"]))


def _played(given: argparse.Namespace, name: str) -> list[dict[str, Any]]:
    """Return a number of games with a set; play and keep those that are missing."""
    series = _series(given, name)
    missing = series.missing(range(given.games))
    with bar_of(len(missing), wanted=given.progress, words=name) as bar:
        for game in _in_any_order(given, name, missing):
            series.write(game)
            bar.update(1)
    return _kept(given, name)


def _in_any_order(
    given: argparse.Namespace, name: str, numbers: Sequence[int]
) -> Iterator[dict[str, Any]]:
    if numbers:
        setup = setup_with(name, given.players)
        one = partial(play, setup, given.bot, given.nodes, given.seed)
        with open_executor(min(given.jobs, len(numbers)), None) as (executor, workers):
            yield from results(executor, workers, one, numbers)


if __name__ == "__main__":
    sys.exit(main())
