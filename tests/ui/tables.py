"""Canned tables: real sessions that were played to where a test needs them."""

from __future__ import annotations

from functools import cache
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
    from valeria_desktop.kernel.rules import Bot
    from valeria_desktop.kernel.seats import Seat


class Line:
    """What a bot answers in a game that it plays alone, as far as any table has needed it.

    To look at a scene and to think takes ten times as long as to choose what is known.
    """

    def __init__(self, setup: Setup, seed: int, bot: str) -> None:
        self._session = Session.begin(RULES, setup, default_seats(setup.players), seed)
        self._bot = make_bot(RULES, bot, seed)
        self.choices: list[str] = []

    def answer(self, number: int) -> str:
        """Return the answer after this many others."""
        while len(self.choices) <= number:
            self.choices.append(answered(self._session, self._bot))
        return self.choices[number]


line_of = cache(Line)


def answered(session: Session, bot: Bot) -> str:
    """Let a bot answer the open question."""
    assert session.decision is not None
    view = session.game.view(session.decision.seat)
    option = bot.choose(view, session.decision).id
    session.choose(option)
    return option


class Table:
    """A session of its own, and a bot that plays it on."""

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
        self._line: Line | None = line_of(setup, seed, bot)
        self._by_bot = 0
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
        made, line = self.session.record.choices, self._line
        if line is not None and made == line.choices[: self._by_bot]:
            self.session.choose(line.answer(self._by_bot))
            self._by_bot += 1
            return self
        if line is not None:
            self._ask_anew(line.choices[: self._by_bot])
        answered(self.session, self._bot)
        return self

    def _ask_anew(self, known: list[str]) -> None:
        """Ask the bot what it answered so far, as someone else chose too: it draws from chance."""
        self._line = None
        record = self.session.record
        again = Session.begin(RULES, record.setup, self.session.seats, record.seed)
        for choice in known:
            assert answered(again, self._bot) == choice

    def plays(self, choices: int) -> Self:
        """Answer a number of times, as the bot does."""
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
