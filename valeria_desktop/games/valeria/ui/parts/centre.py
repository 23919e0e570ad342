"""The centre: four rows of five stacks; in the siege three piles and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize

from valeria_desktop.games.valeria.ui.cards.mood import WakeChip, ribbon_for
from valeria_desktop.games.valeria.ui.cards.ribbon_slides import RibbonSlides
from valeria_desktop.games.valeria.ui.parts.centre_grid import unit_in
from valeria_desktop.games.valeria.ui.parts.centre_part import CentrePart
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.stage.effects import Shaking

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.coach.slip import Slip
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import Piece, PieceMood

_DRAWN, _LEAST = QSize(850, 455), QSize(620, 330)


class CentreView(Spread["Scene"]):
    """Shows the stacks; raises woken cards, shakes cards and lays slips on them."""

    part: CentrePart

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        sliding = RibbonSlides(look)
        super().__init__(look, CentrePart(look, sliding), parent)
        sliding.setParent(self)
        self.sliding, self.shaking = sliding, Shaking(self)
        self._shaken = 0.0
        self._sunk: dict[At, float] = {}
        for moved in (
            self.shaking.valueChanged, self.shaking.stateChanged, sliding.valueChanged,
        ):  # fmt: skip
            moved.connect(self.viewport().update)

    def show_scene(self, scene: Scene) -> None:
        super().show_scene(scene)
        self.sliding.lay(ribbon_for(scene, scene.viewer), scene.viewer)

    def lay(self) -> None:
        self._unit = unit_in(self.room_size, self.look)
        super().lay()

    def stand_in(self, room: QRect, cards: Sequence[QRect]) -> None:
        """Place the view in a box of the parent, and its cards in boxes of the parent.

        The view's box is larger than the cards, as raised cards and lower stacks reach beyond them.
        """
        corner = room.topLeft()
        self.part.cards = tuple(QRectF(card.translated(-corner)) for card in cards)
        self.setGeometry(room)
        self.lay()
        self.viewport().update()

    def show_leaf(self, leaf: str) -> None:
        """Show another leaf of the centre."""
        self.part.leaf = leaf
        self.lay()
        self.viewport().update()

    def wake(self, stacks: Mapping[At, WakeChip]) -> None:
        """Raise the stacks that a roll wakes, in the colours of the chips that wake them."""
        self.part.woken = dict(stacks)
        self.lay()

    def sink(self, at: At, units: float) -> None:
        """Move a stack down by some units."""
        if units != self._sunk.get(at, 0.0):
            self._sunk[at] = units
            self._update(at)

    def lift(self, at: At, after: Scene) -> None:
        """Show a stack as it is in a later scene: its top card is in the air."""
        if self.part.ahead.get(at) is not after:
            self.part.ahead[at] = after
            self.lay()

    def go_away(self, *, is_away: bool) -> None:
        """Leave out what makes a journey over the leaf: the stage shows it on its way."""
        if is_away != self.part.is_away:
            self.part.is_away = is_away
            self.lay()

    def shake(self, units: float) -> None:
        """Move all cards to a side by some units."""
        if units != self._shaken:
            self._shaken = units
            self.viewport().update()

    def put_back(self) -> None:
        """Show all stacks in their places, and as they are."""
        self.shake(0.0)
        for at in tuple(self._sunk):
            self.sink(at, 0.0)
        self._sunk.clear()
        self.go_away(is_away=False)
        if self.part.ahead:
            self.part.ahead.clear()
            self.lay()

    def rest(self) -> None:
        """Lower the woken cards and stop all shaking."""
        self.shaking.stop()
        self.wake({})

    def _held(self, piece: Piece, mood: PieceMood) -> QRectF:
        shift = round((self.shaking.shift_of(piece.at) + self._shaken) * self.unit)
        down = round(self._sunk.get(piece.at, 0.0) * self.unit)
        return super()._held(piece, mood).translated(shift, down)

    @property
    def may_refuse(self) -> bool:
        """True: a stack always says why a player can't have it."""
        return True

    # --- the coach's slips

    @property
    def slips(self) -> Mapping[At, tuple[Slip, str]]:
        """The coach's slips on cards, each with its sentence."""
        return self.part.slips

    def lay_slip(self, at: At, slip: Slip, words: str) -> None:
        """Lay a slip on a card, and add its sentence to the card's words for a screen reader."""
        self.part.slips[at] = slip, words
        self._update(at)
        self.pieces.tell(at)

    def clear_slips(self) -> None:
        """Remove all slips."""
        if self.part.slips:
            self.part.slips.clear()
            self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(_DRAWN.width()), self.look.px(_DRAWN.height()))

    def minimumSizeHint(self) -> QSize:
        return _LEAST
