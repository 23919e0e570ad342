"""The recap as a table of cells: rows for the other players, for your share, for the market."""

from __future__ import annotations

from enum import Enum, IntEnum, auto
from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.story.recap import Recap
from valeria_desktop.games.valeria.story.words import net_parts
from valeria_desktop.session.story import NamedThing, parts_of
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.story.items import Net
    from valeria_desktop.games.valeria.story.recap import Left, OthersTurn, OwnShare, RecapDeed
    from valeria_desktop.kernel.seats import Seat

Index = QModelIndex | QPersistentModelIndex
DEEDS = 2
"""The number of deeds side by side."""
_COLUMNS = DEEDS + 1


class RecapPart(Enum):
    """The part of the recap that a cell belongs to."""

    OTHER = auto()
    """A player, their roll and their harvest."""
    DEED = auto()
    OWN = auto()
    HEAD = auto()
    """The heading over the cards that left the market, if it needs a row."""
    LEFT = auto()


class RecapRole(IntEnum):
    """The roles of a cell's data."""

    CELL = Qt.ItemDataRole.UserRole
    CARDS = Qt.ItemDataRole.UserRole + 1
    LINE = Qt.ItemDataRole.UserRole + 2


@frozen
class RecapCell:
    """The data of one cell."""

    part: RecapPart
    sentence: str
    line: int
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    other: OthersTurn | None = None
    deed: RecapDeed | None = None
    own: OwnShare | None = None
    left: Left | None = None
    is_first: bool = False
    """Whether this is the first of the cards that left the market."""


def spoken_net(net: Net) -> str:
    """Return a sum in words: "+3 Gold, -1 Magic"."""
    words = ", ".join(tell(part) for part in net_parts(net))
    return words or QCoreApplication.translate("RecapModel", "nothing")


def now_words(left: Left) -> str:
    """Return words about the card that now lies in a card's place."""
    if left.now is None:
        return QCoreApplication.translate("RecapModel", "its stack is exhausted")
    if left.now is left.card:
        return QCoreApplication.translate("RecapModel", "another one is there")
    return QCoreApplication.translate("RecapModel", "now {card}").format(card=left.now.name)


class RecapModel(QAbstractTableModel):
    """The recap's cells as a model of Qt."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[RecapCell | None]] = []
        self._told: tuple[Recap, tuple[Seat, ...], int] = (Recap(), (), 0)
        self._is_apart = False

    def show_recap(self, told: Recap, seats: tuple[Seat, ...], viewer: int) -> None:
        """Show the events since the viewer's last turn."""
        self.beginResetModel()
        self._told = told, seats, viewer
        self.rows = []
        for other in told.others:
            self._add_other(other, seats[other.seat])
        if told.own is not None:
            self.rows.append([self._of_own(told.own, seats[viewer])])
        if told.left:
            self._add_left(told.left)
        self.endResetModel()

    def head_apart(self, *, is_apart: bool) -> None:
        """Set whether the market's heading has a row, or stands beside the first card."""
        if is_apart != self._is_apart:
            self._is_apart = is_apart
            self.show_recap(*self._told)

    def _add_left(self, left: Sequence[Left]) -> None:
        first, words = left[0], self.tr("Gone meanwhile")
        if self._is_apart:
            self.rows.append([RecapCell(RecapPart.HEAD, words, first.line)])
        cells = [
            self._of_left(each, is_first=each is first and not self._is_apart) for each in left
        ]
        self.rows += [[*cells[at : at + _COLUMNS]] for at in range(0, len(cells), _COLUMNS)]

    def _add_other(self, other: OthersTurn, seat: Seat) -> None:
        """Add the rows of another player's turn, with two deeds in each row."""
        deeds = [self._of_deed(deed) for deed in other.deeds]
        self.rows.append([self._of_other(other, seat), *deeds[:DEEDS]])
        self.rows += [[None, *deeds[at : at + DEEDS]] for at in range(DEEDS, len(deeds), DEEDS)]

    def _of_other(self, other: OthersTurn, seat: Seat) -> RecapCell:
        words = self.tr("{name}: harvest {sums}")
        first = second = 0
        if other.dice is not None:
            first, second = other.dice
            words = self.tr("{name} rolled {first} + {second} = {sum}: harvest {sums}")
        sentence = words.format(
            name=seat.name,
            first=first,
            second=second,
            sum=first + second,
            sums=spoken_net(other.harvest),
        )
        return RecapCell(RecapPart.OTHER, sentence, other.line, seat=seat, other=other)

    def _of_deed(self, deed: RecapDeed) -> RecapCell:
        cards = () if deed.card is None else (deed.card,)
        return RecapCell(RecapPart.DEED, tell(deed.told), deed.line, cards, deed=deed)

    def _of_own(self, own: OwnShare, seat: Seat) -> RecapCell:
        told = [spoken_net(own.net), *(tell(trade) for trade in own.trades)]
        if own.cards:
            told.append(", ".join(tell(card) for card in own.cards))
        told += [tell(loss) for loss in own.losses]
        sentence = self.tr("You, on others' turns: {told}").format(told="; ".join(told))
        named = (
            part for loss in own.losses for part in parts_of(loss) if isinstance(part, NamedThing)
        )
        cards = tuple(as_a(Card, part.thing) for part in (*own.cards, *named))
        return RecapCell(RecapPart.OWN, sentence, own.line, cards, seat=seat, own=own)

    def _of_left(self, left: Left, *, is_first: bool) -> RecapCell:
        sentence = self.tr("{card} is gone: {now}").format(card=left.card.name, now=now_words(left))
        cards = (left.card,) if left.now is None else (left.card, left.now)
        return RecapCell(RecapPart.LEFT, sentence, left.line, cards, left=left, is_first=is_first)

    # --- the model

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else _COLUMNS

    def cell(self, index: Index) -> RecapCell | None:
        """Return a cell, or None in an empty place beside few deeds."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        return row[index.column()] if index.column() < len(row) else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self.cell(index)
        if cell is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return cell.sentence
            case RecapRole.CELL:
                return cell
            case RecapRole.CARDS:
                return cell.cards
            case RecapRole.LINE:
                return cell.line
        return None

    @never_raises
    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.cell(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
