"""The coach's numbers at the table: for the card under the mouse, and by one key for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.scene import places_of
from valeria_desktop.games.valeria.ui.coach.advice_words import words_on
from valeria_desktop.games.valeria.ui.coach.slip import slip_of
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.ending import EndForecast
    from valeria_desktop.games.valeria.coach.questions import OnCard
    from valeria_desktop.games.valeria.coach.rolls import RollMap
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing

_CARD, _ROLLS, _ENDING = "card", "rolls", "ending"


class CoachNumbers(QObject):
    """Shows the coach's numbers when a player asks for them."""

    def __init__(self, table: TableScreen) -> None:
        """Start without numbers."""
        super().__init__(table)
        self._table = table
        self._coach = table.controller.coach
        self.is_on = False
        self._heard = (
            (self._coach.told, self._hear),
            (self._coach.forgot, self._forget),
            (table.controller.asked, self._ask_for_all),
            (table.top.meters.looked_at, self._look_at_meters),
        )
        for signal, slot in self._heard:
            signal.connect(slot)

    def stand_up(self) -> None:
        """Disconnect from the table, which closes."""
        for signal, slot in self._heard:
            signal.disconnect(slot)

    def turn(self) -> None:
        """Show the numbers on the cards, or hide them again."""
        if self._table.scene is None:
            return
        if not self._table.controller.helps:
            self._table.controller.refuse_help()
            return
        self._turn(is_on=not self.is_on)
        if self.is_on:
            self._table.recap.put_away()  # the recap would cover the numbers
            self._ask_for_all()
        self._table.said.emit(self._state_words())

    def _turn(self, *, is_on: bool) -> None:
        self.is_on = is_on
        self._table.rolls_panel.setVisible(self.is_on)
        self._table.rolls_panel.put_away()
        self._table.standing.stand_beside()
        self._clear()

    def _put_away_unless_helped(self) -> None:
        """Hide the panel, empty by now, if the game no longer allows help."""
        if self.is_on and not self._table.controller.helps:
            self._turn(is_on=False)

    def _state_words(self) -> str:
        if self.is_on:
            return self.tr("Numbers are shown on the cards.")
        return self.tr("Numbers are hidden.")

    # --- questions to the coach

    def of_pointed(self, at: At | Thing | None) -> OnCard | None:
        """Return the coach's numbers for the card under the mouse, and ask for them first."""
        scene: Scene | None = self._table.scene
        if scene is None or not isinstance(at, AtPlace):
            return None
        if at.place not in scene.quotes or scene.view.top(at.place) is None:
            return None
        found: OnCard | None = self._coach.ask(Wish(_CARD, at.place), Urgency.POINTED_AT)
        return found

    def _ask_for_all(self) -> None:
        scene: Scene | None = self._table.scene
        if not self.is_on or scene is None:
            return
        for topic in (_ROLLS, _ENDING):
            self._coach.ask(Wish(topic), Urgency.SHOWN)
        for place in places_of(scene.view):
            if scene.view.top(place) is not None:
                self._coach.ask(Wish(_CARD, place), Urgency.SHOWN)

    def _look_at_meters(self) -> None:
        """Ask for the length of the game, and show it in the meters' tooltip."""
        self._show_ending(self._coach.ask(Wish(_ENDING), Urgency.POINTED_AT))

    # --- answers from the coach

    def _hear(self, wish: Wish) -> None:
        known = self._coach.known(wish)
        if wish.topic == _ENDING:
            self._show_ending(known)
        elif wish.topic == _ROLLS:
            self._show_rolls(known)
        elif wish.topic == _CARD:
            self._show_card(AtPlace(wish.about), known)

    def _show_card(self, at: AtPlace, known: OnCard) -> None:
        zoom = self._table.zoom
        if zoom.shown == at:
            zoom.show_again()
        if self.is_on:
            words = " ".join(sentence for _, sentence in words_on(known))
            is_lit = at.place in self._table.scene.lit
            self._table.centre.lay_slip(at, slip_of(known, is_lit=is_lit), words)

    def _show_ending(self, known: EndForecast | None) -> None:
        self._table.top.meters.show_ending(known, is_shown=self.is_on)

    def _show_rolls(self, known: tuple[RollMap, ...] | None) -> None:
        self._table.rolls_panel.show_rolls(self._table.scene, known)

    def _forget(self) -> None:
        """Clear the numbers of a past moment."""
        self._put_away_unless_helped()
        self._clear()

    def _clear(self) -> None:
        self._table.rolls_panel.put_away()
        self._table.centre.clear_slips()
        self._show_ending(None)
        if self._table.scene is not None:
            self._show_rolls(None)
