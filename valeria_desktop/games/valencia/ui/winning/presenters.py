"""The presenters of a win's questions: the sheet of the win, or else a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.win import win_of
from valeria_desktop.games.valencia.ui.prompts.registry import PRESENTERS
from valeria_desktop.games.valencia.ui.winning.presenter import WinPresenter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.winning.script import WinScript
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.prompts.panel import PresenterMaker
    from valeria_desktop.ui.prompts.presenter import GameSource, Presenter

_PROMPTS = (Prompt.SIT, Prompt.GOOD, Prompt.PLACE, Prompt.SHARE)


def win_presenters_of(script: WinScript) -> Mapping[str, PresenterMaker]:
    """Return the presenters of a table whose wins this script answers.

    A member beside the holder of a seat is asked for with the same prompt as a seat (VA45).
    """
    shared = script

    class Winning(WinPresenter):
        script = shared

    def make(
        look: ParchmentLook, scene: Scene, decision: Decision, looking: GameSource
    ) -> Presenter:
        kind = PRESENTERS[decision.prompt] if win_of(scene.view) is None else Winning
        return kind(look, scene, decision, looking)

    return dict.fromkeys(_PROMPTS, make)
