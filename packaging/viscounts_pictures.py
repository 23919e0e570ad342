"""Pictures of Viscounts: its set-up, its questions, rules, lesson, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.bots.company import first_names
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from camera import Camera

_SEED = 11
_ROUND = 8
"""By this round houses stand in all lands and workers in the castle."""
_THREE = Setup(players=3)
_EARLY = (Prompt.PAIR,)
_LATE = (Prompt.PLAY, Prompt.RIDE, Prompt.ACTION, Prompt.SPOT, Prompt.PAY, Prompt.RECRUIT)
_GUESTS = ("sorrel", "oswin")


def take_viscounts(camera: Camera) -> None:
    """Take the pages on which it is set up, its table, the rules, the lesson and the end."""
    program = camera.program
    program.carry_out("new")
    camera.take("viscounts-new-game")
    program.carry_out("solo")
    camera.take("viscounts-solo")
    program.carry_out("learn")
    camera.take("viscounts-learn")
    session, bot = _begin(), make_bot(RULES, "steward", 1)
    left = [*_EARLY, *_LATE]
    while (decision := session.decision) is not None:
        is_time = decision.prompt in _EARLY or session.scene(0).round >= _ROUND
        if decision.prompt in left and decision.seat == 0 and is_time:
            left.remove(Prompt(decision.prompt))
            program.play_on(session)
            camera.take(f"viscounts-{decision.prompt}")
        view = session.scene(decision.seat).view
        session.choose(bot.choose(view, decision).id)
    program.play_on(session)
    camera.grab()
    camera.take("viscounts-end")
    program.carry_out("lesson")
    camera.take("viscounts-lesson")


def _begin() -> Session:
    you, *others = default_seats(_THREE.players)
    names = first_names()
    guests = (
        evolve(seat, name=names[guest], bot=f"baron+{guest}")
        for seat, guest in zip(others, _GUESTS, strict=True)
    )
    return Session.begin(RULES, _THREE, (you, *guests), _SEED)
