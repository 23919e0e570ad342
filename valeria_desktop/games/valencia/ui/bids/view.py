"""The bids as a panel: its head, and the list of its rows, which change places."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QWidget

from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.ui.bids.delegate import BidsDelegate, ranks_in
from valeria_desktop.games.valencia.ui.bids.model import BidRole, BidsModel
from valeria_desktop.games.valencia.ui.bids.paint import paint_ladder
from valeria_desktop.games.valencia.ui.bids.rows import Kind
from valeria_desktop.games.valencia.ui.bids.words import ties_explained, ties_words
from valeria_desktop.games.valencia.ui.council.plain_view import is_for_the_table, lie_plainly
from valeria_desktop.games.valencia.ui.own.side import hides
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.place.panel import panel_box
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook

DURATION = 160
_DRAWN, _LEAST = QSize(334, 229), QSize(160, 44)
_HEAD, _EDGE, _LOW_EDGE = 34.0, 9.0, 4.5
_ABOVE = 0.6  # of the edges at the sides, what is left above and below
_ALWAYS = 2
"""So many ranks are always seen, however much the question above asks for."""


class BidsList(QListView):
    """The rows; keys that it has no use for belong to the table."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_for_the_table(event) or event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        else:
            super().keyPressEvent(event)


class BidsPanel(QWidget):
    """Who would act after the auction that is on; between auctions it is empty."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        """Show no auction."""
        super().__init__(parent)
        self._look = look
        self._scene: Scene | None = None
        self._is_shown = False
        self.duration = DURATION
        """How long rows take to change places; 0 where nothing moves."""
        self.bids = BidsModel()
        self.list = BidsList(self)
        self._delegate = BidsDelegate(look, self)
        self.list.setModel(self.bids)
        self.list.setItemDelegate(self._delegate)
        lie_plainly(self.list)
        self.setFocusProxy(self.list)
        self._kept = KeptPictures(look, each=TURNS)
        self._moving = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._moving.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._moving.valueChanged.connect(self._move)
        self._from: dict[Hashable, float] = {}
        look.changed.connect(self._fit)

    # --- what is shown

    @property
    def has_auction(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.bids.rows)

    def show_scene(self, scene: Scene) -> None:
        """Show a scene; rows go where they belong now."""
        before = self._tops()
        self._scene = scene
        self.bids.show(scene, shows_secrets=self._shows_secrets())
        self._say(scene)
        self._fit()
        self._begin_moving(before)

    def show_secrets(self, is_shown: bool) -> None:  # noqa: FBT001 - as all parts of the table
        """Tell what is in the own stacks, or no more; where one person plays it is always told."""
        if is_shown != self._is_shown:
            self._is_shown = is_shown
            if self._scene is not None:
                self.show_scene(self._scene)

    def _shows_secrets(self) -> bool:
        assert self._scene is not None  # noqa: S101 - asked of a scene that is shown
        return self._is_shown or not hides(self._scene)

    def forget(self) -> None:
        """Show no auction again."""
        self._scene = None
        self.bids.ladder = None
        self.bids.forget()
        self.update()

    def title(self) -> str:
        """Name the auction that is on."""
        ladder = self.bids.ladder
        if ladder is None:
            return self.tr("No auction")
        return self.tr("Bids, step {letter}").format(letter=ladder.part.letter)

    def _ties(self) -> str:
        if self._scene is None or self.bids.ladder is None:
            return ""
        is_hers = self._scene.setup.has_nina and self.bids.ladder.part in GUILD_PARTS
        return ties_words(has_nina=is_hers)

    def _say(self, scene: Scene) -> None:
        words = ties_explained(scene.names[scene.view.active]) if self.has_auction else ""
        explain_beside(self, words)
        self.list.setAccessibleName(self.title())
        self.list.setAccessibleDescription(words)
        if self.has_auction and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.bids.index(0))
        self.update()

    # --- rows that change places

    def _tops(self) -> dict[Hashable, float]:
        """Give where rows are seen now."""
        rows = self.bids.rows
        return {
            row.key: self.list.visualRect(self.bids.index(at)).top()
            + self._delegate.shifts.get(row.key, 0)
            for at, row in enumerate(rows)
            if row.kind is Kind.RANK
        }

    def _begin_moving(self, before: dict[Hashable, float]) -> None:
        self._moving.stop()
        self._delegate.shifts = {}
        now = self._tops()
        self._from = {key: before[key] - top for key, top in now.items() if key in before}
        self._from = {key: by for key, by in self._from.items() if by}
        if self._from and self.duration:
            self._move(1.0)
            self._moving.setDuration(self.duration)
            self._moving.start()

    def _move(self, share: object) -> None:
        part = float(share) if isinstance(share, float) else 0.0
        self._delegate.shifts = {key: by * part for key, by in self._from.items()}
        self.list.viewport().update()

    # --- where everything is

    def _fit(self) -> None:
        box = self._inside()
        head = self._head().height()
        room = box.adjusted(0, head, 0, 0).toRect()
        self.list.setGeometry(room)
        self._delegate.fit(room.size(), self.bids.rows)
        self.list.doItemsLayout()
        self.update()

    @property
    def least_height(self) -> int:
        """What the first ranks need without a title: they are always seen."""
        ranks = min(_ALWAYS, ranks_in(self.bids.rows))
        low = _LOW_EDGE * self._look.unit
        around = panel_box(QRectF()).height() - 2 * low * _ABOVE
        return ceil(ranks * self._delegate.least_rank - around)

    @property
    def _has_head(self) -> bool:
        """Whether there is room for a title; the first ranks come before it."""
        more = 2 * (_EDGE - _LOW_EDGE) * _ABOVE * self._look.unit
        return self.height() >= self.least_height + self._head_height + more

    @property
    def _head_height(self) -> float:
        return max(_HEAD * self._look.unit * 0.86, 20 * self._look.scale)

    def _inside(self) -> QRectF:
        edge = (_EDGE if self._has_head else _LOW_EDGE) * self._look.unit
        above = edge * _ABOVE
        return panel_box(QRectF(self.rect())).adjusted(edge, above, -edge, -above)

    def _head(self) -> QRectF:
        """Give where the title stands; nowhere in a low panel."""
        if not self._has_head:
            return QRectF()
        box = self._inside()
        return QRectF(box.left() + 2, box.top(), box.width() - 4, self._head_height)

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a bid's row, or an open rank's, in a widget; None without a row."""
        index = self.bids.index_of(at)
        if not index.isValid():
            return None
        box = self._delegate.box_in(self.list.visualRect(index), index.data(BidRole.ROW))
        return QRect(self.list.viewport().mapTo(within, box.topLeft()), box.size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return _DRAWN * self._look.unit

    def minimumSizeHint(self) -> QSize:
        return _LEAST * self._look.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        words = (self.title(), self._ties())
        head = self._head()

        def draw(brush: Brush, whole: QRectF) -> None:
            paint_ladder(brush, panel_box(whole), head, words, Ruler(self._look))

        self._kept.paint(painter, self.rect(), (0, words, self._look.unit), draw)
        painter.end()
