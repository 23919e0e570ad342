"""The worth of each rank in an auction, in points (VA19 to VA26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.task_chances import expected
from valeria_desktop.games.valencia.bots.value import value_of
from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    GUILDS,
    MERCHANTS,
    NOBILITY,
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
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.standing import PlayerStanding
    from valeria_desktop.games.valencia.rules.steps import Step
    from valeria_desktop.games.valencia.rules.view import View

_SEAT = 1.5
"""Worth of a guild's or the merchants' seat, in points."""
_HIGH_SEATS = {NOBILITY: 3.0, CHURCH: 2.3}
"""Worth of the high seats, in points."""
_HELD = 0.8
"""Factor of a seat's worth if the player holds it already."""
_LATER = 0.12
"""Rise of a seat's worth for each council after the next one, as a share."""
_GOOD = 0.3
"""Worth of a new good for each coin of its price, in points, with all rounds to come."""
_SALE = 0.32
"""Worth of each coin from a sold good, in points, with all rounds to come."""
_MOVE = 1.2
"""Worth of a usual move, in points."""
_WINNER = 0.25
"""Worth of the figure, in points: its holder wins ties."""


class AuctionGains:
    """Works out the gains of a round's auctions for one seat, in points."""

    def __init__(self, game: Game, view: View) -> None:
        """Look at an imagined game for the seat of the view that it fits."""
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

    def _go_to(self, part: RoundPart) -> None:
        self._there = self._game.at(part)
        self._value = value_of(self._there.standing(self._seat))

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
            return _WINNER
        mine, nobodys = (
            _of_tasks(self._there.with_figure(self._seat, holder))
            for holder in (self._seat, NOBODY)
        )
        return _WINNER + mine - nobodys

    def _wants(self, *kinds: TaskKind) -> bool:
        return any(task.task.kind in kinds for task in self._mine.tasks)

    def _of_seat(self, place: int) -> float:
        """Return the worth of a council seat; one that the player holds is worth defending."""
        is_held = place in self._mine.seats
        if not self._mine.members and not is_held:
            return 0.0
        later = _LATER * (self._mine.councils - 1)
        more = _HIGH_SEATS.get(place, _SEAT) * (1 + later) * (_HELD if is_held else 1.0)
        if not self._wants(TaskKind.COUNCIL, TaskKind.SEAT):
            return more
        mine, nobodys = (
            _of_tasks(self._there.with_holder(self._seat, place, holder))
            for holder in (self._seat, NOBODY)
        )
        return more + (_HELD if is_held else 1.0) * (mine - nobodys)

    def _of_guild(self, guild: Guild) -> tuple[float, ...]:
        place, good = self._of_place(guild), self._of_good(guild)
        return (
            self._of_seat(seat_of(guild)) + good + place,
            good + place,
            max(good, place),
        )

    def _of_good(self, guild: Guild) -> float:
        good = _GOOD * guild.price if self._view.supply[guild.place] else 0.0
        return good * self._mine.councils / 5

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
        values = (value_of(self._there.with_member(self._seat, cell)) for cell in free)
        return max(0.0, max(values, default=0.0) - self._value)

    def _of_move(self) -> float:
        """Return the worth of the best move; before step G, at least that of a usual move."""
        values = map(value_of, self._there.with_moves(self._seat))
        best = max(0.0, max(values, default=0.0) - self._value)
        return best if self._view.part is RoundPart.G else max(_MOVE, best)

    def _of_sale(self) -> float:
        sold = sum(
            number * guild.price for guild, number in zip(GUILDS, self._mine.goods, strict=True)
        )
        return _SALE * sold * self._mine.councils / 5


def _of_tasks(standing: PlayerStanding) -> float:
    return sum(expected(task, standing.councils) for task in standing.tasks)
