"""The question for an action: first the kinds of actions, then the cards for one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.at import place_words
from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.games.valeria.rules.model.options import ACTIONS, ActAt, Action, GainResource
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.agenda import is_one_more
from valeria_desktop.games.valeria.solo.options import Hide
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.prompts.button_pictures import of_card
from valeria_desktop.games.valeria.ui.prompts.cause_lines import Lead
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.columns import Columns
from valeria_desktop.ui.prompts.presenter import Presenter
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import filled, tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.kernel.options import Option

GAIN = "gain"
HIDE = "hide"
_USUAL = (Action.SLAY, Action.RECRUIT, Action.BUILD)
"""The actions whose buttons are always there."""
_OTHER = "other"
"""The options of sets that belong to no action."""
_COIN, _GAIN_HEIGHT = 21, 44
_LETTERS = {"gold": "G", "strength": "S", "magic": "M"}


class ActPresenter(Presenter):
    """Offers the kinds of actions, and the options of each kind on a second page."""

    def build(self) -> None:
        """Show the kinds of actions."""
        usual = (*(action.value for action in _USUAL), HIDE, GAIN, _OTHER)
        self._groups: dict[str, list[Option]] = {kind: [] for kind in usual}
        for option in self.decision.options:
            self._groups.setdefault(_kind_of(option), []).append(option)
        self._hint = ""
        self.opened = ""
        self._show_kinds()

    # --- the kinds of actions

    def _show_kinds(self) -> None:
        box = QWidget()
        more = [kind for kind in self._groups if kind in ACTIONS and kind not in _USUAL]
        hide = [HIDE] if self._groups[HIDE] else []
        kinds = [*(action.value for action in _USUAL), *more, *hide]
        is_usual = len(kinds) == len(_USUAL)
        columns = Columns(box, most=3 if is_usual else 2, gap=0, is_even=is_usual)
        self._kinds: dict[str, Button] = {kind: self._kind_button(kind) for kind in kinds}
        peers = tuple(self._kinds.values())
        for button in peers:
            button.show_icon_with(peers)
            columns.addWidget(button)
        self.column.addWidget(box)
        for option in self._groups[_OTHER]:
            self.column.addWidget(self.offer(option))
        if self._groups[GAIN]:
            self.column.addWidget(self._gains())
        self.show_hint(self._hint)

    def _kind_button(self, kind: str) -> Button:
        possible = len(self._groups[kind])
        button = Button(self.look, self._name(kind), icon=_icon(kind), key=self.next_digit())
        button.setEnabled(possible > 0)
        button.setAccessibleName(self._sentence(kind, possible))
        explain_beside(button, self._sentence(kind, possible))
        button.set_tail((str(possible), ""))
        button.clicked.connect(lambda: self.open(kind))
        self.adopt(button, button.key)
        return button

    def _name(self, kind: str) -> str:
        return self.tr("Hide") if kind == HIDE else tell(Action(kind).words())

    def _sentence(self, kind: str, possible: int) -> str:
        if possible:
            return self.tr("{action}: {number} possible. Press to choose.").format(
                action=self._name(kind), number=possible
            )
        words = self.tr("{action}: nothing is possible now.").format(action=self._name(kind))
        nearest = self._nearest(kind)
        if nearest is None or nearest.card is None:
            return words
        missing = "; ".join(tell(reason) for reason in nearest.missing)
        why = self.tr("{card}: {missing}.").format(card=nearest.card.name, missing=missing)
        return f"{words} {why}"

    def _nearest(self, kind: str) -> Quote | None:
        """Return the quote with the fewest missing things, and of those the cheapest; or None."""
        scene: Scene = self.scene
        quotes = [q for q in scene.quotes.values() if q.action == kind and q.missing]
        return min(quotes, key=lambda q: (len(q.missing), sum(n for _, n in q.price)), default=None)

    # --- the options of a kind

    def open(self, kind: str) -> None:
        """Show the options of a kind, and move the focus to its row on the table."""
        self.opened = kind
        self.forget_choices()
        self._kinds = {}
        self._show_list(kind)
        self.corner = self.make_back(self.tr("Back"))
        self.show_hint(self._hint)
        self.can_go_back = True
        if kind != HIDE:
            self.row_asked.emit(kind)  # before the question is told: the focus would cut it off
        self.changed.emit()

    def go_back(self) -> None:
        """Show the kinds of actions again."""
        self.opened = ""
        self.forget_choices()
        self._show_kinds()
        self.can_go_back = False
        self.changed.emit()

    def _show_list(self, kind: str) -> None:
        box = QWidget()
        has_words = any(not isinstance(option, ActAt) for option in self._groups[kind])
        columns = Columns(box, most=1 if has_words else 2, gap=0)
        for option in self._groups[kind]:
            columns.addWidget(self._line(option))
        self.column.addWidget(box)

    def _line(self, option: Option) -> Button:
        if not isinstance(option, ActAt):
            return self.offer(option)
        name = option.card.name
        if row_at(option.place).tells_place:
            where = tell(place_words(option.place))
            name = self.tr("{card}, {where}").format(card=name, where=where)
        button = self.offer(option, name)
        button.set_picture(of_card(self.look, option.card))
        button.set_tail(*_price(option))
        explain_beside(button, f"{self.words(option)}. {card_sentence(option.card)}")
        return button

    def _gains(self) -> QWidget:
        """Make the row of the fourth action, gaining 1, whose options need no second page."""
        box = QWidget()
        columns = Columns(box, most=3, gap=0)
        columns.add_lead(Lead(self.look, self.tr("Gain 1")))
        names = {
            "gold": self.tr("Gold"),
            "strength": self.tr("Strength"),
            "magic": self.tr("Magic"),
        }
        for option in self._groups[GAIN]:
            kind = as_a(GainResource, option).resource.value
            digit = self.next_digit()
            button = self.offer(option, names[kind], key=_LETTERS[kind])
            button.set_marks((Mark(kind),), _COIN)
            button.set_height(_GAIN_HEIGHT)
            self.adopt(button, digit)
            columns.addWidget(button)
        return box

    def point_out(self, options: Sequence[Option]) -> None:
        """Act on the clicked place, or else offer the cards to hide under its card."""
        acts = [option for option in options if isinstance(option, ActAt)]
        if acts:
            self.chosen.emit(acts[0].id)
            return
        self.open(HIDE)
        super().point_out(options)

    # --- keys

    @property
    def _gains_by_key(self) -> dict[Qt.Key, str]:
        """The option of each letter key, which also works on the second page."""
        gains = (as_a(GainResource, option) for option in self._groups[GAIN])
        return {Qt.Key(ord(_LETTERS[gain.resource.value])): gain.id for gain in gains}

    @property
    def heard(self) -> Iterable[Qt.Key]:
        return {*self.keys, *self._gains_by_key}

    def take_key(self, key: Qt.Key) -> bool:
        if super().take_key(key):
            return True
        gain = self._gains_by_key.get(key)
        if gain is not None:
            self.chosen.emit(gain)
        return gain is not None

    # --- words

    def show_hint(self, option_id: str) -> None:
        """Mark the hinted option, or the kind that contains it."""
        self._hint = option_id
        super().show_hint(option_id)
        for kind, button in self._kinds.items():
            hinted = any(option.id == option_id for option in self._groups[kind])
            button.set_hinted(hinted=hinted)

    def question(self) -> str:
        """Return the question for the opened kind; on the first page, with the action's number."""
        if self.opened:
            return self._which()
        question = super().question()
        if self.scene.actions == 1 or is_one_more(self.decision):
            return question
        words = self.tr("second action: {question}")
        if self.scene.actions_left == self.scene.actions:
            words = self.tr("first action: {question}")
        return filled(words, {"question": question})

    def _which(self) -> str:
        if self.opened == HIDE:
            return self.tr("which card do you hide?")
        return tell(Action(self.opened).said.question)

    def advice(self) -> str:
        if self.opened:
            return ""
        if not self._is_lit:
            return self.tr("Press G, S or M to gain 1.") if self._groups[GAIN] else ""
        if self._groups[GAIN]:
            return self.tr("Press a number, or Enter on a card; G, S, M gain 1.")
        return self.tr("Press a number, or Enter on a card.")

    @property
    def _is_lit(self) -> bool:
        """Whether an answer lies on the table, in the centre or in front of the player."""
        return bool(self.scene.lit or self.scene.lit_cards)

    def note(self) -> str:
        if self.scene.setup.solo is not Solo.SIEGE:
            return self.tr("or click a lit card") if self._is_lit else ""
        mine, his = self.scene.view.dice
        words = self.tr("You act second: {mine} is lower than {his}.")
        if mine == his:
            words = self.tr("You act second: odd doubles favour the Dark Lord.")
            if not mine % 2:
                words = self.tr("You act first: even doubles favour you.")
        elif mine > his:
            words = self.tr("You act first: {mine} is higher than {his}.")
        return words.format(mine=mine, his=his)


def _kind_of(option: Option) -> str:
    action = getattr(option, "action", None)
    if isinstance(action, Action):
        return action.value
    if isinstance(option, Hide):
        return HIDE
    return GAIN if isinstance(option, GainResource) else _OTHER


def _icon(kind: str) -> str:
    return "eye-closed" if kind == HIDE else Action(kind).said.icon


def _price(option: ActAt) -> tuple[tuple[str, str], ...]:
    nothing = ("0", option.card.paid_in or "gold")
    return tuple((str(number), kind) for kind, number in option.prices[0].parts) or (nothing,)
