"""English texts that a window can translate.

The engine speaks English. A phrase is an ordinary string that also keeps its template and its
parts, so that a window can look the template up in a translation and fill in the parts (phrases
themselves) again. The engine makes phrases only when a caller asks for words.
"""

from __future__ import annotations

from typing import Self
from unicodedata import combining, normalize

from valeria_desktop.kernel.foreign import within

_ENDLESS = 10**18  # a number from a file may have thousands of digits


class Phrase(str):
    """An English text that keeps its template and its parts."""

    __slots__ = ("parts", "template")

    template: str
    parts: dict[str, object]

    @classmethod
    def make(cls, template: str, parts: dict[str, object]) -> Self:
        """Return the filled template; other parts than phrases are cut: a file may hold them."""
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
    """Return a phrase made from a template with named gaps."""
    return Phrase.make(template, parts)


def count(number: int, one: str, many: str) -> Phrase:
    """Return a phrase for a number of things; both templates may use {number}."""
    return Phrase.make(one if number == 1 else many, {"number": number})


def join(parts: list[Phrase], last: str = "and") -> Phrase:
    """Return phrases as one list in words: "a", "a and b", "a, b and c"."""
    if not parts:
        return say("nothing")
    phrase = parts[0]
    for index, part in enumerate(parts[1:], start=2):
        if index < len(parts):
            phrase = say("{first}, {then}", first=phrase, then=part)
        else:
            phrase = say("{first} " + last + " {then}", first=phrase, then=part)
    return phrase


def join_alike(parts: list[Phrase]) -> Phrase:
    """Return sentences as one, "Oak drew a and b", where they differ in one gap only."""
    first = parts[0]
    gaps = {gap for part in parts for gap in first.parts if part.parts.get(gap) != first.parts[gap]}
    gap = next(iter(gaps), "") or next(reversed(first.parts), "")
    things = [thing for part in parts if isinstance(thing := part.parts.get(gap), Phrase)]
    is_alike = len(gaps) <= 1 and all(part.template == first.template for part in parts)
    if not is_alike or len(things) < len(parts):
        return join(parts)
    return Phrase.make(first.template, first.parts | {gap: join(things)})


def as_listed(name: str) -> str:
    """Return the key by which a list of shown names is sorted, whatever their case and accents."""
    return "".join(each for each in normalize("NFKD", name.casefold()) if not combining(each))


SEAT = "player {number}"


def seat_name(seat: int) -> Phrase:
    """Return a seat's name for texts made without the players' names, such as "player 1"."""
    return say(SEAT, number=seat + 1)


def with_names(phrase: Phrase, names: tuple[str, ...]) -> Phrase:
    """Return the phrase with the players' names in place of "player 1" and so on."""
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
    """Return the phrase with a capital letter; a window capitalises the translation as well."""
    sentence = Phrase(phrase[:1].upper() + phrase[1:])
    sentence.template = CAPITAL
    sentence.parts = {"sentence": phrase}
    return sentence
