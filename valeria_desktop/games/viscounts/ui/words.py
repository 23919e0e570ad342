"""The words of Viscounts for the lists of games, and the sources of its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.place.face_key import face_key_words
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.words.game_words import GameWords
from valeria_desktop.ui.zoom.keys import key_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.ui.words.game_words import Keys


class ViscountsWords(GameWords):
    """The pitch and the keys of Viscounts in words."""

    def pitch(self) -> str:
        return self.tr("Ride round a realm, build, and keep raven and dove apart.")

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
        return self.tr("Viscounts: rules of Viscounts, on our own realm.")


class ViscountsScoreWords(ScoreWords):
    """The end of a game in words."""

    def ending(self, condition: str) -> str:
        words = {
            "poverty": self.tr("Poverty was revealed."),
            "prosperity": self.tr("Prosperity was revealed."),
        }
        return words.get(condition, condition)
