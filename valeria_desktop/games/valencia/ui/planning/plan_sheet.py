"""The sheet on which a player plans a round: deck, hand, stacks, and the round's steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from valeria_desktop.games.valencia.rules.model.options import DRAW, ENOUGH
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement
from valeria_desktop.games.valencia.ui.planning.plan_cards import CardsView
from valeria_desktop.games.valencia.ui.planning.plan_deck import DeckPart
from valeria_desktop.games.valencia.ui.planning.round_row import RoundRow
from valeria_desktop.games.valencia.ui.planning.sheet_zoom import SheetZoom
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.prompts.window_sheet import WindowSheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import OwnSecrets
    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_SIZE = 1060, 620


class PlanSheet(WindowSheet):
    """Lets a player divide a hand freely; only the plan that they lay down is answered.

    No link is answered before: after a drawn card, the player could take none of them back.
    """

    zoom: SheetZoom

    def __init__(
        self,
        look: ParchmentLook,
        window: QWidget,
        scene: Scene,
        script: PlanScript,
        *,
        may_undo: bool = False,
    ) -> None:
        """Make a hidden sheet over a window; `may_undo` lets the player take a laid plan back."""
        own: OwnSecrets = scene.view.own
        self._scene, self._script = scene, script
        self._was_laid = own.stage is PlanningStage.CLOSE
        self._may_draw, self._may_undo = own.stage is PlanningStage.DRAW, may_undo
        super().__init__(look, window, "", _SIZE)
        self.cards = CardsView(look, scene.view.seat)
        self.zoom = SheetZoom(look, self, scene, lambda: self.cards.plan.cards)
        self.zoom.reads(self.cards, self.cards.at_index)
        self.zoom.told.connect(self.cards.say)
        self.box.addWidget(RoundRow(look, scene.view))
        self._advice = self._make_advice()
        self.box.addWidget(self._advice)
        self.box.addWidget(self.hint)
        self.box.addLayout(self._middle(), 1)
        self.box.addLayout(self._foot())
        self.cards.changed.connect(self._changed)
        self.cards.show_plan(self._plan(own))
        self._lay(is_laid=self._was_laid)

    def _make_advice(self) -> Text:
        words = self.tr(
            "Drag cards into stacks, or press a stack's number: N begins a new one, Backspace "
            "takes a card back."
        )
        text = Text(self.look, words, 14)
        text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        text.setWordWrap(True)
        return text

    def _plan(self, own: OwnSecrets) -> Arrangement:
        """Return the current plan; after the last link, the plan of the stacks."""
        if self._was_laid:
            cards = tuple(card for stack in own.stacks for card in stack)
            plan, number = Arrangement(cards, tuple(range(len(cards)))), 0
            for place, stack in enumerate(own.stacks, 1):
                for _ in stack:
                    plan = plan.put(number, place)
                    number += 1
            return plan
        return self._script.arrangement.of_hand((*own.hand, *own.opened))

    def _middle(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(14))
        view = self._scene.view
        self.deck = DeckPart(self.look, view, self._scene.seats[view.seat])
        self.adopt(self.deck.draw).clicked.connect(self._draw)
        row.addWidget(self.deck)
        row.addWidget(self.cards, 1)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(6))
        self._arranging = self._make_arranging()
        self._again = Button(self.look, self.tr("Start again"), key="B")
        self._again.clicked.connect(self._start_again)
        for button in (*self._arranging, self._again):
            row.addWidget(self.adopt(button))
        row.addStretch(1)
        row.addWidget(self.make_aside())
        self.made = Button(self.look, "", key=ENTER, kind=ButtonKind.PRIMARY)
        self.made.clicked.connect(self._go_on)
        self.default = self.made
        row.addWidget(self.made)
        return row

    def _make_arranging(self) -> list[Button]:
        """Make the buttons for many cards at once; only the last one changes stacks."""
        made = []
        for key, arrange in (
            ("S", Arrangement.all_single),
            ("A", Arrangement.all_in_one),
            ("C", Arrangement.cleared),
        ):
            button = Button(self.look, "", key=key)
            button.clicked.connect(
                lambda _checked=False, arrange=arrange: self._arrange(arrange(self.cards.plan))
            )
            made.append(button)
        return made

    # --- events

    @property
    def is_laid(self) -> bool:
        """Whether the plan is made, and the player has still to lay it down."""
        return self.cards.is_laid

    @property
    def first_focus(self) -> QWidget:
        if self.is_laid:
            return self.made
        return self.deck.draw if self._script.keeps_drawing and self._may_draw else self.cards

    def take_key(self, key: str) -> bool:
        return not self.is_laid and self.cards.take_key(key)

    def _lay(self, *, is_laid: bool) -> None:
        """Show the plan as made, or let the player change it; no link is answered yet."""
        self.cards.show_plan(self.cards.plan, is_laid=is_laid)
        name = self._scene.seats[self._scene.view.seat].name
        words = self.tr("{name}, plan your round")
        if is_laid:
            words = self.tr("{name}, your plan is made")
        self.heading.setText(words.format(name=name))
        for part in (self._advice, *self._arranging):
            part.setVisible(not is_laid)
        self.deck.draw.setVisible(self._may_draw and not is_laid)
        self._again.setVisible(is_laid and (self._may_undo or not self._was_laid))
        self._changed()
        if self.isVisible():
            self.first_focus.setFocus(Qt.FocusReason.OtherFocusReason)
            self.cards.say(f"{self.heading.text()}. {self._spoken(self.cards.plan)}")

    def _go_on(self) -> None:
        """Show the plan as made; at the second call, lay it down."""
        if self.is_laid:
            self._lay_down()
        elif self.cards.plan.is_made:
            self._lay(is_laid=True)

    def _start_again(self) -> None:
        """Let the player change the plan; a plan that was answered is taken back first."""
        if self._was_laid:
            self.again.emit()
        else:
            self._lay(is_laid=False)

    def _arrange(self, plan: Arrangement) -> None:
        self.cards.arrange(plan)
        self.cards.say(self._spoken(plan))

    def _spoken(self, plan: Arrangement) -> str:
        """Return the division of the hand in words."""
        if not plan.trays:
            return self.tr("All cards are in hand.")
        sums = ", ".join(str(plan.sum_of(place)) for place in range(1, len(plan.trays) + 1))
        return self.tr("Stacks of these sums: {sums}. Cards in hand: {number}.").format(
            sums=sums, number=len(plan.hand)
        )

    def _changed(self) -> None:
        """Keep the current plan; a plan is made when the hand is empty."""
        plan = self.cards.plan
        if not self._was_laid:
            self._script.arrangement = plan
        self.made.setEnabled(plan.is_made)
        words = self.tr("In hand: {number}").format(number=len(plan.hand))
        if self.is_laid:
            words = self.tr("Lay them down")
        elif plan.is_made:
            words = self.tr("Plan is made")
        self.made.setText(words)
        self.made.setAccessibleName(f"{words}. {self._spoken(plan)}")
        self._say_arranging(plan)

    def _say_arranging(self, plan: Arrangement) -> None:
        """Write on the buttons which cards they arrange: with stacks, only the rest of the hand."""
        single, in_one, clear = self._arranging
        has_stacks = bool(plan.trays)
        single.setText(self.tr("Rest single") if has_stacks else self.tr("All single"))
        in_one.setText(self.tr("Rest in one") if has_stacks else self.tr("All in one"))
        clear.setText(self.tr("Clear"))
        for button in (single, in_one):
            button.setEnabled(bool(plan.hand))
        clear.setEnabled(has_stacks)

    def _draw(self) -> None:
        self._script.answer_alone(self._scene)
        self._script.keeps_drawing = self.deck.draw.hasFocus()
        self.chosen.emit(DRAW.id)

    def _lay_down(self) -> None:
        """Answer the chain of links that leads to these stacks."""
        self._script.wish_stacks(self._scene, self.cards.plan.stacks)
        first = self._script.next_option(self._scene)
        if first is not None:
            self.chosen.emit(first)

    def show_hint(self, option_id: str) -> None:
        self.deck.draw.set_hinted(hinted=option_id == DRAW.id)
        self.made.set_hinted(hinted=option_id == ENOUGH.id)
