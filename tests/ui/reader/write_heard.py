"""Plays by keys alone with the picture off, and writes down all that is heard.

PYTHONPATH=. python -m tests.ui.reader.write_heard docs/heard.md
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import define, field

from tests.ui.reader.bus import Heard, Word

if TYPE_CHECKING:
    from tests.ui.reader.guards import Player

_MOST_KEYS = 900
_SPOKEN = {"said", "focus", "name"}
_NEXT = (" — ", "Turn over", " is over. ")
"""The words that end a step of Valencia: a question, the end of a turn, the end of a round."""
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


def _question(words: list[Word]) -> str:
    """Return the last sentence that asks something; "" if nothing was asked."""
    asked = [word.words for word in words if word.kind == "said" and " — " in word.words]
    return asked[-1] if asked else ""


def _answer_to(question: str) -> str:
    """Return the first answer's number; a proposed payment or place is taken as it is."""
    is_one_of_many = any(sign in question for sign in ("choose one", "which stack"))
    return "1" if is_one_of_many else "Return"


def _told(words: list[Word]) -> str:
    return " ".join(word.words for word in words)


def play_valeria(listener: Listener) -> None:
    """Play a whole game against a bot."""
    listener.press("ctrl+n", "Valeria: Card Kingdoms")
    listener.press("Return", "Start")
    listener.press("Return", "which Duke do you keep?")
    words = listener.press("Return", " — ")
    for _ in range(_MOST_KEYS):
        told = _told(words)
        if "The game is over" in told or "wins" in told or "won" in told:
            return
        question = _question(words)
        if "action:" in question:
            words = _act(listener)
        elif "roll the dice" in question:
            words = listener.press("r", " — ", "Turn over", "won")
        elif "Turn over" in told:
            words = listener.press("Return", " — ", "won")
        elif question:
            words = listener.press(_answer_to(question), " — ", "Turn over", "won")
        else:
            words = listener.press("Return", " — ", "Turn over", "won")


def _act(listener: Listener) -> list[Word]:
    """Take the first action that is possible; else gain 1 Gold."""
    for key in _KINDS:
        words = listener.program.press(key)
        if "which" in _told(words):
            heard = [word.words for word in words if word.kind in _SPOKEN and word.words]
            listener.note(key, heard)
            return listener.press("1", " — ", "Turn over", "won")
    return listener.press("g", " — ", "Turn over", "won")


def play_valencia(listener: Listener, end: str = "Round 3") -> None:
    """Play against a bot until something is told: for two rounds, until the third begins."""
    listener.press("ctrl+n", "Valeria: Card Kingdoms")
    listener.press("Right", "Valencia. ")
    listener.press("Return", "Start")
    listener.press("Return", "which tasks do you keep?")
    listener.press("space", "You keep it.")
    words = listener.press("Return", "divide your hand")
    for _ in range(_MOST_KEYS):
        question = _question(words)
        if end in _told(words):
            return
        if "divide your hand" in question:
            listener.press("plus", "You drew")
            listener.press("plus", "You drew")
            listener.press("s", "Stacks of these sums")
            words = listener.press("Return", " — ")
        elif "Press C" in question:
            listener.press("c", "Can be chosen")
            words = listener.press("Return", *_NEXT, end)
        elif question:
            words = listener.press(_answer_to(question), *_NEXT, end)
        else:
            words = listener.press("Return", *_NEXT, end)


def written(lines: list[Line]) -> str:
    """Return lines as a list: the key, and what was heard."""
    return "\n".join(f"- **{line.key}** {' · '.join(line.heard) or '(nothing)'}" for line in lines)


def main() -> None:
    """Play both games, and write a file for each beside the given one."""
    into = Path(sys.argv[1])
    for name, play in (("valeria", play_valeria), ("valencia", play_valencia)):
        if name not in (sys.argv[2:] or [name]):
            continue
        with tempfile.TemporaryDirectory() as folder, Heard(Path(folder)) as program:
            play(Listener(program, into.with_name(f"{into.stem}-{name}.md")))


if __name__ == "__main__":
    main()
