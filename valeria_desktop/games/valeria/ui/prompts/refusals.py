"""Why not? The bubble on a card that the player can't have: reasons, and what would help."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.cures import cure, remedy
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.options import Action, GainResource
from valeria_desktop.games.valeria.ui.cards.powers import marks_of_amounts
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.paint.brush import Mark, Marks, number
from valeria_desktop.ui.prompts.bubble import Bubble, sentence
from valeria_desktop.ui.words.flow import Flow
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.paint.look import Look


_GAPS = re.compile(r"({\w+})")
_KEYS = {"gold": "G", "strength": "S", "magic": "M"}


class MarkedLine(QWidget):
    """Words and signs on parchment."""

    def __init__(self, look: Look, marks: Marks, colour: str) -> None:
        """Show marks in a colour."""
        super().__init__()
        self._flow = Flow(look, marks)
        self._colour = colour
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(round(self._flow.width), round(self._flow.line_height))

    def heightForWidth(self, width: int) -> int:
        return round(self._flow.height(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._flow.paint(painter, QRectF(self.rect()), QColor(self._colour))
        painter.end()


class WhyNot(Bubble):
    """Shows the reasons why a player can't have a card, with its price."""

    remedied = Signal(str)
    """The id of the helpful option that the player chose from the bubble."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Make a hidden bubble in a window."""
        super().__init__(look, window)
        self.remedy: Button | None = None
        """The button that chooses the helpful option, if there is one now."""

    def show_quote(
        self,
        quote: Quote,
        cure: str | None,
        beside: QRect | None = None,
        *,
        player: PlayerView | None = None,
        remedy: Option | None = None,
    ) -> None:
        """Show why a player can't have a card; `beside` is the card's box in the window.

        A `player` adds the amounts that they can pay with; a `remedy` adds a button that chooses
        it.
        """
        tokens, title = self._look.palette, self._title(quote)
        self._begin(self.tr("Not yet") if quote.card is not None else title)
        if player is not None and quote.missing:
            self._column.addWidget(MarkedLine(self._look, self._costs(quote, player), tokens.ink))
        for reason in quote.timing:
            self._column.addWidget(self._line("right", sentence(tell(reason)), tokens.ink))
        for reason in quote.missing:
            self._column.addWidget(self._line("close", sentence(tell(reason)), tokens.bad))
        self._add_cure(cure, remedy)
        said = [sentence(tell(reason)) for reason in quote.reasons]
        said += [sentence(cure)] if cure else []
        self._show(" ".join([title, *said]), beside)

    def _costs(self, quote: Quote, player: PlayerView) -> Marks:
        """Return marks of the price, and of the player's amounts of its resources and of Magic."""
        kinds = dict.fromkeys([*(kind for kind, _ in quote.price), "magic"])
        own: Marks = ()
        for kind in kinds:
            own += (Mark(text=self.tr(" and ")),) if own else ()
            own += (number(getattr(player, kind)), Mark(kind))
        filled = {
            "{price}": marks_of_amounts(quote.price) or (number(0), Mark("gold")),
            "{own}": own,
        }
        words = self.tr("costs {price}, you have {own}")
        parts = [filled.get(part, (Mark(text=part),)) for part in _GAPS.split(words) if part]
        return tuple(mark for part in parts for mark in part)

    def _add_cure(self, cure: str | None, remedy: Option | None) -> None:
        if not cure:
            return
        if not isinstance(remedy, GainResource):
            self._column.addWidget(self._line("hint", sentence(cure), self._look.palette.good))
            return
        option_id = remedy.id
        self.remedy = Button(self._look, cure, key=_KEYS[remedy.resource.value])
        self.remedy.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key works wherever the focus is
        self.remedy.setAccessibleName(sentence(cure))
        self.remedy.clicked.connect(lambda: self._choose(option_id))
        self._column.addWidget(self.remedy)

    def _choose(self, option_id: str) -> None:
        self.close_bubble()
        self.remedied.emit(option_id)

    def _title(self, quote: Quote) -> str:
        name = quote.card.name if quote.card else ""
        match quote.action:
            case Action.SLAY:
                return self.tr("You can't slay {card} now").format(card=name)
            case Action.RECRUIT:
                return self.tr("You can't recruit {card} now").format(card=name)
            case Action.BUILD:
                return self.tr("You can't build {card} now").format(card=name)
        return self.tr("Nothing to take here")

    def stays_at(self, watched: QObject) -> bool:
        return watched is self.remedy

    def _clear(self) -> None:
        self.remedy = None
        super()._clear()


class Refusals:
    """Answers clicks on stacks that aren't options."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        table.why.remedied.connect(table.prompt.answer)
        table.why.spare(table.prompt)

    def answer(self, at: AtPlace) -> None:
        """Pay for this card instead of another, or say why the player can't have it."""
        scene: Scene | None = self._table.scene
        if scene is None:
            return
        instead = scene.instead_at(at)
        if instead is not None and self._table.controller.is_open:
            self._table.controller.choose(instead.id, instead=True)
        elif at == scene.paid_for:
            self._table.prompt.take_focus()
        else:
            self.say_why(at)

    def say_why(self, at: At | None) -> None:
        """Say why the player can't have a stack's card, and what would help."""
        scene: Scene | None = self._table.scene
        if scene is None or not isinstance(at, AtPlace) or at.place not in scene.quotes:
            return
        if scene.is_watched or self._table.is_asked_before:
            return
        quote = scene.quotes[at.place]
        if quote.missing and scene.paid_for is not None:
            quote = evolve(quote, timing=())  # a player who pays may still choose another card
        if not quote.reasons:
            return
        self._table.refuse(at)
        player = scene.view.players[scene.viewer]
        has_help = self._table.controller.helps
        words = cure(quote, player, scene.actions_left) if has_help else None
        self._table.why.show_quote(
            quote,
            tell(words) if words else None,
            self._table.centre.box_of(at, self._table.window()),
            player=player,
            remedy=remedy(quote, player, scene.decision) if words else None,
        )
