"""`valeria-lab show`: prints one whole game as a log, either between bots or from a save."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.events import AnsweredItself, TurnBegan
from valeria_desktop.lab.arguments import UsageError, whole_number
from valeria_desktop.lab.options import add_bots_option, bots_of, default_bots
from valeria_desktop.lab.play import make_bots, seat_bots
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import read_save

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Lab, LabBook
    from valeria_desktop.storage.save import SavedGame


def add_arguments(parser: Parser, book: LabBook) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "shown", type=_seed_or_file, metavar="SEED|FILE", help="the game's seed, or a saved game"
    )
    book.add_setup_options(parser)
    add_bots_option(parser, book.rules)


def _seed_or_file(text: str) -> int | Path:
    is_number = text.removeprefix("-").isdecimal()
    return whole_number(0)(text) if is_number else Path(text)


def show(arguments: argparse.Namespace, lab: Lab) -> None:
    """Print the game of a seed or of a saved file, line by line."""
    shown: int | Path = arguments.shown
    if isinstance(shown, Path):
        lines = _saved(arguments, lab, shown)
    else:
        lines = _played(arguments, lab.book, shown)
    for line in lines:
        print(line)


def _played(arguments: argparse.Namespace, book: LabBook, seed: int) -> Iterator[str]:
    setup = book.setup_of(arguments)
    bots = bots_of(arguments, book.rules, setup)
    book.rules.check(setup, seed)
    return game_log(book, setup, bots, seed, arguments.nodes)


def _saved(arguments: argparse.Namespace, lab: Lab, path: Path) -> Iterator[str]:
    rules = lab.book.rules
    if lab.book.setup_of(arguments) != rules.setup() or _has_players(arguments, rules):
        raise UsageError("A saved game has its own set-up and players; leave the options out.")
    saved = read_save(path, lab.games, str(path))
    return saved_log(lab.books[saved.game], saved, replay(saved, lab.games, str(path)))


def _has_players(arguments: argparse.Namespace, rules: Rules[Any]) -> bool:
    """Return whether the arguments name bots or their number of positions."""
    return arguments.bots != default_bots(rules) or arguments.nodes is not None


NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edda")


def game_log(
    book: LabBook,
    setup: Any,  # noqa: ANN401 - each game has its own
    bots: Sequence[str],
    seed: int,
    nodes: int | None = None,
) -> Iterator[str]:
    """Play a game between bots and yield the lines of its log, with all secrets."""
    game = book.rules.deal(setup, seed)
    names = NAMES[: setup.players]
    kinds = seat_bots(bots, setup.players)
    seated = make_bots(book.rules, kinds, seed, nodes)

    def answer(decision: Decision) -> Option:
        return seated[decision.seat].choose(game.view(decision.seat), decision)

    return chain(
        book.header(game, names, kinds, seed),
        _turns(book, game, names, answer),
        _ending(book, game, names),
    )


def saved_log(book: LabBook, saved: SavedGame, record: Record) -> Iterator[str]:
    """Yield the log of a saved game; only public knowledge while the game goes on."""
    game = record.start()
    names = tuple(seat.name for seat in saved.seats)
    kinds = tuple(seat.bot or "person" for seat in saved.seats)
    choices = iter(record.choices)

    def answer(decision: Decision) -> Option | None:
        choice = next(choices, None)
        return None if choice is None else decision.option(choice)

    yield from book.header(game, names, kinds, record.seed)
    if saved.rewound:
        yield "This game was rewound."
        yield ""
    if saved.without_help:
        yield "This game was played without help."
        yield ""
    yield from _turns(book, game, names, answer, is_public=not saved.is_over)
    if game.decision is None:
        yield from _ending(book, game, names)
    else:
        yield ""
        yield f"The game goes on: {names[game.decision.seat]} decides next."


def _turns(
    book: LabBook,
    game: Game[Any],
    names: tuple[str, ...],
    answer: Callable[[Decision], Option | None],
    *,
    is_public: bool = False,
) -> Iterator[str]:
    """Yield the lines of all turns until the game is over or `answer` returns None."""
    yield from _events(book, game, names, game.opening.events, is_public=is_public)
    while (decision := game.decision) is not None:
        option = answer(decision)
        if option is None:
            return
        if len(decision.options) > 1 and not (is_public and decision.is_secret):
            yield f"  > {names[decision.seat]}: {option.words()}"
        yield from _events(book, game, names, game.choose(option).events, is_public=is_public)


def _events(
    book: LabBook,
    game: Game[Any],
    names: tuple[str, ...],
    events: Sequence[Event],
    *,
    is_public: bool,
) -> Iterator[str]:
    for event in events:
        if isinstance(event, TurnBegan):
            yield ""
            yield str(event.words(names))
            yield from book.holdings(game, names)
        elif not _is_told_twice(event) and not (is_public and event.audience is not None):
            yield f"    {event.words(names)}"


def _is_told_twice(event: Event) -> bool:
    """Return whether the next event says the same, as for a price with one way to pay it."""
    return isinstance(event, AnsweredItself) and event.option.is_told_again


def _ending(book: LabBook, game: Game[Any], names: Sequence[str]) -> Iterator[str]:
    result = game.result()
    yield ""
    yield "Final scores"
    for score in result.scores:
        yield from _score(names[score.seat], score)
    if result.rival:
        yield from _score(book.rival, result.rival)
    yield ""
    yield str(game.verdict(names))


def _score(name: str, score: Score) -> Iterator[str]:
    yield ""
    yield f"{name}: {score.total}"
    for line in score.lines:
        yield f"  {line.points:3}  {line.cause}"
