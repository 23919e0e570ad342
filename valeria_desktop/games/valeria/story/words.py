"""The words of the story: amounts, names with pictures of their cards, further deeds of cards."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import place_words
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    CardTaken,
    CitizenGained,
    Given,
    Kept,
    MonsterClaimed,
    PoolEmptied,
    PoolFed,
    Returned,
    SentHome,
    TokenPut,
    Took,
    TurnedDown,
)
from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.rules.model.cards import CONSOLATION, words_of_action
from valeria_desktop.games.valeria.rules.model.pools import POOLS
from valeria_desktop.kernel.phrases import Phrase, join, say
from valeria_desktop.session.story import GAIN, LOSS, NamedThing, Sum

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.story.items import Net
    from valeria_desktop.kernel.events import Event

# --- amounts and names


def _one(kind: str, number: int, changes: Sequence[tuple[int, int]], sign: str = "") -> Sum:
    return Sum.of(amount_words(kind, number), (kind, number), changes, sign)


def spoken(amounts: Amounts, seat: int | None, way: int, victim: int | None = None) -> Phrase:
    """Say amounts in a sentence, "3 Gold and 1 Magic"; `way` is 1 for a gain, -1 for a loss."""
    return join(
        [_one(kind, number, _changes(seat, way * number, victim)) for kind, number in amounts]
    )


def signed(amounts: Amounts, seat: int | None, sign: str) -> Phrase:
    """Say amounts as a sum: "+3 Gold +1 Magic"."""
    way = 1 if sign == GAIN else -1
    parts = [_one(kind, number, _changes(seat, way * number), sign) for kind, number in amounts]
    words: Phrase = parts[0]
    for part in parts[1:]:
        words = say("{first} {then}", first=words, then=part)
    return words


def net_parts(net: Net) -> list[Phrase]:
    """Say the net amount of each resource: "+3 Gold", "−1 Magic"."""
    return [_one(kind, abs(number), (), GAIN if number > 0 else LOSS) for kind, number in net]


def _changes(seat: int | None, change: int, victim: int | None = None) -> list[tuple[int, int]]:
    found = [] if seat is None else [(seat, change)]
    return found if victim is None else [*found, (victim, -change)]


def named(card: Card, number: int = 1) -> Phrase:
    """Name a card, or several cards of its name, with a link to its picture."""
    if card is CONSOLATION:
        return say("nothing woke:")
    if number == 1:
        return NamedThing.of(card, say("{name}", name=card.name))
    words = say("{number} {cards}", number=number, cards=plural(card.name))
    return NamedThing.of(card, words)


def plural(name: str) -> str:
    """Return a citizen's name in the plural; names stay in the language printed on cards."""
    for end, many in _PLURALS:
        if name.endswith(end):
            return name[: -len(end)] + many
    return name + "s"


_PLURALS = (("ess", "esses"), ("ief", "ieves"), ("ary", "aries"))


def trade_words(
    card: Card, number: int, amounts: tuple[Amounts, Amounts], seat: int | None
) -> Phrase:
    """Say which resources cards turned into which others."""
    paid, gained = amounts
    return say(
        "{cards} turns {price} into {gain}" if number == 1 else _MANY_TURN,
        cards=named(card, number),
        price=spoken(paid, seat, -1),
        gain=spoken(gained, seat, 1),
    )


_MANY_TURN = "{cards} turn {price} into {gain}"


def listed(parts: list[Phrase]) -> Phrase:
    """Join the parts of a sentence: "a, b"."""
    words = parts[0]
    for part in parts[1:]:
        words = say("{first}, {then}", first=words, then=part)
    return words


# --- further deeds of a card


@singledispatch
def extra_words(event: Event, names: tuple[str, ...]) -> Phrase:
    """Say a deed of a card other than a gain from the bank."""
    return event.words(names)


@extra_words.register
def _(event: Took, names: tuple[str, ...]) -> Phrase:
    victim = names[event.victim]
    if not event.amounts:
        return say("took nothing: {victim} has none", victim=victim)
    amounts = spoken(event.amounts, event.seat, 1, event.victim)
    return say("took {amounts} from {victim}", amounts=amounts, victim=victim)


@extra_words.register
def _(event: Given, names: tuple[str, ...]) -> Phrase:
    amounts = spoken(event.amounts, event.seat, -1, event.receiver)
    return say("gave {amounts} to {receiver}", amounts=amounts, receiver=names[event.receiver])


@extra_words.register
def _(event: TokenPut, _names: tuple[str, ...]) -> Phrase:
    amounts = spoken(event.amounts, event.seat if event.is_paid else None, -1)
    return say("put {amounts} on {card}", amounts=amounts, card=named(event.card))


@extra_words.register
def _(event: PoolFed, _names: tuple[str, ...]) -> Phrase:
    amounts = spoken(event.amounts, event.seat, -1)
    return say("laid {amounts} into {pool}", amounts=amounts, pool=POOLS[event.pool].title())


@extra_words.register
def _(event: PoolEmptied, _names: tuple[str, ...]) -> Phrase:
    amounts = spoken(event.amounts, event.seat, 1)
    return say("took {amounts} out of {pool}", amounts=amounts, pool=POOLS[event.pool].title())


@extra_words.register(Built)
@extra_words.register(CitizenGained)
@extra_words.register(Kept)
def _(event: Built | CitizenGained | Kept, _names: tuple[str, ...]) -> Phrase:
    return say("gained {card} for free", card=named(event.card))


@extra_words.register
def _(event: MonsterClaimed, _names: tuple[str, ...]) -> Phrase:
    return say("gained {card}", card=named(event.card))


@extra_words.register
def _(event: CardTaken, names: tuple[str, ...]) -> Phrase:
    return say("took {card} from {victim}", card=named(event.card), victim=names[event.victim])


@extra_words.register
def _(event: Returned, _names: tuple[str, ...]) -> Phrase:
    if row_at(event.place).tells_place:
        pile = place_words(event.place)
        return say("laid {card} on {pile}", card=named(event.card), pile=pile)
    return say("gave {card} back to its stack", card=named(event.card))


@extra_words.register
def _(event: SentHome, names: tuple[str, ...]) -> Phrase:
    return say(
        "sent {card} of {victim} back to its stack",
        card=named(event.card),
        victim=names[event.victim],
    )


@extra_words.register
def _(event: Banished, names: tuple[str, ...]) -> Phrase:
    card = named(event.card)
    if event.owner is None or event.owner == event.seat:
        return say("banished {card}", card=card)
    return say("banished {card} of {owner}", card=card, owner=names[event.owner])


@extra_words.register
def _(event: TurnedDown, names: tuple[str, ...]) -> Phrase:
    card = named(event.card)
    if event.owner == event.seat:
        return say("turned {card} face down", card=card)
    return say("turned {card} of {owner} face down", card=card, owner=names[event.owner])


def verb_of(card: Card) -> Phrase:
    """Say the verb of the action that acquired a card."""
    return words_of_action(card).verb
