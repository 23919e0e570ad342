"""A small Valencia for tests, so that exact numbers don't depend on how the shipped one is drawn.

Cities are written as rows of text: the letter of a guild (Oranges, Tiger nuts, Wine, Cloth,
Porcelain) with the price, "##" for a fountain site, ".." for the central fountain.
"""

from __future__ import annotations

from valeria_desktop.games.valencia.files.snapshot import dump
from valeria_desktop.games.valencia.rules import GAME, RULES_VERSION
from valeria_desktop.games.valencia.rules.game import Game, imagine
from valeria_desktop.games.valencia.rules.model.catalog import (
    Ability,
    Board,
    Catalog,
    CityPlan,
    Fountain,
    Quarter,
    QuarterSide,
    Task,
    TaskKind,
)
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.scene import make_scene
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.games.valencia.verbs import Verbs, name_of
from valeria_desktop.kernel.rules import Rules

FOR_TWO = (
    "O0 T1 ## C3 P4 O1",
    "W2 ## P5 O2 ## W3",
    "P0 O3 .. .. C4 ##",
    "T2 W4 .. .. O4 T3",
    "C5 P1 O5 T4 ## C0",
    "W5 T5 ## C1 P2 W0",
)
FOR_THREE = (
    "O0 T1 W2 ## P4 ## T2 W3",
    "W4 ## P5 O1 T3 W5 C3 P0",
    "P1 O2 T4 .. .. P2 ## T5",
    "## W0 C4 .. .. T0 W1 ##",
    "C5 P3 ## T1 W2 C0 P4 O3",
    "O4 O5 C1 C2 O0 ## O1 C3",
)
FOR_MORE = (
    "O0 T1 W2 ## P4 O1 T2 ## C3 P5",
    "W3 ## P0 O2 T3 W4 C4 P1 O3 T4",
    "P2 O4 T5 W5 .. .. O5 ## W0 C5",
    "T0 W1 C0 P3 .. .. W2 C1 P4 ##",
    "C2 P5 ## T1 W3 C3 ## O0 T2 W4",
    "O1 T3 W5 C4 ## O2 T4 O3 C5 P0",
)


