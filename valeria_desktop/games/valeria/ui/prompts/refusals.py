"""Why not? The bubble on a card that the player can't have: reasons, and what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QRect, Signal

from valeria_desktop.games.valeria.cures import cure, cure_by, lacks_roles, remedy, shortage
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.amounts import Resource
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.ui.prompts.answers import short_answer
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.kernel.signs import Mark, Marks, number
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.bubble import Bubble, sentence
from valeria_desktop.ui.words.marked_line import MarkedLine, marks_in
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.voice import Voice


class WhyNot(Bubble):
    """Shows why a player can't have a card: what is short, its price, and the cheapest cure."""

    remedied = Signal(str)
    """The id of the helpful option that the player chose from the bubble."""

    def __init__(self, look: Look, window: QWidget, voice: Voice | None = None) -> None:
        """Make a hidden bubble in a window, with the face of who refuses."""
        super().__init__(look, window, voice)
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
        self._begin(self._head(quote, player) if quote.card is not None else title)
        for reason in quote.timing:
            self._column.addWidget(self._line("", sentence(tell(reason)), tokens.ink))
        if player is None or lacks_roles(quote, player):
            for reason in quote.missing[1:] if player is not None else quote.missing:
                self._column.addWidget(self._line("close", sentence(tell(reason)), tokens.bad))
        elif quote.missing:
            costs = self._costs(quote, player)
            self._column.addWidget(MarkedLine(self._look, costs, tokens.ink, 15, is_bold=False))
        why = " ".join(map(sentence, (title, *map(tell, quote.reasons))))
        helps = self._add_cure(cure, remedy)
        self._show(why if _count(why, helps) > _MOST else f"{why} {helps}".strip(), beside)

    def _head(self, quote: Quote, player: PlayerView | None) -> str:
        """Return the heading: what is missing first, for a known player."""
        if quote.action is None:
            return self._title(quote)
        short = shortage(quote, player) if player is not None else None
        if short is None:
            return self.tr("Not yet")
        return self.tr("Not yet: {short}").format(short=tell(short))

    def _costs(self, quote: Quote, player: PlayerView) -> Marks:
        """Return marks of the price, and of the player's resources that can help to pay it."""
        own: Marks = ()
        for kind, many in money_for(quote.asked, player):
            own += (Mark(text=self.tr(" and ")),) if own else ()
            own += (number(many), Mark(kind))
        words = self.tr("It costs {price}. You have {own}.")
        price = quote.asked.signs() or (number(0), Mark("gold"))
        return marks_in(words, price=price, own=own)

    def _add_cure(self, cure: str | None, remedy: Option | None) -> str:
        """Add the cure, as a button if it can be had at once, and return its sentence."""
        ink = self._look.palette.ink
        if cure and isinstance(remedy, ActAt):
            cure = tell(cure_by(remedy))
        if cure:
            self._column.addWidget(self._line("", sentence(cure), ink))
        if not cure or remedy is None:
            self._add_buttons()
            return sentence(cure) if cure else ""
        words, marks = short_answer(remedy, ())
        self.remedy = Button(self._look, words, key=ENTER)
        if marks:
            self.remedy.set_marks(marks)
        said = sentence(tell(remedy.words()))
        self.remedy.setAccessibleName(said)
        self.remedy.clicked.connect(lambda: self._choose(remedy.id))
        self._add_buttons(self.remedy)
        return self.tr("Enter: {choice}").format(choice=said)

    def _choose(self, option_id: str) -> None:
        self.close_bubble()
        self.remedied.emit(option_id)

    def _title(self, quote: Quote) -> str:
        name = quote.card.name if quote.card else ""
        if quote.action is None:
            return self.tr("Nothing to take here")
        return tell(quote.action.said.refusal(name))

    def _clear(self) -> None:
        self.remedy = None
        super()._clear()


_MOST = 25
"""The most words that are heard; the reasons come before what would help."""


def money_for(asked: Price, player: PlayerView) -> Iterator[tuple[str, int]]:
    """Yield the player's resources that can pay a price, with the tokens that stand for them."""
    more = dict(player.more)
    kinds = [kind for kind, _ in asked.parts if kind != "any"]
    choice = [kind.value for kind in Resource] if asked.any_kind else []
    helps = [] if asked.is_exact else ["magic"]
    for kind in dict.fromkeys([*kinds, *choice, *helps]):
        yield kind, more.get(kind, 0) if kind in TRACKS else getattr(player, kind)
        yield from ((tag, many) for tag, many in more.items() if TRACKS[tag].stands_for == kind)


def _count(*sentences: str) -> int:
    return sum(len(each.split()) for each in sentences)


class Refusals:
    """Answers clicks on stacks that aren't options."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        table.why.remedied.connect(table.prompt.answer)
        table.why.spare(table.prompt)
        table.why.said.connect(table.said)

    def close_bubble(self) -> None:
        """Take the reasons away."""
        self._table.why.close_bubble()

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

    def say_why(self, at: At | None) -> bool:
        """Say why the player can't have a stack's card, and what would help, if it is so."""
        scene: Scene | None = self._table.scene
        if scene is None or scene.is_watched or self._table.is_asked_before:
            return False
        if at is not None and at in scene.closed:
            return self._say_closed(at, scene.closed[at])
        if not isinstance(at, AtPlace) or at.place not in scene.quotes:
            return False
        quote = scene.quotes[at.place]
        if quote.missing and scene.paid_for is not None:
            quote = evolve(quote, timing=())  # a player who pays may still choose another card
        if not quote.reasons:
            return False
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
        return True

    def _say_closed(self, at: At, reasons: Sequence[Phrase]) -> bool:
        """Say why a thing beside the stacks can't be chosen, where it lies."""
        table = self._table
        table.refuse(at)
        box, window = table.box_of(at), table.window()
        beside = None
        if box is not None:
            whole = box.toRect()
            beside = QRect(table.mapTo(window, whole.topLeft()), whole.size())
        told = [tell(capital(reason)) for reason in reasons]
        table.why.show_reasons(QCoreApplication.translate("WhyNot", "Not yet"), told, beside)
        return True
