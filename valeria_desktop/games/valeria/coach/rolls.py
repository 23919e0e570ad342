"""The roll map: what each of the 36 rolls brings everyone, on their own turn and on others'.

Where an owner may choose, it is the most there is; a theft counts what it takes at most.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen

from valeria_desktop.games.valeria.bots.sides import bring_of
from valeria_desktop.games.valeria.rules.powers import DOUBLES
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.view import PlayerView, View
    from valeria_desktop.kernel.phrases import Phrase

Roll = tuple[int, int]
_SIDES = range(1, 7)
ROLLS: tuple[Roll, ...] = tuple(product(_SIDES, _SIDES))
RESULTS = range(1, 13)
"""What dice and their sum may show."""


class HarvestGains(NamedTuple):
    """What a harvest brings."""

    gold: float = 0.0
    strength: float = 0.0
    magic: float = 0.0
    points: float = 0.0
    any: float = 0.0
    """Of a resource that the owner chooses."""
    taken: float = 0.0
    """From others, at most."""

    @property
    def resources(self) -> float:
        """All but points."""
        return self.gold + self.strength + self.magic + self.any + self.taken


NOTHING = HarvestGains()


def loot_words(number: str) -> Phrase:
    """Say how much is taken from others, at most."""
    return say("up to {number} taken from others", number=number)


@frozen
class Turn:
    """What the rolls bring on one kind of turn."""

    by_roll: tuple[HarvestGains, ...]
    """In the order of ROLLS."""
    by_result: tuple[HarvestGains, ...]
    """What one die, or the sum, brings by itself when it shows 1, 2, …, 12."""

    @property
    def mean(self) -> HarvestGains:
        """What a roll brings on average."""
        return _sum(self.by_roll, 1 / len(ROLLS))


@frozen
class RollMap:
    """What the rolls bring one seat."""

    seat: int
    on: Turn
    """In your turn."""
    off: Turn
    """On the turn of anybody else."""
    nothing: int
    """How many of the 36 rolls wake nothing by a number or as doubles."""
    others: int
    """How often in a round the seat harvests on the turn of someone else."""

    @property
    def round(self) -> HarvestGains:
        """What a round brings on average."""
        return _sum((self.on.mean, *(self.off.mean,) * self.others))


def roll_maps(view: View) -> tuple[RollMap, ...]:
    """Work out the map of every seat."""
    return tuple(roll_map(view, seat, player) for seat, player in enumerate(view.players))


def roll_map(view: View, seat: int, player: PlayerView) -> RollMap:
    """Work out what the rolls would bring a seat if it had what this player has."""
    woken = tuple(woken_by(player, roll) for roll in ROLLS)
    return RollMap(
        seat,
        _turn(view, player, woken, own=True),
        _turn(view, player, woken, own=False),
        nothing=sum(_wakes_nothing(player, roll) for roll in ROLLS),
        others=_harvests_of_others(view),
    )


def _harvests_of_others(view: View) -> int:
    """Nobody else takes a turn alone, but the Dark Lord's harvest is one with the right powers."""
    if view.table.setup.solo is Solo.DARK_LORD:
        return 1
    return max(0, view.table.setup.players - 1 - view.table.has_resting)


def woken_by(player: PlayerView, roll: Roll) -> tuple[Citizen | Starter, ...]:
    """Return the cards that a roll wakes, each as often as it does (T7, T12)."""
    woken = _by_number(player, roll)
    is_nothing, is_double = not woken, roll[0] == roll[1]
    for starter in player.starters:
        times = (starter.when_nothing_else and is_nothing) + (starter.on_doubles and is_double)
        woken += [starter] * times
    return tuple(woken)


def _by_number(player: PlayerView, roll: Roll) -> list[Citizen | Starter]:
    cards: list[Citizen | Starter] = [*player.citizens, *player.starters]
    return [card for result in (*roll, sum(roll)) for card in cards if result in card.numbers]


def _wakes_nothing(player: PlayerView, roll: Roll) -> bool:
    doubles = any(starter.on_doubles for starter in player.starters)
    return not _by_number(player, roll) and not (doubles and roll[0] == roll[1])


def _turn(
    view: View, player: PlayerView, woken: Sequence[Sequence[Citizen | Starter]], *, own: bool
) -> Turn:
    doubles = _sum(bring_of(effect, player) for effect in at_doubles(player, own=own))
    consoled = HarvestGains(any=1.0) if view.table.has_consolation else NOTHING
    by_roll = []
    for roll, cards in zip(ROLLS, woken, strict=True):
        parts: list[tuple[float, ...]] = [
            bring_of(power_of(card, own=own), player) for card in cards
        ]
        if not cards:
            parts.append(consoled)
        if roll[0] == roll[1]:
            parts.append(doubles)
        by_roll.append(_sum(parts))
    return Turn(tuple(by_roll), tuple(_by_result(player, own=own)))


def _by_result(player: PlayerView, *, own: bool) -> Iterable[HarvestGains]:
    cards: list[Citizen | Starter] = [*player.citizens, *player.starters]
    for result in RESULTS:
        yield _sum(
            bring_of(power_of(card, own=own), player) for card in cards if result in card.numbers
        )


def at_doubles(player: PlayerView, *, own: bool) -> Iterable[Effect]:
    """Yield the effects of domains at doubles: some at everyone's (T5)."""
    for domain in player.domains:
        for trigger in domain.triggers:
            if trigger.moment is DOUBLES and (own or trigger.anyone):
                yield trigger.do


def power_of(card: Citizen | Starter, *, own: bool) -> Effect:
    """Return the power that counts in your turn, or on another's."""
    return card.on_turn if own else card.off_turn


def _sum(parts: Iterable[tuple[float, ...]], share: float = 1.0) -> HarvestGains:
    sums = map(sum, zip(NOTHING, *parts, strict=True))
    return HarvestGains(*(share * number for number in sums))
