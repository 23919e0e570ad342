"""Rivalries: what the finished games say of each rival and of each player's name.

Rewound games hang in the hall, but count nowhere.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.bots.registry import LEVELS, parts_of
from valeria_desktop.kernel.score import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.storage.ledger import KeptGame, KeptSeat


class RivalKind(StrEnum):
    """The kinds of rivals."""

    CHARACTER = "character"
    BOT = "bot"
    """A bot without a character."""
    PERSON = "person"
    LONE = "lone"
    """The rival that a game for one player plays itself."""


@frozen
class RivalKey:
    """Tells rivals apart: a character by its id, a bot by its kind, a person by the name."""

    kind: RivalKind
    name: str = ""
    game: str = ""
    """The id of the game's rules; empty for a person, who may play every game."""


class Won(IntEnum):
    """The outcome of an evening."""

    LOST = -1
    NEITHER = 0
    """A draw, or another player won."""
    WON = 1


@frozen
class Evening:
    """A finished game from one seat's side, against one rival or against all."""

    kept: KeptGame
    mine: int
    """The seat whose side it is."""
    others: tuple[int, ...]
    """The rivals' seats; none in a game for one player."""
    won: Won
    level: str = ""
    """The level of a rival who is a bot; else empty."""


# --- who was it


def hero_of(kept: KeptGame) -> KeptSeat:
    """Return the seat whose kingdom hangs: the only person's, or the best one's among several.

    Without any person it is the winner's.
    """
    people = [seat for seat in kept.seats if not seat.bot]
    return max(people or kept.seats, key=lambda seat: (seat.won, seat.points, -seat.seat))


def is_won(kept: KeptGame) -> bool:
    """Return whether a person won the game."""
    hero = hero_of(kept)
    return bool(hero.won) and not hero.bot


def key_of(kept: KeptGame, seat: KeptSeat) -> RivalKey:
    """Return the key of the player in a seat."""
    return _key(kept.game, seat.name, seat.bot)


def _key(game: str, name: str, bot: str) -> RivalKey:
    if not bot:
        return RivalKey(RivalKind.PERSON, name)
    kind, character = parts_of(bot)
    if character:
        return RivalKey(RivalKind.CHARACTER, character, game)
    return RivalKey(RivalKind.BOT, kind, game)


def key_of_player(game: str, seat: Seat | None) -> RivalKey:
    """Return the key of a player at a table of a game; without a seat, of a lone one's opponent."""
    if seat is None:
        return RivalKey(RivalKind.LONE, game=game)
    return _key(game, seat.name, seat.bot or "")


def rival_of(kept: KeptGame) -> RivalKey:
    """Return the key of the chief rival in a game: the best of all other seats."""
    hero = hero_of(kept)
    others = [seat for seat in kept.seats if seat.seat != hero.seat]
    if not others:
        return RivalKey(RivalKind.LONE, game=kept.game)
    return key_of(kept, max(others, key=lambda seat: (seat.won, seat.points, -seat.seat)))


def keys_in(games: Iterable[KeptGame]) -> tuple[RivalKey, ...]:
    """Return the keys of all rivals and of all persons, the most frequent first."""
    times: dict[RivalKey, int] = {}
    for kept in games:
        keys = [key_of(kept, seat) for seat in kept.seats]
        if kept.players == 1:
            keys.append(RivalKey(RivalKind.LONE, game=kept.game))
        for key in dict.fromkeys(keys):
            times[key] = times.get(key, 0) + 1
    return tuple(sorted(times, key=lambda key: (key.kind is RivalKind.PERSON, -times[key])))


# --- evenings


def evenings_with(key: RivalKey, games: Iterable[KeptGame]) -> tuple[Evening, ...]:
    """Return the counted evenings with a rival, or all evenings of a person, the oldest first."""
    counting = sorted((kept for kept in games if not kept.rewound), key=lambda kept: kept.ended)
    return tuple(evening for kept in counting for evening in _evenings_of(key, kept))


