"""The face of a card as data: what is printed where, whatever the kind of card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.engine.amounts import Amounts
from valeria_desktop.engine.cards import (
    Card,
    Citizen,
    Domain,
    Duke,
    Foe,
    Monster,
    MonsterEvent,
    Role,
    Starter,
)
from valeria_desktop.ui.cards.powers import (
    Mark,
    Marks,
    marks,
    marks_of_amounts,
    marks_of_power,
    number,
)
from valeria_desktop.ui.tokens import field_of

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Icons


@frozen
class Face:
    """What is painted of a card."""

    id: str
    name: str
    field: str
    corner: Marks = ()
    """At the left under the name: its numbers, its area, or the roles a domain needs."""
    kind: Marks = ()
    """At the right under the name: a citizen's roles, a monster's type."""
    price: Marks = ()
    points: int | None = None
    powers: tuple[Marks, ...] = ()
    """A line for each power; of a citizen the on-turn one and the off-turn one."""
    splits: bool = False
    """Its two powers stand beside each other: on turn, off turn."""
    ink: str = ""


def face_of(card: Card, price: Amounts | None = None) -> Face:
    """Make the face of a card; with `price` it shows that one in place of the printed one."""
    match card:
        case Citizen():
            return _of_citizen(card, price)
        case Starter():
            return Face(
                card.id,
                card.name,
                field_of(card),
                _numbers(card.numbers),
                (),
                (),
                None,
                (marks(card.on_turn), marks(card.off_turn)),
                splits=True,
            )
        case Foe():
            return _of_foe(card, price)
        case Domain():
            return _of_domain(card, price)
        case Duke():
            return Face(card.id, card.name, field_of(card), powers=_of_duke(card))
    return Face(card.id, card.name, field_of(card))


def _numbers(numbers: tuple[int, ...]) -> Marks:
    return (Mark(text="/".join(map(str, numbers))),) if numbers else (Mark("doubles"),)


def _icons(icons: Icons) -> Marks:
    return tuple(Mark(role.value) for role in Role for _ in range(icons.of(role)))


def _of_citizen(card: Citizen, price: Amounts | None) -> Face:
    return Face(
        card.id,
        card.name,
        field_of(card),
        _numbers(card.numbers),
        _icons(card.icons),
        marks_of_amounts(price or Amounts(gold=card.cost)),
        None,
        (marks(card.on_turn), marks(card.off_turn)),
        splits=True,
    )


def _of_foe(card: Foe, price: Amounts | None) -> Face:
    corner: Marks = ()
    powers: tuple[Marks, ...] = (marks(card.reward),)
    if isinstance(card, Monster):
        corner = (Mark(card.area.lower()),)
    elif isinstance(card, MonsterEvent):
        corner = (Mark("events"), number(card.number))
        powers = ((Mark("events"), Mark(text=":"), *marks(card.trigger)), marks(card.reward))
    return Face(
        card.id,
        card.name,
        field_of(card),
        corner,
        (Mark(card.type.value),),
        marks_of_amounts(price or Amounts(strength=card.strength, magic=card.magic)),
        card.points,
        powers,
    )


def _of_domain(card: Domain, price: Amounts | None) -> Face:
    return Face(
        card.id,
        card.name,
        field_of(card),
        (),
        _icons(card.icons),
        marks_of_amounts(price if price is not None else Amounts(gold=card.cost)),
        card.points,
        tuple(marks_of_power(power) for power in card.powers),
    )


def _of_duke(card: Duke) -> tuple[Marks, ...]:
    lines: list[Marks] = [
        (number(value), Mark("points"), Mark("per"), Mark(role.value))
        for role in Role
        if (value := card.icons.of(role))
    ]
    for value, icon in (
        (card.citizens, "person"),
        (card.monsters, "monsters"),
        (card.domains, "home"),
        *((points, kind.value) for kind, points in card.types.items()),
    ):
        if value:
            lines.append((number(value), Mark("points"), Mark("per"), Mark(icon)))
    each = (Mark(text=f"1/{card.resources_per_point}"), Mark("points"), Mark("per"), Mark("any"))
    return (*lines, each)
