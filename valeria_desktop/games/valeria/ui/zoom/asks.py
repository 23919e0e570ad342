"""What a zoom asks of Valeria's table besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from valeria_desktop.ui.zoom.asks import Asks as CommonAsks
from valeria_desktop.ui.zoom.asks import yes

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.coach.questions import OnCard
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing


def _nothing(_: At | Thing | None) -> None:
    return None


@define
class Asks(CommonAsks):
    """What holds of a table, asked again and again."""

    has_help: Callable[[], bool] = yes
    """Whether what can't be had says what would help."""
    known: Callable[[At | Thing | None], OnCard | None] = _nothing
    """What a coach knows by now of what is pointed at; it is asked as soon as that is."""
