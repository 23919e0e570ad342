"""The card looked at: large, in words, with its price now, what is missing and what would help."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.games.valeria.ui.cards.text import clauses_of
from valeria_desktop.games.valeria.ui.centre.links import ClauseLink
from valeria_desktop.games.valeria.ui.centre.notes import (
    Note,
    NoteKind,
    notes_on_card,
    notes_on_place,
)
from valeria_desktop.ui.kit.plain import MarkedLabel, Markup, marked

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look

_MARGIN = 6
_LEAST_PICTURE = 72
_GAP = 3
_SIZES = (16, 14, 13)
_MOST_LINKS = 2
_SHARE = 1.6  # of its least height must be there for a picture, else the words have all
_ROOMY = 420  # from this height on the largest size may be used


class Inspector(QFrame):
    """Shows one card and everything worth knowing about it now."""

    clause_asked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._notes: list[Note] = []
        self._shown: tuple[Card | None, Amounts | None, list[Note]] | None = None
        self._picture = CardPortrait(look)
        self._picture.setParent(self)
        self._text = MarkedLabel()
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._text)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._links = tuple(ClauseLink(look) for _ in range(_MOST_LINKS))
        self._foot = QWidget(self)
        row = QHBoxLayout(self._foot)
        row.setContentsMargins(0, 0, 0, 0)
        for link in self._links:
            row.addWidget(link)
            link.clicked.connect(self._link_chosen)
        row.addStretch(1)
        self.setProperty("panel", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The card looked at"))
        look.changed.connect(self._write)
        self.show_nothing()

    # --- what is shown

    def show_nothing(self) -> None:
        """Show no card, but how to look at one."""
        words = self.tr("Point at a card to look at it closely.")
        self._show(None, None, [Note(NoteKind.KIND, words)])

    def show_place(self, scene: Scene, place: int) -> None:
        """Show what lies at a place of the centre; -1 is none."""
        if place not in scene.quotes:
            self.show_nothing()
            return
        quote = scene.quotes[place]
        price = quote.price if quote.action else None
        self._show(scene.view.top(place), price, notes_on_place(scene, place))

    def show_card(self, card: Card | None) -> None:
        """Show a card that lies elsewhere."""
        if card is None:
            self.show_nothing()
        else:
            self._show(card, None, notes_on_card(card))

    @property
    def card(self) -> Card | None:
        """The card that is shown."""
        return self._picture.card

    @property
    def notes(self) -> list[Note]:
        """What is said about it."""
        return self._notes

    def _show(self, card: Card | None, price: Amounts | None, notes: list[Note]) -> None:
        shown = (card, price, notes)
        if shown == self._shown:
            return
        self._shown = shown
        is_plain = card is None or card.kind == "exhausted"
        self._notes = notes
        self._picture.show_card(None if is_plain else card, price)
        self._show_links(() if card is None else clauses_of(card))
        self._write()

    def _show_links(self, clauses: tuple[str, ...]) -> None:
        for link, clause in zip_longest(self._links, clauses[:_MOST_LINKS], fillvalue=""):
            if isinstance(link, ClauseLink):
                link.lead_to(clause)

    def _link_chosen(self) -> None:
        link = self.sender()
        if isinstance(link, ClauseLink):
            self.clause_asked.emit(link.clause)

    # --- text

    def _write(self) -> None:
        paragraphs = [self._paragraph(note) for note in self._notes]
        self._text.show_markup(Markup("".join(paragraphs)))
        self._text.setAccessibleName(" ".join(note.text for note in self._notes))
        self._arrange()

    def _paragraph(self, note: Note) -> Markup:
        tokens = self._look.palette
        colour = {
            NoteKind.KIND: tokens.quiet,
            NoteKind.STACK: tokens.quiet,
            NoteKind.CHANCE: tokens.quiet,
            NoteKind.CAN: tokens.good,
            NoteKind.WHY_NOT: tokens.bad,
            NoteKind.PRICE: tokens.lit,
        }.get(note.kind, tokens.ink)
        is_strong = note.kind in {NoteKind.PRICE, NoteKind.CAN, NoteKind.CURE}
        words = marked("<b>{text}</b>", text=note.text) if is_strong else note.text
        style = "margin:0 0 2px 0; color:"
        return marked(
            '<p style="{style}{colour}">{words}</p>', style=style, colour=colour, words=words
        )

    # --- where it is

    def _arrange(self) -> None:
        """Give the text what it needs, and the picture the rest."""
        px = self._look.px
        inside = self.rect().adjusted(*(px(_MARGIN) * side for side in (1, 1, -1, -1)))
        links = self._links[0].sizeHint().height() if self._links[0].clause else 0
        self._foot.setGeometry(inside.left(), inside.bottom() + 1 - links, inside.width(), links)
        room = inside.height() - links - (px(_GAP) if links else 0)
        least = px(_LEAST_PICTURE) + px(_GAP)
        top, has_picture = inside.top(), self._picture.card is not None and room > _SHARE * least
        self._picture.setVisible(has_picture)
        least = least if has_picture else 0
        needed = self._fit_text(inside.width(), room - least)
        if has_picture:
            high = max(px(_LEAST_PICTURE), room - needed - px(_GAP))
            high = self._picture.height_within(inside.width(), high)
            self._picture.setGeometry(inside.left(), top, inside.width(), high)
            top += high + px(_GAP)
        self._scroll.setGeometry(inside.left(), top, inside.width(), inside.top() + room - top)

    def _fit_text(self, width: int, room: int) -> int:
        """Use the largest size the whole text has room in; give the height it needs."""
        needed = 0
        for size in _SIZES if self.height() >= self._look.px(_ROOMY) else _SIZES[1:]:
            self._text.setFont(self._look.font(size))
            needed = self._text.heightForWidth(width)
            if needed <= room:
                break
        return needed

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(150), self._look.px(200))
