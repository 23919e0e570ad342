"""Answers the questions of a win link by link, as one answer on the sheet planned them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.win import comes_after, is_of_win
from valeria_desktop.ui.prompts.chain import ChainScript, Progress

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QObject

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.win import WinAnswer
    from valeria_desktop.kernel.seats import Seat


@frozen
class _WinChain:
    """The identity of a win: players, asked seat, and turn."""

    seats: tuple[Seat, ...]
    seat: int
    turn: int


class WinScript(ChainScript):
    """Remembers the answer to a win from one of its questions to the next."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make a script without an answer."""
        super().__init__(parent)
        self._links: Mapping[str, str] = {}
        self._start = ""

    def wish_answer(self, scene: Scene, answer: WinAnswer) -> str:
        """Remember an answer in a scene, and return the id of its first link."""
        assert scene.decision is not None  # noqa: S101 - only an open question is answered
        self.wish(scene)
        self._links, self._start = answer.links, scene.decision.prompt
        return self._links[self._start]

    def forget_wish(self) -> None:
        self._links, self._start = {}, ""

    def chain_of(self, scene: Scene) -> _WinChain | None:
        decision = scene.decision
        if decision is None or not is_of_win(decision):
            return None
        return _WinChain(scene.seats, decision.seat, scene.turn)

    def progress_in(self, scene: Scene) -> Progress:
        """Return that the win begins: what is left of it is always asked as one."""
        del scene
        return Progress.START

    def next_link(self, scene: Scene) -> str | None:
        """Return the next link, if it comes after the first one: else the answer was undone."""
        decision = scene.decision
        if decision is None or not self._links or not is_of_win(decision):
            return None  # third place's only question is the whole win: no link follows it
        is_later = comes_after(decision.prompt, self._start)
        return self._links[decision.prompt] if is_later else None
