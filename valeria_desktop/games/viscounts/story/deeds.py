"""The words of a player's deeds, without the player's name, in the past tense."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import SILVER, Icon, side_name
from valeria_desktop.games.viscounts.rules.model.things import Exchange
from valeria_desktop.games.viscounts.story.amounts import amount, listed
from valeria_desktop.kernel.phrases import Phrase, count, join, say
from valeria_desktop.kernel.said import filled, worded
from valeria_desktop.session.story import NamedThing

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.event_kinds import SeatEvent
    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.games.viscounts.story.gather import Deed

Names = tuple[str, ...]
JOINED = say("brought both markers together")
"""The end of the sentence about a deed by which the markers met."""
DEEDS: dict[str, str | tuple[str, str]] = {
    told.PairTaken.template: "took {card} with {hero}",
    told.DroppedOff.template: "let {card} drop off",
    told.CardPlayed.template: "played {card}",
    told.CardPlayed.unseen: "played {card} from the top of the deck",
    told.Arranged.template: "rearranged the board",
    told.Dismissed.template: "dismissed {card} for {price}",
    told.Dismissed.free: "dismissed {card}",
    told.Hired.template: "hired {card} for {price}",
    told.Hired.free: "hired {card} for free",
    told.Discarded.template: "discarded {cards}",
    told.Destroyed.template: "destroyed {cards}",
    told.Shuffled.template: "shuffled the discard pile",
    told.CardsDrawn.template: "drew {cards}",
    told.Transcribed.template: "transcribed {manuscript}",
    told.Transcribed.gained: "gained {manuscript}",
    told.SchemePlayed.template: "turned up {scheme}",
    told.SchemeGained.template: "gained {scheme}",
    told.SchemeFailed.template: "could do nothing more",
    told.Rode.template: "rode to {where}",
    told.Rode.paid: "rode to {where} for {price}",
    told.BuildingBuilt.template: "built {type} on {spot}",
    told.LinkClosed.template: "closed {links} with {player}",
    told.LinkClosed.alone: "closed {links}",
    told.WorkersSent.template: "sent {workers} to the castle",
    told.WorkerRose.template: "moved {workers} to the second tier",
    told.WorkerRose.third: "moved {workers} to the third tier",
    told.WorkerShifted.template: "moved {workers} to the next section",
    told.WorkerBumped.template: "had {workers} sent home",
    told.LeaderChanged.template: "became the castle leader",
    told.LeaderChanged.first: "became the castle leader",
    told.BonusTaken.template: "took {bonus}",
    told.Flipped.template: ("had a deed approved", "had {number} deeds approved"),
    told.Flipped.of_debt: ("paid a debt", "paid {number} debts"),
    told.Collided.template: "had a collision on space {space}",
}
"""For each template of an event, that of its deed; two of them for one deed and for several."""
_POINTED_AT = {"card", "hero", "manuscript", "scheme", "bonus"}
"""Gaps with things that a person can point at."""


def deed_words(deed: Deed, names: Names) -> Phrase:
    """Return the words of a deed, or of several alike: "paid 2 debts"."""
    event: Any = deed.events[0]
    if isinstance(event, told.Traded):
        return _traded(event, deed)
    template = DEEDS[event.says()]
    if isinstance(template, tuple):
        return count(len(deed.events), *template)
    return filled(template, lambda gap: _part(gap, event, deed, names))


def _part(gap: str, event: SeatEvent, deed: Deed, names: Names) -> object:
    if gap in _POINTED_AT:
        return named(getattr(event, gap))
    if hasattr(event, gap):
        return worded(getattr(event, gap))
    return _FURTHER[gap](event, deed, names)


_FURTHER: dict[str, Callable[[Any, Any, Names], Phrase]] = {
    "price": lambda event, _, __: price(event.silver, event.seat),
    "cards": lambda _, deed, __: join([named(each.card) for each in deed.events]),
    "workers": lambda _, deed, __: count(len(deed.events), "{number} worker", "{number} workers"),
    "links": lambda _, deed, __: count(len(deed.events), "a link", "{number} links"),
    "player": lambda event, _, names: side_name(event.other, names),
}
"""The functions that fill the other gaps, by name: no event has a field for them."""


def named(item: Item) -> NamedThing:
    """Return the name of a card or a manuscript, which a person can point at."""
    return NamedThing.of(item, item.words())


def price(silver: int, seat: int) -> Phrase:
    """Return a price in silver."""
    return amount(silver, SILVER, seat, -silver)


def _traded(event: told.Traded, deed: Deed) -> Phrase:
    each = event.cause.merchants if isinstance(event.cause, Exchange) else 0
    merchants = event.times * each - deed.paid
    given = [Icon.MERCHANT.words(merchants)] if merchants else []
    if deed.paid:
        given.append(price(deed.paid, event.seat))
    if not deed.bought:
        return say("traded {given}", given=join(given))
    gained = listed(Counter(deed.bought), event.seat)
    return say("traded {given} for {gained}", given=join(given), gained=gained)
