"""Words that can be said again in another language.

The engine speaks English. A phrase is an ordinary string, and besides remembers the template and
the parts it was made from, so that the window can look the template up in a translation and put
the parts (phrases themselves) in again. Phrases are made only when someone asks for words.
"""

from __future__ import annotations

from typing import Self

from valeria_desktop.kernel.foreign import within

_ENDLESS = 10**18  # a number out of a file may have thousands of digits


class Phrase(str):
    """English words that remember how they were made."""

    __slots__ = ("parts", "template")

    template: str
    parts: dict[str, object]

    @classmethod
    def make(cls, template: str, parts: dict[str, object]) -> Self:
        """Fill the template with the parts; what is no phrase may come from anywhere."""
        if parts:
            parts = {name: _bounded(part) for name, part in parts.items()}
            phrase = cls(template.format(**parts))
        else:
            phrase = cls(template)
        phrase.template = template
        phrase.parts = parts
        return phrase


def _bounded(part: object) -> object:
    if isinstance(part, Phrase) or (isinstance(part, (int, float)) and abs(part) < _ENDLESS):
        return part
    return within(part)


def say(template: str, **parts: object) -> Phrase:
    """Make a phrase from a template with named gaps."""
    return Phrase.make(template, parts)


def count(number: int, one: str, many: str) -> Phrase:
    """Make a phrase for a number of things; both templates may use {number}."""
    return Phrase.make(one if number == 1 else many, {"number": number})


def join(parts: list[Phrase], last: str = "and") -> Phrase:
    """String phrases together: "a", "a and b", "a, b and c"."""
    if not parts:
        return say("nothing")
    phrase = parts[0]
    for index, part in enumerate(parts[1:], start=2):
        if index < len(parts):
            phrase = say("{first}, {then}", first=phrase, then=part)
        else:
            phrase = say("{first} " + last + " {then}", first=phrase, then=part)
    return phrase


SEAT = "player {number}"


def seat_name(seat: int) -> Phrase:
    """Name a seat where no player's name is known."""
    return say(SEAT, number=seat + 1)


def with_names(phrase: Phrase, names: tuple[str, ...]) -> Phrase:
    """Say a phrase again with the players' names in place of their seats."""
    if phrase.template == SEAT:
        number = phrase.parts["number"]
        assert isinstance(number, int)
        return say("{player}", player=names[number - 1])
    parts = {
        key: with_names(part, names) if isinstance(part, Phrase) else part
        for key, part in phrase.parts.items()
    }
    if phrase.template == CAPITAL:
        sentence = parts["sentence"]
        assert isinstance(sentence, Phrase)
        return capital(sentence)
    return say(phrase.template, **parts)


CAPITAL = "^{sentence}"


def capital(phrase: Phrase) -> Phrase:
    """Begin a sentence with the phrase; a translator capitalises the translated one likewise."""
    sentence = Phrase(phrase[:1].upper() + phrase[1:])
    sentence.template = CAPITAL
    sentence.parts = {"sentence": phrase}
    return sentence
