"""The adviser at a table: what would be best, marked where it lies, with reasons beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.coach.hint_rows import rows_of
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.coach.hint import Hint
    from valeria_desktop.ui.coach.hint_panel import HintPanel
    from valeria_desktop.ui.table.table import GameTable

HINT = Wish("hint")


class Advice(QObject):
    """Asks when someone wants to know, and shows what comes until the moment is gone."""

    shown = Signal()
    """The sheet of the hint is there, or no longer."""

    def __init__(self, table: GameTable, panel: HintPanel) -> None:
        """Say it on a sheet that the table has a place for."""
        super().__init__(table)
        self._table = table
        self._coach = table.controller.coach
        self.panel = panel
        self.is_wanted = False
        self._heard = (
            (table.controller.advice_asked, self._turn),
            (self._coach.told, self._hear),
            (self._coach.forgot, self.put_away),
        )
        for signal, slot in self._heard:
            signal.connect(slot)
        panel.list.chosen.connect(table.prompt.answer)
        panel.list.pointed.connect(self._mark)
        panel.list.closed.connect(self.put_away)

    def stand_up(self) -> None:
        """Listen no more: the table goes."""
        for signal, slot in self._heard:
            signal.disconnect(slot)

    # --- what is asked

    def _turn(self) -> None:
        """Ask for a hint, or put it away; a question that is answered anew says more."""
        if self.is_wanted:
            self.put_away()
            return
        self.is_wanted = True
        self._coach.ask(HINT, Urgency.POINTED_AT)
        self.refresh()

    def _hear(self, wish: Wish) -> None:
        if wish == HINT and self.is_wanted:
            self.refresh()

    # --- what is shown

    def refresh(self) -> None:
        """Show what is known by now, to whom it may be shown."""
        if not self.is_wanted:
            return
        hint: Hint | None = self._coach.known(HINT)
        if not self._table.may_tell_secrets():
            self._show_note(self.tr("Hold D to see it: it rests on what only you may know."))
            self._unmark()
        elif hint is None:
            self._show_note(self.tr("Thinking it over…"))
        else:
            self._show(hint)

    def _show_note(self, words: str) -> None:
        self.panel.show_note(words)
        self._set_shown(is_shown=True)

    def _show(self, hint: Hint) -> None:
        scene = self._table.scene
        if scene is None or scene.decision is None:
            return
        self.panel.show_rows(rows_of(hint, scene.decision, scene.names))
        self._set_shown(is_shown=True)
        self._mark(hint.proposals[0].option)

    def _mark(self, option_id: str) -> None:
        """Mark an option on the table, and say it where nothing else does."""
        scene = self._table.scene
        if scene is None or scene.decision is None:
            return
        option = scene.decision.option(option_id)
        if self._table.prompt.show_hint(option_id, tell(option.words(), scene.names)):
            self._table.point_out(option)

    def _unmark(self) -> None:
        self._table.prompt.forget_hint()
        self._table.point_out(None)

    def put_away(self) -> None:
        """Show no hint any more."""
        if self.is_wanted:
            self._unmark()
        self.is_wanted = False
        self._set_shown(is_shown=False)

    def _set_shown(self, *, is_shown: bool) -> None:
        if self.panel.isHidden() is is_shown:
            had_focus = self.panel.isAncestorOf(self._table.window().focusWidget())
            self.panel.setVisible(is_shown)
            self.shown.emit()
            if had_focus:
                self._table.prompt.take_focus()
