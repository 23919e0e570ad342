"""Effects and counts of cards as numbers; their kinds have the order of core.h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.effects.acting import MaySlay
from valeria_desktop.games.valeria.rules.effects.centre import (
    FreeCitizen,
    ReturnCitizen,
    ReturnMonster,
)
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.counts import (
    CitizensOf,
    Domains,
    Monsters,
    Named,
)
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny, GainPer
from valeria_desktop.games.valeria.rules.effects.takes import (
    EveryoneLoses,
    Steal,
    Take,
    TakeMonster,
)
from valeria_desktop.games.valeria.rules.effects.tokens import PutToken
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, AnyKind, Resource
from valeria_desktop.games.valeria.rules.model.icons import MonsterType, Role
from valeria_desktop.games.valeria.solo.effects import (
    ClaimMonster,
    ClaimPileMonster,
    FreePileCitizen,
    ReturnToPile,
)
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.valeria.rules.model.effect import Count, Effect

NONE = 255
_ANY_PRICE = 1_000
EFFECTS: tuple[object, ...] = (
    *(Gain, GainPer, OneOf, AllOf, Trade, Take, Steal, TakeMonster, EveryoneLoses, FreeCitizen),
    *(ReturnMonster, ReturnCitizen, MaySlay, PutToken, ClaimMonster, ClaimPileMonster),
    *(FreePileCitizen, "return_monster_to_pile", "return_citizen_to_pile"),
)
"""The kinds of effects, in the order of core.h."""
ENDINGS = ("monsters", "domains", "exhausted", "overrun", "siege")
"""The reasons for a game's end, in the order of the core's bits."""


class NotCoveredError(ValeriaError):
    """A card, step or effect that the core doesn't know."""


def order_of(kinds: Iterable[object], kind: object) -> int:
    """Return the index of a kind in a list that the core has in the same order."""
    for place, known in enumerate(kinds):
        if known is kind:
            return place
    name = kind.__name__ if isinstance(kind, type) else str(kind)
    raise NotCoveredError(f"The core in C does not know {name} yet; teach it, or do without it.")


def kind_of(effect: Effect) -> int:
    """Return the number of an effect's kind; for the core, GainAny is a OneOf of three gains."""
    if isinstance(effect, ReturnToPile):
        return EFFECTS.index(f"return_{effect.kind}_to_pile")
    return order_of(EFFECTS, OneOf if isinstance(effect, GainAny) else type(effect))


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """Return the parts of an effect, or the effect that it pays for."""
    match effect:
        case OneOf() | AllOf():
            return effect.effects
        case GainAny():
            return effect.fixed_ways
        case Trade():
            return (effect.get,)
        case ReturnMonster() | ReturnCitizen() | ReturnToPile():
            return (effect.gain,)
    return ()


def _amounts(effect: Effect) -> Amounts:
    match effect:
        case Gain() | Take() | PutToken() | EveryoneLoses():
            return effect.amounts
        case GainPer():
            return effect.gain
        case Trade():
            if isinstance(effect.pay, AnyKind):
                raise NotCoveredError("The core in C knows no price of one resource of choice.")
            return effect.pay
    return NOTHING


def amounts_as_numbers(amounts: Amounts) -> list[int]:
    """Return the numbers of amounts."""
    return [amounts.gold, amounts.strength, amounts.magic, amounts.points]


def _limits(effect: Effect, name_of: Callable[[str], int]) -> list[int]:
    """Return the role, name, resources and number that limit a pick."""
    if isinstance(effect, FreeCitizen):
        if effect.number > 1 or effect.or_name:
            raise NotCoveredError("The core in C knows one free citizen of one name at a time.")
        role = NONE if effect.role is None else list(Role).index(effect.role)
        name = NONE if effect.name is None else name_of(effect.name)
        return [role, name, 0, _ANY_PRICE if effect.max_cost is None else effect.max_cost]
    if isinstance(effect, Steal):
        kinds = [kind for kind in Resource if kind in effect.of]
        if list(effect.of) != kinds:
            raise NotCoveredError("The core in C lists thefts as Gold, Strength, Magic.")
        bits = sum(1 << at for at, kind in enumerate(Resource) if kind in kinds)
        return [NONE, NONE, bits, effect.up_to]
    return [NONE, NONE, 0, 0]


def count_as_numbers(
    count: Count | None, name_of: Callable[[str], int], area_of: Callable[[str | None], int]
) -> list[int]:
    """Return the numbers of a count."""
    match count:
        case None:
            return [0, NONE, NONE, NONE]
        case CitizensOf():
            return [0, list(Role).index(count.role), NONE, NONE]
        case Named():
            return [1, name_of(count.name), NONE, NONE]
        case Domains():
            return [2, NONE, NONE, NONE]
        case Monsters() if count.name is None:
            kind = NONE if count.type is None else list(MonsterType).index(count.type)
            return [3, NONE, area_of(count.area), kind]
    raise NotCoveredError(f"The core in C can't count {type(count).__name__} yet.")


def effect_as_numbers(
    effect: Effect, name_of: Callable[[str], int], area_of: Callable[[str | None], int]
) -> list[int]:
    """Return the numbers of an effect without its parts."""
    per = effect.per if isinstance(effect, GainPer) else None
    return [
        kind_of(effect),
        effect.plain,
        effect.takes_from_others,
        effect.asks,
        effect.optional,
        *amounts_as_numbers(_amounts(effect)),
        *_limits(effect, name_of),
        *count_as_numbers(per, name_of, area_of),
    ]
