"""A player's own files, which replace the files of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games


def use_own_files(games: Games, folder: Path) -> None:
    """Tell each game its part of the folder of own files; a game reads it only when needed.

    Only the start of the program or of its bots' process names this folder; games without a folder,
    as in tests, use no own files.
    """
    for rules in games.values():
        if rules.use_own is not None:
            rules.use_own(str(folder / rules.id))
