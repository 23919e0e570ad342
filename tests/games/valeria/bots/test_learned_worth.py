"""The worth of positions by the weights that are shipped."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.counts import many
from tests.games.valeria.native.nets import any_net
from tests.games.valeria.native.setups import games, likely
from valeria_desktop.bots.learned import worth_by_net
from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.net import Glance
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.bots.search import Search, SearchBot
from valeria_desktop.bots.weights import Weights, read_weights, write_weights
from valeria_desktop.games.valeria.bots import learned_worth as learned
from valeria_desktop.games.valeria.bots.feature_words import BLOCKS, NAMES, WITH_SETS
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.hand_worth import worth_by_hand
from valeria_desktop.games.valeria.bots.learned_worth import (
    blocks_of,
    course_of,
    learned_worth,
    values_folder,
    worth_by,
    worth_with_sets,
)
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.games import mind_of
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.rules import Worth

OTHERS = {"levels", "promises"}
"""Files beside the weights."""
SHIPPED = sorted(file for file in values_folder().glob("*.json") if file.stem not in OTHERS)
_SIZE = 160_000


def played(setup: Setup, choices: int = 10_000) -> Game:
    """Play a game by hand, to its end or for a number of choices."""
    game: Game = RULES.deal(setup, 5)
    bot = make_bot(RULES, "greedy", 1)
    while (decision := game.decision) is not None and choices:
        game.choose(bot.choose(game.view(decision.seat), decision))
        choices -= 1
    return game


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_the_weights_that_are_shipped_say_where_they_come_from(file: Path) -> None:
    made = read_weights(file, blocks_of(file.stem)).made
    assert made["course"] == file.stem
    assert {"seed", "rounds", "games", "recipe", "loss", "strength"} <= set(made)
    assert file.stat().st_size < _SIZE


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_what_is_promised_happens(file: Path) -> None:
    """In ten bins of promises within three points, where there were games enough to tell."""
    bins = json.loads(file.read_text(encoding="utf-8"))["made"]["promised and happened"]
    assert all(abs(said - happened) <= 3 for said, happened, often in bins if often >= 1_000)


def test_a_course_is_how_many_play_or_which_game_alone() -> None:
    assert course_of(Setup(players=3)) == "3"
    assert course_of(Setup(players=1, solo=Solo.SIEGE)) == "siege"


@pytest.mark.parametrize("players", [2, 3])
def test_everybody_has_a_part_of_the_chances(players: int) -> None:
    game = played(Setup(players=players), 60)
    views = [game.view(seat) for seat in game.seats]
    chances = [learned_worth(view)(imagine(view, Stream(1))) for view in views]
    assert all(0 < chance < 1 for chance in chances)
    assert 0.4 < sum(chances) < 1.6


def test_a_game_that_is_over_is_worth_what_was_won_of_it() -> None:
    game = played(Setup())
    for seat in game.seats:
        assert learned_worth(game.view(seat))(game) == game.result().share_of(seat)


def test_where_there_are_no_weights_the_worth_is_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "net_of", lambda _course: None)
    game = played(Setup(), 60)
    view = game.view(0)
    assert learned_worth(view)(game) == worth_by_hand(view)(game)


@pytest.mark.parametrize("weighed", [False, True])
def test_a_net_sees_rivals_dukes_as_it_has_learned_them(
    weighed: bool,  # noqa: FBT001 - a parameter of the test
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A file from before Dukes were weighed says nothing of them, and stays valid."""
    shipped = read_weights(values_folder() / "2.json", BLOCKS)
    made = {key: said for key, said in shipped.made.items() if key not in learned.MADE_WITH}
    made |= learned.MADE_WITH if weighed else {}
    text = write_weights(Weights(shipped.net, NAMES, made))
    (tmp_path / "2.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(learned, "values_folder", lambda: tmp_path)
    learned.net_of.cache_clear()
    game = played(Setup(), 90)
    view = game.view(0)
    plain, by_cards = (Eye.of(view, is_even=is_even).look(game) for is_even in (True, False))
    assert plain != by_cards
    value = Glance(shipped.net).value(by_cards if weighed else plain)
    assert learned.weighs_dukes("2") is weighed
    assert learned_worth(view)(game) == pytest.approx(value)
    learned.net_of.cache_clear()


@pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")
@pytest.mark.parametrize("weighed", [False, True])
def test_the_core_sees_rivals_dukes_likewise(weighed: bool) -> None:  # noqa: FBT001 - as above
    for chance, twins in games(73_000, 4):
        net = any_net(chance, (8, 4))
        mind = mind_of(net, weighs_dukes=weighed)
        while (decision := twins.engine.decision) is not None:
            if chance.random() < 0.05:
                view = twins.engine.view(decision.seat)
                seen = Eye.of(view, is_even=not weighed).look(twins.engine)
                promised = needed().promise(twins.core, mind, decision.seat)
                assert promised == pytest.approx(Glance(net).value(seen), abs=1e-9)
            twins.choose(likely(chance, twins.engine))


def _with_a_block(view: View) -> Worth:
    """Return the worth by the shipped weights, where a later block has two more numbers."""
    net = read_weights(values_folder() / "2.json", {**BLOCKS, "later": ("new", "newer")}).net
    eye = Eye.of(view)
    return worth_by_net(net, lambda game: [*eye.look(game), float(game.turn), -7.0], view.seat)


def _plain(view: View) -> Worth:
    """Return the worth by the shipped weights as they are."""
    return worth_by(read_weights(values_folder() / "2.json", BLOCKS).net, view)


def _with_sets(view: View) -> Worth:
    """Return the worth by the shipped weights, where the numbers of sets are counted as well."""
    return worth_with_sets(read_weights(values_folder() / "2.json", WITH_SETS).net, view)


@pytest.mark.thorough
@pytest.mark.parametrize("level", SKILLS)
@pytest.mark.parametrize(
    ("without", "with_more"),
    [(_plain, _with_a_block), (learned_worth, _with_sets)],
    ids=["a later block", "the block of sets"],
)
def test_a_block_more_leaves_the_answers_of_every_level_alone(
    without: Callable[[View], Worth], with_more: Callable[[View], Worth], level: str
) -> None:
    def bot(worth: Callable[[View], Worth]) -> SearchBot:
        rules = evolve(RULES, worth=worth, quick=None)
        return SearchBot(Search(rules, SKILLS[level].skill, partial(Nodes, 300)), 4)

    before, after, asked, asks = bot(without), bot(with_more), 0, many(2, 2, whole=12)
    game = played(Setup(), 30)
    while (decision := game.decision) is not None and asked < asks:
        view = game.view(decision.seat)
        option = before.choose(view, decision)
        assert after.choose(view, decision) == option
        if len(decision.options) > 1:
            asked += 1
            values = [[each.value for each in one.rank(view, decision)] for one in (before, after)]
            assert values[0] == values[1]
        game.choose(option)
    assert asked == asks
