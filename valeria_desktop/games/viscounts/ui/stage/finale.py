"""The end of a game of Viscounts: points source by source, and the winner's banner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.story.remarks import FAREWELLS
from valeria_desktop.games.viscounts.ui.coach.points_sheet import ICONS
from valeria_desktop.games.viscounts.ui.picture import paint_chip
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords
from valeria_desktop.ui.finale.finale import StagedFinale
from valeria_desktop.ui.finale.playwright import Playwright
from valeria_desktop.ui.finale.props import Props, SecretShown

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session

translate = QCoreApplication.translate


class ViscountsPlaywright(Playwright):
    """Writes the play of the end of Viscounts, in which all points are public."""

    words_of_score = ViscountsScoreWords
    farewells = FAREWELLS

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
        sign_of=ICONS.__getitem__,
        backdrop="scenes/realm-home.svg",
        banner="scenes/winners-gonfalon.svg",
        lost="scenes/odo.svg",
        paint_chip=paint_chip,
        secret_shown=SecretShown,
        tie_sign="",
    )
