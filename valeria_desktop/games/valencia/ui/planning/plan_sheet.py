"""The sheet on which a player plans a round: deck, hand and stacks, below city and council."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from valeria_desktop.coach.hint import parted
from valeria_desktop.games.valencia.coach.division import (
    division_after,
    division_of,
    of_variant,
)
from valeria_desktop.games.valencia.rules.model.cards import in_order
from valeria_desktop.games.valencia.rules.model.options import DRAW, ENOUGH
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.ui.cards.card_words import cards_words
from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement
from valeria_desktop.games.valencia.ui.planning.plan_cards import CardsView
from valeria_desktop.games.valencia.ui.planning.plan_deck import (
    HAND_SIZE,
    DeckPart,
    has_room,
    is_narrow,
    left_in_deck,
)
from valeria_desktop.games.valencia.ui.planning.plan_marks import MarkStrip, auction_signs
from valeria_desktop.games.valencia.ui.planning.sheet_zoom import SheetZoom
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.focus import untold
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.program.commands import keys_of
from valeria_desktop.ui.prompts.window_sheet import WindowSheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.coach.division import Division
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import OwnSecrets
    from valeria_desktop.games.valencia.ui.planning.script import PlanScript
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_SIZE = 1008, 199
_MOST = 0.6
"""The greatest share of the window's height that large words get."""
_BUTTON = 38
_CLEAR_KEY = "C"
_STEP_KEYS = {Qt.Key.Key_D, Qt.Key.Key_E}
"""Keys of the table that name steps while the player marks a stack."""


