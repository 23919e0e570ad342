"""The window's leaf of the carnival: how its beasts are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.valeria.sets.carnival.rides import Beast
from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.cards.kinds import shows
from valeria_desktop.games.valeria.ui.cards.shown import Shown
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks


@shows(Beast)
class ShownBeast(Shown[Beast]):
    """A beast: what it gives to who charms it."""

    clauses = ("T17",)
    has_points = True

    def field(self, _card: Beast) -> str:
        return colours.PLAIN

    def roles(self, card: Beast) -> Marks:
        return (Mark(card.type.value),)

    def powers(self, card: Beast) -> tuple[Marks, ...]:
        return (card.reward.signs(),)

    def lines(self, card: Beast, _solo: Solo | None) -> list[str]:
        return [f"When it is charmed: {tell(card.reward.words())}."]

    def short_kind(self, _card: Beast) -> str:
        return "beast"
