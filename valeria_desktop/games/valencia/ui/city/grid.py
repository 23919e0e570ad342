"""The city as a table of cells, or of bushes: where they lie and how the arrows go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, at_cell
from valeria_desktop.games.valencia.ui.city.model import BushModel, CityModel, CityRole
from valeria_desktop.games.valencia.ui.city.painter import CityPainter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.city.offers import Offers
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

    Target = AtCell | AtBush
    Action = QAbstractItemView.CursorAction

_ON_IT = 0.2  # of a cell
_STEPS = {
    QAbstractItemView.CursorAction.MoveUp: (-1, 0),
    QAbstractItemView.CursorAction.MoveDown: (1, 0),
    QAbstractItemView.CursorAction.MoveLeft: (0, -1),
    QAbstractItemView.CursorAction.MoveRight: (0, 1),
}


class CityGrid(QTableView):
    """Its rows and columns are the cells, or the bushes while one of them is to be chosen."""

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__()
        self.city, self.bushes = CityModel(self), BushModel(self)
        self._painter = CityPainter(look, (self.city, self.bushes), self)
        self._set_up()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setDefaultSectionSize(1)  # where things lie is known to the layout
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    @property
    def offers(self) -> Offers:
        """What can be chosen."""
        return self._painter.offers

    def _turn_to(self, offers: Offers) -> None:
        """Have the rows and columns of what can be chosen."""
        is_about_bushes = any(isinstance(target, AtBush) for target in offers.lit)
        model = self.bushes if is_about_bushes else self.city
        if self.model() is not model:
            self.setModel(model)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._first())

    def _first(self) -> QModelIndex:
        """Give what can be chosen first of all, or else the first place."""
        lit = (index for index in self._indexes() if index.data(CityRole.IS_LIT))
        return next(lit, self.model().index(0, 0))

    def _indexes(self) -> Iterable[QModelIndex]:
        model = self.model()
        columns = range(model.columnCount())
        return (model.index(row, at) for row in range(model.rowCount()) for at in columns)

    # --- where everything is

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a cell or of a palm on a bush in a widget; None if it isn't here."""
        layout = self._painter.layout
        if layout is None or not isinstance(at, AtCell | AtBush):
            return None
        if isinstance(at, AtCell) and at != at_cell(layout.city, at.cell):
            return None  # the central fountain has one address
        box = layout.box(at).toRect()
        return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())

    def visualRect(self, index: Index) -> QRect:
        target, layout = index.data(CityRole.TARGET), self._painter.layout
        return QRect() if layout is None or target is None else layout.box(target).toRect()

    def indexAt(self, pos: QPoint) -> QModelIndex:
        return self._index_of(self.target_at(pos))

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Stay: all of it is seen."""

    def target_at(self, pos: QPoint) -> Target | None:
        """Give what lies at a point: while a bush is to be chosen, the bush that is near."""
        layout, point = self._painter.layout, QPointF(pos)
        if layout is None:
            return None
        bush = layout.bush_at(point) if self.model() is self.bushes else None
        return bush or layout.cell_at(point)

    def thing_at(self, pos: QPoint) -> Target | None:
        """Give what lies at a point, to be looked at: a bush or a palm only right where it is."""
        layout = self._painter.layout
        bush = None if layout is None else layout.bush_at(QPointF(pos), _ON_IT)
        return bush or self.target_at(pos)

    def _index_of(self, target: Target | None) -> QModelIndex:
        if isinstance(target, AtCell) and self.model() is self.city:
            return self.city.index_of(target.cell)
        if isinstance(target, AtBush) and self.model() is self.bushes:
            return self.bushes.index_of(target.bush)
        return QModelIndex()

    @property
    def current_target(self) -> Target | None:
        """What the arrows have gone to."""
        index = self.currentIndex()
        return index.data(CityRole.TARGET) if index.isValid() else None

    def focus_target(self, target: Target) -> None:
        """Move the focus to a cell or a bush."""
        self.setCurrentIndex(self._index_of(target))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Go to the next place that way; what has none, or belongs to this one, is passed over."""
        here, step = self.currentIndex(), _STEPS.get(action)
        if step is None:
            return super().moveCursor(action, modifiers)
        known, index = here.data(CityRole.TARGET), here
        while index.isValid():
            index = self.model().index(index.row() + step[0], index.column() + step[1])
            if index.data(CityRole.TARGET) not in {None, known}:
                return index
        return here
