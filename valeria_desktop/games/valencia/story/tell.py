"""The story of a part of a round, and the best moment of a finished game."""

from __future__ import annotations

from functools import singledispatch
from itertools import groupby
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.events.cards import stacks_words
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.guild import seat_words
from valeria_desktop.kernel.phrases import Phrase, count, join, say
from valeria_desktop.session.relived import Feat, best_of
from valeria_desktop.session.story import (
    GAIN,
    LOSS,
    EntryKind,
    NamedThing,
    StoryEntry,
    Sum,
    in_a_row,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.relived import Relived


_ALONE = (told.PlanTold, told.TasksTold, told.Revealed, told.Waited)
"""Events with an entry of their own."""
_QUIET = (told.Waited, told.PlanTold, told.TasksTold)
"""Events whose entries are quiet."""


_TOGETHER, _PASSED = -1, -2
"""Keys of lines that share an entry: a player's deeds in a row, and players who pass."""


@frozen
class _Item:
    """Events that share one entry, with the numbers of their lines."""

    seat: int | None
    events: tuple[Event, ...]
    lines: tuple[int, ...]


def tell_turn(lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
    """Return the entries of a part of a round so far."""
    return [_entry_of(item, names) for item in _gather(lines)]


def _gather(lines: Sequence[Line]) -> Iterator[_Item]:
    """Yield the lines in groups that share an entry: a player's deeds in a row."""
    for (seat, _), group in groupby(enumerate(lines), key=lambda each: _key_of(*each)):
        found = list(group)
        events = tuple(line.event for _, line in found)
        yield _Item(seat, events, tuple(number for number, _ in found))


def _key_of(number: int, line: Line) -> tuple[int | None, int]:
    """Return the key of a line: neighbouring lines with the same key share an entry."""
    event = line.event
    if isinstance(event, told.Passed):
        return None, _PASSED
    if line.seat is None or not has_words(event) or isinstance(event, _ALONE):
        return line.seat, number
    if isinstance(event, told.SentHome):
        return None, number
    return line.seat, _TOGETHER


def _entry_of(item: _Item, names: tuple[str, ...]) -> StoryEntry:
    first = item.events[0]
    if isinstance(first, told.PartBegan):
        return StoryEntry(EntryKind.HEADLINE, None, first.words(names), item.lines, names_seat=True)
    if isinstance(first, told.Passed):
        passed = (each.seat for each in item.events if isinstance(each, told.Passed))
        players = join([say("{player}", player=names[seat]) for seat in passed])
        words = say("{players} passed", players=players)
        return StoryEntry(EntryKind.QUIET, None, words, item.lines, names_seat=True)
    if item.seat is None or not has_words(first):
        kind = EntryKind.LINE if isinstance(first, told.Ranked) else EntryKind.QUIET
        return StoryEntry(kind, None, first.words(names), item.lines, names_seat=True)
    kind = EntryKind.QUIET if isinstance(first, _QUIET) else EntryKind.LINE
    deeds = in_a_row([deed_words(each) for each in item.events])
    words = say("{player} {deeds}", player=names[item.seat], deeds=deeds)
    return StoryEntry(kind, item.seat, words, item.lines, names_seat=True)


def coins(number: int, seat: int, sign: str) -> Phrase:
    """Return the words and the sum of coins that a player gains or loses."""
    change = number if sign == GAIN else -number
    return Sum.of(coins_words(number), ("coins", number), [(seat, change)], sign)


def good(guild: Guild, seat: int, sign: str) -> Phrase:
    """Return the words and the sum of a good that a player gains or loses."""
    words = say("one good: {guild}", guild=guild.words())
    change = 1 if sign == GAIN else -1
    return Sum.of(words, (guild.sign, 1), [(seat, change)], sign)


def has_words(event: Event) -> bool:
    """Return whether an event has words that follow its player's name."""
    return deed_words.dispatch(type(event)) is not deed_words.dispatch(object)


def _cards(cards: tuple[Card, ...]) -> Phrase:
    words = cards[0].words()
    for card in cards[1:]:
        words = say("{first} + {then}", first=words, then=card.words())
    if len(cards) == 1:
        return words
    return say("{cards} = {sum}", cards=words, sum=sum_of(cards))


@singledispatch
def deed_words(event: Event) -> Phrase:
    """Return the words of a player's deed, without the player's name."""
    raise TypeError(event)


@deed_words.register
def _(event: told.TasksTold) -> Phrase:
    tasks = count(event.number, "{number} task", "{number} tasks")
    return say("kept {tasks}", tasks=tasks)


@deed_words.register
def _(event: told.PlanTold) -> Phrase:
    if not event.sizes:
        return say("made no stacks")
    return say("laid down {stacks}", stacks=stacks_words(event.sizes))


@deed_words.register
def _(event: told.Revealed) -> Phrase:
    return say("revealed {cards}", cards=_cards(event.cards))


@deed_words.register
def _(_event: told.Waited) -> Phrase:
    return say("put a privilege back and waited")


@deed_words.register
def _(_event: told.FigureTaken) -> Phrase:
    return say("took the figure")


@deed_words.register
def _(event: told.CardKept) -> Phrase:
    return say("put a {card} under the deck", card=event.card.words())


@deed_words.register
def _(event: told.CardRecalled) -> Phrase:
    return say("shuffled a {card} into the deck", card=event.card.words())


@deed_words.register
def _(_event: told.TaskDrawn) -> Phrase:
    return say("kept one more task")


@deed_words.register
def _(event: told.FountainBuilt) -> Phrase:
    fountain = NamedThing.of(event.fountain, event.fountain.words())
    return say("built {fountain}", fountain=fountain)


@deed_words.register
def _(event: told.GoodGained) -> Phrase:
    return good(event.guild, event.seat, GAIN)


@deed_words.register
def _(event: told.GoodSold) -> Phrase:
    return say(
        "{good} {coins}",
        good=good(event.guild, event.seat, LOSS),
        coins=coins(event.guild.price, event.seat, GAIN),
    )


@deed_words.register
def _(event: told.GoodChanged) -> Phrase:
    return say(
        "{good} {coins}",
        good=good(event.given, event.seat, LOSS),
        coins=good(event.gained, event.seat, GAIN),
    )


@deed_words.register
def _(event: told.CoinsGained) -> Phrase:
    return coins(event.coins, event.seat, GAIN)


@deed_words.register
def _(event: told.PrestigeGained) -> Phrase:
    number = event.points
    words = say("{points} prestige", points=number)
    return Sum.of(words, ("prestige", number), [(event.seat, number)], GAIN)


@deed_words.register
def _(event: told.PrivilegeGained) -> Phrase:
    words = count(1, "{number} privilege", "{number} privileges")
    return Sum.of(words, ("privilege", 1), [(event.seat, 1)], GAIN)


@deed_words.register
def _(event: told.Sat) -> Phrase:
    return say("took {place}", place=seat_words(event.place))


@deed_words.register
def _(event: told.Assisted) -> Phrase:
    return say("put a member beside {place}", place=seat_words(event.place))


@deed_words.register
def _(event: told.Settled) -> Phrase:
    words = say("settled in the city")
    if not event.price:
        return words
    return say("{what} {coins}", what=words, coins=coins(event.price, event.seat, LOSS))


@deed_words.register
def _(_event: told.Moved) -> Phrase:
    return say("moved a member")


@deed_words.register
def _(_event: told.PalmPlanted) -> Phrase:
    return say("planted a palm")


@deed_words.register
def _(_event: told.PalmMoved) -> Phrase:
    return say("moved a palm")


# --- the best moment of a finished game


_MANY_AUCTIONS = 5


def best_feat(relived: Relived, seat: int) -> str:
    """Return the best moment of a finished game for a seat; empty if none stands out."""
    return best_of(_feats(relived, seat))


def _feats(relived: Relived, seat: int) -> Iterator[Feat]:
    won = 0
    for lived in relived.events:
        event = lived.event
        if isinstance(event, told.Ranked) and event.seats[:1] == (seat,):
            won += 1
            if len(event.sums) > 1 and event.sums[0] - event.sums[1] == 1:
                words = say("An auction won by one, in round {number}", number=lived.round)
                yield Feat(6, words)
        elif isinstance(event, told.FountainBuilt) and event.seat == seat:
            words = say("A fountain, in round {number}", number=lived.round)
            yield Feat(3, words)
    if won >= _MANY_AUCTIONS:
        yield Feat(won, say("{number} auctions won", number=won))
    yield from _tasks(relived, seat)


def _tasks(relived: Relived, seat: int) -> Iterator[Feat]:
    tasks = [line for line in relived.result.scores[seat].lines if line.category == "tasks"]
    fulfilled = sum(line.points > 0 for line in tasks)
    if fulfilled and fulfilled == len(tasks):
        words = count(fulfilled, "The one task fulfilled", "All {number} tasks fulfilled")
        yield Feat(2 + 2 * fulfilled, words)
    if tasks and (best := max(tasks, key=lambda line: line.points)).points > 0:
        yield Feat(1, say("A task for {number} points", number=best.points))


def quarter_words(members: int, palms: int) -> Phrase:
    """Return all that stands in a quarter, in words."""
    return say(
        "Quarter with {members}, {palms}",
        members=count(members, "1 member", "{number} members"),
        palms=count(palms, "1 of them at a palm", "{number} of them at palms"),
    )
