"""The table: public data that stays the same for a whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Factory, field, frozen

from valeria_desktop.games.valencia.rules.model.cards import deck_of
from valeria_desktop.games.valencia.rules.model.options import Build, Move, Plant, Settle, move_of
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, RoundPart

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Board, Catalog, Fountain, Task
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.setup import Setup


def _clockwise(table: Table) -> tuple[tuple[int, ...], ...]:
    seats = range(table.setup.players)
    return tuple(tuple((seat + k) % len(seats) for k in seats) for seat in seats)


def _in_secret(table: Table) -> tuple[tuple[int, ...], ...]:
    early = table.setup.early
    return tuple(tuple(sorted(seats, key=lambda at: at not in early)) for seats in table.clockwise)


@frozen(eq=False)
class Table:
    """A laid-out game: the city, boards, fountains, cards and options that follow from a set-up."""

    catalog: Catalog
    setup: Setup
    city: City
    boards: tuple[Board, ...]
    """The round boards, one for each round (VA3)."""
    fountains: tuple[Fountain, ...]
    """The fountains, one for each round."""
    clockwise: tuple[tuple[int, ...], ...] = field(
        init=False, default=Factory(_clockwise, takes_self=True)
    )
    """For each seat, all seats clockwise from it on."""
    in_secret: tuple[tuple[int, ...], ...] = field(
        init=False, default=Factory(_in_secret, takes_self=True)
    )
    """For each seat, the order of choices that everyone makes at the same time (VA6, VA11)."""
    deck: tuple[Card, ...] = field(init=False)
    """The cards of each player's whole deck."""
    tasks: tuple[Task, ...] = field(init=False)
    """The task cards of the game (VA6)."""

    @deck.default
    def _deck(self) -> tuple[Card, ...]:
        return deck_of(self.setup.advanced)

    @tasks.default
    def _tasks(self) -> tuple[Task, ...]:
        players = self.setup.players
        return tuple(task for task in self.catalog.tasks if players in task.players)

    settling: dict[Guild, tuple[Settle, ...]] = field(init=False)
    """For each guild, the options to settle on its spaces, the cheapest first."""
    moves: tuple[tuple[Move, ...], ...] = field(init=False)
    """For each cell with a space, the options to move from it to a space beside it."""
    planting: tuple[Plant, ...] = field(init=False)
    building: tuple[Build, ...] = field(init=False)

    @settling.default
    def _settling(self) -> dict[Guild, tuple[Settle, ...]]:
        city = self.city
        return {
            guild: tuple(
                Settle(cell, city.name(cell), guild, city.space(cell).price, city) for cell in cells
            )
            for guild, cells in city.of_guild.items()
        }

    @moves.default
    def _moves(self) -> tuple[tuple[Move, ...], ...]:
        city = self.city
        return tuple(
            tuple(move_of(city, start, goal) for goal in city.steps[start])
            if space is not None
            else ()
            for start, space in enumerate(city.cells)
        )

    @planting.default
    def _planting(self) -> tuple[Plant, ...]:
        city = self.city
        return tuple(Plant(bush, city.bush_name(bush), city) for bush in city.bushes)

    @building.default
    def _building(self) -> tuple[Build, ...]:
        city = self.city
        return tuple(Build(site, city.name(site), city) for site in city.sites)

    def guild(self, round_number: int, part: RoundPart) -> Guild:
        """Return the guild of an auction; `part` must be a guild's part of the round."""
        return self.boards[round_number - 1].guilds[GUILD_PARTS.index(part)]
