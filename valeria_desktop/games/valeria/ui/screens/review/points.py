"""The tab of points: a tree of all points, each with the choice that brought it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTreeView

from valeria_desktop.games.valeria.coach.sources import by_card
from valeria_desktop.games.valeria.ui.screens.review.row_pictures import RowPictureDelegate, RowRole
from valeria_desktop.games.valeria.ui.words import ValeriaScoreWords
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.controls.spoken_rows import SpokenRows
from valeria_desktop.ui.screens.review.question_part import QuestionPart
from valeria_desktop.ui.screens.review.sentences import ENTER
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.games.valeria.coach.sources import PointSource
    from valeria_desktop.games.valeria.ui.screens.review.row_pictures import Pictured
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look


@define(eq=False)
class PointsRow:
    """A row of the tree."""

    words: str
    """The card, the reason or the player."""
    where: str
    """The score's category; "" if the rows below differ, or for a player."""
    points: int
    round: int | None = None
    choices: int | None = None
    pictured: Pictured | None = None
    above: PointsRow | None = None
    below: list[PointsRow] = field(factory=list)

    @property
    def place(self) -> int:
        """The row's index under the row above."""
        return self.above.below.index(self) if self.above is not None else 0

    def sentence(self) -> str:
        """Return the row in a sentence."""
        translate = QCoreApplication.translate
        words = f"{self.words} ({self.where})" if self.where else self.words
        if self.round is None:
            said = translate("Review", "{what}. Points: {points}.")
            return said.format(what=words, points=self.points)
        said = translate("Review", "{what}, round {round}. Points: {points}.")
        return said.format(what=words, round=self.round, points=self.points)


@frozen
class PointsWords:
    """The words for points: the score's categories and the players' names."""

    category: Callable[[str], str]
    """Returns the score's name for a category."""
    names: tuple[str, ...]


def tree_of(sources: Sequence[PointSource], seats: Sequence[Seat], words: PointsWords) -> PointsRow:
    """Return the root of the tree, with a row for each player below it."""
    root = PointsRow("", "", 0)
    for seat, player in enumerate(seats):
        mine = [source for source in sources if source.seat == seat]
        row = PointsRow(player.name, "", sum(each.points for each in mine), pictured=player)
        _put(root, row)
        for group in by_card(mine):
            _put(row, _row_of(group, words))
        row.below.sort(key=lambda each: -each.points)
    return root


def _row_of(group: Sequence[PointSource], words: PointsWords) -> PointsRow:
    """Return a row for a card or a reason; a single gain has no row of its own below it."""
    if len(group) == 1:
        row = _gain(group[0], words)
        row.pictured = group[0].card
        return row
    card = group[0].card
    name = _reason(group[0], words) if card is None else card.name
    row = PointsRow(name, _shared(group, words), sum(each.points for each in group), pictured=card)
    for source in sorted(group, key=lambda each: -1 if each.choice is None else each.choice):
        _put(row, _gain(source, words))
    return row


def _gain(source: PointSource, words: PointsWords) -> PointsRow:
    where = words.category(source.category)
    at = None if source.round is None else max(1, source.round)
    return PointsRow(_reason(source, words), where, source.points, at, source.choice)


def _shared(group: Sequence[PointSource], words: PointsWords) -> str:
    categories = dict.fromkeys(words.category(each.category) for each in group)
    return ", ".join(categories)


def _reason(source: PointSource, words: PointsWords) -> str:
    told = tell(source.words, words.names)
    return told[:1].upper() + told[1:]


def _put(above: PointsRow, row: PointsRow) -> None:
    row.above = above
    above.below.append(row)


_WORDS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WHAT, _POINTS, _ROUND, _WHERE = range(4)
_NUMBERS = {_POINTS, _ROUND}
_SHARE = 0.5
"""The words' share of the width."""
_INDENT, _EDGE = 22, 8


