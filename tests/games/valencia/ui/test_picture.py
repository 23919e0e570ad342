"""Small pictures: a quarter in a saved game, and what stands beside points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from tests.games.valencia.ui.ended import ended
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.board.own_side import houses_of
from valeria_desktop.games.valencia.ui.picture import paint_chip, picture_of
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.palette import PLAYERS

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
THREE = Setup(3)


@pytest.fixture(scope="module")
def running() -> Session:
    """Play until two families live in the city."""
    session = Session.begin(RULES, Setup(2), default_seats(2), 5)
    bot = make_bot(RULES, "random", 5)
    while not all(houses_of(session.view(seat), seat) for seat in range(2)):
        decision = session.decision
        assert decision is not None
        session.choose(bot.choose(session.view(decision.seat), decision).id)
    return session


def painted(look: Look, game: Game, person: int | None = None) -> QImage:
    """Paint a game in which all are people, or one alone is."""
    seats = default_seats(len(game.result().scores))
    if person is not None:
        seats = tuple(
            seat if number == person else evolve(seat, bot="random")
            for number, seat in enumerate(seats)
        )
    return picture_of(look, game, seats).toImage()


def test_a_lone_person_sees_their_own_quarter(look: Look, running: Session) -> None:
    roofs = [PLAYERS[seat.colour] for seat in running.seats]
    for person in range(2):
        image = painted(look, running.game, person)
        seen = {image.pixelColor(x, y).name() for x in range(960) for y in range(540)}
        assert roofs[person] in seen
        assert roofs[1 - person] not in seen


def test_of_several_people_the_asked_ones_quarter_is_seen(look: Look, running: Session) -> None:
    assert running.decision is not None
    asked = running.decision.seat
    assert painted(look, running.game) == painted(look, running.game, asked)
    assert painted(look, running.game) != painted(look, running.game, 1 - asked)


def test_of_a_finished_game_the_winners_quarter_is_seen(look: Look) -> None:
    game = ended(THREE).game
    (winner, *_) = game.result().winners
    assert houses_of(game.view(winner), winner)
    assert painted(look, game) == painted(look, game, winner)


def test_a_picture_shows_what_everyone_sees(look: Look, running: Session) -> None:
    imagined = RULES.imagine(running.view(0), Stream(3))
    assert painted(look, imagined) == painted(look, running.game)


def test_an_empty_quarter_has_a_picture_too(look: Look) -> None:
    game = RULES.deal(Setup(), 3)
    before = picture_of(look, game, default_seats(2)).toImage()
    assert before.size() == QSize(960, 540)
    assert len({before.pixel(480, y) for y in range(540)}) > 3


def chip(look: Look, thing: Thing) -> QImage:
    image = QImage(25, 25, QImage.Format.Format_ARGB32)
    image.fill(QColor("#ff00ff"))
    painter = QPainter(image)
    paint_chip(painter, QRectF(image.rect()), thing, look)
    painter.end()
    return image


@pytest.mark.parametrize(
    "thing", [CATALOG.tasks[11], CATALOG.fountains[0]], ids=["task", "fountain"]
)
def test_a_line_of_the_score_shows_what_it_is_about(look: Look, thing: Thing) -> None:
    plain = QImage(25, 25, QImage.Format.Format_ARGB32)
    plain.fill(QColor("#ff00ff"))
    assert chip(look, thing) != plain
    assert chip(look, CATALOG.tasks[0]) != chip(look, thing)