def lower_third(window: QWidget) -> QRect:
    """Return the lower third of a window, for a sheet without a table."""
    room = window.rect()
    return QRect(8, room.height() * 2 // 3, room.width() - 16, room.height() // 3 - 8)


class PlanSheet(WindowSheet):
    """Lets a player divide a hand freely; only the plan that they lay down is answered.

    No link is answered before: after a drawn card, the player could take none of them back.
    """

    zoom: SheetZoom
    edge: ClassVar[int] = 10

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
        self.place: Callable[[QWidget], QRect] = lower_third
        """Returns the place of the sheet in the window."""
        self.takes_advice: Callable[[str], bool] = lambda _digit: False
        """Takes a digit that is the number of a hint's row; returns whether it did."""
        self._was_laid = own.stage is PlanningStage.CLOSE
        self._may_draw, self._may_undo = own.stage is PlanningStage.DRAW, may_undo
        self._advised: Division | None = None
        """The stacks that the shown hint advises."""
        self._is_drawing = False
        """Whether a card is being drawn: the sheet stays in sight until the next one lies here."""
        super().__init__(look, window, "", _SIZE)
        self.heading.hide()  # the question above stands beside it, in sight
        self.cards = CardsView(look, scene.view.seat, auction_signs(scene.view))
        self.zoom = SheetZoom(look, window, scene, lambda: self.cards.plan.cards, self._zoom_room)
        self.box.addWidget(self.hint)
        self.box.addLayout(self._row(), 1)
        self.strip = MarkStrip(look, scene.view, self)
        self._connect()
        self._show_plan(self._plan(own))

    def _show_plan(self, plan: Arrangement) -> None:
        self._drawn = self._drawn_into(plan)
        """The cards drawn since the sheet before, until they are told."""
        if not self._was_laid:
            self._script.arrangement = plan
        self.cards.show_plan(plan)
        self._lay(is_laid=self._was_laid)

    def _connect(self) -> None:
        self.zoom.reads(self.cards, self.cards.at_index)
        self.zoom.told.connect(self.cards.say)
        self.zoom.setParent(self)  # its panel stands in the window, and goes with the sheet, too
        self.destroyed.connect(self.zoom.panel.deleteLater)
        self.cards.changed.connect(self._changed)
        self.cards.mark_asked.connect(self._open_strip)
        self.strip.chosen.connect(self._mark)
        self.strip.closed.connect(self._focus_cards)

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

    def _drawn_into(self, plan: Arrangement) -> tuple[Card, ...]:
        """Return the cards that a plan has more than the one before; none in a first plan."""
        before = self._script.arrangement.cards
        return in_order((Counter(plan.cards) - Counter(before)).elements()) if before else ()

    def _row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(12))
        view = self._scene.view
        self.deck = DeckPart(self.look, view, self._scene.seats[view.seat])
        self.adopt(self.deck.draw).clicked.connect(self._draw)
        self.adopt(self.deck.draw_to).clicked.connect(
            lambda _checked=False: self._draw_to(HAND_SIZE)
        )
        row.addWidget(self.deck)
        row.addWidget(self.cards, 1)
        row.addLayout(self._foot())
        return row

    def _foot(self) -> QGridLayout:
        """Make the buttons beside the cards; the one that lays the plan down is the first."""
        grid = QGridLayout()
        grid.setSpacing(self.look.px(3))
        self.made = Button(self.look, "", key=ENTER, kind=ButtonKind.PRIMARY)
        self.made.clicked.connect(self._lay_down)
        self.default = self.made
        grid.addWidget(self.made, 0, 0, 1, 2)
        self._arranging = self._make_arranging()
        single, in_one, clear = self._arranging
        words = self.tr("Back") if is_narrow(self.look) else self.tr("Step back")
        self.back = Button(self.look, words, key=keys_of("undo"))
        self.back.setAccessibleName(self.tr("Take the last change of your stacks back."))
        self.back.clicked.connect(self._step_back)
        self._again = Button(self.look, self.tr("Plan again"), key="B")
        self._again.clicked.connect(self.again)
        aside = self.make_aside()
        aside.setText(self.tr("Set aside"))
        places = {single: (1, 0), in_one: (1, 1), self.back: (2, 0), clear: (2, 1)}
        places |= {self._again: (2, 0), aside: (3 if has_room(self.look) else 2, 1)}
        if is_narrow(self.look):  # one line less, so that the city stays in sight above the sheet
            places |= {self._again: (1, 0), aside: (2, 1)}
        for button, (line, column) in places.items():
            button.set_height(_BUTTON)
            grid.addWidget(self.adopt(button), line, column)
        grid.setRowStretch(4, 1)
        return grid

    def _make_arranging(self) -> list[Button]:
        """Make the buttons for many cards at once; only the last one changes stacks."""
        made = []
        for key, arrange in (
            ("S", Arrangement.all_single),
            ("A", Arrangement.all_in_one),
            (_CLEAR_KEY, Arrangement.cleared),
        ):
            button = Button(self.look, "", key=key)
            button.clicked.connect(
                lambda _checked=False, arrange=arrange: self._arrange(arrange(self.cards.plan))
            )
            made.append(button)
        return made

    # --- its place

    def _stand(self) -> None:
        """Stand in the place that the table leaves; large words take more height, upwards."""
        room = self.place(self._window)
        least = self.box.minimumSize().height()
        most = round(self._window.height() * _MOST)
        room.setTop(min(room.top(), room.bottom() + 1 - min(least, most)))
        self.setGeometry(room)

    def stand(self) -> None:
        """Take the place again after the table has laid its parts anew."""
        self._stand()

    def _zoom_room(self) -> QRect:
        """Return the room for a close look: above the sheet, over the city."""
        margin = self.margin
        return QRect(margin, margin, self._window.width() - 2 * margin, self.y() - 2 * margin)

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
        if not self.strip.isHidden():
            return self.strip.take_key(key)
        if self.is_laid:
            return False
        for button in self._arranging:
            if button.key == key:
                button.click()  # also where it has no room
                return True
        if key.isdigit() and not self.cards.plan.trays and self.takes_advice(key):
            return True  # no stack has a number yet, but the rows of the hint have
        return self.cards.take_key(key)

    def _is_kept(self, event: QKeyEvent) -> bool:
        """Return whether the sheet takes a key: also D and E while they name steps, and Ctrl+Z."""
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.is_laid
        return super()._is_kept(event) or (event.key() in _STEP_KEYS and not self.strip.isHidden())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo) and not self.is_laid:
            self._step_back()
        elif event.key() == Qt.Key.Key_Escape and not self.strip.isHidden():
            self.strip.leave()
        else:
            super().keyPressEvent(event)

    def say_hint(self, words: str) -> None:
        """Leave the hint to its own panel, which this sheet doesn't cover."""
        del words

    def _lay(self, *, is_laid: bool) -> None:
        """Show the plan as made, or let the player change it; no link is answered yet."""
        self.cards.show_plan(self.cards.plan, is_laid=is_laid)
        name = self._scene.seats[self._scene.view.seat].name
        words = self.tr("{name}, plan your round")
        if is_laid:
            words = self.tr("{name}, your plan is made")
        self.heading.setText(words.format(name=name))
        self.setAccessibleName(self.heading.text())
        for part in (*self._arranging, self.back):
            part.setVisible(not is_laid)
        *_, clear = self._arranging
        if not has_room(self.look):
            clear.hide()  # a step back does the same
        self._again.setVisible(is_laid and self._may_undo)
        in_hand = len(self.cards.plan.cards)
        self.deck.offer(may_draw=self._may_draw and not is_laid, in_hand=in_hand)
        self._show_buttons()

    def _arrange(self, plan: Arrangement) -> None:
        self.cards.arrange(plan)
        self.cards.say(self._spoken(plan))

    def _step_back(self) -> None:
        """Take the last change of the stacks back."""
        before = self._script.before()
        if before is not None:
            self.cards.show_plan(before)
            self._show_buttons()
            self.cards.say(self._spoken(before))

    def _spoken(self, plan: Arrangement) -> str:
        """Return the division of the hand in words."""
        if not plan.trays:
            return self.tr("All cards are in hand.")
        sums = ", ".join(str(plan.sum_of(place)) for place in range(1, len(plan.trays) + 1))
        words = self.tr("Stacks of these sums: {sums}.").format(sums=sums)
        if not plan.hand:
            return words
        cards = cards_words([plan.cards[number] for number in plan.hand])
        return f"{words} {self.tr('Still in hand: {cards}.').format(cards=cards)}"

    def _changed(self) -> None:
        """Keep the current plan, and the one before for a step back."""
        if not self._was_laid:
            self._script.change(self.cards.plan)
        self._show_buttons()

    def _show_buttons(self) -> None:
        """Write on the buttons what they do; with a stack, the rest can be laid down single."""
        plan = self.cards.plan
        self.made.setEnabled(self._may_lay_down or self._offers_advice)
        self.made.set_hinted(hinted=self._offers_advice)
        words = self.tr("Still in hand: {number}").format(number=len(plan.hand))
        if plan.is_made:
            words = self.tr("Lay them down")
        elif self._may_lay_down:
            words = self.tr("Lay down, rest single")
        elif self._offers_advice:
            words = self.tr("Lay out the hint")
        self.made.setText(words)
        self.made.setAccessibleName(f"{words}. {self._spoken(plan)}")
        self.back.setEnabled(self._script.may_step_back)
        self._say_arranging(plan)

    def _say_arranging(self, plan: Arrangement) -> None:
        """Write on the buttons which cards they arrange: with stacks, only the rest of the hand."""
        single, in_one, clear = self._arranging
        has_stacks = bool(plan.trays)
        single.setText(self.tr("Rest single") if has_stacks else self.tr("All single"))
        in_one.setText(self.tr("Rest in one") if has_stacks else self.tr("All in one"))
        if is_narrow(self.look):
            single.setText(self.tr("Single"))
            in_one.setText(self.tr("In one"))
        clear.setText(self.tr("Clear"))
        for button in (single, in_one):
            button.setEnabled(bool(plan.hand))
        clear.setEnabled(has_stacks)

    # --- marks

    def _open_strip(self, place: int) -> None:
        box = self.cards.lying().marks[place - 1]
        if box.isEmpty():
            box = self.cards.lying().trays[place - 1].tray
        at = self.cards.viewport().mapTo(self, QPoint())
        mark = self.cards.plan.marks[place - 1]
        self.strip.open_for(place, mark, QRectF(box).translated(at.x(), at.y()))

    def _mark(self, place: int, step: RoundPart | None) -> None:
        if place <= len(self.cards.plan.trays):
            self._arrange(self.cards.plan.marked(place, step))

    def _focus_cards(self) -> None:
        self.cards.setFocus(Qt.FocusReason.PopupFocusReason)

    # --- answers

    def _draw(self) -> None:
        if self._is_drawing:
            return
        self._is_drawing = True
        self._script.answer_alone(self._scene)
        self._script.keeps_drawing = self.deck.draw.hasFocus()
        self.chosen.emit(DRAW.id)

    def _draw_to(self, number: int) -> None:
        """Draw card by card, as the rules ask, until the hand has a number of cards."""
        if self._is_drawing:
            return
        self._is_drawing = True
        self._script.wish_hand(self._scene, number)
        self.chosen.emit(DRAW.id)

    @property
    def _may_lay_down(self) -> bool:
        """Whether the division is made, or begun: a hand without a stack is no plan yet."""
        return self.cards.plan.is_made or bool(self.cards.plan.trays)

    @property
    def _offers_advice(self) -> bool:
        """Whether the button can lay out the shown hint: stacks of the player's own go first."""
        return self._advised is not None and not self._may_lay_down

    def _lay_down(self) -> None:
        """Answer the chain of links that leads to these stacks; cards of the hand lie single.

        Before the first stack the button lays out what the shown hint advises.
        """
        if self._offers_advice and self._advised is not None:
            self._lay_out(self._advised)
            return
        if not self._may_lay_down or self._is_drawing:
            return
        if self.cards.plan.hand:
            self._arrange(self.cards.plan.all_single())
        plan = self.cards.plan
        self._script.wish_stacks(self._scene, plan.stacks)
        self._script.intents.keep(self._scene, plan)
        first = self._script.next_option(self._scene)
        if first is not None:
            self.chosen.emit(first)

    def show_hint(self, option_id: str) -> None:
        draws, view = option_id == DRAW.id, self._scene.view
        to_six = draws and view.even_share >= HAND_SIZE and not self.deck.draw_to.isHidden()
        self.deck.draw_to.set_hinted(hinted=to_six)
        self.deck.draw.set_hinted(hinted=draws and not to_six)
        is_whole = parted(option_id)[0] == ENOUGH.id
        self._advised = self._division_of(option_id) if is_whole else None
        self._show_buttons()

    def _division_of(self, option_id: str) -> Division | None:
        decision = self._scene.decision
        if self.is_laid or decision is None:
            return None
        option, variant = parted(option_id)
        if variant:
            return division_of(self._scene.view, of_variant(variant))
        return division_after(self._scene.view, decision.option(option))

    def lay_out(self, option_id: str) -> bool:
        """Draw an even share, or arrange the stacks that a hint advises: a player can change them.

        One more card is drawn by the answer itself.
        """
        share = self._scene.view.even_share
        if option_id == DRAW.id and share > len(self._scene.view.own.hand) + 1:
            self._draw_to(share)
            return True
        division = self._division_of(option_id)
        if division is None:
            return False
        self._lay_out(division)
        return True

    def _lay_out(self, division: Division) -> None:
        self._advised = None
        self._arrange(self.cards.plan.divided(division.stacks, division.parts))
        self.show_again()
        self.made.setFocus(Qt.FocusReason.OtherFocusReason)

    def hide(self) -> None:
        """Hide, unless a card is being drawn: the sheet with it follows at once in this place."""
        if not self._is_drawing:
            super().hide()

    def show_again(self) -> None:
        self._is_drawing = False
        super().show_again()
        QTimer.singleShot(0, self, self._tell_drawn)  # after the piece with the focus

    def focus_first(self) -> None:
        """Take the focus; a screen reader hears of a drawn card, not of the view."""
        if not self._drawn:
            super().focus_first()
            return
        if self.first_focus is self.cards:
            if self._script.may_tell():
                self.cards.point_at_newest()
            self.cards.take_keys()
            return
        with untold():
            super().focus_first()

    def _tell_drawn(self) -> None:
        """Say the drawn cards, once; where others may listen, only that there are some."""
        if not self._drawn:
            return
        number, cards = len(self._drawn), cards_words(self._drawn)
        self._drawn, left = (), len(left_in_deck(self._scene.view))
        words = self.tr("You drew {cards}. Cards left in your deck: {number}.")
        self._script.drawn = said = words.format(cards=cards, number=left)
        if not self._script.may_tell():
            alone = self.tr("You drew a card. Hold D to hear which.")
            many = self.tr("You drew {number} cards. Hold D to hear which.")
            said = alone if number == 1 else many.format(number=number)
        self.cards.say(said)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.strip.leave()
        self.zoom.close()
