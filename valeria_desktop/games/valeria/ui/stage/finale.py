"""The finale of a game of Valeria: Dukes turn up, and the winner gets a banner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.story.remarks import FAREWELLS
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import PORTRAIT_SHAPE, paint_back, paint_portrait
from valeria_desktop.games.valeria.ui.cards.tiny import paint_chip
from valeria_desktop.games.valeria.ui.words import ValeriaScoreWords, sign_of_source
from valeria_desktop.ui.finale.acts import Finalist
from valeria_desktop.ui.finale.finale import StagedFinale
from valeria_desktop.ui.finale.playwright import Playwright
from valeria_desktop.ui.finale.props import Props, SecretShown
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.screens.end.count import SourceGain


class DukeShown(SecretShown):
    """Paints a player's Duke, face up or face down."""

    def paint_secret(self, box: QRectF, side: Finalist, gain: SourceGain, *, is_up: bool) -> None:
        self.paint_edge(box, side)
        if is_up:
            paint_portrait(self._painter, box, face_of(side.secret), self._look, FLAT)
        else:
            paint_back(self._painter, box, self._look, FLAT)

    def words_of(self, line: ScoreLine, side: Finalist) -> str:
        """Return a line's words without the Duke's name, as the Duke lies beside them."""
        return tell(line.cause).removeprefix(f"{side.secret.name}: ")


translate = QCoreApplication.translate
DUKE = "duke"
"""The score's category of points by a Duke."""


def sides_of(session: Session) -> tuple[Finalist, ...]:
    """Return the sides of a finished game: the players, and the Dark Lord if he plays."""
    view = session.scene(0).view
    seats = zip(session.names, session.seats, view.players, strict=True)
    sides = [Finalist(name, seat, player.duke) for name, seat, player in seats]
    if view.rival is not None:
        sides.append(Finalist(translate("Finale", "The Dark Lord"), None, view.rival.duke))
    return tuple(sides)


class ValeriaPlaywright(Playwright):
    """Writes the finale of a game of Valeria."""

    secret = DUKE
    words_of_score = ValeriaScoreWords
    farewells = FAREWELLS

    def sides_of(self, session: Session) -> tuple[Finalist, ...]:
        return sides_of(session)

    def title_of(self, side: Finalist) -> str:
        return str(side.secret.name)

    def told_of(self, side: Finalist, points: int, total: int) -> str:
        words = translate("Finale", "{player}: {duke} brings {points}, {total} in all.")
        return words.format(player=side.name, duke=self.title_of(side), points=points, total=total)

    def tie_words(self, session: Session) -> str:
        if session.result().by_tie_break:
            return translate("Finale", "A tie: the fewest cards decide")
        return translate("Finale", "A tie, in cards as well")

    def tie_of(self, session: Session, column: int) -> str:
        return str(session.result().scores[column].tie_break)


class ValeriaFinale(StagedFinale):
    """Stages the finale of a game of Valeria."""

    playwright = ValeriaPlaywright
    props = Props(
        sign_of=sign_of_source,
        backdrop="home.svg",
        banner="scenes/winners-banner.svg",
        lost="scenes/red-dragon.svg",
        paint_chip=paint_chip,
        secret_shown=DukeShown,
        tie_sign="recruit",
        shape=PORTRAIT_SHAPE,
    )
