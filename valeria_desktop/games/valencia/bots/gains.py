"""The worth of each rank in an auction, in points (VA19 to VA26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.numbers import COUNCILS
from valeria_desktop.games.valencia.bots.task_chances import expected
from valeria_desktop.games.valencia.bots.value import value_of
from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    MERCHANTS,
    NOBILITY,
    price_of,
    seat_of,
)
from valeria_desktop.games.valencia.rules.model.parts import (
    AUCTIONS,
    GUILD_PARTS,
    MARKET_PARTS,
    RoundPart,
    acting,
)
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.round.actions import (
    ChangePlace,
    Sale,
    ShareOut,
    TakeGood,
    TakePlace,
    TakeSeat,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.bots.numbers import Numbers
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.standing import PlayerStanding
    from valeria_desktop.games.valencia.rules.steps import Step
    from valeria_desktop.games.valencia.rules.view import View


class AuctionGains:
    """Works out the gains of a round's auctions for one seat, in points."""

    def __init__(self, game: Game, view: View, numbers: Numbers) -> None:
        """Look at an imagined game for the seat of the view that it fits."""
        self.numbers = numbers
        self._game = game
        self._view = view
        self._seat = view.seat
        self._mine: PlayerStanding = game.standing(self._seat)
        self._there = game
        self._value = 0.0

    def of(self, part: RoundPart) -> tuple[float, ...]:
        """Return the gains of each rank that acts after an auction, the first rank first."""
        self._go_to(part)
        found = self._of_ranks(part)
        places = acting(part, self._view.table.setup.players)
        return (found[0] + self._of_figure(), *found[1:places])

    def of_question(self, step: Step) -> float:
        """Return the worth of a question after the present auction, for the asked player."""
        self._go_to(self._view.part)
        match step:
            case TakeSeat():
                return self._of_seat(step.place)
            case TakeGood():
                return self._of_good(step.guild)
            case TakePlace():
                return self._of_place(step.guild)
            case ShareOut():
                return max(self._of_good(step.guild), self._of_place(step.guild))
            case Sale():
                return self._of_sale()
        return self._of_move() if isinstance(step, ChangePlace) else 0.0

    def _value_of(self, standing: PlayerStanding) -> float:
        return value_of(standing, self.numbers)

    def _go_to(self, part: RoundPart) -> None:
        self._there = self._game.at(part)
        self._value = self._value_of(self._there.standing(self._seat))

    def parts_left(self) -> list[RoundPart]:
        """Return the remaining auctions of the round, the present one included."""
        now = self._view.part
        if now is RoundPart.PLANNING:
            return list(AUCTIONS)
        return [part for part in AUCTIONS if part >= now] if now in AUCTIONS else []

    def _of_ranks(self, part: RoundPart) -> tuple[float, ...]:
        if part is RoundPart.A:
            return self._of_seat(NOBILITY), self._of_seat(CHURCH)
        if part in GUILD_PARTS:
            return self._of_guild(self._view.table.guild(max(1, self._view.round), part))
        if part in MARKET_PARTS:
            seat = self._of_seat(MERCHANTS) if part is RoundPart.E else 0.0
            return (self._of_sale() + seat,)
        return (self._of_move(),)

    def _of_figure(self) -> float:
        """Return the worth of the figure for the winner, who may have a task for it."""
        if not self._wants(TaskKind.FIGURE):
            return self.numbers.winner
        mine, nobodys = (
            _of_tasks(self._there.with_figure(self._seat, holder))
            for holder in (self._seat, NOBODY)
        )
        return self.numbers.winner + mine - nobodys

    def _wants(self, *kinds: TaskKind) -> bool:
        return any(task.task.kind in kinds for task in self._mine.tasks)

    def _of_seat(self, place: int) -> float:
        """Return the worth of a council seat; one that the player holds is worth defending."""
        is_held = place in self._mine.seats
        if not self._mine.members and not is_held:
            return 0.0
        kept = self.numbers.held if is_held else 1.0
        later = self.numbers.later * (self._mine.councils - 1)
        more = self._of_place_at_council(place) * (1 + later) * kept
        if not self._wants(TaskKind.COUNCIL, TaskKind.SEAT):
            return more
        mine, nobodys = (
            _of_tasks(self._there.with_holder(self._seat, place, holder))
            for holder in (self._seat, NOBODY)
        )
        return more + kept * (mine - nobodys)

    def _of_place_at_council(self, place: int) -> float:
        if place == NOBILITY:
            return self.numbers.nobility
        return self.numbers.church if place == CHURCH else self.numbers.seat

    def _of_guild(self, guild: Guild) -> tuple[float, ...]:
        place, good = self._of_place(guild), self._of_good(guild)
        return (
            self._of_seat(seat_of(guild)) + good + place,
            good + place,
            max(good, place),
        )

    def _of_good(self, guild: Guild) -> float:
        good = self.numbers.new_good * guild.price if self._view.supply[guild.place] else 0.0
        return good * self._mine.councils / COUNCILS

    def _of_place(self, guild: Guild) -> float:
        """Return the worth of a guild's best free space that the player can pay."""
        if not self._mine.members:
            return 0.0
        city, coins = self._view.city, self._mine.coins
        free = (
            option.cell
            for option in self._view.table.settling[guild]
            if option.price <= coins and city[option.cell] == NOBODY
        )
        values = (self._value_of(self._there.with_member(self._seat, cell)) for cell in free)
        return max(0.0, max(values, default=0.0) - self._value)

    def _of_move(self) -> float:
        """Return the worth of the best move; before step G, at least that of a usual move."""
        values = map(self._value_of, self._there.with_moves(self._seat))
        best = max(0.0, max(values, default=0.0) - self._value)
        return best if self._view.part is RoundPart.G else max(self.numbers.move, best)

    def _of_sale(self) -> float:
        sold = price_of(self._mine.goods)
        return self.numbers.sale * sold * self._mine.councils / COUNCILS


def _of_tasks(standing: PlayerStanding) -> float:
    return sum(expected(task, standing.councils) for task in standing.tasks)