class PointsModel(QAbstractItemModel):
    """The rows of the tree as a model of Qt."""

    def __init__(self) -> None:
        """Make an empty model."""
        super().__init__()
        self._root = PointsRow("", "", 0)
        self._all: list[PointsRow] = []
        """The rows; their indexes are Qt's internal ids."""
        self._numbers: dict[PointsRow, int] = {}

    def show(self, root: PointsRow) -> None:
        """Show all rows below a row."""
        self.beginResetModel()
        self._root, self._all = root, [root]
        for row in self._all:
            self._all += row.below
        self._numbers = {row: number for number, row in enumerate(self._all)}
        self.endResetModel()

    def row_at(self, index: Index | None) -> PointsRow:
        """Return the row at an index; the root for none."""
        if index is None or not index.isValid():
            return self._root
        return self._all[index.internalId()]

    def index(self, row: int, column: int = 0, parent: Index | None = None) -> QModelIndex:
        below = self.row_at(parent).below
        if not (0 <= row < len(below) and 0 <= column <= _WHERE):
            return QModelIndex()
        return self.createIndex(row, column, self._numbers[below[row]])

    def parent(self, index: Index | None = None) -> Any:  # Qt also has a `parent` without an index
        above = self.row_at(index).above
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.place, 0, self._numbers[above])

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.column() > 0:
            return 0
        return len(self.row_at(parent).below)

    def columnCount(self, parent: Index | None = None) -> int:
        return _WHERE + 1

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _NUMBER if section in _NUMBERS else _WORDS
        headings = (
            self.tr("Source"),
            self.tr("Points"),
            self.tr("Round"),
            self.tr("Counted under"),
        )
        return headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.row_at(index), index.column()
        when = "" if row.round is None else str(row.round)
        words = (row.words, str(row.points), when, row.where)
        makers: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: words[column],
            Qt.ItemDataRole.AccessibleTextRole: row.sentence,
            Qt.ItemDataRole.TextAlignmentRole: lambda: _NUMBER if column in _NUMBERS else _WORDS,
            RowRole.PICTURED: lambda: row.pictured if column == _WHAT else None,
            RowRole.CHOICES: lambda: row.choices,
            RowRole.IS_HEAD: lambda: row.above is self._root,
        }
        return makers[role]() if role in makers else None


class PointsTree(SpokenRows, QTreeView):
    """Shows the tree; Enter or a click on a row leads to its moment, or opens the rows below it."""

    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        """Make a tree without a game."""
        super().__init__()
        self._look = look
        self.points = PointsModel()
        self.setModel(self.points)
        self.setItemDelegate(RowPictureDelegate(look, self))
        self.setAccessibleName(self.tr("Where the points come from"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setExpandsOnDoubleClick(False)
        self.setUniformRowHeights(True)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.header().setStretchLastSection(True)
        self.clicked.connect(self._ask)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(15))
        edge = self._look.px(_EDGE)
        self.header().setFont(self._look.bold(14))
        tokens = self._look.palette
        self.setStyleSheet(
            f"QTreeView {{ background: transparent; color: {tokens.ink}; border: none; }}"
            f"QHeaderView::section {{ padding: {edge // 2}px {edge}px; color: {tokens.quiet}; }}"
        )
        self.setIndentation(self._look.px(_INDENT))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Set the column widths: words take half, numbers the width of their headings."""
        head, metrics = self.header(), QFontMetrics(self._look.bold(14))
        head.resizeSection(_WHAT, round(_SHARE * self.viewport().width()))
        for column in _NUMBERS:
            words = self.points.headerData(column, Qt.Orientation.Horizontal)
            wide = metrics.horizontalAdvance(words) + 3 * self._look.px(_EDGE)
            head.resizeSection(column, wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def show_rows(self, root: PointsRow) -> None:
        """Show all rows below a row, and open the players' rows."""
        self.points.show(root)
        self.expandToDepth(0)
        self.setCurrentIndex(self.points.index(0))

    def _ask(self, index: Index) -> None:
        choices = index.data(RowRole.CHOICES)
        if choices is not None:
            self.moment_asked.emit(choices)
        elif index.isValid():
            first = index.sibling(index.row(), 0)
            self.setExpanded(first, not self.isExpanded(first))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._ask(self.currentIndex())
        elif event.text().strip() and event.text() not in "+-*":
            event.ignore()  # letters are the window's keys, not a search here
        else:
            super().keyPressEvent(event)


class PointsPart(QuestionPart):
    """Shows the sources of all players' points."""

    topic = "sources"
    icon = "points"

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self._words = ValeriaScoreWords()
        self.tree = PointsTree(look)
        self._column().addWidget(self.tree)
        self.tree.moment_asked.connect(self.moment_asked)

    def title(self) -> str:
        return self.tr("Points")

    def coming(self) -> str:
        return self.tr("I read the score: where each point came from.")

    def _show(self, session: Session, answer: Sequence[PointSource]) -> str:
        words = PointsWords(self._words.source, session.names)
        self.tree.show_rows(tree_of(answer, session.seats, words))
        return "" if answer else self.tr("Nobody has any points.")

    def _clear(self) -> None:
        self.tree.show_rows(PointsRow("", "", 0))
