"""Rewinding, even past revealed secrets, to any decision if all people agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QListView, QVBoxLayout

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.page import Page
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.shields import shield_icon
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.choices import Waypoint
    from valeria_desktop.ui.paint.look import Look

Index = QModelIndex | QPersistentModelIndex
CHOICES = int(Qt.ItemDataRole.UserRole)


class MomentsModel(QAbstractListModel):
    """The decisions of a game, the newest first."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._moments: list[Waypoint] = []
        self._seats: tuple[Seat, ...] = ()

    def show(self, moments: Sequence[Waypoint], seats: tuple[Seat, ...]) -> None:
        """Show the decisions of a game, the newest first."""
        self.beginResetModel()
        self._moments, self._seats = list(reversed(moments)), seats
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._moments)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        return self.tr("Decisions") if role == Qt.ItemDataRole.DisplayRole else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        moment = self._moments[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._words(moment)
        if role == Qt.ItemDataRole.DecorationRole:
            seat = self._seats[moment.seat]
            return shield_icon(self._look, seat)
        return moment.choices if role == CHOICES else None

    def _words(self, moment: Waypoint) -> str:
        names = tuple(seat.name for seat in self._seats)
        return self.tr("Round {round} · {name}: {words}").format(
            round=max(1, moment.round),
            name=names[moment.seat],
            words=tell(moment.words, names),
        )


class RewindScreen(Page):
    """A list of all decisions; the game goes back to one when all people agree."""

    is_wooden = False

    rewound = Signal(int)
    """The number of choices to keep."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.model = MomentsModel(look)
        self.list = QListView()
        self.agreements: list[QCheckBox] = []
        self._agreeing = QHBoxLayout()
        self.go = Button(
            look, self.tr("Go back to here"), icon="undo", key="⏎", kind=ButtonKind.PRIMARY
        )
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(18), px(10), px(18), px(12))
        outer.addWidget(Heading(self._look, self.tr("Rewind"), 32))
        words = self.tr(
            "Go back to any decision, even past dice and cards you have seen. The same dice and "
            "cards will come again, and the game is marked as rewound."
        )
        outer.addWidget(Text(self._look, words, 16))
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Decisions, the newest first"))
        self.list.activated.connect(self._rewind)
        outer.addWidget(self.list, 1)
        outer.addLayout(self._agreeing)
        back = self.back_button()
        self.go.clicked.connect(self._rewind)
        row = QHBoxLayout()
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(self.go)
        outer.addLayout(row)

    def _restyle(self) -> None:
        self.list.setFont(self._look.font(16))
        for box in self.agreements:
            box.setFont(self._look.font(16))

    def show_waypoints(
        self, moments: Sequence[Waypoint], seats: tuple[Seat, ...], asking: int
    ) -> None:
        """Show the decisions of a game; every person but the asking one has to agree."""
        self.model.show(moments, seats)
        for box in self.agreements:
            self._agreeing.removeWidget(box)
            box.deleteLater()
        self.agreements = [
            self._agreement(seat.name)
            for number, seat in enumerate(seats)
            if seat.is_person and number != asking
        ]
        self._restyle()
        self._show_agreement()
        if moments:
            self.list.setCurrentIndex(self.model.index(0))

    @property
    def first_focus(self) -> QListView:
        return self.list

    def _agreement(self, name: str) -> QCheckBox:
        box = QCheckBox(self.tr("{name} agrees").format(name=name))
        box.toggled.connect(self._show_agreement)
        self._agreeing.addWidget(box)
        return box

    @property
    def is_agreed(self) -> bool:
        """Whether all people agree."""
        return all(box.isChecked() for box in self.agreements)

    def _show_agreement(self) -> None:
        self.go.setEnabled(self.is_agreed and self.model.rowCount() > 0)
        explain_beside(
            self.go, "" if self.is_agreed else self.tr("Everyone at the table has to agree")
        )

    def _rewind(self) -> None:
        index = self.list.currentIndex()
        if index.isValid() and self.is_agreed:
            self.rewound.emit(index.data(CHOICES))
