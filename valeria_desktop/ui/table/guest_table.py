"""A table with guests: moods, remarks, advice, and reasons why a thing can't be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from valeria_desktop.ui.table.room_table import Refusals, RoomTable

if TYPE_CHECKING:
    from valeria_desktop.ui.coach.advice import Advice
    from valeria_desktop.ui.place.moods import FaceMoods
    from valeria_desktop.ui.table.speech import SpeechAtTable


class BubbleRefusals(Refusals, Protocol):
    """Tells the player why a thing can't be chosen, in a bubble."""

    def close_bubble(self) -> None:
        """Take the reasons away."""


class GuestTable(RoomTable):
    """Follows the game with moods and remarks, and puts all of it away with the game.

    A subclass makes these parts before it calls `connect_parts`.
    """

    refusals: BubbleRefusals
    advice: Advice
    moods: FaceMoods
    speech: SpeechAtTable

    def connect_parts(self) -> None:
        super().connect_parts()
        self.controller.hurried.connect(self.moods.skip)
        self.advice.shown.connect(self.standing.stand_beside)

    def forget(self) -> None:
        super().forget()
        self.moods.begin()
        self.speech.begin()

    def stand_up(self) -> None:
        self.controller.hurried.disconnect(self.moods.skip)
        self.speech.stand_up()
        self.advice.stand_up()
        super().stand_up()

    def put_away(self) -> None:
        self.refusals.close_bubble()
        self.speech.hush()
        super().put_away()

    def show_parts(self, scene: Any) -> None:
        self.refusals.close_bubble()
        super().show_parts(scene)

    def show_guests(self, scene: Any) -> None:
        """Show the moods that the newest lines bring, and let guests speak of them."""
        lines = self.controller.shown.lines
        self.moods.show_scene(scene, lines)
        self.speech.hear(lines)
