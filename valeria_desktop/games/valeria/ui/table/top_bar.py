"""The bar over Valeria's table: the phases of the turn, the dice, and the end conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from valeria_desktop.games.valeria.rules.at import Area, OfDie
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.cards.glossary import explain_phase
from valeria_desktop.games.valeria.ui.table.dice_tray import DiceTray
from valeria_desktop.games.valeria.ui.table.meters import Meters
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.place.rail import Rail, Stop
from valeria_desktop.ui.table import top_bar
from valeria_desktop.ui.table.top_bar import Giving
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.at import AtArea
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look


class PhaseRail(Rail):
    """Shows the phase of the turn."""

    def show_scene(self, scene: Scene) -> None:
        """Show the phase of a scene's turn."""
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
    return Stop(phase.said.icon, tell(phase.words()), explain_phase(phase), pips)


GIVING = Giving(
    (
        (0, 0, 0, 0),
        (0, 0, 1, 0),
        (1, 0, 1, 0),
        (1, 0, 2, 0),
        (1, 0, 2, 1),
        (2, 0, 2, 1),
        (2, 1, 2, 1),
        (2, 1, 2, 2),
        (2, 1, 3, 2),
    ),
    {Squeeze.B: 1, Squeeze.C: 1, Squeeze.D: 4, Squeeze.E: 4},
)
"""The levels of rail, dice, meters and tools, step by step as the bar gets narrower.

Rail: words become signs, at last the current phase's word too. Dice: the equals sign goes. Meters:
narrow bars, numbers only, no round. Tools: some, then all of them move into one menu.
"""


class TopBar(top_bar.TopBar):
    """Shows the state of the turn and of the game."""

    def __init__(self, look: Look, tools: Sequence[QAction] = ()) -> None:
        self._rail = PhaseRail(look)
        self.meters = Meters(look)
        self.dice = DiceTray(look)
        super().__init__(look, tools, (self._rail, self.dice, self.meters), GIVING)

    def show_scene(self, scene: Scene) -> None:
        """Show the state of the turn and of the game; alone there may be one rival."""
        super().show_scene(scene)
        self.show_rivals(max(0, len(scene.seats) - 1) or int(scene.view.rival is not None))

    def box_of(self, at: OfDie | AtArea, within: QWidget) -> QRect | None:
        """Return the box of a die, the tray or the meters in a widget; None for another area."""
        if isinstance(at, OfDie):
            return self.dice.box_of(at, within)
        parts: dict[Area, QWidget] = {Area.DICE: self.dice, Area.METERS: self.meters}
        part = parts.get(at.area)
        return None if part is None else QRect(part.mapTo(within, QPoint()), part.size())
