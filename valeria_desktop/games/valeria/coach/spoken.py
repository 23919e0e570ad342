"""Which of the numbers that a value looks at are said in a reason, and how."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.bots.feature_words import words_of
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.phrases import Phrase


class _Style(StrEnum):
    MORE = "more"
    """So much more of it."""
    VERSUS = "versus"
    """One number instead of the other."""
    WORTH = "worth"
    """The same, of something that counts points."""
    END = "end"
    """The end of the game, nearer or farther off."""


@frozen
class _Said:
    style: _Style
    sign: int = 1
    """1 if more of it is good for whoever looks, -1 if less is, 0 if either may be."""
    unit: float = 1.0
    most: float = 1_000.0
    """From here on the number stands for "far away"."""
    is_secret: bool = False


_BRING = ("gold", "strength", "magic", "points", "any", "taken")
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
        yield f"in my reach: missing for a {kind}", _Said(_Style.VERSUS, -1, 5, most=20)
    for kind in ("citizens", "monsters", "domains"):
        yield f"lead in {kind}", _Said(_Style.VERSUS)
    yield "left", _Said(_Style.END, 0, 100)


_SAID = dict(_rows())


@frozen
class Told:
    """A number, told of two positions."""

    words: Phrase
    is_secret: bool


def told(feature: str, mine: float, other: float) -> Told | None:
    """Say in what a position is ahead of another; None if it isn't, or that isn't said."""
    said = _SAID.get(feature)
    if said is None:
        return None
    here, there = _rounded(mine * said.unit), _rounded(other * said.unit)
    is_ahead = (here - there) * said.sign > 0 if said.sign else here != there
    if not is_ahead or max(here, there) >= said.most:
        return None
    return Told(_words(said.style, words_of(feature), here, there), said.is_secret)


def _words(style: _Style, what: Phrase, here: float, there: float) -> Phrase:
    if style is _Style.END:
        nearer, farther = "the end of the game comes nearer", "the end of the game stays far off"
        return say(nearer) if here < there else say(farther)
    if style is _Style.MORE:
        return say("+{more} {what}", more=_rounded(here - there), what=what)
    if style is _Style.WORTH and not there:
        return say("{what} counts {mine} points", what=what, mine=here)
    if style is _Style.WORTH:
        words = "{what} counts {mine} instead of {other} points"
        return say(words, what=what, mine=here, other=there)
    return say("{what}: {mine} instead of {other}", what=what, mine=here, other=there)


def _rounded(number: float) -> float:
    """Give a number as it is said: whole, or with one digit."""
    short = round(number, 1)
    return int(short) if short == int(short) else short
