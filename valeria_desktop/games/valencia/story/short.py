"""A part of a round in short sentences, for players who hear the table.

The story on the screen writes gains as signs and leaves out where a member settled, because the
table shows that. Here all of it is words, and what an auction's ranking sums up is told apart.
"""

from __future__ import annotations

from functools import singledispatch
from itertools import chain, groupby
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.games.valencia.story.tell import deed_words, has_words
from valeria_desktop.kernel.phrases import Phrase, count, join, join_alike, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line

REVEALS = (told.Revealed, told.NinaRevealed)
SUMMED = (*REVEALS, told.Passed, told.Waited, told.FigureTaken)
"""Events of an auction that its ranking sums up."""
LAID = (told.PlanTold, told.TasksTold)
_GAINS = (told.GoodGained, told.CoinsGained, told.PrestigeGained, told.PrivilegeGained)
_TOGETHER = -1


@frozen
class Deeds:
    """The deeds of one player in a part of a round, or the events of the whole table."""

    seat: int | None
    """The player; None for the whole table, and for several players."""
    words: Phrase
    first: Event
    """The first event of those that the words tell."""


def short_deeds(lines: Sequence[Line], names: tuple[str, ...]) -> list[Deeds]:
    """Return the lines of a part of a round in short sentences, in the order of their first."""
    found: dict[tuple[int | None, int], list[Event]] = {}
    for number, line in enumerate(lines):
        found.setdefault(_key_of(number, line), []).append(line.event)
    return [_deeds(seat, events, names) for (seat, _), events in found.items()]


def _key_of(number: int, line: Line) -> tuple[int | None, int]:
    """Return the key of a line: lines with the same key share a sentence."""
    event = line.event
    if isinstance(event, told.Passed):
        return None, _TOGETHER
    if isinstance(event, told.PartBegan):
        return None, number
    is_alone = line.seat is None or isinstance(event, SUMMED + LAID) or not has_words(event)
    return line.seat, number if is_alone else _TOGETHER


def _deeds(seat: int | None, events: Sequence[Event], names: tuple[str, ...]) -> Deeds:
    first = events[0]
    if isinstance(first, told.Passed):
        passed = (each.seat for each in events if isinstance(each, told.Passed))
        players = join([say("{player}", player=names[each]) for each in passed])
        words = say("{players} passed", players=players)
    elif seat is None or not has_words(first):
        words = first.words(names)
    else:
        runs = groupby(events, key=lambda event: isinstance(event, _GAINS))
        told_so = ((_gains if is_gain else _each)(run) for is_gain, run in runs)
        deeds = join([*chain.from_iterable(told_so)])
        words = say("{player} {deeds}", player=names[seat], deeds=deeds)
    return Deeds(seat, words, first)


def _each(events: Iterable[Event]) -> list[Phrase]:
    return [spoken_words(event) for event in events]


def _gains(events: Iterable[Event]) -> list[Phrase]:
    """Return successive gains as one deed: "gained 2 prestige and 1 privilege"."""
    return [join_alike(_each(events))]


_ONE = {Guild.ORANGES: say("1 Orange"), Guild.TIGER_NUTS: say("1 Tiger Nut")}
"""The goods whose names are plurals."""


def goods_words(guild: Guild, number: int) -> Phrase:
    """Return a number of goods of a guild in words: "1 Orange", "2 Oranges"."""
    if number == 1 and guild in _ONE:
        return _ONE[guild]
    return say("{number} {guild}", number=number, guild=guild.words())


def members_words(number: int) -> Phrase:
    """Return the number of members that have no place yet in words."""
    return count(number, "{number} member left", "{number} members left")


def _gained(things: Phrase) -> Phrase:
    return say("gained {things}", things=things)


@singledispatch
def spoken_words(event: Event) -> Phrase:
    """Return a player's deed in words alone, without the player's name."""
    return deed_words(event)


@spoken_words.register
def _(event: told.Settled) -> Phrase:
    return say("settled on the {place}", place=event.place)


@spoken_words.register
def _(event: told.Moved) -> Phrase:
    return say("moved a member to the {place}", place=event.goal_place)


@spoken_words.register
def _(event: told.GoodGained) -> Phrase:
    return _gained(goods_words(event.guild, 1))


@spoken_words.register
def _(event: told.GoodSold) -> Phrase:
    price = coins_words(event.guild.price)
    return say("sold {good} for {price}", good=goods_words(event.guild, 1), price=price)


@spoken_words.register
def _(event: told.GoodChanged) -> Phrase:
    given, gained = event.given.words(), event.gained.words()
    return say("changed {given} for {gained}", given=given, gained=gained)


@spoken_words.register
def _(event: told.CoinsGained) -> Phrase:
    return _gained(coins_words(event.coins))


@spoken_words.register
def _(event: told.PrestigeGained) -> Phrase:
    return _gained(say("{points} prestige", points=event.points))


@spoken_words.register
def _(_event: told.PrivilegeGained) -> Phrase:
    return _gained(count(1, "{number} privilege", "{number} privileges"))


@spoken_words.register
def _(event: told.PalmPlanted) -> Phrase:
    return say("planted a palm at the {place}", place=event.place)


@spoken_words.register
def _(event: told.FountainBuilt) -> Phrase:
    fountain = event.fountain.words()
    return say("built {fountain} on the {place}", fountain=fountain, place=event.place)
