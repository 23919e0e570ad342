"""Plays by keys alone with the picture off, and writes down all that is heard.

PYTHONPATH=. python -m tests.ui.reader.write_heard heard.md [en|de] [valeria] [valencia] [viscounts]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from tests.ui.reader.bus import Heard, Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.reader.guards import Player

_MOST_KEYS = 900
_SPOKEN = {"said", "focus", "name"}


@frozen
class Signs:
    """The words by which the listener knows what is asked, in a language."""

    asks: str
    """The dash between who is asked and the question."""
    rolls: str
    action: str
    which: str
    one_of_many: tuple[str, ...]
    turn_over: str
    round_over: str
    won: tuple[str, ...]
    duke: str
    tasks: str
    kept: str
    divide: str
    drew: str
    stacks: str
    city: str
    chosen: str
    round: str
    start: str

    @property
    def next(self) -> tuple[str, ...]:
        """The words that end a step of Valencia: a question, and the end of a turn or a round."""
        return self.asks, self.turn_over, self.round_over


SIGNS = {
    "en": Signs(
        asks=" — ",
        rolls="roll the dice",
        action="action:",
        which=" — which",
        one_of_many=("choose one", "which stack"),
        turn_over="Turn over",
        round_over=" is over. ",
        won=("The game is over", "wins", "won"),
        duke="which Duke do you keep?",
        tasks="which tasks do you keep?",
        kept="You keep it.",
        divide="divide your hand",
        drew="You drew",
        stacks="Stacks of these sums",
        city="Press C",
        chosen="Can be chosen",
        round="Round {number}",
        start="Start",
    ),
    "de": Signs(
        asks=" – ",
        rolls="Würfle",
        action="Aktion:",
        which=" – w",
        one_of_many=("wähle eines", "welchen Stapel"),
        turn_over="Zug beendet",
        round_over=" ist vorbei. ",
        won=("Das Spiel ist vorbei", " gewinnt", " gewonnen"),
        duke="welchen Herzog",
        tasks="welche Aufgaben",
        kept="Du behältst sie.",
        divide="deine Hand in Stapel",
        drew="Gezogen: ",
        stacks="Stapel mit diesen Summen",
        city="Drück C",
        chosen="Kann gewählt werden",
        round="Runde {number}",
        start="Los",
    ),
}
_KINDS = ("3", "2", "1")
"""Build, recruit, slay: the first that is possible is done."""
_KEYS = {"Return": "Enter", "plus": "+", "space": "Space", "ctrl+n": "Ctrl+N"}


@define
class Line:
    """A key, and what was heard after it."""

    key: str
    heard: list[str]


@define
class Listener:
    """Presses keys, and writes down what is heard."""

    program: Heard | Player
    into: Path
    signs: Signs = SIGNS["en"]
    lines: list[Line] = field(factory=list)

    def press(self, key: str, *until: str) -> list[Word]:
        """Press a key, and write it down with what is told."""
        words = self.program.press(key, *until)
        heard = [word.words for word in words if word.kind in _SPOKEN and word.words]
        self.note(key, heard)
        return words

    def note(self, key: str, heard: list[str]) -> None:
        """Write a key and what was heard down, also into the file."""
        self.lines.append(Line(_KEYS.get(key, key.upper() if len(key) == 1 else key), heard))
        self.into.write_text(written(self.lines) + "\n", encoding="utf-8")


def _question(words: list[Word], signs: Signs) -> str:
    """Return the last sentence that asks something; "" if nothing was asked."""
    asked = [word.words for word in words if word.kind == "said" and signs.asks in word.words]
    return asked[-1] if asked else ""


def _answer_to(question: str, signs: Signs) -> str:
    """Return the first answer's number; a proposed payment or place is taken as it is."""
    is_one_of_many = any(sign in question for sign in signs.one_of_many)
    return "1" if is_one_of_many else "Return"


def _told(words: list[Word]) -> str:
    return " ".join(word.words for word in words)


