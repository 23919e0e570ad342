"""How far your tasks are, worked out from what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.imagine import (
    believed,
    believed_other,
    believed_own,
)
from valeria_desktop.games.valencia.rules.model.catalog import Kind
from valeria_desktop.games.valencia.rules.model.player import Player
from valeria_desktop.games.valencia.rules.model.state import State
from valeria_desktop.games.valencia.rules.standing import TaskStanding
from valeria_desktop.games.valencia.rules.tasks import at_palms, progress_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.view import PlayerView, View

_OF_OTHERS = frozenset({Kind.RICHER, Kind.STOCKED, Kind.RICHEST})
"""They depend on what others hide."""


def progress_seen(view: View, task: Task) -> TaskStanding | None:
    """Tell how far a task is for the viewer; None where that hangs on what others hide."""
    is_hidden = any(player.own is None for player in view.players)
    if is_hidden and task.kind in _OF_OTHERS:
        return None
    return TaskStanding(task, *progress_of(_known(view), view.seat, task))


def palms_seen(view: View, seat: int) -> int:
    """Count a player's members that touch a palm."""
    return at_palms(_known(view), seat)


def _known(view: View) -> State:
    """Lay out what is known, for tasks to look at; others have nothing of what they hide."""
    players = [_player(player) for player in view.players]
    return believed(view, seed=0, players=players, task_deck=())


def _player(seen: PlayerView) -> Player:
    if seen.own is None:
        return believed_other(seen, deck=(), coins=0)
    return believed_own(seen, deck=())
