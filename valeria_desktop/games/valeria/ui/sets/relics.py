"""How the window shows Relics."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.sets.relics import Relic
from valeria_desktop.games.valeria.ui.cards.kinds import shows
from valeria_desktop.games.valeria.ui.cards.shown import PowerWords, Shown
from valeria_desktop.kernel.signs import THEN, Mark
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks

_TEAL = "#3f5d63"


@shows(Relic)
class ShownRelic(Shown[Relic]):
    """A Relic: what it does as an action, or whenever its owner slays or builds."""

    clauses: ClassVar[tuple[str, ...]] = ("RE2",)

    def field(self, _card: Relic) -> str:
        return _TEAL

    def land(self, _card: Relic) -> str:
        return "holy"

    def powers(self, card: Relic) -> tuple[Marks, ...]:
        if card.used is not None:
            return ((Mark("actions"), THEN, *card.used.signs()),)
        return tuple(power.signs() for power in card.powers)

    def lines(self, card: Relic, _solo: Solo | None) -> list[str]:
        return [f"{note.title}: {note.text}" for note in _notes(card)]

    def notes(self, card: Relic, _solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        del is_mine
        return _notes(card)

    def kind(self, _card: Relic) -> str:
        return QCoreApplication.translate("Cards", "Relic")


def _notes(card: Relic) -> list[PowerWords]:
    if card.used is not None:
        title = QCoreApplication.translate("Cards", "As an action")
        return [PowerWords(f"{tell(card.used.sentence())}.", title)]
    return [PowerWords(f"{tell(power.words())}.", tell(power.timing())) for power in card.powers]
