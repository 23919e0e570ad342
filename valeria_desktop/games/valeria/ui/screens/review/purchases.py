"""The tab of cards: each player's best and worst purchase, and a table of all purchases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from valeria_desktop.games.valeria.coach.origins import resources_of
from valeria_desktop.games.valeria.ui.screens.review.row_pictures import RowRole
from valeria_desktop.games.valeria.ui.screens.review.sorted_table import SortedTable
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.screens.review.question_part import QuestionPart
from valeria_desktop.ui.screens.review.sentences import Sentence, SentenceList
from valeria_desktop.ui.words.figures import amount
from valeria_desktop.ui.words.label import unmarked
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.coach.purchases import Purchase, Purchases
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look


BROUGHT = 6
"""The number of the column that gets the spare width."""
_WORDS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_FALLING = Qt.SortOrder.DescendingOrder
_NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@frozen
class _Column:
    heading: str
    words: Callable[[Purchase], str]
    value: Callable[[Purchase], Any]
    pictured: Callable[[Purchase], object] = lambda _: None
    is_number: bool = False
    falls: bool = True
    """Whether a first click sorts the greatest value to the top."""


class BoughtModel(QAbstractTableModel):
    """A row for each bought card, in the order of the purchases."""

    def __init__(self) -> None:
        """Make an empty model."""
        super().__init__()
        self._rows: tuple[Purchase, ...] = ()
        self._seats: tuple[Seat, ...] = ()
        self._columns = self._make_columns()

    def _make_columns(self) -> tuple[_Column, ...]:
        return (
            _Column(
                self.tr("Round"),
                lambda row: str(max(1, row.round)),
                lambda row: row.choice,
                is_number=True,
                falls=False,
            ),
            _Column(self.tr("Who"), self._name, lambda row: row.seat, self._seat, falls=False),
            _Column(
                self.tr("Card"),
                card_words,
                lambda row: row.card.name,
                lambda row: row.card,
                falls=False,
            ),
            _Column(
                self.tr("Price"),
                lambda row: tell(row.price.words()),
                lambda row: resources_of(row.price),
            ),
            _Column(
                self.tr("Return"),
                lambda row: f"{amount(row.gain)}×",
                lambda row: row.gain,
                is_number=True,
            ),
            _Column(
                self.tr("Points"),
                lambda row: str(row.points),
                lambda row: row.points,
                is_number=True,
            ),
            _Column(
                self.tr("Brought"),
                brought_words,
                lambda row: resources_of(row.brought) - resources_of(row.spent),
            ),
        )

    def show(self, rows: Sequence[Purchase], seats: tuple[Seat, ...]) -> None:
        """Show the purchases of a game."""
        self.beginResetModel()
        self._rows, self._seats = tuple(rows), seats
        self.endResetModel()

    def _seat(self, row: Purchase) -> Seat:
        return self._seats[row.seat]

    def _name(self, row: Purchase) -> str:
        return self._seat(row).name

    def sentence(self, row: Purchase) -> str:
        """Return a purchase in a sentence."""
        return self.tr(
            "Round {round}, {name}: {card}, {brought}; worth {gain} times its price."
        ).format(
            round=max(1, row.round),
            name=self._name(row),
            card=card_words(row),
            brought=return_words(row),
            gain=amount(row.gain),
        )

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._columns)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return str(section + 1) if role == Qt.ItemDataRole.DisplayRole else None
        column = self._columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _NUMBER if column.is_number else _WORDS
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            return _FALLING if column.falls else Qt.SortOrder.AscendingOrder
        return column.heading if role == Qt.ItemDataRole.DisplayRole else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        makers: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: column.words(row),
            Qt.ItemDataRole.AccessibleTextRole: lambda: self.sentence(row),
            Qt.ItemDataRole.ToolTipRole: lambda: unmarked(self.sentence(row)),
            Qt.ItemDataRole.TextAlignmentRole: lambda: _NUMBER if column.is_number else _WORDS,
            RowRole.PICTURED: lambda: column.pictured(row),
            RowRole.CHOICES: lambda: row.choice,
            RowRole.VALUE: lambda: column.value(row),
        }
        return makers[role]() if role in makers else None


def card_words(row: Purchase) -> str:
    """Return a card's name, and that it was gone at the end if so."""
    if row.is_there:
        return row.card.name
    words = QCoreApplication.translate("Review", "{card} (gone)")
    return words.format(card=row.card.name)


