"""Pictures of Viscounts: its set-up, its questions, rules, lesson, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from question_pictures import begin, take_questions

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup

if TYPE_CHECKING:
    from camera import Camera
    from question_pictures import Times

    from valeria_desktop.kernel.scene import Scene

_ROUND = 8
"""By this round houses stand in all lands and workers in the castle."""
_LATE = (Prompt.PLAY, Prompt.RIDE, Prompt.ACTION, Prompt.SPOT, Prompt.PAY, Prompt.RECRUIT)


def _is_late(scene: Scene) -> bool:
    return scene.round >= _ROUND


_TIMES: Times = {Prompt.PAIR: lambda _scene: True, **dict.fromkeys(_LATE, _is_late)}


def take_viscounts(camera: Camera) -> None:
    """Take the pages on which it is set up, its table, the rules, the lesson and the end."""
    program = camera.program
    program.carry_out("new")
    camera.take("viscounts-new-game")
    program.carry_out("solo")
    camera.take("viscounts-solo")
    program.carry_out("learn")
    camera.take("viscounts-learn")
    take_questions(camera, begin(RULES, Setup(players=3)), "steward", _TIMES)
    program.carry_out("lesson")
    camera.take("viscounts-lesson")
