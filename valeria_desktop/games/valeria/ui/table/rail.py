"""The road of a turn: its phases, and how many actions are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.cards.glossary import explain_phase
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.place.rail import Rail, Stop

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene

_ICONS = {phase: phase.value for phase in Phase} | {Phase.DEAL: "back"}


class PhaseRail(Rail):
    """Tells where a turn stands."""

    def show_scene(self, scene: Scene) -> None:
        """Show where the turn stands."""
        stops = {phase: _stop_of(phase, _actions(scene, phase)) for phase in scene.phases}
        now = stops.get(scene.phase) if scene.phase is not None else None
        self.show_stops(tuple(stops.values()), now, scene.actions_left, self._sentence(scene))

    def _sentence(self, scene: Scene) -> str:
        if scene.phase is None:
            return self.tr("No turn is under way.")
        if scene.phase is Phase.ACTIONS:
            return self.tr("Phase: {phase}, actions left: {number}.").format(
                phase=tell(scene.phase.words()), number=scene.actions_left
            )
        return self.tr("Phase: {phase}.").format(phase=tell(scene.phase.words()))


def _actions(scene: Scene, phase: Phase) -> int:
    return scene.actions if phase is Phase.ACTIONS else 0


def _stop_of(phase: Phase, pips: int) -> Stop:
    return Stop(_ICONS[phase], tell(phase.words()), explain_phase(phase), pips)
