"""The face of a card as data, the same fields for all kinds of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve, frozen

from valeria_desktop.games.valeria.ui.cards.kinds import shown_as
from valeria_desktop.kernel.signs import PER, Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.kernel.signs import Marks


class PriceSign(NamedTuple):
    """One resource of a price: its kind, its number, and the difference from the printed number."""

    kind: str
    number: int
    extra: int = 0


_DOTS = Mark(text="…")
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
    first_gives_way: bool = False
    """Whether the first line is left out where not all can be read."""
    splits: bool = False
    """Whether the two powers stand side by side: on-turn, off-turn."""
    badge_is_needed: bool = False
    badge_note: str = "numbers"
    is_portrait: bool = False


@lru_cache(maxsize=256)
def footless(face: CardFace) -> CardFace:
    """Return a face without price, points and powers, for cards too low for them."""
    return evolve(face, price=(), points=None, powers=(), splits=False, first_gives_way=False)


@lru_cache(maxsize=64)
def without_first_line(face: CardFace) -> CardFace:
    """Return a face without the first line of its powers."""
    return evolve(face, powers=face.powers[1:], first_gives_way=False)


@lru_cache(maxsize=64)
def without_name(face: CardFace) -> CardFace:
    """Return a face with three dots for its own name in its powers."""
    name = face.name.rsplit(maxsplit=1)[-1]
    lines = (tuple(_DOTS if mark.text == name else mark for mark in line) for line in face.powers)
    return evolve(face, powers=tuple(lines))


@lru_cache(maxsize=64)
def without_per(face: CardFace) -> CardFace:
    """Return a face without the signs between an amount and the dots for a name."""
    lines = (
        tuple(mark for mark in line if mark != PER) if _DOTS in line else line
        for line in face.powers
    )
    return evolve(face, powers=tuple(lines))


@lru_cache(maxsize=1024)
def face_of(card: Card, price: Price | None = None) -> CardFace:
    """Make the face of a card; `price` replaces the printed price."""
    shown = shown_as(card)
    return CardFace(
        card.id,
        card.name,
        card.kind,
        shown.field(card),
        shown.land(card),
        badge=shown.badge(card),
        caption=card.home or "",
        roles=shown.roles(card),
        price=_price(card.printed, price) if card.action is not None else (),
        points=card.points if shown.has_points else None,
        powers=shown.powers(card),
        first_gives_way=shown.first_gives_way(card),
        splits=shown.splits,
        badge_is_needed=shown.badge_is_needed,
        badge_note=shown.badge_note,
        is_portrait=shown.is_portrait,
    )


@lru_cache(maxsize=512)
def owned_face_of(card: Card) -> CardFace:
    """Make the face of a card that a player owns, without a price."""
    return evolve(face_of(card), price=())


def _price(printed: Amounts, now: Price | None) -> tuple[PriceSign, ...]:
    """Return the price now, or the printed price without one; a price of 0 is shown too."""
    price = dict(printed if now is None else now.parts)
    before = dict(printed or price)  # a price by place is none that changed
    parts = [PriceSign(kind, many, many - before.get(kind, 0)) for kind, many in price.items()]
    free = [PriceSign("gold", 0, -printed.gold)] if printed.gold and "gold" not in price else []
    return (*free, *parts)
