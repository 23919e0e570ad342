"""The face of a card as data, the same fields for all kinds of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from attrs import evolve, frozen

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import (
    Card,
    Citizen,
    Domain,
    Duke,
    Foe,
    Icons,
    Monster,
    MonsterEvent,
    Role,
    Starter,
)
from valeria_desktop.games.valeria.ui.cards.colours import field_of, land_of
from valeria_desktop.games.valeria.ui.cards.powers import (
    marks,
    marks_of_power,
)
from valeria_desktop.ui.paint.brush import PER, THEN, Mark, Marks, number


class PriceSign(NamedTuple):
    """One resource of a price: its kind, its number, and the difference from the printed number."""

    kind: str
    number: int
    extra: int = 0


NO_PRICE = PriceSign("", 0)
"""A placeholder for a part of a price that is painted later."""


@frozen(cache_hash=True)
class CardFace:
    """The data for painting a card."""

    id: str
    name: str
    kind: str
    """The kind of card: citizen, monster, event, domain, starter, duke."""
    field: str
    """The colour of the card's field."""
    land: str = ""
    """The landscape behind the emblem."""
    badge: Marks = ()
    """Signs at the left under the name: the numbers, the area, or the roles that a domain needs."""
    caption: str = ""
    """The name of the area, under the badge."""
    roles: Marks = ()
    """Signs at the right under the name: a citizen's roles or a monster's type."""
    price: tuple[PriceSign, ...] = ()
    points: int | None = None
    powers: tuple[Marks, ...] = ()
    """A line for each power; for a citizen the on-turn power, then the off-turn power."""
    splits: bool = False
    """Whether the two powers stand side by side: on-turn, off-turn."""


@lru_cache(maxsize=1024)
def face_of(card: Card, price: Amounts | None = None) -> CardFace:
    """Make the face of a card; `price` replaces the printed price."""
    match card:
        case Citizen():
            return CardFace(
                card.id,
                card.name,
                card.kind,
                field_of(card),
                land_of(card),
                badge=_numbers(card.numbers),
                roles=_roles(card.icons),
                price=_price(Amounts(gold=card.cost), price),
                powers=(marks(card.on_turn), marks(card.off_turn)),
                splits=True,
            )
        case Starter():
            return CardFace(
                card.id,
                card.name,
                card.kind,
                field_of(card),
                land_of(card),
                badge=_numbers(card.numbers),
                powers=(marks(card.on_turn), marks(card.off_turn)),
                splits=True,
            )
        case Foe():
            return _of_foe(card, price)
        case Domain():
            return CardFace(
                card.id,
                card.name,
                card.kind,
                field_of(card),
                land_of(card),
                badge=_roles(card.icons),
                price=_price(Amounts(gold=card.cost), price),
                points=card.points,
                powers=tuple(marks_of_power(power) for power in card.powers),
            )
        case Duke():
            return CardFace(
                card.id, card.name, card.kind, field_of(card), land_of(card), powers=_of_duke(card)
            )
    return CardFace(card.id, card.name, card.kind, field_of(card), land_of(card))


@lru_cache(maxsize=512)
def owned_face_of(card: Card) -> CardFace:
    """Make the face of a card that a player owns, without a price."""
    return evolve(face_of(card), price=())


def _numbers(numbers: tuple[int, ...]) -> Marks:
    return (number("/".join(map(str, numbers))),) if numbers else (Mark("doubles"),)


def _roles(icons: Icons) -> Marks:
    return tuple(Mark(role.value) for role in Role for _ in range(icons.of(role)))


def _price(printed: Amounts, now: Amounts | None) -> tuple[PriceSign, ...]:
    """Return the price now, or the printed price without one; a price of 0 is shown too."""
    price = printed if now is None else now
    parts = [PriceSign(kind, many, many - getattr(printed, kind)) for kind, many in price]
    free = [PriceSign("gold", 0, -printed.gold)] if printed.gold and not price.gold else []
    return (*free, *parts)


def _of_foe(card: Foe, price: Amounts | None) -> CardFace:
    badge: Marks = ()
    powers: tuple[Marks, ...] = (marks(card.reward),)
    if isinstance(card, Monster):
        badge = (Mark(card.area.lower()),)
    elif isinstance(card, MonsterEvent):
        badge = (Mark("events"), number(card.number))
        powers = ((Mark("events"), THEN, *marks(card.trigger)), marks(card.reward))
    return CardFace(
        card.id,
        card.name,
        card.kind,
        field_of(card),
        land_of(card),
        badge=badge,
        caption=card.home or "",
        roles=(Mark(card.type.value),),
        price=_price(Amounts(strength=card.strength, magic=card.magic), price),
        points=card.points,
        powers=powers,
    )


def _of_duke(card: Duke) -> tuple[Marks, ...]:
    counted = (
        *((card.icons.of(role), role.value) for role in Role),
        (card.citizens, "person"),
        (card.monsters, "monsters"),
        (card.domains, "home"),
        *((points, kind.value) for kind, points in card.types.items()),
    )
    lines = [
        (number(points), Mark("points"), PER, Mark(icon)) for points, icon in counted if points
    ]
    left = (number(1), Mark("points"), PER, number(card.resources_per_point), Mark("any"))
    return (*lines, left)