def play_valeria(listener: Listener, most: int = _MOST_KEYS) -> None:
    """Play a whole game against a bot, or as much of it as a number of answers brings."""
    signs = listener.signs
    ends = (signs.asks, signs.turn_over, *signs.won)
    listener.press("ctrl+n", "Valeria: Card Kingdoms")
    listener.press("Return", signs.start)
    listener.press("Return", signs.duke)
    words = listener.press("Return", signs.asks)
    for _ in range(most):
        told = _told(words)
        if any(sign in told for sign in signs.won):
            return
        question = _question(words, signs)
        if signs.action in question:
            words = _act(listener)
        elif signs.rolls in question:
            words = listener.press("r", *ends)
        elif signs.turn_over in told:
            words = listener.press("Return", signs.asks, *signs.won)
        elif question:
            words = listener.press(_answer_to(question, signs), *ends)
        else:
            words = listener.press("Return", *ends)


def _act(listener: Listener) -> list[Word]:
    """Take the first action that is possible; else gain 1 Gold."""
    signs = listener.signs
    for key in _KINDS:
        words = listener.program.press(key, "")  # a kind without a possible action says so, too
        if signs.which in _told(words):
            heard = [word.words for word in words if word.kind in _SPOKEN and word.words]
            listener.note(key, heard)
            return listener.press("1", signs.asks, signs.turn_over, *signs.won)
    return listener.press("g", signs.asks, signs.turn_over, *signs.won)


def play_valencia(listener: Listener, rounds: int = 2) -> None:
    """Play against a bot for a number of rounds, until the next begins."""
    signs = listener.signs
    end = signs.round.format(number=rounds + 1)
    listener.press("ctrl+n", "Valeria: Card Kingdoms")
    listener.press("Right", "Valencia. ")
    listener.press("Return", signs.start)
    listener.press("Return", signs.tasks)
    listener.press("space", signs.kept)
    words = listener.press("Return", signs.divide)
    for _ in range(_MOST_KEYS):
        question = _question(words, signs)
        if end in _told(words):
            return
        if signs.divide in question:
            listener.press("plus", signs.drew)
            listener.press("plus", signs.drew)
            listener.press("s", signs.stacks)
            words = listener.press("Return", signs.asks)
        elif signs.city in question:
            listener.press("c", signs.chosen)
            words = listener.press("Return", *signs.next, end)
        elif question:
            words = listener.press(_answer_to(question, signs), *signs.next, end)
        else:
            words = listener.press("Return", *signs.next, end)


def play_viscounts(listener: Listener, rounds: int = 2) -> None:
    """Take the first answer to everything for a number of rounds, until the next begins."""
    signs = listener.signs
    end = signs.round.format(number=rounds + 1)
    listener.press("ctrl+n", "Valeria: Card Kingdoms")
    listener.press("Right", "Valencia. ")
    listener.press("Right", "Viscounts. ")
    listener.press("Return", signs.start)
    words = listener.press("Return", signs.asks)
    for _ in range(_MOST_KEYS):
        if end in _told(words):
            return
        words = listener.press("Return", *signs.next, end)


def written(lines: list[Line]) -> str:
    """Return lines as a list: the key, and what was heard."""
    return "\n".join(f"- **{line.key}** {' · '.join(line.heard) or '(nothing)'}" for line in lines)


_PLAYED: dict[str, Callable[[Listener], None]] = {
    "valeria": play_valeria,
    "valencia": play_valencia,
    "viscounts": play_viscounts,
}


def main() -> None:
    """Play all games, and write a file for each beside the given one."""
    into, wishes = Path(sys.argv[1]), sys.argv[2:]
    language = next((each for each in wishes if each in SIGNS), "en")
    for name, play in _PLAYED.items():
        if name not in wishes and {*_PLAYED} & set(wishes):
            continue
        with (
            tempfile.TemporaryDirectory() as folder,
            Heard(Path(folder), language=language) as program,
        ):
            file = into.with_name(f"{into.stem}-{name}.md")
            play(Listener(program, file, SIGNS[language]))


if __name__ == "__main__":
    main()
