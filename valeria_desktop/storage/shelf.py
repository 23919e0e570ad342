"""The shelf: the folder of games, what stands beside each, and what is damaged."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.content.files import FileError, files_in
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import say
from valeria_desktop.storage.locks import PATIENCE, locked
from valeria_desktop.storage.migrations import ForeignSaveError, SaveError
from valeria_desktop.storage.save import SavedGame, read_save

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games

_log = logging.getLogger(__name__)
SUFFIX = ".valeria"
KEPT = 10
"""Finished games that stay here; all of them are in the history."""


@frozen
class ListedSave:
    """A save that can be gone on with."""

    path: Path
    saved: SavedGame
    mended: str = ""
    """What was wrong with the newest file, if the state before it is offered instead."""


def _say_nothing(_error: FileError) -> None:
    """Nobody asks what is left out."""


def previous_of(path: Path) -> Path:
    """Name the file with the state before the newest."""
    return path.with_suffix(".previous")


def picture_of(path: Path) -> Path:
    """Name the file with the picture of the table."""
    return path.with_suffix(".png")


def keep_previous(path: Path) -> None:
    """Keep the state that is about to be written over; the newest stays in place all the while."""
    previous = previous_of(path)
    with contextlib.suppress(OSError):
        if path.exists():
            previous.unlink(missing_ok=True)
            previous.hardlink_to(path)


def forget_old(folder: Path, games: Games, may_forget: Callable[[SavedGame], bool]) -> None:
    """Keep the last games that are over, and every game that is not.

    One that another program has on the table stays, too, and so does one that must not be
    forgotten yet, as it is kept nowhere else.
    """
    try:
        paths = files_in(folder, f"*{SUFFIX}")
    except FileError:
        return  # the list of games tells
    readable = (_readable(path, games) for path in paths)
    over = [listed for listed in readable if listed is not None and listed.saved.is_over]
    for listed in sorted(over, key=_age, reverse=True)[KEPT:]:
        if may_forget(listed.saved):
            remove(listed.path, patience=0)


def remove(path: Path, patience: float = PATIENCE) -> bool:
    """Remove a game and what stands beside it, unless it is on the table of a program."""
    with locked(path, patience) as is_free:
        if is_free:
            _remove(path, previous_of(path), picture_of(path))
    return is_free


def _remove(*paths: Path) -> None:
    for path in paths:
        with contextlib.suppress(OSError):
            path.unlink()


def games_in(
    folder: Path, games: Games, leave_out: Callable[[FileError], object] = _say_nothing
) -> list[ListedSave]:
    """List the games that can be gone on with, the newest first.

    A damaged file is put aside, and the state before it takes its place. A file that can't be
    read is left out, which is told to who asks; a folder that can't be listed is refused.
    """
    found = []
    for path in files_in(folder, f"*{SUFFIX}"):
        try:
            found.append(_read_or_mend(path, games))
        except FileError as error:  # it may be readable another time
            _log.warning("%s is left out.", path, exc_info=True)
            leave_out(error)
    return sorted((listed for listed in found if listed is not None), key=_age, reverse=True)


def _age(listed: ListedSave) -> tuple[int, str, str]:
    """Tell the newest by what the saves say, as the dates of files come from any clock.

    Saves of older programs have no order; among them only the clock can tell.
    """
    return listed.saved.order, listed.saved.played, listed.path.name


def _readable(path: Path, games: Games) -> ListedSave | None:
    try:
        return ListedSave(path, read_save(path, games))
    except ValeriaError:
        return None  # the list of games mends it, or tells


def _read_or_mend(path: Path, games: Games) -> ListedSave | None:
    try:
        return ListedSave(path, read_save(path, games))
    except ForeignSaveError:
        _log.warning("%s is left out.", path, exc_info=True)
        return None  # it may be readable by another program
    except SaveError as error:
        _log.warning("%s is put aside.", path, exc_info=True)
        return _mend(path, games, error.words)


def _mend(path: Path, games: Games, problem: str) -> ListedSave | None:
    damaged = path.with_suffix(".damaged")
    try:
        saved = read_save(previous_of(path), games)
    except ValeriaError:
        saved = None
    with contextlib.suppress(OSError):
        path.replace(damaged)
        if saved is not None:
            previous_of(path).replace(path)
    if saved is None:
        return None
    return ListedSave(
        path, saved, say("{problem} It is kept as {kept}.", problem=problem, kept=damaged.name)
    )