def _quarters(rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Cut a city into its quarters, clockwise, each mirrored so that it fits the top left."""
    cells = [row.split() for row in rows]
    half = len(cells[0]) // 2
    top, low = cells[:3], cells[:2:-1]
    corners = (
        [row[:half] for row in top],
        [row[: half - 1 : -1] for row in top],
        [row[: half - 1 : -1] for row in low],
        [row[:half] for row in low],
    )
    return tuple(tuple(" ".join(row) for row in corner) for corner in corners)


def _other_side(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Lay the same spaces the other way round, with the sites where they are."""
    spaces = [cell for row in rows for cell in row.split() if cell not in {"##", ".."}]
    return tuple(
        " ".join(cell if cell in {"##", ".."} else spaces.pop() for cell in row.split())
        for row in rows
    )


def _plan(players: tuple[int, ...], rows: tuple[str, ...]) -> CityPlan:
    """Make tiles 1 to 4, with the sides a, as the city has them, and b."""
    width = len(rows[0].split())
    tiles = tuple(
        Quarter(
            id=f"{width}-{number}",
            sides=(
                QuarterSide(f"{width}-{number}a", corner),
                QuarterSide(f"{width}-{number}b", _other_side(corner)),
            ),
        )
        for number, corner in enumerate(_quarters(rows), 1)
    )
    first = tuple(tile.sides[0].id for tile in tiles)
    return CityPlan(players, width, len(rows), tiles, first)


PLANS = (_plan((2,), FOR_TWO), _plan((3,), FOR_THREE), _plan((4, 5), FOR_MORE))

# VA55: in each column every guild once, on no board one twice. Round by round:
# oranges, tiger nuts, wine · tiger nuts, wine, cloth · and so on
BOARDS = tuple(
    Board(f"board-{place + 1}", tuple(GUILDS[(place + step) % 5] for step in range(3)))
    for place in range(5)
)

# VA54
FOUNTAINS = (
    Fountain("tasks", "Fountain of Tasks", 2, Ability.TASKS),
    Fountain("dearer", "Fountain of Exchange", 2, Ability.DEARER),
    Fountain("recall", "Fountain of Return", 2, Ability.RECALL),
    Fountain("palm", "Fountain of Palms", 2, Ability.PALM),
    Fountain("sell", "Fountain of Sales", 2, Ability.SELL),
    Fountain("four", "Fountain of Four", 4),
    Fountain("other-four", "Other Fountain of Four", 4),
    Fountain("five", "Fountain of Five", 5),
    Fountain("other-five", "Other Fountain of Five", 5),
    Fountain("six", "Fountain of Six", 6),
)

_OTHER_TASKS: tuple[tuple[int, TaskKind, int, tuple[int, ...]], ...] = (
    (12, TaskKind.GUILDS, 8, (2,)),
    (13, TaskKind.SQUARE, 6, (4,)),
    (14, TaskKind.ROW, 3, (3,)),
    (15, TaskKind.DIAGONAL, 4, (3,)),
    (16, TaskKind.WALL, 5, (6,)),
    (17, TaskKind.CORNERS, 4, (2,)),
    (18, TaskKind.FOUNTAINS, 4, (4,)),
    (19, TaskKind.ALL_FOUNTAINS, 7, (1,)),
    (20, TaskKind.RICHER, 3, (1,)),
    (21, TaskKind.STOCKED, 3, (1,)),
    (22, TaskKind.POOR, 0, (1,)),
    (23, TaskKind.EMPTY, 0, (1,)),
    (24, TaskKind.GOODS, 4, (3,)),
    (25, TaskKind.RICHEST, 5, (1,)),
    (26, TaskKind.CENTRE, 6, (5,)),
    (27, TaskKind.COUNCIL, 5, (4, 4, 3, 2)),
    (28, TaskKind.SEAT, 3, (1,)),
    (29, TaskKind.ONE_FOUNTAIN, 4, (3,)),
    (30, TaskKind.PALMS, 4, (4,)),
    (31, TaskKind.FIGURE, 3, (1,)),
    (32, TaskKind.CHAIN, 0, (1,)),
    (33, TaskKind.ALONE, 0, (1,)),
    (34, TaskKind.QUARTERS, 3, (4,)),
    (35, TaskKind.MOST, 5, (1,)),
)
_ALL, _WITHOUT_TWO = (2, 3, 4, 5), (3, 4, 5)

# the table "Tasks", line by line
TASKS = (
    *(
        Task(f"task-{price + 1}", f"Price {price}", price + 1, TaskKind.PRICE, points, (2,), price)
        for price, points in enumerate((2, 2, 3, 3, 4, 4))
    ),
    *(
        Task(f"task-{line}", f"Guild of {guild}", line, TaskKind.GUILD, 4, (3,), guild=guild)
        for line, guild in enumerate(GUILDS, 7)
    ),
    *(
        Task(
            f"task-{line}",
            kind.value.capitalize(),
            line,
            kind,
            points,
            least,
            players=_WITHOUT_TWO if kind is TaskKind.QUARTERS else _ALL,
        )
        for line, kind, points, least in _OTHER_TASKS
    ),
)

CATALOG = Catalog(PLANS, BOARDS, FOUNTAINS, TASKS)
VERBS = Verbs(lambda: CATALOG)
RULES: Rules[Setup] = Rules(
    id=GAME,
    name="Valencia",
    version=RULES_VERSION,
    seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    setup=Setup,
    check=VERBS.check,
    deal=VERBS.deal,
    imagine=imagine,
    scene=make_scene,
    dump=dump,
    restore=VERBS.restore,
    vocabulary=VERBS.vocabulary,
    name_of=name_of,
    packages=("valeria_desktop.games.valencia.",),
)


def deal(players: int = 2, seed: int = 1, **setup: object) -> Game:
    """Deal a game at this small table."""
    return VERBS.deal(Setup(players=players, **setup), seed)  # type: ignore[arg-type]  # a set-up
