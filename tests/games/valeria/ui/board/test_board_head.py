"""What is known of a side is painted again when something that is seen differs, and only then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.board.board_head import BoardHead, RivalTally
from valeria_desktop.games.valeria.ui.parts.sides import PublicSide, amount_of, side_of
from valeria_desktop.kernel.seats import Colour
from valeria_desktop.ui.place.guests import SeatedGuest

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.board.board_head import SideStrip
    from valeria_desktop.ui.paint.look import Look

OTHERS: dict[str, Any] = {
    "name": "Somebody",
    "colour": Colour.GREEN,
    "sign": "raven",
    "rests": True,
    "starts": True,
    "public_points": 77,
    "icons": (9, 8, 7, 6),
    "guest": SeatedGuest("characters/pim.svg", "Pim"),
    "is_rival": True,
    "is_siege": True,
    "amounts": (("gold", 55), ("strength", 1), ("magic", 44), ("points", 3)),
    "monsters": 12,
    "victory_points": 31,
    "domains": 11,
    "domain_points": 29,
    "citizens": 13,
    "is_asked": True,
    "is_active": False,
}
"""Something else for each thing that is known of a side."""


def shown(kind: type[SideStrip], look: Look, qtbot: QtBot, side: PublicSide) -> SideStrip:
    made = kind(look)
    qtbot.addWidget(made)
    made.resize(320, 90)
    made.show_side(side)
    return made


def seen(strip: SideStrip) -> QImage:
    return strip.grab().toImage()


@pytest.mark.parametrize("field", OTHERS)
@pytest.mark.parametrize("kind", [BoardHead, RivalTally])
def test_it_looks_as_if_it_had_never_shown_anything_else(
    look: Look, qtbot: QtBot, kind: type[SideStrip], field: str
) -> None:
    setup = Setup(players=1, solo=Solo.DARK_LORD)
    scene = Table(setup).plays(20).scene(0)
    before = side_of(scene, int(kind is RivalTally))
    after = evolve(before, **{field: OTHERS[field]})
    strip = shown(kind, look, qtbot, before)
    was = seen(strip)
    strip.show_side(after)
    assert seen(strip) == seen(shown(kind, look, qtbot, after))
    is_painted_again = strip.painted(before) != strip.painted(after)
    assert is_painted_again or seen(strip) == was


class Painted(QObject):
    """Counts how often something is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


@pytest.mark.usefixtures("always_painted")
def test_a_head_is_not_painted_again_for_gold_that_it_does_not_show(
    look: Look, qtbot: QtBot
) -> None:
    side = side_of(Table().plays(20).scene(0), 0)
    head = shown(BoardHead, look, qtbot, side)
    with qtbot.waitExposed(head):
        head.show()
    QApplication.processEvents()
    painted = Painted()
    head.installEventFilter(painted)
    amounts = {**dict(side.amounts), "gold": amount_of(side, "gold") + 1}
    head.show_side(evolve(side, amounts=tuple(amounts.items())))
    QApplication.processEvents()
    assert painted.count == 0
    head.show_side(evolve(side, public_points=side.public_points + 1))
    QApplication.processEvents()
    assert painted.count
