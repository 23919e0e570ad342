"""The words of Viscounts for the lists of games, and the sources of its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.place.face_key import face_key_words
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.words.game_words import HistoryWords
from valeria_desktop.ui.zoom.keys import key_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.setup import Setup
    from valeria_desktop.ui.words.game_words import Keys


class ViscountsWords(HistoryWords):
    """The pitch, the keys, the set-ups and the history of Viscounts in words."""

    make_history = door("valeria_desktop.games.viscounts.ui.history:ViscountsHistory")

    def pitch(self) -> str:
        return self.tr("Ride round a realm, build, and keep raven and dove apart.")

    def kind(self, setup: Setup) -> str:
        if setup.own:
            return self.tr("A game with your own files")
        return self.tr("Against Odo") if setup.is_solo else ""

    def keys(self) -> Sequence[Keys]:
        return (
            (("G",), self.tr("Go to the realm, when something there can be chosen")),
            (("C",), self.tr("Show the castle large, put it away")),
            (("J",), self.tr("Show the story instead of the other players")),
            ((self.tr("D, held"),), self.tr("Look at your hand")),
            key_words(),
            face_key_words(),
        )

    def about(self) -> str:
        return self.tr(
            "Viscounts: rules of Viscounts, on our own realm. We reconstructed what we did not "
            "know: 4 trades, 3 of Odo's boards, 12 schemes, 25 manuscripts and 5 player cards. "
            "Each of them says so."
        )


class ViscountsScoreWords(ScoreWords):
    """The sources of points, Odo, and the end of a game in words."""

    def source(self, category: str) -> str:
        words = {
            "buildings": self.tr("Buildings"),
            "castle": self.tr("Castle"),
            "manuscripts": self.tr("Manuscripts"),
            "ribbons": self.tr("Sets of ribbons"),
            "bonuses": self.tr("Bonus cards"),
            "papers": self.tr("Debts and deeds"),
            "ends": self.tr("Poverty and prosperity"),
            "resources": self.tr("Resources left"),
        }
        return words.get(category, category)

    def within(self, category: str) -> str:
        words = {
            "buildings": self.tr("buildings"),
            "castle": self.tr("the castle"),
            "manuscripts": self.tr("manuscripts"),
            "ribbons": self.tr("sets of ribbons"),
            "bonuses": self.tr("bonus cards"),
            "papers": self.tr("debts and deeds"),
            "ends": self.tr("poverty and prosperity"),
            "resources": self.tr("resources left"),
        }
        return words.get(category, category)

    def rival(self) -> str:
        return self.tr("Odo")

    def ending(self, condition: str) -> str:
        words = {
            "poverty": self.tr("Poverty was revealed."),
            "prosperity": self.tr("Prosperity was revealed."),
        }
        return words.get(condition, condition)
