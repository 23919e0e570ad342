"""Canned tables: real sessions that were played to where a test needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from typing import Self

    from valeria_desktop.games.valeria.rules.model.prompts import Prompt
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.seats import Seat


class Table:
    """A session, and a bot that plays it on."""

    def __init__(
        self,
        setup: Setup | None = None,
        *,
        seed: int = 7,
        bot: str = "greedy",
        seats: tuple[Seat, ...] | None = None,
    ) -> None:
        setup = setup or Setup(players=2)
        self.session = Session.begin(RULES, setup, seats or default_seats(setup.players), seed)
        self._bot = make_bot(RULES, bot, seed)

    @property
    def decision(self) -> Decision:
        """The open decision."""
        assert self.session.decision is not None
        return self.session.decision

    def scene(self, viewer: int | None = None) -> Scene:
        """What a seat sees; by default the one that is asked."""
        if viewer is None:
            viewer = self.session.decision.seat if self.session.decision else 0
        scene: Scene = self.session.scene(viewer)
        return scene

    def step(self) -> Self:
        """Answer once, as the bot does."""
        view = self.session.scene(self.decision.seat).view
        self.session.choose(self._bot.choose(view, self.decision).id)
        return self

    def plays(self, choices: int) -> Self:
        """Answer so many times, as the bot does."""
        for _ in range(choices):
            if self.session.decision is not None:
                self.step()
        return self

    def plays_to(self, prompt: Prompt, *, limit: int = 600) -> Self:
        """Answer as the bot does until a question of this kind is open."""
        for _ in range(limit):
            if self.decision.prompt is prompt:
                return self
            self.step()
        raise AssertionError(f"no {prompt} in {limit} choices")

    def plays_out(self) -> Self:
        """Answer as the bot does until the game is over."""
        while self.session.decision is not None:
            self.step()
        return self
