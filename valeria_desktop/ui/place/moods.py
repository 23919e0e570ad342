"""The moods of the rivals' faces: what they feel about the events that are shown."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.paint.busts import Expression
    from valeria_desktop.ui.place.faces import FacesAtTable

    Felt = Callable[[Event, Any], Iterable[tuple[int, Expression]]]
    """Returns the moods that an event brings, by seat, given the scene as it was before."""


class FaceMoods:
    """Follows the shown game, and sets the moods and the turn of the faces at the table."""

    def __init__(
        self,
        faces: FacesAtTable,
        felt: Felt,
        turn_of: Callable[[Any], int | None] = attrgetter("active"),
    ) -> None:
        """Begin before a game, whose moods `felt` tells; `turn_of` tells a scene's leaning seat."""
        self._faces, self._felt, self._turn_of = faces, felt, turn_of
        self._before: Any = None
        self._heard = 0

    def begin(self) -> None:
        """Follow the game that is put on the table next."""
        self._before = None

    def skip(self) -> None:
        """Let moods that still last pass at once."""
        self._faces.skip()

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Set how fast moods pass, and whether faces move."""
        self._faces.speed = pace.speed or 1.0
        self._faces.moves = movement is Movement.FULL and pace is not Pace.OFF

    def show_scene(self, scene: Any, lines: Sequence[Line]) -> None:
        """Show what the newest lines bring; nothing after a game was loaded or taken back."""
        before = self._before
        if before is not None:
            for line in lines[self._heard :]:
                for seat, expression in self._felt(line.event, before):
                    self._faces.feel(seat, expression)
        self._before, self._heard = scene, len(lines)
        self._faces.turn_to(self._turn_of(scene))