def return_words(row: Purchase) -> str:
    """Return a card's gains and its price, in words: "31 Magic for 3 Gold"."""
    translate = QCoreApplication.translate
    words = translate("Review", "{brought} for {price}")
    if row.spent:
        words = translate("Review", "{brought} for {price} and, for its power, {spent}")
    return words.format(
        brought=_brought(row, evolve(row.brought, points=row.points)),
        price=tell(row.price.words()),
        spent=tell(row.spent.words()),
    )


def worst_words(row: Purchase) -> str:
    """Return the return of a poor purchase, in words: "8 Gold paid, 2 points came back"."""
    translate = QCoreApplication.translate
    words = translate("Review", "{price} paid, {brought} came back")
    if row.spent:
        words = translate("Review", "{price} paid, and {spent} for its power, {brought} came back")
    return words.format(
        price=tell(row.price.words()),
        spent=tell(row.spent.words()),
        brought=_brought(row, evolve(row.brought, points=row.points)),
    )


def brought_words(row: Purchase) -> str:
    """Return the resources that a card brought, and those paid for its power, in words."""
    words = _brought(row, evolve(row.brought, points=0))
    if not row.spent:
        return words
    paid = QCoreApplication.translate("Review", "{brought}, for {spent}")
    return paid.format(brought=words, spent=tell(row.spent.words()))


def _brought(row: Purchase, amounts: Amounts) -> str:
    words = tell(amounts.words())
    if row.is_traced:
        return words
    translate = QCoreApplication.translate
    if not amounts:
        return translate("Review", "beyond counting")
    return translate("Review", "{brought}, and more beyond counting").format(brought=words)


_HIGHEST = 140


class PurchasesPart(QuestionPart):
    """Shows the gains of each card against its price."""

    topic = "purchases"
    icon = "recruit"

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self.bought = BoughtModel()
        self.best = SentenceList(look, self.tr("The best purchases"), _HIGHEST)
        self.worst = SentenceList(look, self.tr("The worst purchases"), _HIGHEST)
        self.table = SortedTable(look, self.bought, BROUGHT)
        self.table.setAccessibleName(self.tr("All cards that were bought"))
        self._lay_out()
        for part in (self.best, self.worst, self.table):
            part.moment_asked.connect(self.moment_asked)

    def _lay_out(self) -> None:
        column, row = self._column(), QHBoxLayout()
        for notable in (self.best, self.worst):
            beside = QVBoxLayout()
            beside.addWidget(Heading(self._look, notable.accessibleName(), 17))
            beside.addWidget(notable)
            beside.addStretch(1)
            row.addLayout(beside, 1)
        column.addLayout(row)
        column.addWidget(self.table, 1)

    def title(self) -> str:
        return self.tr("Cards")

    def coming(self) -> str:
        return self.tr("I read the purchases: what each card cost, and what it brought.")

    def _show(self, session: Session, answer: Purchases) -> str:
        if not answer.all:
            return self.tr("No card was bought in this game.")
        self._show_notable(self.best, answer.best, session.seats, return_words)
        self._show_notable(self.worst, answer.worst, session.seats, worst_words)
        self.bought.show(answer.all, session.seats)
        return ""

    def _show_notable(
        self,
        notable: SentenceList,
        rows: Sequence[Purchase | None],
        seats: tuple[Seat, ...],
        words: Callable[[Purchase], str],
    ) -> None:
        found = [self._sentence(row, seats[row.seat], words(row)) for row in rows if row]
        notable.show_sentences(rows, found)

    def _sentence(self, row: Purchase, seat: Seat, brought: str) -> Sentence:
        words = self.tr("{name}: {card}, round {round}: {brought}.").format(
            name=seat.name, card=card_words(row), round=max(1, row.round), brought=brought
        )
        return Sentence(str(row.seat), words, (seat,), row.choice)

    def _clear(self) -> None:
        self.best.show_sentences(None, [])
        self.worst.show_sentences(None, [])
        self.bought.show((), ())
