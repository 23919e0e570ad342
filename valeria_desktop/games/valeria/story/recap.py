"""The events since a player's last turn: the others' turns, the gains from them, the cards gone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    CalledOn,
    Captured,
    CardTaken,
    CitizenGained,
    Kept,
    MonsterClaimed,
    NewDice,
    SentHome,
    Slain,
    Took,
    TurnedDown,
)
from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import (
    CardYield,
    Item,
    ItemKind,
    Net,
    in_order,
    net_of,
)
from valeria_desktop.games.valeria.story.tell import entry_of
from valeria_desktop.games.valeria.story.words import named, plural, spoken, trade_words, verb_of
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.session.story import NamedThing, turns_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.session.chronicle import Line


@frozen
class RecapDeed:
    """Another player's action: the deed, the card and the price."""

    verb: Phrase
    card: Card | None
    price: Amounts
    gained: Amounts
    told: Phrase
    line: int
    """The first log line about it."""


@frozen
class OthersTurn:
    """The turn of another player."""

    seat: int
    dice: tuple[int, int] | None
    """The dice as they finally counted; None if it wasn't that player's turn."""
    harvest: Net
    deeds: tuple[RecapDeed, ...]
    line: int


@frozen
class OwnShare:
    """The player's gains from the others' turns, and the cards that brought them."""

    net: Net
    trades: tuple[Phrase, ...]
    cards: tuple[NamedThing, ...]
    line: int
    losses: tuple[Phrase, ...] = ()
    """Sentences about thefts, with the thief and the card, and about losses to cards."""


@frozen
class Left:
    """A card that left its place in the centre, and the card there now."""

    card: Card
    now: Card | None
    """None if no more cards can be had there."""
    line: int


@frozen
class Recap:
    """All events since a player's last turn."""

    others: tuple[OthersTurn, ...] = ()
    own: OwnShare | None = None
    left: tuple[Left, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.others)


def recap(
    lines: Sequence[Line], names: tuple[str, ...], seat: int, top: Callable[[int], Card | None]
) -> Recap:
    """Sum up the events since a seat's last turn; `top` returns the top card of a place."""
    turns = _turns_since(lines, names, seat)
    items = [item for turn in turns for item in turn]
    others = [
        other
        for number in range(1, len(names))
        if (other := others_turn(items, (seat + number) % len(names), names)) is not None
    ]
    order = [item.seat for item in items if item.telling is ItemKind.TURN]
    others = sorted(others, key=lambda other: order.index(other.seat))
    return Recap(tuple(others), own_share(items, seat, names), _left(items, lines, top))


def _turns_since(lines: Sequence[Line], names: tuple[str, ...], seat: int) -> list[list[Item]]:
    """Return the turns since the seat's last one, without a turn that the seat has just begun."""
    turns = list(turns_of(lines))
    if turns and turns[-1][1][0].seat == seat:
        turns.pop()
    since: list[list[Item]] = []
    while turns and turns[-1][1][0].begins_turn and turns[-1][1][0].seat != seat:
        first, told = turns.pop()
        items = gather(told, len(names))
        for item in items:
            item.lines = [first + index for index in item.lines]
        since.insert(0, items)
    return since


# --- the other players


def others_turn(items: list[Item], seat: int, names: tuple[str, ...]) -> OthersTurn | None:
    """Sum up the turn of another player; None if that player had none among the items."""
    own = [item for item in items if item.seat == seat]
    head = next((item for item in own if item.telling is ItemKind.TURN), None)
    if head is None:
        return None
    harvest = net_of(item for item in own if item.telling in _BRINGING)
    deeds = tuple(_deed(item, names) for item in own if item.telling in _ACTIONS)
    return OthersTurn(seat, _dice(own), harvest, deeds, head.lines[0])


_BRINGING = {ItemKind.HARVEST, ItemKind.POWER, ItemKind.TOLL}
_ACTIONS = {ItemKind.DEED, ItemKind.GAIN, ItemKind.USE}


def _dice(items: list[Item]) -> tuple[int, int] | None:
    events = (event for item in items for event in item.events)
    return next(
        (event.dice for event in reversed([*events]) if isinstance(event, NewDice)),
        None,
    )


def _deed(item: Item, names: tuple[str, ...]) -> RecapDeed:
    source = next(iter(item.sources.values()))
    told = entry_of(item, names).sentence(names)
    if item.telling is ItemKind.GAIN:
        return RecapDeed(say("gained"), None, NOTHING, source.brought, told, item.lines[0])
    if item.telling is ItemKind.USE:
        paid, gained = source.paid, source.gained
        return RecapDeed(say("used"), source.card, paid, gained, told, item.lines[0])
    verb = verb_of(source.card)
    return RecapDeed(verb, source.card, item.price, source.gained, told, item.lines[0])


