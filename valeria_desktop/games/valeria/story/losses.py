"""What others took from a player, and what cards cost them, each with the card that did it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.events import MonsterTaken, Took
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.story.words import named, spoken
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.story.items import Item
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class _Loss:
    """What a card took: for another player, or for nobody."""

    card: Card
    thief: int | None
    monster: Card | None = None
    """A slain monster that changed its owner."""


def losses_of(
    items: Sequence[Item], seat: int, names: tuple[str, ...]
) -> tuple[list[Item], tuple[Phrase, ...]]:
    """Find the items in which a seat lost something, and say who took it by which card."""
    robbing: list[Item] = []
    found: dict[_Loss, Amounts] = {}
    for item in items:
        for loss, amounts in _of_item(item, seat):
            robbing.append(item)
            found[loss] = found.get(loss, NOTHING) + amounts
    return robbing, tuple(_words(loss, amounts, seat, names) for loss, amounts in found.items())


def _of_item(item: Item, seat: int) -> Iterable[tuple[_Loss, Amounts]]:
    for source in item.sources.values():
        if item.seat == seat and source.lost:
            yield _Loss(source.card, None), source.lost
        for event in source.extras:
            if isinstance(event, Took) and event.victim == seat and event.amounts:
                yield _Loss(source.card, event.seat), event.amounts
            if isinstance(event, MonsterTaken) and event.victim == seat:
                yield _Loss(source.card, event.seat, event.card), NOTHING


def _words(loss: _Loss, amounts: Amounts, seat: int, names: tuple[str, ...]) -> Phrase:
    card = named(loss.card)
    what = spoken(amounts, seat, -1) if loss.monster is None else named(loss.monster)
    if loss.thief is None:
        return say("lost {what} to {card}", what=what, card=card)
    return say("{player} took {what} with {card}", player=names[loss.thief], what=what, card=card)
