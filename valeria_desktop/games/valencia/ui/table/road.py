"""The road of a round: planning, action, council."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.parts import Part
from valeria_desktop.ui.place.rail import Rail, Stop

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene


class RoundRoad(Rail):
    """Tells in which phase a round is."""

    def show_scene(self, scene: Scene) -> None:
        """Show the phase that is on."""
        stops = self._stops_of()
        part = scene.view.part
        now = {Part.PLANNING: 0, Part.COUNCIL: 2}.get(part, 1)
        said = self.tr("Phase: {phase}.").format(phase=stops[now].word)
        self.show_stops(stops, None if scene.is_over else stops[now], 0, said)

    def _stops_of(self) -> tuple[Stop, ...]:
        return (
            Stop(
                "planning",
                self.tr("Planning"),
                self.tr("Planning: all draw cards in secret and divide them into stacks."),
            ),
            Stop(
                "action",
                self.tr("Action"),
                self.tr("Action: nine steps, A to I; a stack each is bid in the auctions."),
            ),
            Stop(
                "council",
                self.tr("Council"),
                self.tr(
                    "Council: each member there brings 1 prestige, and most of them a privilege."
                ),
            ),
        )
