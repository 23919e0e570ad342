"""The guards of every test on the bus: no silent key, no doubled sentence, no nameless focus."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.ui.reader.bus import come

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.ui.reader.bus import Heard, Word

QUESTION = 25
"""The most words of a question without its news."""
DASHES = " — ", " – "
"""The dashes between who is asked and the question, in English and in German."""
PIECE = 40
"""The most words of a piece."""


def said(words: Sequence[Word]) -> list[str]:
    """Return what was announced."""
    return [word.words for word in words if word.kind == "said"]


def focused(words: Sequence[Word]) -> list[str]:
    """Return the names of what got the focus."""
    return [word.words for word in words if word.kind == "focus"]


def check_once(words: Sequence[Word], key: str) -> None:
    """Check that nothing is said twice after a key."""
    twice = [each for each, times in Counter(said(words)).items() if times > 1]
    assert not twice, f"{key} says twice: {twice}"


def check_questions(words: Sequence[Word]) -> None:
    """Check that each question is within its words."""
    for each in said(words):
        for dash in DASHES:
            _, found, question = each.partition(dash)
            assert not found or len(question.split()) <= QUESTION, each


class Player:
    """Presses keys, and checks each answer."""

    def __init__(self, program: Heard) -> None:
        """Play in a program."""
        self.program = program
        self._before: list[Word] = []

    def press(self, key: str, *until: str) -> list[Word]:
        """Press a key that must be heard, and nothing twice; return what is told."""
        words = self.program.press(key, *(until or ("",)))
        check_once([*self._before, *self.program.late], "the key before")
        assert any(word.words for word in words), f"{key} is silent"
        assert come(until or ("",), words), f"{key} says none of {until}: {words}"
        check_once(words, key)
        check_questions([*self.program.late, *words])
        self._before = words
        return words

    def check_all(self) -> None:
        """Check everything heard so far: no focus without a name, no piece of many words."""
        assert [word for word in self.program.all if word.kind == "focus" and not word.words] == []
        long = [
            word.words
            for word in self.program.all
            if word.role == "list item" and len(word.words.split()) > PIECE
        ]
        assert not long
        assert not any("thinking" in each for each in said(self.program.all))
