"""The search over bids to come: it divides a hand by the rounds that may follow."""

from __future__ import annotations

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
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.bots.bid_play import Called, Sums
    from valeria_desktop.games.valencia.bots.bidding import Stack
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option

_BEHIND = 1e-6
"""How far a division that was not played on stands behind the one before it, at least."""


@frozen
class Breadth:
    """How broadly bids to come are searched."""

    worlds: int = 32
    divisions: int = 6
    """The divisions that are played on: the best by what is expected of rivals."""


class BidSearch:
    """Values the options of a division or of a bid, by rounds that are played on."""

    def __init__(self, view: View, breadth: Breadth) -> None:
        """Imagine rounds that fit a view: the same ones for all options of a turn."""
        self._view, self._seat, self._breadth = view, view.seat, breadth
        # The stream begins anew with each turn, so all questions of a division agree.
        stream = Stream(view.turn * len(view.players) + view.seat)
        self._before = WinningChance(view).before_bids(imagine(view, stream))
        self._rounds = RoundWorlds(view, stream, breadth.worlds)

    def of_plan(self, options: Sequence[Option]) -> dict[int, float]:
        """Return the chance of winning with the options of a division, by their places."""
        own = self._view.own
        made = [*map(sum_of, own.stacks)]
        sums = {
            stacks: tuple(sorted([*made, *map(sum_of, stacks)]))
            for stacks in divisions((*own.opened, *own.hand))
            if stacks[0][: len(own.opened)] == own.opened
        }
        worth = self._of_ways({*sums.values()})
        found: dict[int, float] = {}
        for stacks, way in sums.items():
            place = _place(options, stacks[0][len(own.opened) :])
            found[place] = max(found.get(place, 0.0), worth[way])
        return found

    def _of_ways(self, ways: set[Sums]) -> dict[Sums, float]:
        """Return what each way to divide a hand is worth; only the best ones are played on."""
        mine = self._rounds.mine
        ranked = sorted(ways, key=lambda sums: (-mine.later(0, sums), sums))
        best = ranked[: self._breadth.divisions]
        found = {sums: self._played(sums, self._rounds.called) for sums in best}
        least = min(found.values())
        for sums in ranked[len(best) :]:
            least -= _BEHIND
            found[sums] = least
        return found

    def of_bid(self, options: Sequence[Option]) -> dict[int, float]:
        """Return the chance of winning with each stack that may be revealed, and by passing."""
        called, stacks = self._rounds.called, [*map(sum_of, self._view.own.stacks)]
        held = tuple(sorted(stacks))
        others = called._replace(to_ask=called.to_ask[1:])
        found: dict[int, float] = {}
        for place, option in enumerate(options):
            if isinstance(option, Reveal):
                total = stacks[option.stack]
                bids = {**called.bids, self._seat: total}
                found[place] = self._played(without(held, total), others._replace(bids=bids))
            elif option == PASS:
                found[place] = self._played(held, others)
        return found

    def _played(self, sums: Sums, called: Called) -> float:
        """Return the chance of winning by what the round brings in the mean of all worlds."""
        gained = [0.0] * len(self._view.players)
        for world in self._rounds.worlds:
            stacks = (*world.stacks[: self._seat], sums, *world.stacks[self._seat + 1 :])
            totals = world.play.totals(stacks, called)
            gained = [a + b for a, b in zip(gained, totals, strict=True)]
        means = [each / len(self._rounds.worlds) for each in gained]
        return self._before.chance(self._seat, means)


def _place(options: Sequence[Option], more: Stack) -> int:
    """Return the place of the option that puts the next card into a stack, or closes it."""
    for place, option in enumerate(options):
        if more and isinstance(option, CardOption) and option.card is more[0]:
            return place
    return options.index(CLOSE)
