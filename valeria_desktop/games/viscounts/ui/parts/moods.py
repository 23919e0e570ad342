"""The moods of the rivals' faces after events of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.story.feelings import Feeling, feelings_about
from valeria_desktop.ui.paint.busts import Expression

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.events import Event

_SHOWN = {Feeling.PLEASED: Expression.PLEASED, Feeling.HIT: Expression.HIT}


def moods_about(event: Event, before: Scene) -> Iterator[tuple[int, Expression]]:
    """Yield the seats that feel something about an event, with the mood of each."""
    for seat, feeling in feelings_about(event, before.view.players):
        yield seat, _SHOWN[feeling]
