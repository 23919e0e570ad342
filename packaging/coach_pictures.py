"""Pictures of the coach: it answers from a process of its own, so each is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camera import deal, play_out, play_to
from PySide6.QtCore import QEventLoop, QTimer

from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup

if TYPE_CHECKING:
    from camera import Camera
    from PySide6.QtCore import SignalInstance

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.coach.reviews import GameReviews

_TWO = Setup(players=2)
_MIDDLE = 60
"""Choices after which each card changes something, and some can't be had."""
_QUIET, _PATIENCE = 2000, 60_000
"""Silence after which nothing more will come, and the longest wait for a first answer, in ms."""
_TABS = ("decided", "luck", "cards", "points")


def take_coach(camera: Camera) -> None:
    """Take numbers on the cards, a hint, where points come from, and the look back."""
    session = deal(_TWO, "knight")
    play_to(session, _is_in_the_middle)
    camera.stand(session)
    for command in ("numbers", "hint", "points"):
        _ask(camera, command)
        camera.take(f"coach-{command}")
        camera.program.carry_out(command)
    play_out(session)
    camera.stand(session)
    camera.program.carry_out("review")
    reviewing = camera.program.past.reviewing
    _wait_for_review(camera.program.past.reviews)
    for number, name in enumerate(_TABS):
        reviewing.turn_to(number)
        _wait_for(reviewing.looking.grown, reviewing.looking.told)
        camera.take(f"review-{name}")


def _is_in_the_middle(session: Session, decision: Decision) -> bool:
    is_mine = decision.prompt is Prompt.ACT and decision.seat == 0
    return is_mine and len(session.record.choices) >= _MIDDLE


def _ask(camera: Camera, command: str) -> None:
    coach = camera.program.controller.coach
    camera.program.carry_out(command)
    _wait_for(coach.told, coach.finished, first=_PATIENCE)


def _wait_for_review(reviews: GameReviews) -> None:
    """Go on when every choice of the game was looked at."""
    loop = QEventLoop()

    def look() -> None:
        if not reviews.is_going:
            loop.quit()

    reviews.grown.connect(look)
    if reviews.is_going:
        loop.exec()
    reviews.grown.disconnect(look)


def _wait_for(*signals: SignalInstance, first: int = _QUIET) -> None:
    """Go on when no signal was sent for a while; the first one may take longer."""
    loop, quiet = QEventLoop(), QTimer(singleShot=True)
    quiet.timeout.connect(loop.quit)

    def begin_anew() -> None:
        quiet.start(_QUIET)

    for signal in signals:
        signal.connect(begin_anew)
    quiet.start(first)
    loop.exec()
    for signal in signals:
        signal.disconnect(begin_anew)
