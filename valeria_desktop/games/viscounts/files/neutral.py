"""The files of the neutral player of a solo game: its schemes and its boards (WK120 to WK133)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.files.boards import fault_of_squares
from valeria_desktop.games.viscounts.files.effects import check_kinds, parts_of
from valeria_desktop.games.viscounts.files.entries import (
    check_card_ids,
    check_each_once,
    check_length,
    check_number,
    check_span,
    entry_of,
    made,
    read_table,
)
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
_FARTHEST, _MOST_ROWS, _MOST_CHOICES = 9, 2, 5
_FOCUSES = (Action.BUILD, Action.WORKERS, Action.TRANSCRIBE, CARDS)


def read_schemes(file: Path) -> tuple[Scheme, ...]:
    """Return the schemes of a file."""
    entries = read_table(file, "scheme", entry_of(Scheme))
    check_number(file, entries, "schemes", 2 * _OF_A_DECK)
    check_card_ids(entries, "Z")
    for entry in entries:
        check_kinds(entry, is_neutral=True)
        check_span(entry, "move", 1, _FARTHEST)
        deck = STARTING if entry.value.id in _STARTING else FUTURE
        if entry.value.deck != deck:
            raise entry.place.error("deck", f"must be '{deck}', as the id is {entry.value.id}")
        _check_rows(entry)
    return tuple(made(Scheme, entry.value) for entry in entries)


def _check_rows(entry: FileEntry[Scheme]) -> None:
    scheme = entry.value
    if len(scheme.rows) > _MOST_ROWS:
        raise entry.place.error("rows", f"must be at most {_MOST_ROWS}, not {len(scheme.rows)}")
    if len(scheme.choices) > _MOST_CHOICES:
        found = len(scheme.choices)
        raise entry.place.error("choices", f"must be at most {_MOST_CHOICES}, not {found}")
    groups = [choice for choice in scheme.choices if not isinstance(choice, Try)]
    for name, effects in (("rows", scheme.rows), ("choices", tuple(groups))):
        if any(isinstance(part, Try) for part in parts_of(effects)):
            raise entry.place.error(name, "'try' must be a choice of its own")


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


def read_neutral_boards(file: Path) -> tuple[NeutralBoard, ...]:
    """Return the boards of the neutral player of a file."""
    entries = read_table(file, "board", NeutralBoardEntry)
    check_number(file, entries, "boards", len(Rival))
    check_each_once(entries, "id", list(Rival))
    for entry in entries:
        _check_board(entry)
    return tuple(_board(entry.value) for entry in entries)


def _check_board(entry: FileEntry[NeutralBoardEntry]) -> None:
    board, place = entry.value, entry.place
    check_kinds(entry, is_neutral=True)
    check_length(entry, "spaces", LINE)
    if any(isinstance(part, Try) for part in parts_of((board.squares, board.start))):
        raise place.error("squares", "'try' is for schemes only")
    fault = fault_of_squares(square.building for square in board.squares)
    if fault:
        raise place.error("squares", fault)
    if board.focus not in _FOCUSES:
        raise place.error("focus", f"must be one of {', '.join(_FOCUSES)}, not '{board.focus}'")
    if board.order and sorted(board.order) != sorted(RESOURCES):
        raise place.error("order", "must be each resource once, or empty")
    check_length(entry, "limits", max(len(board.order) - 1, 0))
    starting = [name for name in board.removed if name in _STARTING]
    future = {name for name in board.removed if name in _FUTURE}
    if (len(starting), len(future), len(board.removed)) != (1, 2, 3):
        sentence = f"must be one of {_STARTING[0]} to {_STARTING[-1]} and two of the others"
        raise place.error("removed", sentence)


def _board(read: NeutralBoardEntry) -> NeutralBoard:
    squares = tuple(
        Square(f"{read.id}-square-{number}", number, each.building, each.power, read.source)
        for number, each in enumerate(read.squares, start=1)
    )
    return made(NeutralBoard, read, id=read.id.value, squares=squares)
