"""The search over bids to come: it divides a hand, and reveals stacks, in imagined rounds."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.bots.bid_play import without
from valeria_desktop.games.valencia.bots.bid_worlds import RoundWorlds
from valeria_desktop.games.valencia.bots.bidding import divisions
from valeria_desktop.games.valencia.bots.worth import WinningChance
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.options import (
    CLOSE,
    PASS,
    CardOption,
    Reveal,
)
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from valeria_desktop.games.valencia.bots.bid_play import Called, Sums
    from valeria_desktop.games.valencia.bots.bidding import Stack
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option

_LARGEST_HAND = 8


@frozen
class Breadth:
    """How broadly bids to come are searched."""

    worlds: int = 32
    divisions: int = 6
    """The divisions that are tried in the worlds, the likeliest ones."""
    minds: int = 4
    """The imagined rivals: each of them wants something else."""
    spite: float = 1.0


class BidSearch:
    """Values the options of a division or of a bid, by rounds that are played on."""

    def __init__(self, view: View, breadth: Breadth) -> None:
        """Imagine rounds that fit a view: the same ones for all options, and all questions of a turn."""
        self._view, self._seat, self._breadth = view, view.seat, breadth
        stream = Stream(view.turn * len(view.players) + view.seat)
        self._chance = WinningChance(view)
        self._base = self._chance.before_bids(imagine(view, stream))
        self._weights = self._base.weights(self._seat)
        settings = breadth.minds, breadth.spite
        self._worlds = RoundWorlds(view, stream, breadth.worlds, self._weights, settings)

    def of_plan(self, options: Sequence[Option]) -> dict[int, float] | None:
        """Return the chance of winning with each option of a division, by its place."""
        own = self._view.own
        if own.stage is not PlanningStage.SPLIT:
            return None
        if len(own.hand) + len(own.opened) > _LARGEST_HAND:
            return None
        begun = [
            stacks
            for stacks in divisions((*own.opened, *own.hand))
            if stacks[0][: len(own.opened)] == own.opened
        ]
        made = [*map(sum_of, own.stacks)]
        sums = {stacks: _sums([*made, *map(sum_of, stacks)]) for stacks in begun}
        value = self._values({*sums.values()}, self._worlds.called)
        found: dict[int, float] = {}
        for stacks, total in sums.items():
            place = _place(options, own.opened, stacks[0])
            found[place] = max(found.get(place, 0.0), value[total])
        return found

    def _values(self, ways: set[Sums], called: Called) -> dict[Sums, float]:
        """Return what ways to divide a hand are worth; only the best few are played on."""
        mine = self._worlds.mine
        ranked = sorted(ways, key=lambda sums: (-mine.later(0, sums), sums))
        best = ranked[: self._breadth.divisions]
        found = {sums: self._played(sums, called) for sums in best}
        least = min(found.values())
        usual = mine.later(0, best[-1])
        for sums in ranked[len(best) :]:
            found[sums] = min(least, self._base.chance(self._seat, {self._seat: 0.0}) if not best else least - 1e-6 * (1 + usual - mine.later(0, sums)))
        return found

    def of_bid(self, options: Sequence[Option]) -> dict[int, float]:
        """Return the chance of winning with each stack that may be revealed, and by passing."""
        called, stacks = self._worlds.called, [*map(sum_of, self._view.own.stacks)]
        everything = _sums(stacks)
        found: dict[int, float] = {}
        known: dict[int | None, float] = {}
        for place, option in enumerate(options):
            if isinstance(option, Reveal):
                total: int | None = stacks[option.stack]
            elif option == PASS:
                total = None
            else:
                continue
            if total not in known:
                left = everything if total is None else without(everything, total)
                bids = called.bids if total is None else {**called.bids, self._seat: total}
                known[total] = self._played(left, called._replace(bids=bids, to_ask=called.to_ask[1:]))
            found[place] = known[total]
        return found

    def _played(self, sums: Sums, called: Called) -> float:
        """Return the mean chance of winning after the round, over the imagined worlds."""
        totals = [0.0] * len(self._view.players)
        for world in self._worlds.worlds:
            stacks = [*world.stacks]
            stacks[self._seat] = sums
            for seat, gained in enumerate(world.play.totals(stacks, called)):
                totals[seat] += gained
        number = len(self._worlds.worlds)
        return self._base.chance(self._seat, dict(enumerate([each / number for each in totals])))


def _sums(totals: Sequence[int]) -> Sums:
    return tuple(sorted(totals))


def _place(options: Sequence[Option], opened: Stack, stack: Stack) -> int:
    for card in stack[len(opened) :][:1]:
        for place, option in enumerate(options):
            if isinstance(option, CardOption) and option.card is card:
                return place
    return options.index(CLOSE)
