"""Powers as lines of signs: numbers, icons, and the signs for or, per, pays."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.effects.centre import (
    CitizenFrom,
    FreeCitizen,
    GiveBack,
    MaySlay,
    PutToken,
    ReturnCitizen,
    ReturnMonster,
    SlayAt,
    TokenOn,
)
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, Exchange, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.counts import CitizensOf, Domains, Monsters, Named
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny, GainPer
from valeria_desktop.games.valeria.rules.effects.takes import (
    EveryoneLoses,
    Steal,
    Take,
    TakeFrom,
    TakeMonster,
    TakeMonsterFrom,
)
from valeria_desktop.games.valeria.rules.powers import (
    CheaperDomains,
    DiePower,
    NoExtraForCopies,
    Now,
    When,
)
from valeria_desktop.games.valeria.solo.effects import (
    ClaimMonster,
    ClaimPileMonster,
    FromPile,
    LaidOnPile,
    ReturnToPile,
)
from valeria_desktop.ui.paint.brush import OR, PAYS, PER, PLUS, THEN, Mark, Marks, number

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.effect import Count, Effect, Power


def marks_of_amounts(amounts: Amounts) -> Marks:
    """Return the signs of amounts: each number before its icon."""
    return tuple(mark for kind, value in amounts for mark in (number(value), Mark(kind)))


@singledispatch
def marks(effect: Effect) -> Marks:
    """Return the signs of an effect."""
    raise TypeError(f"The effect {type(effect).__name__} has no signs yet; draw it here.")


@marks.register
def _(effect: Gain) -> Marks:
    return marks_of_amounts(effect.amounts)


@marks.register
def _(effect: GainAny) -> Marks:
    return number(effect.number), Mark("any")


@marks.register
def _(effect: GainPer) -> Marks:
    return (*marks_of_amounts(effect.gain), PER, *marks_of_count(effect.per))


@marks.register
def _(effect: OneOf) -> Marks:
    return _strung(effect.effects, OR)


@marks.register
def _(effect: AllOf) -> Marks:
    return _strung(effect.effects, PLUS)


def _strung(effects: tuple[Effect, ...], between: Mark) -> Marks:
    line: Marks = marks(effects[0])
    for effect in effects[1:]:
        line = (*line, between, *marks(effect))
    return line


@marks.register(Trade)
@marks.register(Exchange)
def _(effect: Trade | Exchange) -> Marks:
    return (*marks_of_amounts(effect.pay), PAYS, *marks(effect.get))


@marks.register
def _(effect: FreeCitizen) -> Marks:
    if effect.name is not None:
        return Mark("free"), Mark(text=effect.name)
    line: Marks = (Mark("free"), Mark(effect.role.value if effect.role else "person"))
    return (*line, Mark(text=f"≤{effect.max_cost}"), Mark("gold")) if effect.max_cost else line


@marks.register(CitizenFrom)
@marks.register(FromPile)
def _(effect: CitizenFrom | FromPile) -> Marks:
    return Mark("free"), Mark(text=effect.card.name)


@marks.register
def _(effect: ReturnMonster) -> Marks:
    return (Mark("return"), Mark("monsters"), PAYS, *marks(effect.gain))


@marks.register
def _(effect: ReturnCitizen) -> Marks:
    return (Mark("return"), Mark("person"), PAYS, *marks(effect.gain))


@marks.register
def _(effect: ReturnToPile) -> Marks:
    kind = "monsters" if effect.kind == "monster" else "person"
    return (Mark("return"), Mark(kind), PAYS, *marks(effect.gain))


@marks.register(GiveBack)
@marks.register(LaidOnPile)
def _(effect: GiveBack | LaidOnPile) -> Marks:
    return (Mark("return"), Mark(text=effect.card.name), PAYS, *marks(effect.gain))


@marks.register
def _(_effect: MaySlay) -> Marks:
    return (Mark("slay"),)


@marks.register
def _(effect: SlayAt) -> Marks:
    return Mark("slay"), Mark(text=effect.card.name)


@marks.register
def _(effect: PutToken) -> Marks:
    return (*marks_of_amounts(effect.amounts), Mark("token"), Mark("monsters"))


@marks.register
def _(effect: TokenOn) -> Marks:
    return (*marks_of_amounts(effect.amounts), Mark("token"), Mark(text=effect.card.name))


@marks.register(Take)
@marks.register(TakeFrom)
def _(effect: Take | TakeFrom) -> Marks:
    return (Mark("steal"), *marks_of_amounts(effect.amounts))


@marks.register
def _(effect: Steal) -> Marks:
    line: Marks = (Mark("steal"), number(effect.up_to), Mark(effect.of[0].value))
    for resource in effect.of[1:]:
        line = (*line, OR, Mark(resource.value))
    return line


@marks.register(TakeMonster)
@marks.register(TakeMonsterFrom)
def _(_effect: TakeMonster | TakeMonsterFrom) -> Marks:
    return Mark("steal"), Mark("monsters")


@marks.register(ClaimMonster)
@marks.register(ClaimPileMonster)
def _(_effect: ClaimMonster | ClaimPileMonster) -> Marks:
    return Mark("free"), Mark("monsters")


@marks.register
def _(effect: EveryoneLoses) -> Marks:
    return (Mark("each-loses"), *marks_of_amounts(effect.amounts))


@singledispatch
def marks_of_count(count: Count) -> Marks:
    """Return the signs of a count."""
    raise TypeError(f"The count {type(count).__name__} has no signs yet; draw it here.")


@marks_of_count.register
def _(count: CitizensOf) -> Marks:
    return (Mark(count.role.value),)


@marks_of_count.register
def _(count: Named) -> Marks:
    return (Mark(text=count.name),)


@marks_of_count.register
def _(_count: Domains) -> Marks:
    return (Mark("home"),)


@marks_of_count.register
def _(count: Monsters) -> Marks:
    if count.area:
        return (Mark(count.area.lower()),)
    return (Mark(count.type.value if count.type else "monsters"),)


@singledispatch
def marks_of_power(power: Power) -> Marks:
    """Return the signs of a domain's power: its moment, then its effect."""
    raise TypeError(f"The power {type(power).__name__} has no signs yet; draw it here.")


@marks_of_power.register
def _(power: Now) -> Marks:
    return marks(power.effect)


@marks_of_power.register
def _(power: When) -> Marks:
    return (Mark(power.moment.icon), THEN, *marks(power.do))


@marks_of_power.register
def _(_power: NoExtraForCopies) -> Marks:
    return Mark("recruit"), Mark(text="+0"), Mark("gold")


@marks_of_power.register
def _(power: CheaperDomains) -> Marks:
    return Mark("build"), Mark(text=f"−{power.gold}"), Mark("gold")


@marks_of_power.register
def _(power: DiePower) -> Marks:
    change = Mark(text=f"−{power.lower_by}" if power.to is None else f"→{power.to}")
    line: Marks = (Mark("die-change"), change)
    if not power.gold:
        return line
    price: Marks = (number(power.gold), Mark("gold"))
    if power.per is not None:
        price = (*price, PER, *marks_of_count(power.per))
    return (*price, PAYS, *line)
