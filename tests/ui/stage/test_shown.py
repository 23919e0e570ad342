"""What is shown is one moment: no panel tells what the stage hasn't reached, whatever it is."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.counts import many, spread
from tests.option_sets import OPTION_SETS, SOLO_OPTION_SETS
from tests.properties.ledger import accounts_of, enter
from tests.ui.parts import table_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.events import NewDice
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.parts.card_groups import GroupKind
from valeria_desktop.games.valeria.ui.parts.sides import amount_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.log.log_model import LogRole
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtCore import QAbstractItemModel

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.stage.ticker import Ticker

pytestmark = pytest.mark.usefixtures("unpainted")

KINDS = ("gold", "strength", "magic", "points")
FRAME = 130.0
"""Milliseconds from one look to the next: shorter than anything that flies."""


class Ledger:
    """What everyone has, added up from what the log tells and from nothing else."""

    def __init__(self, session: Session) -> None:
        view = session.view(0)
        self.accounts = accounts_of(view)
        self.dice = view.dice

    def add(self, lines: Iterable[Line]) -> None:
        for line in lines:
            enter(self.accounts, line.event)
            if isinstance(line.event, NewDice):
                self.dice = line.event.dice


def rows_of(model: QAbstractItemModel, role: int) -> list[Any]:
    """Return the words of each row of a model."""
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


class Watched:
    """A program whose stage is driven by hand, and what its panels may show by now."""

    def __init__(self, program: Program, clock: HandTicker, session: Session) -> None:
        self.program, self.clock, self.session = program, clock, session
        self.table: TableScreen = table_of(program)
        program.controller.start(session)
        self.ledger = Ledger(session)
        self.told = len(session.chronicle.lines)
        self.reached = self.told
        program.stage.landed.connect(self._landed)
        self._base = self.told

    def leave(self) -> None:
        """Watch no more."""
        self.program.controller.leave()
        self.program.stage.landed.disconnect(self._landed)

    def _landed(self, number: int) -> None:
        self._come_to(self._base + number)

    def _come_to(self, lines: int) -> None:
        self.ledger.add(self.session.chronicle.lines[self.reached : lines])
        self.reached = lines

    def choose(self, option: str) -> None:
        """Answer for the asked player, as the controller would."""
        self._base = self.reached
        controller = self.program.controller
        controller._pause.stop()
        controller._apply(option)
        self._arrive()

    def check(self) -> None:
        """No panel shows more than what has landed, and none less."""
        table, shown = self.table, self.program.controller.shown
        assert len(shown.lines) == self.reached
        scene = table.scene
        for seen, have in zip(accounts_of(scene.view), self.ledger.accounts, strict=True):
            assert (seen.amounts, seen.cards) == (have.amounts, have.cards)
        self._check_own(scene)
        self._check_others(scene)
        assert table.top.dice.dice in {(0, 0), self.ledger.dice}
        told = rows_of(table.log.model, LogRole.LINE)
        assert all(line is None or line < self.reached for line in told)
        if not self.program.stage.is_idle:
            assert not self.program.controller.is_open
            assert not scene.lit
        else:
            assert scene is self.program.controller.scene

    def _check_own(self, scene: Scene) -> None:
        board, own = self.table.board, self.ledger.accounts[scene.viewer]
        shown = {kind: board.tracks[kind].value for kind in KINDS}
        groups = [
            *board.tableau.tableau.groups,
            *board.kingdom.kingdom.groups,
        ]
        cards = sum(group.count for group in groups if group.kind is not GroupKind.STARTER)
        assert (shown, cards) == (own.amounts, own.cards.total())

    def _check_others(self, scene: Scene) -> None:
        for plaque in self.table.others.plaques:
            side = plaque.side
            if side.seat < len(scene.seats):
                have = self.ledger.accounts[side.seat].amounts
                assert {kind: amount_of(side, kind) for kind in KINDS} == have

    def play_out(self, skips_every: int = 5, most: int = 10_000) -> None:
        """Play to the end, looking at every frame; now and then all is skipped."""
        bot = make_bot(RULES, "random", 3)
        for number in range(most):
            decision = self.session.decision
            if decision is None:
                return
            view = self.session.scene(decision.seat).view
            self.choose(bot.choose(view, decision).id)
            self.check()
            while not self.program.stage.is_idle:
                if number % skips_every == 0:
                    self._come_to(len(self.session.chronicle.lines))
                    self.program.stage.skip()
                else:
                    self.clock.turn(FRAME)
                    self._arrive()
                self.check()

    def _arrive(self) -> None:
        """What is told to its end has happened altogether."""
        if self.program.stage.is_idle:
            self._come_to(len(self.session.chronicle.lines))


@pytest.fixture
def watch(begin: Callable[[Ticker], Program]) -> Callable[[Setup, int], Watched]:
    clock = HandTicker()
    program = begin(clock)
    program.change("pace", Pace.NORMAL.value)
    watched: list[Watched] = []

    def start(setup: Setup, seed: int) -> Watched:
        if watched:
            watched.pop().leave()
        program.window.show_screen(program.window.table)
        seats = default_seats(setup.players, bots="random")
        watched.append(Watched(program, clock, Session.begin(RULES, setup, seats, seed)))
        return watched[0]

    return start


MODES = {
    "two": Setup(players=2),
    "five with events": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("mode", MODES)
def test_no_panel_is_ahead_of_the_stage(
    watch: Callable[[Setup, int], Watched], mode: str, seed: int
) -> None:
    watch(MODES[mode], seed).play_out(most=many(25, 25, whole=10_000))


ALL = {
    name: [each for each in (*OPTION_SETS, *SOLO_OPTION_SETS) if each.combination.name == name]
    for name in dict.fromkeys(each.combination.name for each in (*OPTION_SETS, *SOLO_OPTION_SETS))
}


@pytest.mark.slow
@pytest.mark.parametrize("name", spread(ALL, 6))
def test_no_panel_is_ahead_of_the_stage_whatever_is_played(
    watch: Callable[[Setup, int], Watched], name: str
) -> None:
    """The first turns with one preset or another; whole games of each mode are played above."""
    presets, turn = ALL[name], list(ALL).index(name)
    watch(presets[turn % len(presets)].setup(Random(5)), 5).play_out(skips_every=3, most=5)


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_no_panel_is_ahead_of_the_stage_with_any_preset(
    watch: Callable[[Setup, int], Watched], name: str
) -> None:
    for options in ALL[name]:
        watch(options.setup(Random(5)), 5).play_out(skips_every=3, most=5)
