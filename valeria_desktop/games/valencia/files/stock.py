"""The data files of round boards, fountains and tasks (VA54, VA55, the table of tasks)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.content.entries import check_ids, read_entries
from valeria_desktop.content.tables import Entry, TableFile
from valeria_desktop.games.valencia.rules.model.catalog import (
    Ability,
    Board,
    Fountain,
    Task,
    TaskKind,
)
from valeria_desktop.games.valencia.rules.model.guild import GUILDS, Guild
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from valeria_desktop.content.entries import FileEntry

_STEPS = ("B", "D", "F")
_OF_AN_ABILITY = 2
_OTHERS = [4, 4, 5, 5, 6]
_KINDS = (*[TaskKind.PRICE] * 6, *[TaskKind.GUILD] * 5, *tuple(TaskKind)[2:])
"""The kind of task in each line of the table of tasks."""
_COUNTING = {TaskKind.POOR, TaskKind.EMPTY, TaskKind.CHAIN, TaskKind.ALONE}
"""Kinds of tasks without fixed points: they give a point for each thing they count."""
_PLAIN = {
    *(TaskKind.ALL_FOUNTAINS, TaskKind.RICHER, TaskKind.STOCKED, TaskKind.RICHEST, TaskKind.SEAT),
    *(TaskKind.FIGURE, TaskKind.MOST, *_COUNTING),
}
"""Kinds of tasks without a threshold."""
_PLAYERS = (2, 3, 4, 5)
_MEMBERS = 15


# Round boards, by VA55


def _check_guilds(entry: Entry) -> None:
    guilds = entry.value.guilds
    if len(set(guilds)) != len(guilds):
        raise entry.place.error("guilds", "a guild is there twice")


def _check_columns(_: Path, entries: list[Entry]) -> None:
    for column, step in enumerate(_STEPS):
        _check_column(entries, column, step)


def _check_column(entries: list[FileEntry[Board]], column: int, step: str) -> None:
    seen: dict[Guild, str] = {}
    for entry in entries:
        guild, board = entry.value.guilds[column], entry.value.id
        if guild in seen:
            sentence = f"'{guild}' is in step {step} of the board '{seen[guild]}' already"
            raise entry.place.error(f"guilds[{column}]", sentence)
        seen[guild] = board


BOARDS = TableFile(
    heading="board",
    kind=Board,
    number=len(GUILDS),
    what="boards",
    entry=Board,
    has_names=True,
    lengths={"guilds": len(_STEPS)},
    check=_check_guilds,
    check_all=_check_columns,
)


# Fountains, by VA54


def read_fountains(file: Path) -> tuple[Fountain, ...]:
    """Return the fountains of a file."""
    entries = read_entries(file, "fountain", Fountain)
    seen: set[Ability] = set()
    for entry in entries:
        fountain = entry.value
        entry.place.check_id(fountain.id)
        entry.place.check_name(fountain.name)
        if fountain.ability is None:
            continue
        if fountain.ability in seen:
            raise entry.place.error("ability", f"another fountain has '{fountain.ability}' already")
        seen.add(fountain.ability)
        if fountain.value != _OF_AN_ABILITY:
            sentence = f"must be {_OF_AN_ABILITY} where there is an ability, not {fountain.value}"
            raise entry.place.error("value", sentence)
    check_ids([entry.place for entry in entries])
    for ability in Ability:
        if ability not in seen:
            raise CatalogError(f"{file.name}: no fountain has the ability '{ability}'.")
    _check_others(file.name, [entry for entry in entries if entry.value.ability is None])
    return tuple(entry.value for entry in entries)


def _check_others(file: str, entries: list[FileEntry[Fountain]]) -> None:
    left, wanted = list(_OTHERS), ", ".join(map(str, _OTHERS))
    for entry in entries:
        value = entry.value.value
        if value not in left:
            sentence = f"{value} is one too many; without an ability they are worth {wanted}"
            raise entry.place.error("value", sentence)
        left.remove(value)
    if left:
        raise CatalogError(f"{file}: no fountain without an ability is left for a value {left[0]}.")


# Tasks, by the table of tasks


def read_tasks(file: Path) -> tuple[Task, ...]:
    """Return the task cards of a file, sorted by number."""
    entries = read_entries(file, "task", Task)
    seen: set[int] = set()
    for entry in entries:
        entry.place.check_id(entry.value.id)
        entry.place.check_name(entry.value.name)
        number = entry.value.number
        if not 1 <= number <= len(_KINDS):
            raise entry.place.error("number", f"must be from 1 to {len(_KINDS)}, not {number}")
        if number in seen:
            raise entry.place.error("number", f"another task has the number {number} already")
        seen.add(number)
        _check_kind(entry)
        _check_points(entry)
        _check_threshold(entry)
    check_ids([entry.place for entry in entries])
    for number in range(1, len(_KINDS) + 1):
        if number not in seen:
            raise CatalogError(f"{file.name}: there is no task with the number {number}.")
    return tuple(sorted((entry.value for entry in entries), key=lambda task: task.number))


def _check_kind(entry: FileEntry[Task]) -> None:
    """Check that a task fits its line of the table of tasks."""
    task, kind = entry.value, _KINDS[entry.value.number - 1]
    price = task.number - 1 if kind is TaskKind.PRICE else None
    guild = (
        GUILDS[task.number - 1 - _KINDS.index(TaskKind.GUILD)] if kind is TaskKind.GUILD else None
    )
    players = _PLAYERS[1:] if kind is TaskKind.QUARTERS else _PLAYERS
    for field, found, wanted in (
        ("kind", task.kind, kind),
        ("price", task.price, price),
        ("guild", task.guild, guild),
        ("players", list(task.players), list(players)),
    ):
        if found != wanted:
            words = f"'{wanted}'" if isinstance(wanted, str) else wanted
            must = "must not be here" if wanted is None else f"must be {words}"
            raise entry.place.error(field, f"{must}, as the task has the number {task.number}")


def _check_points(entry: FileEntry[Task]) -> None:
    task = entry.value
    if task.kind in _COUNTING and "points" in entry.written:
        raise entry.place.error("points", "must not be here: this task gives what it counts")
    if task.kind not in _COUNTING and task.points < 1:
        raise entry.place.error("points", f"must be at least 1, not {task.points}")


def _check_threshold(entry: FileEntry[Task]) -> None:
    task = entry.value
    if (task.kind in _PLAIN) == ("least" in entry.written):
        sentence = "must not be here" if task.kind in _PLAIN else "is missing"
        raise entry.place.error("least", f"{sentence}: see the task's line in the table")
    if not 1 <= len(task.least) <= len(_PLAYERS):
        sentence = f"must be 1 to {len(_PLAYERS)} numbers, one for each number of players"
        raise entry.place.error("least", sentence)
    for least in task.least:
        if not 1 <= least <= _MEMBERS:
            raise entry.place.error("least", f"must be from 1 to {_MEMBERS}, not {least}")
    if task.eased and task.kind in _PLAIN:
        raise entry.place.error("eased", "must not be here: this task has no threshold")
    for players in task.eased:
        if players not in _PLAYERS:
            span = f"{_PLAYERS[0]} to {_PLAYERS[-1]}"
            raise entry.place.error("eased", f"must be numbers of players, {span}, not {players}")
