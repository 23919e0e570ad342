"""What golden games of any game share: one is played, told choice by choice, and played again."""

from __future__ import annotations

import random
import re
from difflib import unified_diff
from typing import TYPE_CHECKING, Any

from tests.events import events_in
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path
    from types import ModuleType

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.score import Score

NAMES = ("Ada", "Ben", "Cyd", "Dee", "Eli")
_MOST_LINES = 40
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


def check_word_for_word(file: Path, replay: Callable[[str], str], module: str) -> None:
    """Check that a game comes out as it is written; `module` writes the files anew."""
    written = file.read_text(encoding="utf-8")
    played = replay(written)
    difference = unified_diff(
        written.splitlines(), played.splitlines(), "written", "played", lineterm=""
    )
    first_lines = list(difference)[:_MOST_LINES]
    hint = f"If this is meant: python -m {module} write"
    assert not first_lines, "\n".join([*first_lines, hint])


def check_another_way_is_noticed(written: str, replay: Callable[[str], str], choice: str) -> None:
    """Check that a game that goes another way than its file is no longer the same."""
    assert replay(written) == written
    assert f" > {choice}\n" in written
    refused = written.replace(f" > {choice}\n", " > nothing\n", 1)
    other_seed = written.replace("\nseed: ", "\nseed: 1", 1)
    assert "\n    refused: 'nothing' can't be chosen now;" in replay(refused)
    assert replay(other_seed) != other_seed


def never_told(events: ModuleType, games: Iterable[tuple[Game[Any], str]]) -> set[str]:
    """Return the kinds of events that none of these games tells, each with the text of its file."""
    told_kinds: set[str] = set()
    for game, text in games:
        for line in text.splitlines():
            if match := _CHOICE.fullmatch(line):
                told_kinds |= {type(event).__name__ for event in game.choose(match[2]).events}
    return {kind.__name__ for kind in events_in(events)} - told_kinds


def write_all(folder: Path, texts: dict[str, str]) -> None:
    """Write all files anew; files of games that are no longer played are removed."""
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.txt"):
        file.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
