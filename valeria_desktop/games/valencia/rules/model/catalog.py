"""What the data files say: quarters, round boards, fountains, tasks (VA50 to VA55)."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.things import Thing


class Ability(StrEnum):
    """What a member that is put beside a fountain may use (VA29)."""

    TASKS = "tasks"
    """Draw two tasks and keep one."""
    DEARER = "dearer"
    """Change a good into the next dearer one."""
    RECALL = "recall"
    """Put a used card back into its owner's deck."""
    PALM = "palm"
    """Move a palm."""
    SELL = "sell"
    """Sell a good."""


@frozen(eq=False)
class Fountain(Thing):
    """A fountain: what it is worth to each member beside it, and what it can do (VA54)."""

    id: str
    name: str
    value: int
    ability: Ability | None = None

    def words(self) -> Phrase:
        """Return its name, which can be translated."""
        return say(self.name)


@frozen(eq=False)
class Board:
    """The guilds of one round, in steps B, D and F (VA55)."""

    id: str
    guilds: tuple[Guild, ...]


@frozen
class QuarterSide:
    """One side of a quarter, drawn for the top left corner; its inner corner is missing.

    Rows from the top, cells from the left: a letter of the guild and the price, "##" for a
    fountain site, ".." for the inner corner.
    """

    id: str
    rows: tuple[str, ...]


@frozen
class Quarter:
    """A tile with two sides."""

    id: str
    sides: tuple[QuarterSide, ...]


@frozen
class CityPlan:
    """All tiles of one size of city, and how the first game lays them."""

    players: tuple[int, ...]
    width: int
    height: int
    quarters: tuple[Quarter, ...]
    first: tuple[str, ...]
    """The sides of the first game, clockwise from the top left."""


class TaskKind(StrEnum):
    """What a task looks at; each is one line of the table in the rules."""

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
    """A task card: what it asks for, and its points; none where it gives what it counts."""

    id: str
    name: str
    number: int
    """Its line in the table of tasks."""
    kind: TaskKind
    points: int = 0
    least: tuple[int, ...] = (1,)
    """The threshold; one for each number of players from 2 on, where they differ."""
    price: int | None = None
    guild: Guild | None = None
    players: tuple[int, ...] = (2, 3, 4, 5)
    """With how many players it is in the game."""
    eased: tuple[int, ...] = ()
    """With how many players the threshold is ours and not printed."""

    def words(self) -> Phrase:
        """Return its name, which can be translated."""
        return say(self.name)

    def threshold(self, players: int) -> int:
        """Return the threshold for a number of players."""
        return self.least[min(players - 2, len(self.least) - 1)]


@frozen(eq=False)
class Catalog:
    """Everything that a game is laid out from."""

    plans: tuple[CityPlan, ...]
    boards: tuple[Board, ...]
    fountains: tuple[Fountain, ...]
    tasks: tuple[Task, ...]

    def plan_for(self, players: int) -> CityPlan:
        """Return the size of the city for a number of players."""
        return next(plan for plan in self.plans if players in plan.players)
