"""Valencia's words for the lists of games and for the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.place.face_key import face_key_words
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.words.game_words import HistoryWords
from valeria_desktop.ui.zoom.keys import key_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.setup import Setup
    from valeria_desktop.ui.words.game_words import Keys


class ValenciaWords(HistoryWords):
    """Valencia's pitch, keys, setups and history in words."""

    make_history = door("valeria_desktop.games.valencia.ui.history:ValenciaHistory")

    def pitch(self) -> str:
        return self.tr("Plan in secret, bid in auctions, settle in a growing city.")

    def kind(self, setup: Setup) -> str:
        return self.tr("A game with your own files") if setup.own else ""

    def keys(self) -> Sequence[Keys]:
        return (
            (("+", "F", "N"), self.tr("Planning: draw a card, draw to six, begin a new stack")),
            ((self.tr("Backspace"),), self.tr("Planning: take a card back into your hand")),
            (("S", "A", "C"), self.tr("Planning: all single, all in one stack, begin again")),
            (
                ("1", "2", "3"),
                self.tr("Planning, with a hint: lay out the stacks of that row, or draw"),
            ),
            (
                (ENTER,),
                self.tr("Planning, with a hint: lay out its marked stacks; then lay them down"),
            ),
            (("M",), self.tr("Planning: mark a stack for an auction; only you see the mark")),
            (("Ctrl+Z",), self.tr("Planning: take the last change of your stacks back")),
            (("B",), self.tr("A finished plan, or kept tasks: change them again")),
            (("T",), self.tr("Planning and choosing tasks: look at the table first")),
            (("C",), self.tr("Go to the city, when something there can be chosen")),
            (("P",), self.tr("Pass in an auction")),
            (("N",), self.tr("A win: take none of it")),
            (("1", "2", "3"), self.tr("A win: decline seat, good or space, or take it again")),
            (("L",), self.tr("Put a privilege back and be asked later")),
            (("J",), self.tr("In an auction: show the story instead of the bids")),
            ((self.tr("D, held"),), self.tr("Look at your tasks")),
            key_words(),
            face_key_words(),
            (
                (self.tr("Page Down"), self.tr("Page Up")),
                self.tr("On the steps: show the rounds to come, put them away"),
            ),
        )

    def note(self) -> str:
        return self.tr("A task that scores what it counts is fulfilled if it scores anything.")

    def about(self) -> str:
        return self.tr("Valencia: rules of Valencia, on our own city.")


class ValenciaScoreWords(ScoreWords):
    """The sources of points, and the end of a game, in words."""

    def source(self, category: str) -> str:
        words = {
            "prestige": self.tr("Prestige"),
            "members": self.tr("Members in the city"),
            "palms": self.tr("Palms"),
            "fountains": self.tr("Fountains"),
            "privileges": self.tr("Privileges"),
            "tasks": self.tr("Tasks"),
        }
        return words.get(category, category)

    def within(self, category: str) -> str:
        words = {
            "prestige": self.tr("prestige"),
            "members": self.tr("members in the city"),
            "palms": self.tr("palms"),
            "fountains": self.tr("fountains"),
            "privileges": self.tr("privileges"),
            "tasks": self.tr("tasks"),
        }
        return words.get(category, category)

    def ending(self, condition: str) -> str:
        return self.tr("Five rounds are over.") if condition == "rounds" else condition