# --- the player


def own_share(items: list[Item], seat: int, names: tuple[str, ...]) -> OwnShare | None:
    """Sum up a player's gains and losses in the others' turns; None without any."""
    own = [item for item in items if item.seat == seat and item.sources]
    net: Counter[str] = Counter()
    for item in items:
        for part in entry_of(item, names).sums:
            for whose, change in part.changes:
                if whose == seat:
                    net[part.kind] += change
    robbing, losses = losses_of(items, seat, names)
    if not own and not losses:
        return None
    sources = [source for item in own for source in item.sources.values()]
    trades, cards = _trades(sources, seat), _cards(sources)
    line = min(item.lines[0] for item in (*own, *robbing))
    return OwnShare(in_order(net), trades, cards, line, losses)


def _trades(sources: Iterable[CardYield], seat: int) -> tuple[Phrase, ...]:
    found: dict[str, list[CardYield]] = {}
    for source in sources:
        if source.payments and source.gained:
            found.setdefault(source.card.id, []).append(source)
    return tuple(_trade(group, seat) for group in found.values())


def _trade(group: list[CardYield], seat: int) -> Phrase:
    paid, gained = NOTHING, NOTHING
    for source in group:
        paid, gained = paid + source.paid, gained + source.gained
    return trade_words(group[0].card, max(source.copies for source in group), (paid, gained), seat)


def _cards(sources: Iterable[CardYield]) -> tuple[NamedThing, ...]:
    """Name the other cards that brought gains, in the plural if there are several copies."""
    most: dict[str, tuple[Card, int]] = {}
    for source in sources:
        if source.card.has_face and not source.payments and (source.gained or source.extras):
            _, number = most.get(source.card.name, (source.card, 0))
            most[source.card.name] = (source.card, max(number, source.copies))
    return tuple(
        NamedThing.of(card, say("{name}", name=plural(card.name) if number > 1 else card.name))
        for card, number in most.values()
    )


# --- the market


_LEAVING = Slain | Built | MonsterClaimed | CitizenGained | Captured | Banished | Kept | CalledOn


def _left(
    items: list[Item], lines: Sequence[Line], top: Callable[[int], Card | None]
) -> tuple[Left, ...]:
    """Return the cards that left; a citizen replaced by an equal one is no news.

    Nor is a card of a row that slides: other cards lie at its place at once, and often equal ones.
    """
    found: dict[int, Left] = {}
    for number in sorted({line for item in items for line in item.lines}):
        event = lines[number].event
        if not isinstance(event, _LEAVING) or event.place is None:
            continue
        if not row_at(event.place).slides:
            found[event.place] = Left(event.card, _to_be_had(top(event.place)), number)
    return tuple(
        left for left in found.values() if not (left.card.comes_in_copies and left.now is left.card)
    )


def _to_be_had(card: Card | None) -> Card | None:
    return None if card is None or card is EXHAUSTED else card


@frozen
class _Loss:
    """A loss through a card: to another player, or to the bank."""

    card: Card
    thief: int | None
    lost: Card | None = None
    """The card that its owner lost, or that was turned face down, if it was a card."""
    how: type[object] = CardTaken


def losses_of(
    items: Sequence[Item], seat: int, names: tuple[str, ...]
) -> tuple[list[Item], tuple[Phrase, ...]]:
    """Return the items in which a seat lost something, and sentences on the thief and the card."""
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
            if isinstance(event, CardTaken | SentHome) and event.victim == seat:
                yield _Loss(source.card, event.seat, event.card, type(event)), NOTHING
            if isinstance(event, Banished | TurnedDown) and seat == event.owner != event.seat:
                yield _Loss(source.card, event.seat, event.card, type(event)), NOTHING


def _words(loss: _Loss, amounts: Amounts, seat: int, names: tuple[str, ...]) -> Phrase:
    card = named(loss.card)
    what = spoken(amounts, seat, -1) if loss.lost is None else named(loss.lost)
    if loss.thief is None:
        return say("lost {what} to {card}", what=what, card=card)
    return say(_LOST[loss.how], player=names[loss.thief], what=what, card=card)


_LOST: dict[type[object], str] = {
    CardTaken: "{player} took {what} with {card}",
    SentHome: "{player} sent {what} back to its stack with {card}",
    Banished: "{player} banished {what} with {card}",
    TurnedDown: "{player} turned {what} face down with {card}",
}
