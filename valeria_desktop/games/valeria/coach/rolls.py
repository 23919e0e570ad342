"""The roll map: the gains from each of the 36 rolls, on a player's own turn and on others' turns.

Where an owner may choose, the highest gain counts; a theft and a loss with its largest amount.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.holdings import lone_waker, standing_cards
from valeria_desktop.games.valeria.rules.moments import (
    DOUBLES,
    HARVEST,
    MAGIC_HARVESTED,
    MINE,
    THEIRS,
)
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.in_force import seen_in_force
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.moments import Moment, Whose
    from valeria_desktop.games.valeria.rules.view import PlayerView, View
    from valeria_desktop.kernel.phrases import Phrase

Roll = tuple[int, int]
_SIDES = range(1, 7)
ROLLS: tuple[Roll, ...] = tuple(product(_SIDES, _SIDES))
COUNTED = frozenset({DOUBLES, HARVEST, MAGIC_HARVESTED})
"""The moments whose triggers a roll map counts (T5, SV4)."""
RESULTS = range(1, 13)
"""The results that the dice and their sum can show."""


class HarvestGains(NamedTuple):
    """The gains from a harvest."""

    gold: float = 0.0
    strength: float = 0.0
    magic: float = 0.0
    points: float = 0.0
    any: float = 0.0
    """Units of a resource that the owner chooses."""
    taken: float = 0.0
    """The most resources that can be taken from others."""
    tokens: tuple[tuple[str, float], ...] = ()
    """Tokens of tracks that sets bring, by tag."""

    @property
    def resources(self) -> float:
        """The number of all resources, without points."""
        return self.gold + self.strength + self.magic + self.any + self.taken


NOTHING = HarvestGains()
GainsOf = Callable[["Effect", "Holdings"], HarvestGains]
"""Counts the gains of one power in a harvest, for the owner of some cards."""


def loot_words(number: str) -> Phrase:
    """Say the most that can be taken from others."""
    return say("up to {number} taken from others", number=number)


@frozen
class Turn:
    """The gains from the rolls on one kind of turn."""

    by_roll: tuple[HarvestGains, ...]
    """The gains from each roll, in the order of ROLLS."""
    by_result: tuple[HarvestGains, ...]
    """The gains from one die, or from the sum, alone when it shows 1, 2, …, 12."""

    @property
    def mean(self) -> HarvestGains:
        """The mean gains from a roll."""
        return _sum(self.by_roll, 1 / len(ROLLS))


@frozen
class RollMap:
    """The gains of one seat from all rolls."""

    seat: int
    on: Turn
    """On the seat's turn."""
    off: Turn
    """On another player's turn."""
    nothing: int
    """The number of rolls, of the 36, that wake no card by its number or by doubles."""
    others: int
    """The number of the seat's harvests per round on other players' turns."""
    lone: str = ""
    """The name of the starter that wakes on those rolls; empty if nothing does."""

    @property
    def round(self) -> HarvestGains:
        """The mean gains of a round."""
        return _sum((self.on.mean, *(self.off.mean,) * self.others))


def roll_maps(view: View) -> tuple[RollMap, ...]:
    """Return the roll maps of all seats."""
    return tuple(roll_map(view, seat, player) for seat, player in enumerate(view.players))


def gains_from(effect: Effect, owner: Holdings) -> HarvestGains:
    """Return all gains of a power in a harvest, for the owner of some cards."""
    return HarvestGains(*effect.income(owner), effect.tokens(owner))


def roll_map(view: View, seat: int, player: PlayerView, gains_of: GainsOf = gains_from) -> RollMap:
    """Return the roll map of a seat, for a player's cards; `gains_of` counts each power's gains."""
    woken = tuple(woken_by(player, roll) for roll in ROLLS)
    return RollMap(
        seat,
        _turn(view, player, woken, gains_of, own=True),
        _turn(view, player, woken, gains_of, own=False),
        nothing=sum(_wakes_nothing(player, roll) for roll in ROLLS),
        others=_harvests_of_others(view),
        lone=lone_waker(player),
    )


def _harvests_of_others(view: View) -> int:
    """Return a seat's harvests per round on others' turns; the Second Harvest counts as one."""
    if view.table.setup.solo is Solo.DARK_LORD:
        return 1
    return max(0, view.table.setup.players - 1 - view.table.has_resting)


