"""The advantages of one position over another: numbers exchanged between the two, and words."""

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
"""The place of each number in a position's list."""
_PLACES = {family: tuple(AT[name] for name in members_of(family)) for family in Family}


class ValueExchange:
    """Two positions as numbers, and the value of exchanging some of these numbers."""

    def __init__(self, value: Value, mine: Numbers, other: Numbers) -> None:
        """Take two positions, and a function from numbers to the chance of winning."""
        self._value = value
        self._mine, self._other = [*mine], [*other]
        self._here, self._there = value([*mine]), value([*other])

    def effect(self, places: Iterable[int]) -> float:
        """Return the worth of some numbers of the first position, compared with the second.

        It is the mean of two changes: the second position gets the numbers, and the first gives
        them away; the worth of numbers depends on the other numbers.
        """
        there, back = [*self._other], [*self._mine]
        for place in places:
            there[place], back[place] = self._mine[place], self._other[place]
        if there == self._other:
            return 0.0
        return (self._value(there) - self._there + self._here - self._value(back)) / 2

    def families(self) -> dict[Family, float]:
        """Return the first position's advantage through each family; the sum is about the whole."""
        return {family: self.effect(places) for family, places in _PLACES.items()}

    def features(self) -> dict[str, float]:
        """Return the advantage through each number that differs."""
        return {
            name: self.effect((place,))
            for name, place in AT.items()
            if self._mine[place] != self._other[place]
        }


class _Style(StrEnum):
    MORE = "more"
    """The surplus of a number."""
    VERSUS = "versus"
    """One number instead of the other."""
    WORTH = "worth"
    """One number of points instead of the other."""
    SHORT = "short"
    """The smaller shortage."""
    END = "end"
    """The end of the game, nearer or farther off."""


@frozen
class _Said:
    style: _Style
    sign: int = 1
    """1 if more is good for the viewer, -1 if less is, 0 if either may be."""
    unit: float = 1.0
    most: float = 1_000.0
    """The limit from which the number only means "at least this much"."""
    is_secret: bool = False


_BRING = ("gold", "strength", "magic", "points", "any", "taken")
_NEARER = 4
"""The least shift of the end worth a word, in hundredths of the game."""
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
    _Style.VERSUS: "{what}: {mine}, otherwise {other}",
    _Style.WORTH: "{what}: worth {mine} points, otherwise {other}",
    # a missing role counts about as much as this Gold
    _Style.SHORT: "about {mine} short of {what}, otherwise {other}",
    _Style.END: "the game ends later",
}
_AT_BEST = {
    _Style.WORTH: "{what}: worth {mine} points",
    _Style.SHORT: "{what} comes within reach",
    _Style.END: "the game ends sooner",
}
"""The words if one of the two numbers is 0, or if the end comes nearer."""
_SHORT_OF = {
    "in my reach: missing for a monster": say("a monster"),
    "in my reach: missing for a domain": say("a domain"),
}


@frozen
class SpokenNumber:
    """A number's difference between two positions, in words."""

    words: Phrase
    is_secret: bool
    more: float
    """The first position's number less the second one's."""


def told(feature: str, mine: float, other: float) -> SpokenNumber | None:
    """Say how a number puts one position ahead of another; None if it doesn't, or has no words."""
    said = _SAID.get(feature)
    if said is None:
        return None
    here, there = _rounded(mine * said.unit), _rounded(other * said.unit)
    is_ahead = (here - there) * said.sign > 0 if said.sign else abs(here - there) >= _NEARER
    if not is_ahead or max(here, there) >= said.most or min(here, there) < 0:
        return None
    what = _SHORT_OF.get(feature) or words_of(feature)
    return SpokenNumber(_words(said.style, what, here, there), said.is_secret, here - there)


def _words(style: _Style, what: Phrase, here: float, there: float) -> Phrase:
    at_best = {_Style.WORTH: not there, _Style.SHORT: not here, _Style.END: here < there}
    words = (_AT_BEST if at_best.get(style) else _WORDS)[style]
    return say(words, what=what, mine=here, other=there, more=_rounded(here - there))


def _rounded(number: float) -> float:
    """Round a number for speech: whole, or with one decimal."""
    short = round(number, 1)
    return int(short) if short == int(short) else short
