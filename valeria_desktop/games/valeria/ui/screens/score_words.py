"""What Valeria's score calls things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.screens.end.words import ScoreWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.session import Session

_quoted_farewell: Callable[[Session], tuple[int, Phrase] | None] = door(
    "valeria_desktop.games.valeria.story.remarks:quoted_farewell"
)


class ValeriaScoreWords(ScoreWords):
    """Monsters, domains and Dukes; the Dark Lord; and how a game ends."""

    def source(self, category: str) -> str:
        words = {
            "monsters": self.tr("Monsters"),
            "domains": self.tr("Domains"),
            "board": self.tr("On the board"),
            "duke": self.tr("Duke"),
            "majorities": self.tr("Majorities"),
            "citizens": self.tr("Citizens"),
        }
        return words.get(category, category)

    def rival(self) -> str:
        return self.tr("The Dark Lord")

    def ending(self, condition: str) -> str:
        words = {
            "monsters": self.tr("All monsters are slain."),
            "domains": self.tr("All domains are built."),
            "exhausted": self.tr("Enough stacks are exhausted."),
            "overrun": self.tr("A column had nobody left to defend it."),
            "siege": self.tr("The deck is used up."),
        }
        return words.get(condition, condition)

    def last_word(self, session: Session) -> str:
        said = _quoted_farewell(session)
        if said is None:
            return ""
        seat, words = said
        return tell(say("{player}: {told}", player=session.names[seat], told=words))
