"""The window's leaf of the carnival: how its nights are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.valeria.sets.carnival.nights import Night
from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.cards.kinds import Shown, shows
from valeria_desktop.kernel.signs import THEN, Mark
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks


@shows(Night)
class ShownNight(Shown[Night]):
    """A night: what it does when it comes up, and what counts while it lies there."""

    clauses = ("T30", "T31")

    def field(self, _card: Night) -> str:
        return colours.EVENT

    def powers(self, card: Night) -> tuple[Marks, ...]:
        signs = [power.signs() for power in card.powers]
        if card.revealed:
            signs.insert(0, (Mark("events"), THEN, *card.revealed.signs()))
        return tuple(signs)

    def lines(self, card: Night, _solo: Solo | None) -> list[str]:
        lines = [f"{tell(power.words())}." for power in card.powers]
        if card.revealed:
            lines.insert(0, f"When it comes up: {tell(card.revealed.words())}.")
        return lines

    def short_kind(self, _card: Night) -> str:
        return "night"
