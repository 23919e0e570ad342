"""What the end of a game of Valeria tells: sides with their Dukes, ties by cards, a last word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.bots.registry import parts_of
from valeria_desktop.games.valeria.story.remarks import quoted_farewell
from valeria_desktop.games.valeria.ui.portraits import portrait_of
from valeria_desktop.games.valeria.ui.screens.score_words import ValeriaScoreWords
from valeria_desktop.ui.finale.acts import LastWord, Side
from valeria_desktop.ui.finale.playwright import Playwright
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session

translate = QCoreApplication.translate
DUKE = "duke"
"""What the score calls points by a Duke."""


def sides_of(session: Session) -> tuple[Side, ...]:
    """Return the sides that count in a finished game: the players, and the Dark Lord."""
    view = session.scene(0).view
    seats = zip(session.names, session.seats, view.players, strict=True)
    sides = [Side(name, seat, player.duke) for name, seat, player in seats]
    if view.rival is not None:
        sides.append(Side(translate("Finale", "The Dark Lord"), None, view.rival.duke))
    return tuple(sides)


class ValeriaPlaywright(Playwright):
    """Writes it."""

    secret = DUKE

    def __init__(self) -> None:
        """Call things as Valeria's score does."""
        super().__init__(ValeriaScoreWords())

    def sides_of(self, session: Session) -> tuple[Side, ...]:
        return sides_of(session)

    def title_of(self, side: Side) -> str:
        return str(side.secret.name)

    def told_of(self, side: Side, points: int, total: int) -> str:
        words = translate("Finale", "{player}: {duke} brings {points}, {total} in all.")
        return words.format(player=side.name, duke=self.title_of(side), points=points, total=total)

    def tie_words(self, session: Session) -> str:
        if session.result().by_tie_break:
            return translate("Finale", "A tie: the fewest cards decide")
        return translate("Finale", "A tie, in cards as well")

    def tie_of(self, session: Session, column: int) -> str:
        return str(session.result().scores[column].tie_break)

    def last_word_of(self, session: Session) -> LastWord | None:
        found = quoted_farewell(session)
        if found is None:
            return None
        seat, words = found
        level = parts_of(session.seats[seat].bot or "")[1]
        return LastWord(seat, portrait_of(level), tell(words))
