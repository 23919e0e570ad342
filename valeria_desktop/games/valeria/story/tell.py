"""A turn told in sums: a headline, then a sentence for each source and player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import place_words
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    BroughtIn,
    Captured,
    Dealt,
    DieChanged,
    Filled,
    Hidden,
    LaidUnder,
    Rerolled,
    Rolled,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, words_of_action
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import CardYield, Item, ItemKind
from valeria_desktop.games.valeria.story.words import (
    extra_words,
    listed,
    named,
    signed,
    spoken,
    trade_words,
)
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.session.story import GAIN, LOSS, EntryKind, StoryEntry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line

_QUIET = {ItemKind.REST, ItemKind.NEWS}


def tell_turn(lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
    """Return the story of a turn, as far as it has come."""
    return [entry_of(item, names) for item in gather(lines, len(names))]


def entry_of(item: Item, names: tuple[str, ...]) -> StoryEntry:
    """Return the story entry of an item."""
    kind = EntryKind.QUIET if item.telling in _QUIET else EntryKind.LINE
    if item.telling is ItemKind.TURN:
        return StoryEntry(
            EntryKind.HEADLINE,
            item.seat,
            _headline(item, names),
            tuple(item.lines),
            names_seat=True,
        )
    words = _words(item, names)
    names_seat = item.telling is ItemKind.NEWS and "player" in words.parts
    return StoryEntry(kind, item.seat, words, tuple(item.lines), names_seat=names_seat)


def _headline(item: Item, names: tuple[str, ...]) -> Phrase:
    player = names[item.seat or 0]
    roll = next((event for event in item.events if isinstance(event, Rolled)), None)
    if roll is None:
        number = next(event.round for event in item.events if isinstance(event, TurnBegan))
        return say("{player}'s turn, round {round}", player=player, round=number)
    return say(
        "{player} rolled {first} + {second} = {sum}",
        player=player,
        first=roll.dice[0],
        second=roll.dice[1],
        sum=sum(roll.dice),
    )


def _words(item: Item, names: tuple[str, ...]) -> Phrase:
    match item.telling:
        case ItemKind.REST:
            words = say("rests")
        case ItemKind.DEED:
            words = _deed(item, names)
        case ItemKind.GAIN | ItemKind.TOLL:
            (source,) = item.sources.values()
            words = _gain(source, item.seat, names)
        case ItemKind.HARVEST | ItemKind.POWER | ItemKind.USE:
            words = listed(_parts(item, names) or _used(item))
        case _:
            words = _happening(item, names)
    return words


def _gain(source: CardYield, seat: int | None, names: tuple[str, ...]) -> Phrase:
    paid = spoken(source.paid, seat, -1) if source.paid else None
    if source.extras:
        words = listed([extra_words(event, names) for event in source.extras])
    elif source.gained:
        words = say("gained {amounts} as an action", amounts=spoken(source.gained, seat, 1))
    else:
        return say("paid {amounts}", amounts=paid)
    return words if paid is None else say("{told} for {price}", told=words, price=paid)


# --- dice, and events without a player


def _happening(item: Item, names: tuple[str, ...]) -> Phrase:
    match item.events:
        case [(DieChanged() | Rerolled()) as change]:
            return _die(change, item)
        case [Hidden() as hiding]:
            return say(
                "hid {hidden} of {pile} under {card}",
                hidden=named(hiding.hidden),
                pile=place_words(hiding.place),
                card=named(hiding.card),
            )
        case [Captured() as captured]:
            return say("The Dark Lord took {card}", card=named(captured.card))
        case [Attacked() as attack, Captured() as captured]:
            return say(
                "The monsters of column {column} attack and take {card}",
                column=attack.place + 1,
                card=named(captured.card),
            )
    return listed([_news(event, names) for event in item.events])


def _die(change: DieChanged | Rerolled, item: Item) -> Phrase:
    is_again = isinstance(change, Rerolled)
    words = say(
        "{card} rolls again: {first} + {second} = {sum}"
        if is_again
        else "{card} changes a die: {first} + {second} = {sum}",
        card=named(change.cause),
        first=change.dice[0],
        second=change.dice[1],
        sum=sum(change.dice),
    )
    if not item.price:
        return words
    return say("{told}, for {price}", told=words, price=spoken(item.price, item.seat, -1))


# --- deeds


def deed_words(item: Item) -> Phrase:
    """Say the deed, its price, and the acquired card's gains."""
    own = next(iter(item.sources.values()))
    said, card = words_of_action(own.card), named(own.card)
    price = spoken(item.price, item.seat, -1)
    words = said.past_for(card, price) if item.price else said.past(card)
    if own.gained:
        gained = spoken(own.gained, item.seat, 1)
        words = say("{told}, gained {amounts}", told=words, amounts=gained)
    return words


