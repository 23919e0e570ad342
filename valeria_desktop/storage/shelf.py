"""The shelf: the folder of saves, with each game's further files and the damaged saves."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.content.files import FileError, files_in
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import join, say
from valeria_desktop.storage.locks import PATIENCE, locked
from valeria_desktop.storage.migrations import ForeignSaveError, SaveError
from valeria_desktop.storage.save_file import SUFFIX

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.storage.save import SavedGame

_read_save: Callable[[Path, Games], SavedGame] = door("valeria_desktop.storage.save:read_save")
_log = logging.getLogger(__name__)
KEPT = 10
"""Number of finished games that stay on the shelf; the history has all of them."""


@frozen
class ListedSave:
    """A readable save, which a player can resume."""

    path: Path
    saved: SavedGame
    mended: str = ""
    """A sentence about the damaged newest file, if this save is the state before it; else empty."""


@frozen
class LeftOut:
    """A save that the list of games has no place for, and why."""

    path: Path
    words: str


_MOST_NAMED = 4


def left_out_words(left_out: Sequence[LeftOut]) -> str:
    """Return why the first save is left out, and the names of the others."""
    first, *others = left_out
    if not others:
        return first.words
    names = [say("{name}", name=each.path.name) for each in others[:_MOST_NAMED]]
    if len(others) > _MOST_NAMED:
        names.append(say("{number} more", number=len(others) - _MOST_NAMED))
    return say("{problem} {files} can't be read either.", problem=first.words, files=join(names))


def _say_nothing(_save: LeftOut) -> None:
    """Ignore a save that is left out."""


def previous_of(path: Path) -> Path:
    """Return the path of the file with the state before the newest."""
    return path.with_suffix(".previous")


def picture_of(path: Path) -> Path:
    """Return the path of the file with the picture of the game, as everyone may see it."""
    return path.with_suffix(".public.png")


def _old_picture_of(path: Path) -> Path:
    """Return the path of an older program's picture, which may show a player's secrets."""
    return path.with_suffix(".png")


def keep_previous(path: Path) -> None:
    """Keep the present state beside a new one; the save itself stays in place all the time."""
    previous = previous_of(path)
    with contextlib.suppress(OSError):
        if path.exists():
            previous.unlink(missing_ok=True)
            previous.hardlink_to(path)


def forget_old(folder: Path, games: Games, may_forget: Callable[[SavedGame], bool]) -> None:
    """Remove old finished games; keep the latest ten, and every unfinished game.

    A game that is open in another program stays too, and so does one that `may_forget` refuses, as
    no other place keeps it yet.
    """
    try:
        paths = files_in(folder, f"*{SUFFIX}")
    except FileError:
        return  # the list of games tells the player
    readable = (_readable(path, games) for path in paths)
    over = [listed for listed in readable if listed is not None and listed.saved.is_over]
    for listed in sorted(over, key=_age, reverse=True)[KEPT:]:
        if may_forget(listed.saved):
            remove(listed.path, patience=0)


def remove(path: Path, patience: float = PATIENCE) -> bool:
    """Remove a game and its further files, unless a program has it open; return whether it did."""
    with locked(path, patience) as is_free:
        if is_free:
            _remove(path, previous_of(path), picture_of(path), _old_picture_of(path))
    return is_free


def _remove(*paths: Path) -> None:
    for path in paths:
        with contextlib.suppress(OSError):
            path.unlink()


def games_in(
    folder: Path, games: Games, leave_out: Callable[[LeftOut], object] = _say_nothing
) -> list[ListedSave]:
    """Return the games that a player can resume, the newest first.

    A damaged file is renamed, and the state before it takes its place. An unreadable file is left
    out, as is a damaged one without a state before it, and `leave_out` gets it. A folder
    that can't be listed raises the error.
    """
    found = []
    for path in files_in(folder, f"*{SUFFIX}"):
        try:
            found.append(_read_or_mend(path, games))
        except (FileError, SaveError) as error:  # the file may be readable later
            _log.warning("A save is left out: %s", error, exc_info=True)
            leave_out(LeftOut(path, error.words))
    return sorted((listed for listed in found if listed is not None), key=_age, reverse=True)


def _age(listed: ListedSave) -> tuple[int, str, str]:
    """Return the sort key of a save's age, from its contents: a file's date may be of any clock.

    Saves of older programs have no number; among them only the clock decides.
    """
    return listed.saved.order, listed.saved.played, listed.path.name


def _readable(path: Path, games: Games) -> ListedSave | None:
    try:
        return ListedSave(path, _read_save(path, games))
    except ValeriaError:
        return None  # the list of games mends it, or tells the player


def _read_or_mend(path: Path, games: Games) -> ListedSave | None:
    try:
        return ListedSave(path, _read_save(path, games))
    except ForeignSaveError as error:
        _log.warning("A save is left out: %s", error, exc_info=True)
        return None  # another program may be able to read it
    except SaveError as error:
        _log.warning("A save is put aside: %s", error, exc_info=True)
        mended = _mend(path, games, error.words)
        if mended is None:
            raise
        return mended


def _mend(path: Path, games: Games, problem: str) -> ListedSave | None:
    damaged = path.with_suffix(".damaged")
    try:
        saved = _read_save(previous_of(path), games)
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
