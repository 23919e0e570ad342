"""The files of the neutral player of a solo game: its schemes and its boards (WK120 to WK133)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.content.tables import Entry, parts_of
from valeria_desktop.games.viscounts.files.boards import fault_of_squares
from valeria_desktop.games.viscounts.files.entries import TableFile, entry_of
from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.catalog import NeutralBoard
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Power
from valeria_desktop.games.viscounts.rules.model.kinds import (
    RESOURCES,
    Action,
    BuildingType,
    Resource,
)
from valeria_desktop.games.viscounts.rules.model.things import (
    FUTURE,
    STARTING,
    Scheme,
    Source,
    Square,
)
from valeria_desktop.games.viscounts.rules.model.zones import LINE
from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.games.viscounts.solo.actions import CARDS, Try

if TYPE_CHECKING:
    from valeria_desktop.content.entries import FileEntry

_OF_A_DECK = 8
"""The first eight schemes are starting ones, the others future ones (WK121)."""
_STARTING = [f"Z{number:02}" for number in range(1, _OF_A_DECK + 1)]
_FUTURE = [f"Z{number:02}" for number in range(_OF_A_DECK + 1, 2 * _OF_A_DECK + 1)]
_MOST_ROWS, _MOST_CHOICES = 2, 5
_FOCUSES = (Action.BUILD, Action.WORKERS, Action.TRANSCRIBE, CARDS)


def _check_scheme(entry: Entry) -> None:
    scheme = entry.value
    deck = STARTING if scheme.id in _STARTING else FUTURE
    if scheme.deck != deck:
        raise entry.place.error("deck", f"must be '{deck}', as the id is {scheme.id}")
    for name, most in (("rows", _MOST_ROWS), ("choices", _MOST_CHOICES)):
        found = len(getattr(scheme, name))
        if found > most:
            raise entry.place.error(name, f"must be at most {most}, not {found}")
    groups = tuple(choice for choice in scheme.choices if not isinstance(choice, Try))
    for name, effects in (("rows", scheme.rows), ("choices", groups)):
        if any(isinstance(part, Try) for part in parts_of(effects)):
            raise entry.place.error(name, "'try' must be a choice of its own")


SCHEMES = TableFile(
    heading="scheme",
    kind=Scheme,
    number=2 * _OF_A_DECK,
    what="schemes",
    entry=entry_of(Scheme),
    ids="Z",
    spans={"move": (1, 9)},
    is_neutral=True,
    check=_check_scheme,
)


@frozen(kw_only=True)
class NeutralSquare:
    """A square of the neutral player's board, as a file has it."""

    building: BuildingType
    power: Power


@frozen(kw_only=True)
class NeutralBoardEntry:
    """A board of the neutral player, as a file has it."""

    id: Rival
    focus: str
    order: tuple[Resource, ...] = ()
    limits: tuple[int, ...] = ()
    squares: tuple[NeutralSquare, ...]
    spaces: tuple[Icons, ...]
    start: Effect
    building: BuildingType
    removed: tuple[str, ...]
    source: Source = Source.FACT
    note: str = ""


def _check_board(entry: FileEntry[NeutralBoardEntry]) -> None:
    board, place = entry.value, entry.place
    if any(isinstance(part, Try) for part in parts_of((board.squares, board.start))):
        raise place.error("squares", "'try' is for schemes only")
    fault = fault_of_squares(square.building for square in board.squares)
    if fault:
        raise place.error("squares", fault)
    if board.focus not in _FOCUSES:
        raise place.error("focus", f"must be one of {', '.join(_FOCUSES)}, not '{board.focus}'")
    if board.order and sorted(board.order) != sorted(RESOURCES):
        raise place.error("order", "must be each resource once, or empty")
    limits = max(len(board.order) - 1, 0)
    if len(board.limits) != limits:
        raise place.error("limits", f"must be {limits}, not {len(board.limits)}")
    starting = [name for name in board.removed if name in _STARTING]
    future = {name for name in board.removed if name in _FUTURE}
    if (len(starting), len(future), len(board.removed)) != (1, 2, 3):
        sentence = f"must be one of {_STARTING[0]} to {_STARTING[-1]} and two of the others"
        raise place.error("removed", sentence)


def _derived(read: NeutralBoardEntry, _: int) -> dict[str, object]:
    squares = tuple(
        Square(f"{read.id}-square-{number}", number, each.building, each.power, source=read.source)
        for number, each in enumerate(read.squares, start=1)
    )
    return {"id": read.id.value, "squares": squares}


NEUTRAL_BOARDS = TableFile(
    heading="board",
    kind=NeutralBoard,
    number=len(Rival),
    what="boards",
    entry=NeutralBoardEntry,
    made=_derived,
    once=("id", tuple(Rival)),
    lengths={"spaces": LINE},
    is_neutral=True,
    check=_check_board,
)
