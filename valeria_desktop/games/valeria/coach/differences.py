"""What makes one position better than another: numbers exchanged between the two, and told."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.bots.feature_words import NAMES, Family, members_of, words_of
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from valeria_desktop.kernel.phrases import Phrase

    Numbers = Sequence[float]
    Value = Callable[[list[float]], float]


AT = {name: place for place, name in enumerate(NAMES)}
"""Where each number stands."""
_PLACES = {family: tuple(AT[name] for name in members_of(family)) for family in Family}


class ValueExchange:
    """Two positions as numbers, and what it counts when some of these change sides."""

    def __init__(self, value: Value, mine: Numbers, other: Numbers) -> None:
        """Take what gives the chance of winning by the numbers."""
        self._value = value
        self._mine, self._other = [*mine], [*other]
        self._here, self._there = value([*mine]), value([*other])

    def effect(self, places: Iterable[int]) -> float:
        """Say what some numbers of the first position are worth beside those of the second.

        The second gets them, and the first gives them away; the mean counts, as what they are worth
        depends on the others.
        """
        there, back = [*self._other], [*self._mine]
        for place in places:
            there[place], back[place] = self._mine[place], self._other[place]
        if there == self._other:
            return 0.0
        return (self._value(there) - self._there + self._here - self._value(back)) / 2

    def families(self) -> dict[Family, float]:
        """Say what each family makes the first better by; all together it is about all."""
        return {family: self.effect(places) for family, places in _PLACES.items()}

    def features(self) -> dict[str, float]:
        """Say the same of each number that differs."""
        return {
            name: self.effect((place,))
            for name, place in AT.items()
            if self._mine[place] != self._other[place]
        }


class _Style(StrEnum):
    MORE = "more"
    """So much more of it."""
    VERSUS = "versus"
    """One number instead of the other."""
    WORTH = "worth"
    """The same, of something that counts points."""
    SHORT = "short"
    """So much less is missing."""
    END = "end"
    """The end of the game, nearer or farther off."""


@frozen
class _Said:
    style: _Style
    sign: int = 1
    """1 if more of it is good for the viewer, -1 if less is, 0 if either may be."""
    unit: float = 1.0
    most: float = 1_000.0
    """From here on the number stands for anything beyond."""
    is_secret: bool = False


_BRING = ("gold", "strength", "magic", "points", "any", "taken")
_NEARER = 4
"""Hundredths of the game by which the end must come nearer to be spoken of."""
_AMOUNTS = ("gold", "strength", "magic", "resources")


def _rows() -> Iterator[tuple[str, _Said]]:
    for turn in ("on turn", "off turn"):
        for kind in _BRING:
            yield f"my {turn}: {kind}", _Said(_Style.MORE)
    for amount in _AMOUNTS:
        yield f"my {amount}", _Said(_Style.VERSUS)
        yield f"their {amount}", _Said(_Style.VERSUS, -1)
    for role in ("workers", "soldiers", "shadows", "holies"):
        yield f"my {role}", _Said(_Style.VERSUS)
        yield f"my Duke for {role}", _Said(_Style.VERSUS, is_secret=True)
    for liked in ("citizens", "monsters", "domains", "types", "a resource"):
        yield f"my Duke for {liked}", _Said(_Style.VERSUS, is_secret=True)
    for name in ("points", "lasting resources", "lasting points", "die powers", "cheaper prices"):
        yield f"my {name}", _Said(_Style.VERSUS)
    yield "my Duke", _Said(_Style.VERSUS, is_secret=True)
    yield "their points", _Said(_Style.VERSUS, -1)
    for kind in ("monster", "domain"):
        yield f"in my reach: best {kind}", _Said(_Style.WORTH, is_secret=True)
        yield f"in their reach: best {kind}", _Said(_Style.WORTH, -1)
        yield f"in my reach: missing for a {kind}", _Said(_Style.SHORT, -1, 5, most=20)
    for kind in ("citizens", "monsters", "domains"):
        yield f"lead in {kind}", _Said(_Style.VERSUS, most=2)  # a greater lead isn't counted
    yield "left", _Said(_Style.END, 0, 100)


_SAID = dict(_rows())
_WORDS = {
    _Style.MORE: "+{more} {what}",
    _Style.VERSUS: "{what}: {mine} instead of {other}",
    _Style.WORTH: "{what} counts {mine} instead of {other} points",
    # a missing role counts about as much as this Gold
    _Style.SHORT: "about {mine} instead of {other} short of {what}",
    _Style.END: "the end of the game stays farther off",
}
_AT_BEST = {
    _Style.WORTH: "{what} counts {mine} points",
    _Style.SHORT: "{what} comes within your reach",
    _Style.END: "the end of the game comes nearer",
}
"""What is said where one of the two is nothing, or the end is nearer."""
_SHORT_OF = {
    "in my reach: missing for a monster": say("a Monster"),
    "in my reach: missing for a domain": say("a Domain"),
}


@frozen
class SpokenNumber:
    """A number, told of two positions."""

    words: Phrase
    is_secret: bool


def told(feature: str, mine: float, other: float) -> SpokenNumber | None:
    """Say in what a position is ahead of another; None if it isn't, or that isn't said."""
    said = _SAID.get(feature)
    if said is None:
        return None
    here, there = _rounded(mine * said.unit), _rounded(other * said.unit)
    is_ahead = (here - there) * said.sign > 0 if said.sign else abs(here - there) >= _NEARER
    if not is_ahead or max(here, there) >= said.most or min(here, there) < 0:
        return None
    what = _SHORT_OF.get(feature) or words_of(feature)
    return SpokenNumber(_words(said.style, what, here, there), said.is_secret)


def _words(style: _Style, what: Phrase, here: float, there: float) -> Phrase:
    at_best = {_Style.WORTH: not there, _Style.SHORT: not here, _Style.END: here < there}
    words = (_AT_BEST if at_best.get(style) else _WORDS)[style]
    return say(words, what=what, mine=here, other=there, more=_rounded(here - there))


def _rounded(number: float) -> float:
    """Return a number as it is said: whole, or with one digit."""
    short = round(number, 1)
    return int(short) if short == int(short) else short