def _deed(item: Item, names: tuple[str, ...]) -> Phrase:
    own, *others = item.sources.values()
    parts = [deed_words(item)]
    if own.paid:
        parts.append(say("paid {amounts}", amounts=spoken(own.paid, item.seat, -1)))
    parts += [extra_words(event, names) for event in own.extras]
    for source in others:
        parts += _of_source([source], item.seat, names)
    return listed(parts)


# --- harvests and powers


def _parts(item: Item, names: tuple[str, ...]) -> list[Phrase]:
    groups: dict[tuple[str, bool], list[CardYield]] = {}
    for source in item.sources.values():  # a starter and a citizen may have the same name
        groups.setdefault((source.card.name, bool(source.payments)), []).append(source)
    return [part for group in groups.values() for part in _of_source(group, item.seat, names)]


def _used(item: Item) -> list[Phrase]:
    """Say which cards were used, as long as they haven't done anything."""
    return [say("used {card}", card=named(source.card)) for source in item.sources.values()]


def _of_source(group: list[CardYield], seat: int | None, names: tuple[str, ...]) -> list[Phrase]:
    """Say the joint gains of cards with one name."""
    parts = []
    gained, paid, lost = (
        _sum([getattr(source, kind) for source in group]) for kind in ("gained", "paid", "lost")
    )
    number = sum(each.copies for each in group)
    cards = named(group[0].card, number)
    if paid and gained:
        parts.append(trade_words(group[0].card, number, (paid, gained), seat))
    elif gained:
        twice = all(each.woke_twice for each in group)
        parts.append(
            say(
                "{cards} woke twice: {amounts}" if twice else "{cards} {amounts}",
                cards=cards,
                amounts=signed(gained, seat, GAIN),
            )
        )
    elif paid:
        parts.append(say("{cards} {amounts}", cards=cards, amounts=signed(paid, seat, LOSS)))
    if lost:
        parts.append(say("{cards} {amounts}", cards=cards, amounts=signed(lost, seat, LOSS)))
    extras = [extra_words(event, names) for source in group for event in source.extras]
    if extras:
        parts.append(say("{cards}: {told}", cards=cards, told=listed(extras)))
    return parts


def _sum(amounts: list[Amounts]) -> Amounts:
    first, *others = amounts
    for each in others:
        first += each
    return first


def _news(event: Event, names: tuple[str, ...]) -> Phrase:
    words = event.words(names)
    match event:
        case TurnedUp() | Dealt() if _is_turned_up(event):
            words = say("{card} is turned up", card=named(event.card))
        case Dealt():
            words = say("{card} on {pile}", card=named(event.card), pile=place_words(event.place))
        case LaidUnder():
            pile = place_words(event.place)
            words = say("{card} goes under the {pile}", card=named(event.card), pile=pile)
        case BroughtIn():
            words = say(
                "{cause} brings {number}× {card}",
                cause=named(event.cause),
                number=event.number,
                card=named(event.card),
            )
        case Filled(card=None):
            words = say("{place} stays empty", place=capital(place_words(event.place)))
        case Filled() if event.card is not None and event.card is not EXHAUSTED:
            place = capital(place_words(event.place))
            words = say("{place} is exhausted: {card} appears", place=place, card=named(event.card))
    return words


def _is_turned_up(event: TurnedUp | Dealt) -> bool:
    """Return whether a card was face down before: in the market, or in the supply of its row."""
    return isinstance(event, TurnedUp) or row_at(event.place).has_supply
