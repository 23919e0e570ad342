"""Effects and standing powers as lines of signs: numbers, icons, and the signs between them.

A single thing stands without its number: one sign is one ink.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import fields

from valeria_desktop.games.viscounts.rules.effects import (
    board,
    cards,
    combined,
    gains,
    powers,
    starts,
)
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, Action, Icon, Paper
from valeria_desktop.games.viscounts.solo.actions import FOCUS, Try
from valeria_desktop.games.viscounts.solo.gains import CountCriminals, DismissHere
from valeria_desktop.games.viscounts.solo.schemes import GainScheme, WhenFreed
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.kernel.signs import OR, PAYS, PER, PLUS, THEN, Mark, Marks, number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.viscounts.rules.model.amounts import Icons
    from valeria_desktop.games.viscounts.rules.model.effect import Effect, Power
    from valeria_desktop.games.viscounts.rules.model.things import PointsFor


def several(count: int, sign: str) -> Marks:
    """Return a sign with its number, or alone for one."""
    return (Mark(sign),) if count == 1 else (number(count), Mark(sign))


def marks_of_amounts(amounts: Amounts) -> Marks:
    """Return the signs of amounts, in the order in which they are gained."""
    gained = ((each.name, getattr(amounts, each.name)) for each in fields(Amounts))
    lines = (several(value, signs.AMOUNTS[name]) for name, value in gained if value)
    return tuple(mark for line in lines for mark in line)


def marks_of_icons(icons: Icons) -> Marks:
    """Return a sign for each icon of a card: two merchants are two signs."""
    return tuple(
        Mark(signs.sign_of_icon(icon)) for icon in ICONS for _ in range(icons.counts[icon.at])
    )


def marks_of_points(points: PointsFor) -> Marks:
    """Return the signs of a manuscript that brings points at the end."""
    return Mark(signs.POINTS), PER, *several(points.every, signs.sign_of_tally(points.what))


def strung(lines: Iterable[Marks], between: Mark) -> Marks:
    """Return lines of signs as one, with a sign between them."""
    first, *others = lines
    return (*first, *(mark for line in others for mark in (between, *line)))


def marks(effect: Effect) -> Marks:
    """Return the signs of an effect."""
    return MARKS[type(effect)](effect)


def marks_of_power(power: Power) -> Marks:
    """Return the signs of a standing power."""
    return MARKS_OF_POWER[type(power)](power)


def _of_flip(effect: gains.Flip) -> Marks:
    if effect.what in set(Paper):
        return several(effect.times, signs.sign_of_paper(Paper(effect.what), is_flipped=True))
    return several(effect.times, signs.TURN_OVER)


def _of_try(effect: Try) -> Marks:
    is_focus = effect.action == FOCUS
    return (Mark(signs.FOCUS if is_focus else signs.sign_of_action(Action(effect.action))),)


def _of_manuscript(effect: board.GainManuscript) -> Marks:
    prices = "–".join(str(price) for price in (effect.prices[0], effect.prices[-1]))
    return Mark(signs.MANUSCRIPT), Mark(text=prices)


def _of_building(effect: board.FreeBuilding | starts.StartBuilding) -> Marks:
    return Mark("plus"), Mark(signs.sign_of_building(effect.type))


def _always(*line: str | Mark) -> Callable[[Effect], Marks]:
    """Return the signs of an effect that is always the same."""
    drawn = tuple(Mark(each) if isinstance(each, str) else each for each in line)
    return lambda _effect: drawn


def _counted(sign: str) -> Callable[[Any], Marks]:
    return lambda effect: several(effect.number, sign)


MARKS: dict[type, Callable[[Any], Marks]] = {
    gains.Gain: lambda effect: marks_of_amounts(effect.amounts),
    gains.Flip: _of_flip,
    cards.Discard: _counted(signs.DISCARD),
    cards.Destroy: _counted(signs.DESTROY),
    starts.StartDestroy: _counted(signs.DESTROY),
    board.PlaceWorkers: _counted(signs.PAWN),
    cards.Rearrange: _always(signs.REARRANGE),
    cards.Shuffle: _always(signs.SHUFFLE),
    board.FreeHire: _always(signs.HIRE),
    board.CastleMove: _always(signs.CASTLE_MOVE),
    board.FreeBuilding: _of_building,
    starts.StartBuilding: _of_building,
    board.GainManuscript: _of_manuscript,
    combined.OneOf: lambda effect: strung(map(marks, effect.parts), OR),
    combined.AllOf: lambda effect: strung(map(marks, effect.parts), PLUS),
    combined.IfNoCriminals: lambda effect: (Mark(signs.NO_CRIMINALS), THEN, *marks(effect.effect)),
    Try: _of_try,
    GainScheme: _always("plus", signs.SCHEME),
    DismissHere: _always(signs.DISMISS),
    CountCriminals: _always(signs.CORRUPTION, PER, signs.sign_of_icon(Icon.CRIMINAL)),
}


def _of_icons(power: powers.HasIcons) -> Marks:
    counts = ((icon, power.icons.counts[icon.at]) for icon in ICONS)
    shown = (several(count, signs.sign_of_icon(icon)) for icon, count in counts if count)
    return tuple(mark for line in shown for mark in line)


def _of_fund(power: powers.Fund) -> Marks:
    pays = several(power.number, signs.sign_of_piece(power.piece))
    line = (*pays, PAYS, *several(power.icons, signs.sign_of_icon(power.action.icon)))
    return (Mark(text="1×"), *line) if power.once else line


MARKS_OF_POWER: dict[type, Callable[[Any], Marks]] = {
    powers.HasIcons: _of_icons,
    powers.ExtraMove: lambda power: several(power.steps, signs.HORSESHOE),
    powers.DismissPrice: lambda power: (Mark(signs.DISMISS), *several(power.silver, signs.SILVER)),
    powers.HandLimit: lambda power: (Mark(text=f"+{power.cards}"), Mark(signs.HAND)),
    powers.Fund: _of_fund,
    powers.On: lambda power: (Mark(signs.sign_of_moment(power.moment)), THEN, *marks(power.do)),
    WhenFreed: lambda power: (Mark(signs.AT_ONCE), THEN, *marks(power.do)),
}
