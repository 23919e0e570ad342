"""Files of a player's own, which take the place of those that a game comes with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games


def use_own_files(games: Games, folder: Path) -> None:
    """Have each game look into its part of a folder; nothing is read before it is wanted.

    Nobody but who starts a program, or its bots' process, names the folder: what is not told of
    one, as a test is not, looks nowhere.
    """
    for rules in games.values():
        if rules.use_own is not None:
            rules.use_own(str(folder / rules.id))
