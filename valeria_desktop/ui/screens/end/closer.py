"""The close look at a ledger's stamps and portraits, which open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.ui.screens.end.ledger_part import thing_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.spread import Spread
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.reveal import Reveal
    from valeria_desktop.ui.zoom.control import ZoomControl


class CloserLook(QObject):
    """Shows the things of a ledger closely, over the page that it lies on."""

    said = Signal(str)
    """A sentence for a screen reader."""

    def __init__(self, look: Look, page: QWidget, ledger: Spread[EndStory], reveal: Reveal) -> None:
        """Look at nothing until a story is shown."""
        super().__init__(page)
        self._look, self._page, self._ledger, self._reveal = look, page, ledger, reveal
        self.zoom: ZoomControl | None = None
        ledger.opened.connect(self._open)

    def use(self, story: EndStory) -> None:
        """Make the close look of a story's game; its scene is the end, when nothing is secret."""
        if self.zoom is not None:
            self.zoom.retire()
        self.zoom = story.art.make_zoom(self._look, self._page, self._page.rect)
        if self.zoom is not None:
            self.zoom.asks.is_at_rest = lambda: self._reveal.is_over
            self.zoom.show_scene(story.session.scene(0))
            self.zoom.watch_pieces(self._ledger)
            self.zoom.told.connect(self.said)

    def close(self) -> None:
        """Close a look that is open."""
        if self.zoom is not None:
            self.zoom.close()

    def _open(self, at: At) -> None:
        piece = self._ledger.laid.piece_of(at)
        thing = None if piece is None else thing_of(piece)
        box = self._ledger.box_of(at, self._page)
        if self.zoom is not None and thing is not None and box is not None:
            self.zoom.look_at(thing, box)
