"""The contents of the data files: quarters, round boards, fountains, tasks (VA50 to VA55)."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.things import Thing


class Ability(StrEnum):
    """The abilities of fountains: a member that settles beside a fountain may use its (VA29)."""

    TASKS = "tasks"
    """Draw two tasks and keep one."""
    DEARER = "dearer"
    """Change a good for the next dearer one."""
    RECALL = "recall"
    """Shuffle a used card into its owner's deck."""
    PALM = "palm"
    """Move a palm."""
    SELL = "sell"
    """Sell a good."""


@frozen(eq=False)
class Fountain(Thing):
    """A fountain: its value in points for each member beside it, and its ability (VA54)."""

    id: str
    name: str
    value: int
    ability: Ability | None = None

    def words(self) -> Phrase:
        """Return the fountain's name, to be translated."""
        return say(self.name)


@frozen(eq=False)
class Board:
    """A round board: the guilds of one round's steps B, D and F (VA55)."""

    id: str
    guilds: tuple[Guild, ...]


@frozen
class QuarterSide:
    """One side of a quarter, drawn for the top left corner of the city.

    Rows go from the top, cells from the left: the guild's letter and the price, "##" for a
    fountain site, ".." for the inner corner, which the central fountain covers.
    """

    id: str
    rows: tuple[str, ...]


@frozen
class Quarter:
    """A quarter of the city: a tile with two sides."""

    id: str
    sides: tuple[QuarterSide, ...]


@frozen
class CityPlan:
    """The tiles of one size of city, and the sides that the first game uses."""

    players: tuple[int, ...]
    width: int
    height: int
    quarters: tuple[Quarter, ...]
    first: tuple[str, ...]
    """Ids of the sides of the first game, clockwise from the top left."""


class TaskKind(StrEnum):
    """The kinds of tasks, in the order of the table of tasks in the rules."""

    PRICE = "price"
    GUILD = "guild"
    GUILDS = "guilds"
    SQUARE = "square"
    ROW = "row"
    DIAGONAL = "diagonal"
    WALL = "wall"
    CORNERS = "corners"
    FOUNTAINS = "fountains"
    ALL_FOUNTAINS = "all fountains"
    RICHER = "richer"
    STOCKED = "stocked"
    POOR = "poor"
    EMPTY = "empty"
    GOODS = "goods"
    RICHEST = "richest"
    CENTRE = "centre"
    COUNCIL = "council"
    SEAT = "seat"
    ONE_FOUNTAIN = "one fountain"
    PALMS = "palms"
    FIGURE = "figure"
    CHAIN = "chain"
    ALONE = "alone"
    QUARTERS = "quarters"
    MOST = "most"


@frozen(eq=False)
class Task(Thing):
    """A task card; its points are 0 if the card gives one point for each thing it counts."""

    id: str
    name: str
    number: int
    """The task's line in the table of tasks, from 1."""
    kind: TaskKind
    points: int = 0
    least: tuple[int, ...] = (1,)
    """The threshold, or one for each number of players from 2 on; the last is for all above."""
    price: int | None = None
    guild: Guild | None = None
    players: tuple[int, ...] = (2, 3, 4, 5)
    """The numbers of players with which the task is in the game."""
    eased: tuple[int, ...] = ()
    """The numbers of players whose threshold is this program's, not the printed one."""

    def words(self) -> Phrase:
        """Return the task's name, to be translated."""
        return say(self.name)

    def threshold(self, players: int) -> int:
        """Return the threshold for a number of players."""
        return self.least[min(players - 2, len(self.least) - 1)]


@frozen(eq=False)
class Catalog:
    """All cities, round boards, fountains and tasks that a game is laid out from."""

    plans: tuple[CityPlan, ...]
    boards: tuple[Board, ...]
    fountains: tuple[Fountain, ...]
    tasks: tuple[Task, ...]

    def plan_for(self, players: int) -> CityPlan:
        """Return the plan of the city for a number of players."""
        return next(plan for plan in self.plans if players in plan.players)
