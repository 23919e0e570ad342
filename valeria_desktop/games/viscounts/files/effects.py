"""The check of effects in data files: which may stand where, and that each comes to an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import fields, has

from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.effects.powers import On
from valeria_desktop.games.viscounts.rules.effects.starts import StartBuilding, StartDestroy
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Power
from valeria_desktop.games.viscounts.rules.model.kinds import Moment
from valeria_desktop.games.viscounts.solo.actions import Try
from valeria_desktop.games.viscounts.solo.gains import CountCriminals, DismissHere
from valeria_desktop.games.viscounts.solo.schemes import GainScheme, WhenFreed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.content.entries import FileEntry

MOST = 20
"""The largest number in an effect; the largest shipped one is 10."""
_OF_SET_UP = (StartBuilding, StartDestroy)
_OF_NEUTRAL = (GainScheme, DismissHere, CountCriminals, Try, WhenFreed)
_AGAIN = {Moment.GAIN_DEBT, Moment.FLIP_DEBT, Moment.FLIP, Moment.GAIN_SCHEME, Moment.SHUFFLE}
"""Moments that an effect with deeds or debts could bring about again and again."""


def parts_of(thing: object) -> Iterator[object]:
    """Yield a thing with all effects, powers, amounts and numbers in it."""
    yield thing
    if isinstance(thing, tuple):
        for part in thing:
            yield from parts_of(part)
    elif isinstance(thing, dict):
        yield from parts_of(tuple(thing.values()))
    elif has(type(thing)):
        kind: Any = type(thing)
        for each in fields(kind):
            if each.init:
                yield from parts_of(getattr(thing, each.name))


def check_effects(
    entry: FileEntry[Any], *, is_set_up: bool = False, is_neutral: bool = False
) -> None:
    """Check the effects and powers of an entry, field by field."""
    kind: Any = type(entry.value)
    for each in fields(kind):
        for part in parts_of(getattr(entry.value, each.name)):
            if isinstance(part, _OF_SET_UP) and not is_set_up:
                raise entry.place.error(each.name, f"'{part.tag}' is for player cards only")
            if isinstance(part, _OF_NEUTRAL) and not is_neutral:
                raise entry.place.error(each.name, f"'{part.tag}' is for the neutral player only")
            if isinstance(part, Effect | Power):
                _check_size(entry, each.name, part)
            if isinstance(part, On) and part.moment in _AGAIN:
                check_has_no_papers(entry, each.name, part.do)


def _check_size(entry: FileEntry[Any], name: str, effect: object) -> None:
    for part in parts_of(effect):
        if isinstance(part, int) and part > MOST:
            raise entry.place.error(name, f"a number in an effect must be at most {MOST}")


def check_has_no_papers(entry: FileEntry[Any], name: str, effect: Effect | None) -> None:
    """Check that an effect that comes again and again brings no deeds and no debts."""
    for part in parts_of(effect):
        if isinstance(part, Gain) and (part.amounts.deed or part.amounts.debt):
            sentence = "may bring no deeds and no debts here, as it might never end"
            raise entry.place.error(name, sentence)


def check_is_plain_gain(entry: FileEntry[Any], name: str) -> None:
    """Check that an effect gains something at once, and no deeds or debts."""
    effect = getattr(entry.value, name)
    if effect is not None and not isinstance(effect, Gain):
        raise entry.place.error(name, "must be a gain")
    check_has_no_papers(entry, name, effect)
