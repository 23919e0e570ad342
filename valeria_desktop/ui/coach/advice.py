"""The adviser at a table: marks the best option where it lies, and shows reasons beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from valeria_desktop.coach.hint import parted
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.coach.hint_rows import rows_of
from valeria_desktop.ui.coach.trust_words import head_of
from valeria_desktop.ui.voice.banners import Flag
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.coach.hint import Hint
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.ui.coach.hint_panel import HintPanel
    from valeria_desktop.ui.coach.hint_rows import HintRow
    from valeria_desktop.ui.table.table import GameTable

HINT = Wish("hint")
_DIGITS = [Qt.Key(ord(digit)) for digit in "123456789"]


class Advice(QObject):
    """Asks the coach when a player wants a hint, and shows its answers until the next choice."""

    shown = Signal()
    """The hint's sheet appeared or disappeared."""

    def __init__(self, table: GameTable, panel: HintPanel) -> None:
        """Show hints on `panel`, which the table has a place for."""
        super().__init__(table)
        self._table = table
        self._coach = table.controller.coach
        self.panel = panel
        self.is_wanted = False
        self._rows: tuple[HintRow, ...] = ()
        """The shown rows, still known while a key is heard that lets go what showed them."""
        self._said = ""
        """What a screen reader was told of the shown hint."""
        self._heard = (
            (table.controller.advice_asked, self._turn),
            (self._coach.told, self._hear),
            (self._coach.finished, self._hear),
            (self._coach.forgot, self.put_away),
        )
        for signal, slot in self._heard:
            signal.connect(slot)
        panel.list.chosen.connect(self._take)
        table.prompt.answers_first = self._take_key
        panel.list.pointed.connect(self._mark)
        panel.list.closed.connect(self.put_away)
        panel.thanks.clicked.connect(self.put_away)
        panel.peek.held.connect(lambda: self._look(is_held=True))
        panel.peek.let_go.connect(lambda: self._look(is_held=False))
        panel.set_unfolded(is_unfolded=table.controller.shows_hint_numbers)
        panel.unfolded.connect(table.controller.show_hint_numbers)

    def stand_up(self) -> None:
        """Disconnect from the controller and the coach: the table is being removed."""
        for signal, slot in self._heard:
            signal.disconnect(slot)

    # --- asking

    def _turn(self) -> None:
        """Ask for a hint, or put the shown hint away."""
        if self.is_wanted:
            self.put_away()
            return
        self._table.uncover_question()
        self.is_wanted = True
        self._coach.ask(HINT, Urgency.POINTED_AT)
        self.refresh()

    def _hear(self, wish: Wish) -> None:
        if wish == HINT and self.is_wanted:
            self.refresh()

    def _look(self, *, is_held: bool) -> None:
        """Hold the table's button for secrets, or let it go, as the sheet's is."""
        button = self._table.peek_button
        if button is not None and is_held:
            button.hold()
        elif button is not None:
            button.release()

    # --- showing

    def refresh(self) -> None:
        """Show the coach's last answer, if the players at the screen may see it.

        Earlier answers often name other options and seals; a hint once read must not change.
        """
        if not self.is_wanted:
            return
        hint = self._answer
        if not self._table.may_tell_secrets():
            self._unmark()
            self._show_private()
        elif hint is None:
            self._show_note(self.tr("Thinking it over…"))
        else:
            self._show(hint)

    @property
    def _answer(self) -> Hint | None:
        """The coach's last word, or the best one that it had where it gave up."""
        hint: Hint | None = self._coach.known(HINT)
        is_last = hint is not None and (hint.is_final or self._coach.is_done(HINT))
        return hint if is_last else None

    def _show_note(self, words: str) -> None:
        self.panel.show_note(words)
        self._set_shown(is_shown=True)
        self._say()

    def _show_private(self) -> None:
        """Say before everyone at the screen what the hint is about, and no more."""
        asking = self._table.prompt.presenter
        question = asking.heading() if asking is not None else ""
        QTimer.singleShot(0, self, self._forget_rows)
        self.panel.show_private(question, self._table.aside())
        self._set_shown(is_shown=True)
        self._say()

    def _forget_rows(self) -> None:
        self._rows = self.panel.list.rows

    def _say(self) -> None:
        """Tell a screen reader what the sheet says first, once."""
        words = self.panel.accessibleName()
        if words != self._said:
            self._said = words
            self._table.said.emit(words)

    def _show(self, hint: Hint) -> None:
        scene = self._table.scene
        if scene is None or scene.decision is None:
            return
        options = {option.id: option for option in scene.decision.options}
        rows = rows_of(hint, options, scene.names, self._table.thing_of)
        self.panel.show_rows(rows, head_of(hint))
        self._rows = self.panel.list.rows
        self._set_shown(is_shown=True)
        self._mark(hint.proposals[0].key)
        self._say()
        self._go_to_rows()
        self._table.banners.hang(_flags_of(hint, scene.decision))

    def _go_to_rows(self) -> None:
        """Move the focus from the question to the sheet that covers it.

        In company it stays: a secret hint is shown only while a key is held down.
        """
        if sum(seat.is_person for seat in self._table.scene.seats) > 1:
            return
        if self._table.prompt.isAncestorOf(self._table.window().focusWidget()):
            rows = self.panel.list
            rows.setCurrentIndex(rows.model().index(0, 0))
            rows.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_key(self, key: Qt.Key) -> bool:
        """Choose a row by its number; no digit reaches the question that the sheet covers.

        Esc puts a sheet away that has no rows yet, as nothing on it can have the focus.
        """
        if key == Qt.Key.Key_Escape and self.is_wanted:
            self.put_away()
            return True
        is_covered = not self.panel.isHidden() and (self._rows or self.panel.is_private)
        if not is_covered or key not in _DIGITS:
            return False
        number = _DIGITS.index(key)
        if number < len(self._rows):
            self._take(self._rows[number].option_id)
        return True

    def _take(self, option_id: str) -> None:
        """Do what a row advises; a question that is still open gets its sheet back."""
        self._look(is_held=False)  # a key that is still down shows nothing of the next question
        if not self._table.prompt.take_advice(option_id):
            self.put_away()

    def _mark(self, key: str) -> None:
        """Mark an option on the table, or name it in the prompt if nothing else can show it."""
        scene = self._table.scene
        if scene is None or scene.decision is None:
            return
        option = scene.decision.option(parted(key)[0])
        words = tell(self._table.called(option).words(), scene.names)
        if self._table.prompt.show_hint(key, words):
            self._table.point_out(option)

    def _unmark(self) -> None:
        self._table.prompt.forget_hint()
        self._table.banners.clear()
        self._table.point_out(None)

    def put_away(self) -> None:
        """Hide the hint and its marks."""
        if self.is_wanted:
            self._unmark()
        self.is_wanted, self._said, self._rows = False, "", ()
        self._set_shown(is_shown=False)

    def _set_shown(self, *, is_shown: bool) -> None:
        if self.panel.isHidden() is is_shown:
            had_focus = self.panel.isAncestorOf(self._table.window().focusWidget())
            self.panel.setVisible(is_shown)
            self._table.prompt.set_under(is_under=is_shown)
            self.shown.emit()
            if had_focus:
                self._table.prompt.take_focus()


def _flags_of(hint: Hint, decision: Decision) -> list[Flag]:
    """Return a numbered banner for each proposal that has a place on the table."""
    flags: dict[At, Flag] = {}
    for number, proposal in enumerate(hint.proposals, 1):
        at = decision.option(proposal.option).at
        if at is not None and at not in flags:
            flags[at] = Flag(at, str(number), is_first=number == 1)
    return list(flags.values())
