"""Valeria's part of the laboratory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.games.valeria.files.set_facts import folder_of, write_longer
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.lab.analysis import looked_back
from valeria_desktop.games.valeria.lab.learning import LEARNING
from valeria_desktop.games.valeria.lab.learning_with_sets import LEARNING_WITH_SETS
from valeria_desktop.games.valeria.lab.log import RIVAL, header, holdings
from valeria_desktop.games.valeria.lab.options import (
    add_sets_option,
    add_setup_options,
    setup_of,
    with_named_sets,
)
from valeria_desktop.games.valeria.lab.setup_words import setup_words
from valeria_desktop.games.valeria.lab.solo import solo_summary, solo_tables
from valeria_desktop.games.valeria.rules.scene import places_of
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, MIN_PLAYERS, RANDOM, Setup, Solo
from valeria_desktop.lab.book import BenchPlan, BenchSetup, LabBook
from valeria_desktop.lab.report import summary_tables
from valeria_desktop.lab.tally import summary

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Learning, Section
    from valeria_desktop.lab.play import Played

_PLAN = BenchPlan(
    setup=Setup(),
    words="2 players, second edition, first game",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    others=(
        BenchSetup("dark_lord", "games of the Dark Lord", Setup(players=1, solo=Solo.DARK_LORD)),
        BenchSetup("siege", "sieges", Setup(players=1, solo=Solo.SIEGE)),
    ),
    window="tools.bench.window",
    evening="tools.bench.evening",
)


@frozen(eq=False)
class _Valeria(LabBook):
    @property
    def plan(self) -> BenchPlan:
        return _PLAN

    @property
    def learning(self) -> Learning:
        return LEARNING

    @property
    def learning_with_sets(self) -> Learning | None:
        return LEARNING_WITH_SETS if BOX().sets else None

    def add_setup_options(self, parser: Parser) -> None:
        add_setup_options(parser)

    def setup_of(self, arguments: argparse.Namespace) -> Setup:
        return setup_of(arguments)

    def setup_words(self, setup: Setup) -> str:
        return setup_words(setup)

    def add_sets_option(self, parser: Parser) -> None:
        if BOX().sets:
            add_sets_option(parser)
        else:
            super().add_sets_option(parser)

    def with_sets(self, setup: Setup, sets: Sequence[str], seed: int) -> Setup:
        """Lay areas of all boxes: a preset of the base game would leave most of the sets' out."""
        if not sets:
            return setup
        return with_named_sets(evolve(setup, preset=RANDOM), sets, BOX(), seed)

    def with_set(self, setup: Setup, name: str) -> Setup:
        needed = BOX().set_of(name).needs
        return evolve(setup, sets=frozenset({name}), variants=setup.variants | needed)

    def write_length(self, name: str, percent: int) -> None:
        write_longer(folder_of(name) / "set.toml", percent)

    def results(self, played: Sequence[Played]) -> Mapping[str, Any]:
        return summary(played) if played[0]["outcome"] is None else solo_summary(played)

    def tables(self, results: Any) -> tuple[str, ...]:  # noqa: ANN401 - of one kind or the other
        return solo_tables(results) if "by_ending" in results else summary_tables(results)

    def header(
        self, game: Game, names: Sequence[str], kinds: Sequence[str], seed: int
    ) -> Iterable[str]:
        return header(game, names, kinds, seed)

    def holdings(self, game: Game, names: Sequence[str]) -> Iterable[str]:
        return holdings(game, names)

    def questions(self, view: View) -> Iterable[tuple[str, Any]]:
        yield from (("rolls", None), ("ending", None))
        cards = (place for place in places_of(view) if view.top(place) is not None)
        yield from (("card", place) for place in cards)

    def looked_back(self, record: Record, names: Sequence[str]) -> Iterable[Section]:
        return looked_back(record, names)


BOOK = _Valeria(RULES, RIVAL, core="valeria_desktop.games.valeria.lab.core:CORE_IN_C")
