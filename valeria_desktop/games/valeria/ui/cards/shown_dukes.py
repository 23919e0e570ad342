"""How Dukes are shown: a line for each thing they count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.amounts import kind_words
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.cards.shown import Shown
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.kernel.signs import PER, Mark, number
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.amounts import Leftovers
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks


_COUNTED = (
    ("citizens", "person", "Citizen"),
    ("monsters", "monsters", "Monster"),
    ("domains", "home", "Domain"),
)
"""What Dukes count besides roles and types: the field, its sign and its word."""


class ShownDuke(Shown[Duke]):
    """A Duke: what scores points at the end."""

    clauses = ("F2", "F3")
    is_portrait: ClassVar[bool] = True

    def field(self, _card: Duke) -> str:
        return colours.DUKE

    def powers(self, card: Duke) -> tuple[Marks, ...]:
        counted = (
            *((card.icons.of(role), role.value) for role in Role),
            *((getattr(card, what), icon) for what, icon, _ in _COUNTED),
            *((points, kind.value) for kind, points in card.types.items()),
        )
        lines = [
            (number(points), Mark("points"), PER, Mark(icon)) for points, icon in counted if points
        ]
        return (*lines, *(_left_signs(line) for line in card.left))

    def lines(self, card: Duke, _solo: Solo | None) -> list[str]:
        counted = [(card.icons.of(role), tell(capital(say(role.value)))) for role in Role]
        counted += [(getattr(card, what), tell(say(one))) for what, _, one in _COUNTED]
        counted += [(points, tell(capital(say(kind.value)))) for kind, points in card.types.items()]
        one = QCoreApplication.translate("Cards", "{what}: 1 point each.")
        many = QCoreApplication.translate("Cards", "{what}: {number} points each.")
        lines = [
            (one if points == 1 else many).format(number=points, what=what)
            for points, what in counted
            if points
        ]
        return [*lines, *map(_left_words, card.left)]

    def kind(self, _card: Duke) -> str:
        return QCoreApplication.translate("Cards", "Duke")


def _left_signs(line: Leftovers) -> Marks:
    kinds = (Mark("any"),) if line.is_whole else tuple(Mark(kind.value) for kind in line.of)
    many = () if line.per_point == 1 else (number(line.per_point),)
    return number(1), Mark("points"), PER, *many, *kinds


def _left_words(line: Leftovers) -> str:
    if line.is_whole:
        words = QCoreApplication.translate("Cards", "1 point for every {number} resources left.")
    elif line.per_point == 1:
        words = QCoreApplication.translate("Cards", "1 point for each {kinds} left.")
    else:
        words = QCoreApplication.translate("Cards", "1 point for every {number} {kinds} left.")
    return words.format(number=line.per_point, kinds=tell(kind_words(line.of)))
