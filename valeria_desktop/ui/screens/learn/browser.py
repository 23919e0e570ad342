"""A browser of all entries of one kind: tiles, the text of one entry, and its clauses."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.controls.fields import SearchField
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.spoken_rows import SpokenRows
from valeria_desktop.ui.controls.text import FoundCount, Heading, Text
from valeria_desktop.ui.paint.focus_ring import ring_style
from valeria_desktop.ui.screens.learn.clauses import ClauseLink
from valeria_desktop.ui.screens.learn.entries import (
    EntriesModel,
    EntryDelegate,
    EntryFilter,
    EntryRole,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.entries import LearnEntry, PaintAt, TileDelegate

    MakeDelegate = Callable[[Look], TileDelegate]

_SIDE = 300
_PICTURE, _SHARE = 190, 0.4
"""Greatest height of the picture, in pixels at 100 %, and as a share of the sheet's height."""


class EntryTiles(SpokenRows, QListView):
    """The entries as tiles; arrow keys go from tile to tile."""

    def __init__(
        self, look: Look, title: str, entries: EntryFilter, delegate: TileDelegate
    ) -> None:
        """Show entries."""
        super().__init__()
        self.setAccessibleName(title)
        self.setModel(entries)
        delegate.setParent(self)
        self.setItemDelegate(delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip():
            event.ignore()  # letters belong to the search field
        else:
            super().keyPressEvent(event)


class EntryPicture(QWidget):
    """The large picture of an entry."""

    def __init__(self, look: Look, paint: PaintAt) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self._paint = paint
        self._address = ""
        look.changed.connect(self.update)

    def show_entry(self, entry: LearnEntry | None) -> None:
        """Show the picture of an entry, or none."""
        self._address = entry.address if entry else ""
        self.setAccessibleName(entry.sentence if entry else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._address:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(self.rect()), self._address, self._look)
        painter.end()


class EntrySheet(QScrollArea):
    """The picture and the text of one entry, with links to its clauses."""

    clause_asked = Signal(str)

    def __init__(self, look: Look, paint: PaintAt, most_links: int) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.picture = EntryPicture(look, paint)
        self.name = Heading(look, "", 24)
        self.name.setWordWrap(True)
        self.note = Text(look, "", 16, is_quiet=True)
        self.text = Text(look, "", 17)
        self.links = tuple(ClauseLink(look) for _ in range(most_links))
        inside = QWidget()
        column = QVBoxLayout(inside)
        for part in (self.picture, self.name, self.note, self.text):
            column.addWidget(part)
        for link in self.links:
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
            link.clicked.connect(lambda _=False, link=link: self.clause_asked.emit(link.clause))
        column.addStretch(1)
        self.setWidget(inside)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFixedWidth(self._look.px(_SIDE))
        self.setStyleSheet(ring_style("EntrySheet", self._look.palette))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Limit the picture's height, so that large words have room."""
        self.picture.setFixedHeight(min(self._look.px(_PICTURE), round(self.height() * _SHARE)))

    def show_entry(self, entry: LearnEntry | None) -> None:
        """Show an entry, or a sentence that none matches the search."""
        self.picture.show_entry(entry)
        self.setAccessibleName(entry.sentence if entry else self.tr("Nothing"))
        self.verticalScrollBar().setValue(0)
        self.name.setText(entry.name if entry else self.tr("Nothing has all these words"))
        self.note.setText(entry.note if entry else self.tr("Try fewer of them."))
        self.text.setText(entry.text if entry else "")
        clauses = entry.clauses if entry else ()
        for place, link in enumerate(self.links):
            link.lead_to(clauses[place] if place < len(clauses) else "")


class TileBrowser(Sheet):
    """A sheet of entries as tiles; a subclass has the search, and shows the text of one entry."""

    clause_asked = Signal(str)

    def __init__(
        self, look: Look, title: str, shown: EntryFilter, make_delegate: MakeDelegate
    ) -> None:
        super().__init__(look)
        self._shown = shown
        self.list = EntryTiles(self.look, title, shown, make_delegate(self.look))
        self.list.selectionModel().currentChanged.connect(self._show_at)

    def ask_nothing(self) -> None:
        """Clear the search."""
        raise NotImplementedError

    def say_count(self, shown: int, of_all: int) -> None:
        """Write the number of entries shown, out of all."""
        raise NotImplementedError

    def show_one(self, entry: Any) -> None:
        """Show the text of an entry, or that none matches."""
        raise NotImplementedError

    def show_entry(self, address: str) -> None:
        """Clear the search, and select the entry with an address."""
        self.ask_nothing()
        self.list.setCurrentIndex(self._shown.at(address))
        self.list.scrollTo(self.list.currentIndex())
        self.list.setFocus()

    def narrow(self, asked: object) -> None:
        """Show the entries that match a search, and the text of the selected one."""
        self._shown.narrow(asked)
        self.say_count(self._shown.rowCount(), self._shown.sourceModel().rowCount())
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self._shown.index(0, 0))
        self._show_at(self.list.currentIndex())

    def _show_at(self, current: QModelIndex) -> None:
        self.show_one(current.data(EntryRole.ENTRY) if current.isValid() else None)


class Browser(TileBrowser):
    """A search field, the entries as tiles, and beside them the text of one entry."""

    def __init__(
        self, look: Look, title: str, entries: Sequence[LearnEntry], paint: PaintAt
    ) -> None:
        """Show all entries."""
        shown = EntryFilter(EntriesModel(title, entries))
        super().__init__(look, title, shown, partial(EntryDelegate, paint=paint))
        look = self.look
        self.search = SearchField(look, self.tr("Search: {what}").format(what=title))
        self.count = FoundCount(look, "", 15, is_quiet=True)
        self.count.setWordWrap(False)
        self.sheet = EntrySheet(look, paint, max(len(entry.clauses) for entry in entries))
        self._lay_out()
        self.setFocusProxy(self.search)
        self.search.textChanged.connect(self._narrow)
        self.sheet.clause_asked.connect(self.clause_asked)
        self._narrow()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.count)
        left = QVBoxLayout()
        left.addLayout(top)
        left.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.addLayout(left, 1)
        row.addWidget(self.sheet)
        self.lay_within(row)

    def _narrow(self) -> None:
        self.narrow(self.search.words())

    def ask_nothing(self) -> None:
        self.search.clear()

    def say_count(self, shown: int, of_all: int) -> None:
        self.count.tell(self.tr("{number} of {all}").format(number=shown, all=of_all))

    def show_one(self, entry: LearnEntry | None) -> None:
        self.sheet.show_entry(entry)
