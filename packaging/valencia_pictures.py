"""Pictures of Valencia: its set-up, its questions, planning, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.bots.company import first_names
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from camera import Camera

    from valeria_desktop.kernel.decision import Decision

_SEED = 11
_ROUND = 3
"""In the third round there is something on the table."""
_FOUR = Setup(players=4)
_EARLY = (Prompt.TASKS, Prompt.PLAN)
_LATE = (Prompt.BID, Prompt.PLACE, Prompt.SIT, Prompt.FOUNTAIN)

_GUESTS = ("sorrel", "oswin", "hedda")


def take_valencia(camera: Camera) -> None:
    """Take the page on which it is set up, its table, the rules and the end."""
    camera.program.carry_out("new")
    camera.take("valencia-new-game")
    camera.program.carry_out("learn")
    camera.take("valencia-learn")
    session = _begin()
    left = [*_EARLY, *_LATE]
    while (decision := session.decision) is not None:
        if decision.prompt in left and _is_time(session, decision):
            left.remove(Prompt(decision.prompt))
            _stand(camera, session)
            camera.take(f"valencia-{decision.prompt}")
        session.choose(_best(session, decision))
    _stand(camera, session)
    camera.take("valencia-end")


def _begin() -> Session:
    you, *others = default_seats(_FOUR.players)
    names = first_names()
    guests = (
        evolve(seat, name=names[guest], bot=f"baron+{guest}")
        for seat, guest in zip(others, _GUESTS, strict=True)
    )
    return Session.begin(RULES, _FOUR, (you, *guests), _SEED)


def _is_time(session: Session, decision: Decision) -> bool:
    if decision.seat:
        return False
    if decision.prompt is Prompt.PLAN:
        return len(session.scene(0).view.own.hand) > _ROUND
    return decision.prompt in _EARLY or session.scene(0).round >= _ROUND


def _best(session: Session, decision: Decision) -> str:
    bot = make_bot(RULES, "planner", 1)
    return bot.choose(session.scene(decision.seat).view, decision).id


def _stand(camera: Camera, session: Session) -> None:
    camera.program.play_on(session)
    camera.grab()
