"""How the window shows Agents."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.sets.agents import Agent
from valeria_desktop.games.valeria.ui.cards.kinds import shows
from valeria_desktop.games.valeria.ui.cards.shown import PowerWords, Shown
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks

_WINE = "#6d3347"


@shows(Agent)
class ShownAgent(Shown[Agent]):
    """An Agent: what it does for who engages it."""

    clauses: ClassVar[tuple[str, ...]] = ("AG2", "X19")

    def field(self, _card: Agent) -> str:
        return _WINE

    def land(self, _card: Agent) -> str:
        return "event"

    def powers(self, card: Agent) -> tuple[Marks, ...]:
        return (card.effect.signs(),)

    def lines(self, card: Agent, _solo: Solo | None) -> list[str]:
        words = QCoreApplication.translate("Cards", "When you engage it: {effect}.")
        return [words.format(effect=tell(card.effect.words()))]

    def notes(self, card: Agent, _solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        del is_mine
        title = QCoreApplication.translate("Cards", "When you engage it")
        return [PowerWords(f"{tell(card.effect.sentence())}.", title)]

    def kind(self, _card: Agent) -> str:
        return QCoreApplication.translate("Cards", "Agent")