def woken_by(player: PlayerView, roll: Roll) -> tuple[Citizen | Starter, ...]:
    """Return the cards that a roll wakes, each as often as it wakes (T7, T12)."""
    woken = _by_number(player, roll)
    is_nothing, is_double = not woken, roll[0] == roll[1]
    for starter in player.starters:
        woken += [starter] * starter.wakes(is_alone=is_nothing, is_double=is_double)
    return tuple(woken)


def _by_number(player: PlayerView, roll: Roll) -> list[Citizen | Starter]:
    cards: list[Citizen | Starter] = [*player.citizens, *player.starters]
    return [card for result in (*roll, sum(roll)) for card in cards if result in card.numbers]


def _wakes_nothing(player: PlayerView, roll: Roll) -> bool:
    doubles = any(starter.on_doubles for starter in player.starters)
    return not _by_number(player, roll) and not (doubles and roll[0] == roll[1])


def _turn(
    view: View,
    player: PlayerView,
    woken: Sequence[Sequence[Citizen | Starter]],
    gains_of: GainsOf,
    *,
    own: bool,
) -> Turn:
    powers = {
        is_double: _sum(gains_of(each, player) for each in by_powers(view, player, roll, own=own))
        for is_double, roll in ((True, (1, 1)), (False, (1, 2)))
    }
    magic_more = [gains_of(effect, player) for effect in by_magic(player)]
    consoled = HarvestGains(any=1.0) if view.table.has_consolation else NOTHING
    by_roll = []
    for roll, cards in zip(ROLLS, woken, strict=True):
        parts = [gains_of(power_of(card, own=own), player) for card in cards]
        if not cards:
            parts.append(consoled)
        harvested = _sum((*parts, powers[False]))
        if harvested.magic > 0 or harvested.any > 0:
            parts += magic_more
        parts.append(powers[roll[0] == roll[1]])
        by_roll.append(_sum(parts))
    return Turn(tuple(by_roll), tuple(_by_result(player, gains_of, own=own)))


def _by_result(player: PlayerView, gains_of: GainsOf, *, own: bool) -> Iterable[HarvestGains]:
    cards: list[Citizen | Starter] = [*player.citizens, *player.starters]
    for result in RESULTS:
        yield _sum(
            gains_of(power_of(card, own=own), player) for card in cards if result in card.numbers
        )


def by_powers(view: View, player: PlayerView, roll: Roll, *, own: bool) -> Iterator[Effect]:
    """Yield the effects that wait for a roll: for doubles (T5), for each harvest of one's own."""
    if roll[0] == roll[1]:
        yield from waiting_for(view, player, DOUBLES, MINE if own else THEIRS)
    if own:
        yield from waiting_for(view, player, HARVEST, MINE)


def waiting_for(
    view: View, player: PlayerView, moment: Moment, whose: frozenset[Whose] = MINE
) -> Iterator[Effect]:
    """Yield the effects that wait for a moment: of a player's cards, and of Events in force."""
    for card in (*standing_cards(player), *seen_in_force(view)):
        for trigger in card.triggers:
            if trigger.moment is moment and trigger.whose in whose:
                yield trigger.do


def by_magic(player: PlayerView) -> list[Effect]:
    """Return the effects of domains at the first Magic of a harvest (SV4)."""
    return [
        trigger.do
        for domain in player.domains
        for trigger in domain.triggers
        if trigger.moment is MAGIC_HARVESTED
    ]


def power_of(card: Citizen | Starter, *, own: bool) -> Effect:
    """Return the card's power for its owner's turn, or for another player's turn."""
    return card.on_turn if own else card.off_turn


def _sum(parts: Iterable[HarvestGains], share: float = 1.0) -> HarvestGains:
    gold, strength, magic, points, choice, taken, tokens = zip(NOTHING, *parts, strict=True)
    return HarvestGains(
        share * sum(gold),
        share * sum(strength),
        share * sum(magic),
        share * sum(points),
        share * sum(choice),
        share * sum(taken),
        _sum_of_tokens(tokens, share) if any(tokens) else (),
    )


def _sum_of_tokens(
    parts: Iterable[tuple[tuple[str, float], ...]], share: float
) -> tuple[tuple[str, float], ...]:
    found: dict[str, float] = {}
    for tag, number in (each for part in parts for each in part):
        found[tag] = found.get(tag, 0.0) + share * number
    return tuple(found.items())
