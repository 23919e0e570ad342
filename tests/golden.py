"""What golden games of any game share: one is played, told choice by choice, and played again."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.score import Score

NAMES = ("Ada", "Ben", "Cyd", "Dee", "Eli")
_CHOICE = re.compile(rf"({'|'.join(NAMES)}) > (.+)")


def told(
    game: Game[Any],
    chooser: Callable[[Game[Any]], str | None],
    names: tuple[str, ...] = NAMES,
) -> Iterator[str]:
    """Play a game and tell it, line by line."""
    yield from _log(game.opening.events, names)
    while game.decision is not None and (choice := chooser(game)) is not None:
        yield f"{names[game.decision.seat]} > {choice}"
        try:
            yield from _log(game.choose(choice).events, names)
        except IllegalChoiceError as error:
            yield f"    refused: {error}"
            return


def _log(events: Iterable[Event], names: tuple[str, ...]) -> list[str]:
    return [f"    {event.words(names)}" for event in events]


def lines_of(score: Score) -> list[str]:
    """Write where each point comes from."""
    return [f"    {line.points:3} {line.category}: {line.cause}" for line in score.lines]


def at_random(seed: int) -> Callable[[Game[Any]], str | None]:
    """Let chance choose for everyone."""
    chance = random.Random(seed).random

    def choose(game: Game[Any]) -> str | None:
        if game.decision is None:
            return None
        options = game.decision.options
        return options[int(chance() * len(options))].id

    return choose


def as_written(text: str) -> Callable[[Game[Any]], str | None]:
    """Choose what a file says."""
    choices = iter([match[2] for line in text.splitlines() if (match := _CHOICE.fullmatch(line))])
    return lambda _: next(choices, None)


def header_of(text: str) -> dict[str, str]:
    """Read what a file says of its set-up, after its first line."""
    head, _, _ = text.partition("\n\n")
    return dict(line.split(": ", 1) for line in head.splitlines()[1:])
