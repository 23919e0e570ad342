"""The words about a thing of a table: its name, facts that change in a game, and more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.pieces.piece import Piece

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.pieces.piece import PartRoom


@frozen
class ThingTold:
    """The words about a thing."""

    name: str
    state: tuple[str, ...] = ()
    """Facts that change in a game, each without its full stop; empty ones are left out."""
    more: str = ""
    """Sentences that say the same all through a game."""

    def sentence(self, *, is_lit: bool = False) -> str:
        """Return name and state as a sentence, and whether the thing can be chosen."""
        translate = QCoreApplication.translate
        chosen = (translate("Pieces", "can be chosen"),) if is_lit else ()
        state = ", ".join(filter(None, (*self.state, *chosen)))
        if not state:
            return f"{self.name}."
        return translate("Pieces", "{thing}: {state}.").format(thing=self.name, state=state)

    def piece(self, at: At, box: QRectF, room: PartRoom, **facts: Any) -> Piece:
        """Return the piece of the thing, lit and hinted as its room says."""
        is_lit = at in room.lit
        said = self.sentence(is_lit=is_lit)
        return Piece(
            at=at,
            box=box,
            name=self.name,
            words=said,
            explained=self.more,
            told=f"{said} {self.more}".strip(),
            is_lit=is_lit,
            is_hinted=at == room.hinted,
            **facts,
        )
