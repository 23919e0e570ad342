"""Pictures of a game among guests: each of your questions when it is time for it, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from valeria_desktop.bots.company import first_names
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from camera import Camera

    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.kernel.scene import Scene

    Times = Mapping[str, Callable[[Scene], bool]]
    """The kinds of questions, and which moments of each are worth a picture."""

_SEED = 11
_GUESTS = ("sorrel", "oswin", "hedda")


def begin(rules: Rules[Any], setup: Setup) -> Session:
    """Begin a game of yours among guests with characters, up to three."""
    you, *others = default_seats(setup.players)
    names = first_names()
    guests = (
        evolve(seat, name=names[guest], bot=f"baron+{guest}")
        for seat, guest in zip(others, _GUESTS, strict=False)
    )
    return Session.begin(rules, setup, (you, *guests), _SEED)


def take_questions(camera: Camera, session: Session, bot: str, times: Times) -> None:
    """Let a bot play for all seats; take each kind of your questions at its time, and the end."""
    left, player = dict(times), make_bot(session.record.rules, bot, 1)
    while (decision := session.decision) is not None:
        kind = decision.prompt
        if decision.seat == 0 and kind in left and left[kind](session.scene(0)):
            del left[kind]
            _take(camera, session, kind)
        view = session.scene(decision.seat).view
        session.choose(player.choose(view, decision).id)
    _take(camera, session, "end")


def _take(camera: Camera, session: Session, name: str) -> None:
    camera.program.play_on(session)
    camera.grab()
    camera.take(f"{session.record.rules.id}-{name}")
