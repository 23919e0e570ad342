"""Pictures of Valencia: its set-up, the rules, its questions, planning, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from question_pictures import begin, take_questions

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup

if TYPE_CHECKING:
    from camera import Camera
    from question_pictures import Times

    from valeria_desktop.kernel.scene import Scene

_ROUND, _HAND = 3, 4
"""By the third round things lie on the table; a plan wants cards to choose from."""


def _is_late(scene: Scene) -> bool:
    return scene.round >= _ROUND


_TIMES: Times = {
    Prompt.TASKS: lambda _scene: True,
    Prompt.PLAN: lambda scene: len(scene.view.own.hand) >= _HAND,
    **dict.fromkeys((Prompt.BID, Prompt.PLACE, Prompt.SIT, Prompt.FOUNTAIN), _is_late),
}


def take_valencia(camera: Camera) -> None:
    """Take the page on which it is set up, its rules, its table and the end."""
    camera.program.carry_out("new")
    camera.take("valencia-new-game")
    camera.program.carry_out("learn")
    camera.take("valencia-learn")
    take_questions(camera, begin(RULES, Setup(players=4)), "planner", _TIMES)
