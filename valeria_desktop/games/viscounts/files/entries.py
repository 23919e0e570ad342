"""The files of Viscounts as values: what their entries are, and which effects may stand there.

Every entry may have a source and a note for people, which games don't read.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import field, fields, frozen

import valeria_desktop.games.viscounts.rules.vocabulary  # noqa: F401 - registers every effect and power
from valeria_desktop.content import tables
from valeria_desktop.content.checks import bounded
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.content.tables import Entry, parts_of
from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.effects.powers import On
from valeria_desktop.games.viscounts.rules.effects.starts import StartBuilding, StartDestroy
from valeria_desktop.games.viscounts.rules.model.effect import EFFECTS, POWERS, Effect, Power
from valeria_desktop.games.viscounts.rules.model.kinds import Moment
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.solo.actions import Try
from valeria_desktop.games.viscounts.solo.gains import CountCriminals, DismissHere
from valeria_desktop.games.viscounts.solo.schemes import GainScheme, WhenFreed

if TYPE_CHECKING:
    from cattrs import Converter

MOST = 20
"""The largest number in an effect; the largest shipped one is 10."""
OF_SET_UP = (StartBuilding, StartDestroy)
OF_NEUTRAL = (GainScheme, DismissHere, CountCriminals, Try, WhenFreed)
_AGAIN = {Moment.GAIN_DEBT, Moment.FLIP_DEBT, Moment.FLIP, Moment.GAIN_SCHEME, Moment.SHUFFLE}
"""Moments that an effect with deeds or debts could bring about again and again."""


@frozen(kw_only=True)
class TableFile(tables.TableFile):
    """A data file of Viscounts, in which effects stand."""

    gains: tuple[str, ...] = ()
    """Fields with effects that come again and again: gains without deeds and debts (WK144)."""
    is_set_up: bool = False
    is_neutral: bool = False
    """Whether effects of the set-up, and of the neutral player, may stand here."""

    def converters(self) -> tuple[Converter, ...]:
        """Return the converter for data files."""
        return (file_converter(),)

    def check_entry(self, entry: Entry) -> None:
        """Check an entry by itself, its effects first."""
        check_effects(entry, is_set_up=self.is_set_up, is_neutral=self.is_neutral)
        for name in self.gains:
            check_is_plain_gain(entry, name)
        super().check_entry(entry)


@cache
def file_converter() -> Converter:
    """Return the converter for data files: an effect is a table with one key, its tag."""
    converter = bounded(strict_converter())
    register_tags(converter, Effect, EFFECTS)
    register_tags(converter, Power, POWERS)
    return converter


@cache
def entry_of(kind: type[Any], *derived: str) -> type[Any]:
    """Return the class of a file's entries, each with a source and a note."""
    source = field(default=Source.FACT, type=Source)
    return tables.entry_of(kind, derived, {"source": source, "note": field(default="", type=str)})


# --- effects


def check_effects(entry: Entry, *, is_set_up: bool = False, is_neutral: bool = False) -> None:
    """Check the effects and powers of an entry, field by field."""
    kind: Any = type(entry.value)
    for each in fields(kind):
        for part in parts_of(getattr(entry.value, each.name)):
            if isinstance(part, OF_SET_UP) and not is_set_up:
                raise entry.place.error(each.name, f"'{part.tag}' is for player cards only")
            if isinstance(part, OF_NEUTRAL) and not is_neutral:
                raise entry.place.error(each.name, f"'{part.tag}' is for the neutral player only")
            if isinstance(part, Effect | Power):
                _check_size(entry, each.name, part)
            if isinstance(part, On) and part.moment in _AGAIN:
                check_has_no_papers(entry, each.name, part.do)


def _check_size(entry: Entry, name: str, effect: object) -> None:
    for part in parts_of(effect):
        if isinstance(part, int) and part > MOST:
            raise entry.place.error(name, f"a number in an effect must be at most {MOST}")


def check_has_no_papers(entry: Entry, name: str, effect: Effect | None) -> None:
    """Check that an effect that comes again and again brings no deeds and no debts."""
    for part in parts_of(effect):
        if isinstance(part, Gain) and (part.amounts.deed or part.amounts.debt):
            sentence = "may bring no deeds and no debts here, as it might never end"
            raise entry.place.error(name, sentence)


def check_is_plain_gain(entry: Entry, name: str) -> None:
    """Check that an effect gains something at once, and no deeds or debts."""
    effect = getattr(entry.value, name)
    if effect is not None and not isinstance(effect, Gain):
        raise entry.place.error(name, "must be a gain")
    check_has_no_papers(entry, name, effect)
