"""The spaces that a win offers; in company the city shows only those that everyone may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valencia.rules.model.options import NOTHING
from valeria_desktop.games.valencia.rules.round.actions import ShareOut, TakePlace
from valeria_desktop.games.valencia.rules.win import Win, win_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.options import Settle
    from valeria_desktop.games.valencia.rules.scene import Scene


def spaces_of(win: Win, *, is_open: bool) -> tuple[Settle, ...]:
    """Return the spaces that are lit: in company all free ones, as coins are secret (VA8)."""
    if not win.settles:
        return ()
    return win.places(sits=False) if is_open else win.free


def as_settling(scene: Scene, *, is_open: bool) -> Scene | None:
    """Return a scene that asks for the space of an open win; None if no space belongs to it."""
    win = win_of(scene.view) if scene.is_asked else None
    found = spaces_of(win, is_open=is_open) if win is not None else ()
    if not found or scene.decision is None:
        return None
    settling = (each for each in reversed(scene.view.agenda) if isinstance(each, _SETTLING))
    decision = evolve(scene.decision, options=(*found, NOTHING), question=next(settling))
    return evolve(scene, decision=decision)


_SETTLING = TakePlace | ShareOut
