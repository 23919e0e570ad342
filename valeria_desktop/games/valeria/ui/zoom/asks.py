"""What a zoom asks of the table it stands over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.coach.questions import OnCard
    from valeria_desktop.games.valeria.ui.zoom.pointed import Pointed


def _yes() -> bool:
    return True


def _no() -> bool:
    return False


def _nothing(_: Pointed) -> None:
    return None


@define
class Asks:
    """What holds of a table, asked again and again."""

    is_at_rest: Callable[[], bool] = _yes
    """Whether nothing moves: else Space is for skipping."""
    has_help: Callable[[], bool] = _yes
    """Whether what can't be had says what would help."""
    gives_way: Callable[[], bool] = _no
    """Whether something is told that must be seen: then it comes only while its key is held."""
    known: Callable[[Pointed], OnCard | None] = _nothing
    """What a coach knows by now of what is pointed at; it is asked as soon as that is."""
