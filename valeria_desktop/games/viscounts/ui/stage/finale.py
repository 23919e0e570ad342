"""The end of a game of Viscounts: points source by source, and the winner's banner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL
from valeria_desktop.games.viscounts.story.remarks import FAREWELLS
from valeria_desktop.games.viscounts.ui.coach.points_sheet import ICONS
from valeria_desktop.games.viscounts.ui.picture import paint_chip
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords
from valeria_desktop.ui.finale.acts import Finalist
from valeria_desktop.ui.finale.finale import StagedFinale
from valeria_desktop.ui.finale.playwright import Playwright
from valeria_desktop.ui.finale.props import Props, SecretShown
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session

translate = QCoreApplication.translate


def sides_of(session: Session) -> tuple[Finalist, ...]:
    """Return the sides of a finished game: all players, and Odo in a game alone."""
    seats = zip(session.names, session.seats, strict=True)
    sides = [Finalist(name, seat) for name, seat in seats]
    if session.scene(0).view.rival is not None:
        sides.append(Finalist(tell(NEUTRAL), None))
    return tuple(sides)


class ViscountsPlaywright(Playwright):
    """Writes the play of the end of Viscounts, in which all points are public."""

    words_of_score = ViscountsScoreWords
    farewells = FAREWELLS

    def sides_of(self, session: Session) -> tuple[Finalist, ...]:
        return sides_of(session)

    def tie_words(self, session: Session) -> str:
        if session.result().by_tie_break:
            return translate("Finale", "A tie: silver and resources decide")
        return translate("Finale", "A tie, in silver and resources as well")

    def tie_of(self, session: Session, column: int) -> str:
        side = session.scene(0).view.side(column)
        words = translate("Finale", "{silver} silver, {resources} resources")
        return words.format(silver=side.silver, resources=side.ink + side.stone + side.gold)


class ViscountsFinale(StagedFinale):
    """Stages the end of a game of Viscounts."""

    playwright = ViscountsPlaywright
    props = Props(
        signs=ICONS,
        backdrop="scenes/realm-home.svg",
        banner="scenes/winners-gonfalon.svg",
        lost="scenes/odo.svg",
        paint_chip=paint_chip,
        secret_shown=SecretShown,
        tie_sign="",
    )
