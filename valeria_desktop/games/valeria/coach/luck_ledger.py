"""The ledger of luck: each roll's gains for all players, compared with the mean of the 36 rolls.

The dice count as thrown: changing them with domains is skill. The roll map of that moment's tableau
says what a roll brings, so an owner's choices count as no luck either.
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.coach.rolls import ROLLS, roll_map
from valeria_desktop.games.valeria.rules.model.options import ROLL_DICE
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.coaching import SoFar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.coach.rolls import Roll
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.record import Record

_SIDES = 6
_BREATH = 10


@frozen
class RollHarvest:
    """A roll's gains for a seat, in resources."""

    got: float
    mean: float
    """The mean gains of the 36 rolls."""
    variance: float
    """The variance of the gains of the 36 rolls."""


@frozen
class LedgerRoll:
    """A roll, and its gains for all seats."""

    choices: int
    """The number of choices made before it."""
    turn: int
    round: int
    seat: int
    """The seat that rolled."""
    dice: Roll
    harvests: tuple[RollHarvest, ...]
    """The gains of each seat."""


@frozen
class Curve:
    """The luck of a seat, roll by roll: the sum of its gains less the sum of the means."""

    seat: int
    luck: tuple[float, ...]
    """The resources above the mean, from the first roll to this one."""
    spread: tuple[float, ...]
    """The standard deviation of the luck: about two games in three end within it."""


@frozen
class ThrowCount:
    """The number of times that a result was thrown, and the expected number."""

    result: int
    times: int
    expected: float


@frozen
class LuckLedger:
    """The luck of a game."""

    rolls: tuple[LedgerRoll, ...]
    curves: tuple[Curve, ...]
    dice: tuple[ThrowCount, ...]
    """The throws of each number on a die, both dice counted."""
    sums: tuple[ThrowCount, ...]


def on_ledger(record: Record, _about: None, _stream: Stream) -> Iterator[LuckLedger | SoFar]:
    """Yield the ledger of the rolls read so far, and at last that of the game."""
    found: list[LedgerRoll] = []
    players, total = record.setup.players, len(record.choices)
    for rolled in rolls_of(record):
        found.append(rolled)
        if len(found) % _BREATH == 0:
            yield SoFar(summed(found, players), rolled.choices, total)
    yield summed(found, players)


def ledger_of(record: Record) -> LuckLedger:
    """Return the ledger of a game."""
    return summed([*rolls_of(record)], record.setup.players)


def rolls_of(record: Record) -> Iterator[LedgerRoll]:
    """Yield each roll of a game, with its gains."""
    game: Game = record.start()
    game.collects_events = False
    for number, choice in enumerate(record.choices):
        decision = game.decision
        if decision is None or choice != ROLL_DICE.id:
            game.choose(choice)
            continue
        view, resting = game.view(decision.seat), _resting(game)
        turn, when = game.turn, game.round
        game.choose(choice)
        dice = game.view(decision.seat).dice
        harvests = tuple(
            RollHarvest(0.0, 0.0, 0.0) if seat == resting else _harvest(view, seat, dice)
            for seat in game.seats
        )
        yield LedgerRoll(number, turn, when, decision.seat, dice, harvests)


def _resting(game: Game) -> int | None:
    """Return the seat that doesn't harvest, as no roll would wake its cards (V1); or None."""
    if not game.table.has_resting:
        return None
    return (game.active - 1) % len(game.seats)


def _harvest(view: View, seat: int, dice: Roll) -> RollHarvest:
    brings = _brings(view, seat)
    mean = sum(brings) / len(ROLLS)
    variance = sum((each - mean) ** 2 for each in brings) / len(ROLLS)
    return RollHarvest(brings[ROLLS.index(dice)], mean, variance)


def _brings(view: View, seat: int) -> list[float]:
    """Return the resources from each roll; against the Dark Lord they are harvested twice (D2)."""
    found = roll_map(view, seat, view.players[seat])
    on = [gains.resources for gains in found.on.by_roll]
    off = [gains.resources for gains in found.off.by_roll]
    if view.table.setup.solo is Solo.DARK_LORD:
        return [first + second for first, second in zip(on, off, strict=True)]
    return on if seat == view.active else off


def summed(rolls: Sequence[LedgerRoll], players: int) -> LuckLedger:
    """Return the ledger of some rolls."""
    return LuckLedger(
        tuple(rolls),
        tuple(_curve(rolls, seat) for seat in range(players)),
        _shown([die for rolled in rolls for die in rolled.dice], range(1, _SIDES + 1)),
        _shown([sum(rolled.dice) for rolled in rolls], range(2, 2 * _SIDES + 1)),
    )


def _curve(rolls: Sequence[LedgerRoll], seat: int) -> Curve:
    harvests = [rolled.harvests[seat] for rolled in rolls]
    luck = accumulate(each.got - each.mean for each in harvests)
    spread = (variance**0.5 for variance in accumulate(each.variance for each in harvests))
    return Curve(seat, tuple(luck), tuple(spread))


def _shown(results: Sequence[int], possible: range) -> tuple[ThrowCount, ...]:
    times = Counter(results)
    is_sum = possible.start > 1
    return tuple(
        ThrowCount(
            result, times[result], len(results) * (_ways_to(result) if is_sum else 1 / _SIDES)
        )
        for result in possible
    )


def _ways_to(total: int) -> float:
    return sum(sum(roll) == total for roll in ROLLS) / len(ROLLS)
