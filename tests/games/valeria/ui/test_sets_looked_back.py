"""A game with a set is looked back on in the window: its points, purchases and luck, its replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

import tests.games.valeria.sets.carnival.shown  # noqa: F401 - shows the kinds of the set
from tests.games.valeria.sets.test_looked_at import last, played
from tests.games.valeria.ui.test_sets import FACES, WHERE, emblems
from tests.ui.replay.eyes import Looked
from valeria_desktop.games.valeria.ui.screens.review.luck import LuckPart
from valeria_desktop.games.valeria.ui.screens.review.point_strips import PointGain, Strip
from valeria_desktop.games.valeria.ui.screens.review.points import PointsPart
from valeria_desktop.games.valeria.ui.screens.review.purchases import PurchasesPart
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.messages import Wish
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.screens.review.part import ReviewPart

__all__ = ["emblems"]
PARTS: dict[str, type[ReviewPart]] = {
    "sources": PointsPart,
    "purchases": PurchasesPart,
    "ledger": LuckPart,
}


@pytest.fixture
def program(begin_with: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program in whose window a game of two with the carnival is over; nobody is asked of it."""
    made = begin_with(FACES, games=WHERE)
    monkeypatch.setattr(made.thinker, "consult", lambda *_: None)
    made.window.resize(1280, 720)
    made._play(Session(played("two"), default_seats(2)))
    return made


@pytest.mark.parametrize("topic", PARTS)
def test_a_page_of_the_review_shows_what_is_found(program: Program, topic: str) -> None:
    program.carry_out("review")
    (part,) = program.past.reviewing.findChildren(PARTS[topic])
    part.show_answer(Wish(topic), last("two", topic))
    QApplication.processEvents()
    assert part.grab().width() > 0
    if isinstance(part, PointsPart):
        faces = [piece.face for piece in part.strips.laid.listed]
        assert "Carnival" in {face.where for face in faces if isinstance(face, PointGain | Strip)}


def test_its_replay_shows_tickets_and_cards_at_each_moment(look: Look, qtbot: QtBot) -> None:
    record = played("two")
    looked = Looked(look, qtbot, FACES[record.rules.id], Session(record, default_seats(2)))
    said = ""
    for number in range(0, len(record.choices) + 1, 12):
        looked.screen.go_to(number)
        QApplication.processEvents()
        said += repr(looked.read())
    assert "ticket" in said
    assert "Juggler" in said
