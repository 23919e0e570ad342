"""Effects and standing powers as lines of signs: numbers, icons, and the signs between them.

A single thing stands without its number: one sign is one ink.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from attrs import fields

from valeria_desktop.games.viscounts.rules.effects.board import (
    CastleMove,
    FreeBuilding,
    FreeHire,
    GainManuscript,
    PlaceWorkers,
)
from valeria_desktop.games.viscounts.rules.effects.cards import (
    Destroy,
    Discard,
    Rearrange,
    Shuffle,
)
from valeria_desktop.games.viscounts.rules.effects.combined import AllOf, IfNoCriminals, OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.effects.powers import (
    DismissPrice,
    ExtraMove,
    Fund,
    HandLimit,
    HasIcons,
    On,
)
from valeria_desktop.games.viscounts.rules.effects.starts import StartBuilding, StartDestroy
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, Action, Icon, Paper
from valeria_desktop.games.viscounts.solo.actions import FOCUS, Try
from valeria_desktop.games.viscounts.solo.gains import CountCriminals, DismissHere
from valeria_desktop.games.viscounts.solo.schemes import GainScheme, WhenFreed
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.ui.paint.brush import OR, PAYS, PER, PLUS, THEN, Mark, Marks, number

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.amounts import Icons
    from valeria_desktop.games.viscounts.rules.model.effect import Effect, Power
    from valeria_desktop.games.viscounts.rules.model.things import PointsFor


def several(count: int, sign: str) -> Marks:
    """Return a sign with its number, or alone for one."""
    return (Mark(sign),) if count == 1 else (number(count), Mark(sign))


def marks_of_amounts(amounts: Amounts) -> Marks:
    """Return the signs of amounts, in the order in which they are gained."""
    found: Marks = ()
    for each in fields(Amounts):
        value = getattr(amounts, each.name)
        if value:
            found = (*found, *several(value, signs.AMOUNTS[each.name]))
    return found


def marks_of_icons(icons: Icons) -> Marks:
    """Return a sign for each icon of a card: two merchants are two signs."""
    return tuple(
        Mark(signs.sign_of_icon(icon)) for icon in ICONS for _ in range(icons.counts[icon.at])
    )


def marks_of_points(points: PointsFor) -> Marks:
    """Return the signs of a manuscript that brings points at the end."""
    return Mark(signs.POINTS), PER, *several(points.every, signs.sign_of_tally(points.what))


@singledispatch
def marks(effect: Effect) -> Marks:
    """Return the signs of an effect."""
    raise TypeError(f"The effect {type(effect).__name__} has no signs yet; draw it here.")


@marks.register
def _(effect: Gain) -> Marks:
    return marks_of_amounts(effect.amounts)


@marks.register
def _(effect: Flip) -> Marks:
    if effect.what == Paper.DEBT:
        sign = signs.sign_of_paper(Paper.DEBT, is_flipped=True)
    elif effect.what == Paper.DEED:
        sign = signs.sign_of_paper(Paper.DEED, is_flipped=True)
    else:
        sign = signs.TURN_OVER
    return several(effect.times, sign)


@marks.register
def _(effect: Discard) -> Marks:
    return several(effect.number, signs.DISCARD)


@marks.register(Destroy)
@marks.register(StartDestroy)
def _(effect: Destroy | StartDestroy) -> Marks:
    return several(effect.number, signs.DESTROY)


@marks.register
def _(_effect: Rearrange) -> Marks:
    return (Mark(signs.REARRANGE),)


@marks.register
def _(_effect: Shuffle) -> Marks:
    return (Mark(signs.SHUFFLE),)


@marks.register
def _(_effect: FreeHire) -> Marks:
    return (Mark(signs.HIRE),)


@marks.register
def _(_effect: CastleMove) -> Marks:
    return (Mark(signs.CASTLE_MOVE),)


@marks.register
def _(effect: PlaceWorkers) -> Marks:
    return several(effect.number, signs.PAWN)


@marks.register(FreeBuilding)
@marks.register(StartBuilding)
def _(effect: FreeBuilding | StartBuilding) -> Marks:
    return Mark("plus"), Mark(signs.sign_of_building(effect.type))


@marks.register
def _(effect: GainManuscript) -> Marks:
    prices = "–".join(str(price) for price in (effect.prices[0], effect.prices[-1]))
    return Mark(signs.MANUSCRIPT), Mark(text=prices)


@marks.register
def _(effect: OneOf) -> Marks:
    return _strung(effect.parts, OR)


@marks.register
def _(effect: AllOf) -> Marks:
    return _strung(effect.parts, PLUS)


def _strung(effects: tuple[Effect, ...], between: Mark) -> Marks:
    line: Marks = marks(effects[0])
    for effect in effects[1:]:
        line = (*line, between, *marks(effect))
    return line


@marks.register
def _(effect: IfNoCriminals) -> Marks:
    return Mark(signs.NO_CRIMINALS), THEN, *marks(effect.effect)


@marks.register
def _(effect: Try) -> Marks:
    if effect.action == FOCUS:
        return (Mark(signs.FOCUS),)
    return (Mark(signs.sign_of_action(Action(effect.action))),)


@marks.register
def _(_effect: GainScheme) -> Marks:
    return Mark("plus"), Mark(signs.SCHEME)


@marks.register
def _(_effect: DismissHere) -> Marks:
    return (Mark(signs.DISMISS),)


@marks.register
def _(_effect: CountCriminals) -> Marks:
    return Mark(signs.CORRUPTION), PER, Mark(signs.sign_of_icon(Icon.CRIMINAL))


@singledispatch
def marks_of_power(power: Power) -> Marks:
    """Return the signs of a standing power."""
    raise TypeError(f"The power {type(power).__name__} has no signs yet; draw it here.")


@marks_of_power.register
def _(power: HasIcons) -> Marks:
    shown: Marks = ()
    for icon in ICONS:
        count = power.icons.counts[icon.at]
        if count:
            shown = (*shown, *several(count, signs.sign_of_icon(icon)))
    return shown


@marks_of_power.register
def _(power: ExtraMove) -> Marks:
    return several(power.steps, signs.HORSESHOE)


@marks_of_power.register
def _(power: DismissPrice) -> Marks:
    return Mark(signs.DISMISS), *several(power.silver, signs.SILVER)


@marks_of_power.register
def _(power: HandLimit) -> Marks:
    return Mark(text=f"+{power.cards}"), Mark(signs.HAND)


@marks_of_power.register
def _(power: Fund) -> Marks:
    pays = several(power.number, signs.sign_of_piece(power.piece))
    line = (*pays, PAYS, *several(power.icons, signs.sign_of_icon(power.action.icon)))
    return (Mark(text="1×"), *line) if power.once else line


@marks_of_power.register
def _(power: On) -> Marks:
    return Mark(signs.sign_of_moment(power.moment)), THEN, *marks(power.do)


@marks_of_power.register
def _(power: WhenFreed) -> Marks:
    return Mark(signs.AT_ONCE), THEN, *marks(power.do)
