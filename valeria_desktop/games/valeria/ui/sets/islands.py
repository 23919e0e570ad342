"""How the window shows Goods, Tomes and Nobles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.sets.crimson_seas.goods import POINTS, Good
from valeria_desktop.games.valeria.sets.crimson_seas.nobles import Noble
from valeria_desktop.games.valeria.sets.crimson_seas.tomes import Tome
from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.cards.kinds import shows
from valeria_desktop.games.valeria.ui.cards.shown import Shown
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.kernel.signs import THEN, Mark, number
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks

_SAND, _GARDEN = "#8a6a34", "#4a6a44"


@shows(Good)
class ShownGood(Shown[Good]):
    """A Good: its points grow with the number of its kind."""

    clauses: ClassVar[tuple[str, ...]] = ("CS8", "CS22")

    def field(self, _card: Good) -> str:
        return _SAND

    def land(self, _card: Good) -> str:
        return "starter"  # plain ground

    def powers(self, _card: Good) -> tuple[Marks, ...]:
        return ((*(number(POINTS[1]), Mark("points")), Mark(text="…"), number(POINTS[-1])),)

    def lines(self, _card: Good, _solo: Solo | None) -> list[str]:
        words = QCoreApplication.translate(
            "Cards", "Points for 1 to 6 Goods of this kind: {points}."
        )
        return [words.format(points=", ".join(map(str, POINTS[1:])))]

    def kind(self, _card: Good) -> str:
        return QCoreApplication.translate("Cards", "Good")


@shows(Tome)
class ShownTome(Shown[Tome]):
    """A Tome: the resource that it pays."""

    clauses: ClassVar[tuple[str, ...]] = ("CS11", "CS12")
    has_points: ClassVar[bool] = True

    def field(self, card: Tome) -> str:
        return colours.RESOURCES[card.pays]

    def land(self, _card: Tome) -> str:
        return "starter"  # plain ground

    def powers(self, card: Tome) -> tuple[Marks, ...]:
        return ((Mark("pays"), number(1), Mark(card.pays.value), THEN, Mark("back")),)

    def lines(self, card: Tome, _solo: Solo | None) -> list[str]:
        words = QCoreApplication.translate(
            "Cards", "Pays {amount} and lies face down until the end of your turn."
        )
        return [words.format(amount=tell(card.money.words()))]

    def kind(self, _card: Tome) -> str:
        return QCoreApplication.translate("Cards", "Tome")


@shows(Noble)
class ShownNoble(Shown[Noble]):
    """A Noble: a role, and points for what the owner has in the end."""

    clauses: ClassVar[tuple[str, ...]] = ("CS8", "CS13", "CS22")

    def field(self, _card: Noble) -> str:
        return _GARDEN

    def land(self, card: Noble) -> str:
        return card.icons.first.value if card.icons.first else ""

    def roles(self, card: Noble) -> Marks:
        return tuple(Mark(role.value) for role in Role if card.icons.of(role))

    def powers(self, card: Noble) -> tuple[Marks, ...]:
        return (card.signs(),)

    def lines(self, card: Noble, _solo: Solo | None) -> list[str]:
        words = QCoreApplication.translate("Cards", "At the end: {points}.")
        return [words.format(points=tell(card.promise()))]

    def kind(self, card: Noble) -> str:
        role = card.icons.first
        words = QCoreApplication.translate("Cards", "Noble, {role}")
        return words.format(role=tell(capital(say(role.value))) if role else "")