def _evenings_of(key: RivalKey, kept: KeptGame) -> Iterator[Evening]:
    if key.kind is RivalKind.LONE:
        if kept.game == key.game and kept.players == 1 and not kept.seats[0].bot:
            yield Evening(kept, 0, (), _OUTCOMES.get(kept.outcome, Won.NEITHER))
        return
    found = next((seat for seat in kept.seats if key_of(kept, seat) == key), None)
    if found is None:
        return
    if key.kind is RivalKind.PERSON:
        others = tuple(seat.seat for seat in kept.seats if seat.seat != found.seat)
        yield Evening(kept, found.seat, others, _won(kept, found, others))
    elif not (hero := hero_of(kept)).bot:
        level = parts_of(found.bot)[0]
        level = level if level in LEVELS else ""
        yield Evening(kept, hero.seat, (found.seat,), _won(kept, hero, (found.seat,)), level)


_OUTCOMES = {Outcome.WON.value: Won.WON, Outcome.LOST.value: Won.LOST}


def _won(kept: KeptGame, mine: KeptSeat, others: Sequence[int]) -> Won:
    if not others:
        return _OUTCOMES.get(kept.outcome, Won.NEITHER)
    theirs = any(kept.seats[seat].won for seat in others)
    if bool(mine.won) == theirs:  # nobody of them, or both
        return Won.NEITHER
    return Won.WON if mine.won else Won.LOST


@frozen
class Tally:
    """The sums of some evenings: what was won, and the longest rows of it."""

    evenings: int
    won: int
    lost: int
    row: int
    """The longest row of evenings that were won."""
    lost_row: int
    """The longest row of evenings that were lost."""
    best: int
    """The most points of this side in an evening."""
    their_best: int | None
    """The most points of a rival; None where no rival sat in a seat."""


def tally_of(evenings: Sequence[Evening]) -> Tally:
    """Sum some evenings up; there must be one at least."""
    results = [evening.won for evening in evenings]
    theirs = [each.kept.seats[seat].points for each in evenings for seat in each.others]
    return Tally(
        evenings=len(results),
        won=results.count(Won.WON),
        lost=results.count(Won.LOST),
        row=_longest(results, Won.WON),
        lost_row=_longest(results, Won.LOST),
        best=max(each.kept.seats[each.mine].points for each in evenings),
        their_best=max(theirs, default=None),
    )


def _longest(results: Iterable[Won], sought: Won) -> int:
    now = longest = 0
    for result in results:
        now = now + 1 if result is sought else 0
        longest = max(longest, now)
    return longest


# --- the fair level

LATEST = 6
"""The number of the latest evenings at a level that tell whether it is fair."""
FEWEST = 3
"""The least number of decided evenings that tell anything."""
_UNFAIR = 2 / 3


@frozen
class FairLevel:
    """What the latest evenings with a bot say of its level, and the level to offer."""

    level: str
    """The level of these evenings: the present one."""
    evenings: int
    """The number of these evenings that one of both won."""
    won: int
    lost: int
    offered: str
    """The level at which it should be closer; the present one if that is fair."""


def fair_level(evenings: Sequence[Evening]) -> FairLevel | None:
    """Return the level that should be fair; None as long as too few evenings tell.

    It looks at the latest six decided evenings at the rival's present level. The side that won two
    thirds of them was too strong there, so the next level down or up is offered. It claims no more:
    how strong the next level is against this player, only evenings with it can tell.
    """
    level = next((each.level for each in reversed(evenings)), "")
    there = [each.won for each in evenings if each.level == level and each.won]
    latest = there[-LATEST:]
    if not level or len(latest) < FEWEST:
        return None
    won, lost = latest.count(Won.WON), latest.count(Won.LOST)
    at = LEVELS.index(level)
    if won >= _UNFAIR * len(latest):
        at = min(at + 1, len(LEVELS) - 1)
    elif lost >= _UNFAIR * len(latest):
        at = max(at - 1, 0)
    return FairLevel(level, len(latest), won, lost, LEVELS[at])


def first_wins(games: Iterable[KeptGame]) -> dict[str, str]:
    """Return the first game that a person won against each level, by its key in the history."""
    found: dict[str, str] = {}
    beaten: set[tuple[str, str]] = set()
    for kept in sorted(games, key=lambda kept: kept.ended):
        if kept.rewound or not is_won(kept):
            continue
        levels = {parts_of(seat.bot)[0] for seat in kept.seats if seat.bot}
        new = [each for each in LEVELS if each in levels and (kept.game, each) not in beaten]
        beaten.update((kept.game, each) for each in new)
        if new:
            found[kept.id] = new[-1]
    return found
