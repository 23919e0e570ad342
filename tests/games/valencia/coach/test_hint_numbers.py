"""Every number in the sentences of hints, counted once more by the engine.

The hints are those of recorded games of planners. For each cause a check plays the choice on in an
imagined game, and compares what lies there.
"""

from __future__ import annotations

import re
from collections import Counter
from math import ceil
from typing import TYPE_CHECKING

import pytest

from tests.coach.sentences import Games, checks_of, player, sentences_of, total
from tests.counts import many
from valeria_desktop.games.valencia.bots.task_chances import chance_if_kept, hope_of
from valeria_desktop.games.valencia.coach.division import division_after
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.cards import in_order, sum_of
from valeria_desktop.games.valencia.rules.model.options import (
    DONE,
    CardOption,
    KeepTask,
    LeaveTask,
    Reveal,
    Sit,
)
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import RANDOM, ROUNDS, Setup
from valeria_desktop.games.valencia.rules.tasks import progress_of
from valeria_desktop.games.valencia.ui.planning.script import next_of_plan

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.coach.sentences import Said
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task

SETUPS = (Setup(players=2), Setup(players=3), Setup(players=4, city=RANDOM), Setup(players=5))
ENDS = frozenset(Prompt) - {
    Prompt.KEEP_TASK,
    Prompt.DEARER,
    Prompt.RECALL,
    Prompt.MOVE_PALM,
}
"""All questions but those that an ability asks once it is chosen."""


def points_of(said: Said, game: Game, *sources: str) -> float:
    score = game.result().scores[said.seat]
    return float(sum(score.of(source) for source in sources))


# --- tasks and planning


def task(said: Said) -> list[float]:
    option, words = said.mine.option, str(said.reason.words)
    if isinstance(option, KeepTask | LeaveTask) and said.prompt == Prompt.TASKS:
        players = len(said.view.players)
        chance = chance_if_kept(option.task, players)
        if chance is None:
            return [float(round(hope_of(option.task, players)))]
        kept = round(10 * chance)
        return [float(kept if isinstance(option, KeepTask) else 10 - kept), 10.0]
    wanted, (mine, other) = of_task(said)
    if "otherwise" in words or "with the other choice" in words:
        return [mine, other]
    if words.startswith("Fulfils"):
        assert mine >= wanted > other
        return [float(task_named(said).points)]
    if words.startswith("Keeps"):
        assert mine > other
        return [mine, wanted]
    now = progress_of(said.before()._state, said.seat, task_named(said))[0]
    assert now < mine
    return [float(now), mine, wanted]


def task_named(said: Said) -> Task:
    own: tuple[Task, ...] = said.view.own.tasks
    return next(each for each in own if str(each.words()) == said.reason.card)


def of_task(said: Said) -> tuple[float, tuple[float, float]]:
    found = task_named(said)
    counted = said.counted(lambda game: float(progress_of(game._state, said.seat, found)[0]))
    return float(progress_of(said.before()._state, said.seat, found)[1]), counted


def draws(said: Said) -> list[float]:
    """With the last card to be had, the cards begin to be divided."""
    game = said.before()
    if "even share" in str(said.reason.words):
        mine = player(said, game)
        return [float(ceil((len(mine.deck) + len(mine.hand)) / (ROUNDS - game.round + 1)))]
    game.choose(said.mine.option.id)
    after = player(said, game)
    return [float(len(after.hand) + len(after.opened) + sum(map(len, after.stacks)))]


def spares(said: Said) -> list[float]:
    left = ROUNDS - said.view.round
    deck = float(len(player(said, said.before()).deck))
    return [deck] if left == 1 else [deck, float(left)]


def divides(said: Said) -> list[float]:
    """The stacks of the advice are laid link by link; the bids are the sums that lie there then."""
    game = said.before()
    division = division_after(said.view, said.mine.option)
    assert division is not None
    wished = tuple(map(in_order, division.stacks))
    option = said.mine.option.id
    while option != DONE.id:
        game.choose(option)
        option = next_of_plan(game.view(said.seat).own, wished) or ""
    stacks = player(said, game).stacks
    assert Counter(stacks) == Counter(wished)
    assert all(part in AUCTIONS for part in division.parts if part is not None)
    return sorted((float(sum_of(stack)) for stack in stacks), reverse=True)


def bids(said: Said) -> list[float]:
    before = player(said, said.before())
    if isinstance(said.mine.option, Reveal):
        return of_bid(said)
    if isinstance(said.mine.option, CardOption):
        return [float(sum_of(before.opened)), float(sum_of(grown(said, said.mine.option)))]
    return [float(sum_of(before.opened)), float(len(before.hand))]


def grown(said: Said, option: CardOption) -> tuple[Card, ...]:
    """Return the stack with one card more; with the last card it is closed, too."""
    before, game = player(said, said.before()), said.before()
    game.choose(option.id)
    after = player(said, game)
    wanted = sorted((*before.opened, option.card))
    return next(cards for cards in (after.opened, *after.stacks) if sorted(cards) == wanted)


def of_bid(said: Said) -> list[float]:
    """The sum is that of the revealed stack; who may still bid more is asked after the viewer."""
    assert isinstance(said.mine.option, Reveal)
    cards = player(said, said.before()).stacks[said.mine.option.stack]
    revealed = [card for bid in said.view.bids for card in bid.cards]
    named = re.search(r"unless player (\d)", str(said.reason.words))
    total = float(sum_of(cards, revealed))
    return [total] if named is None else [total, float(named[1])]


def keeps(said: Said) -> list[float]:
    left = len(AUCTIONS) - 1 - AUCTIONS.index(said.view.part)
    if isinstance(said.mine.option, Reveal):
        assert isinstance(said.other.option, Reveal)
        cards = player(said, said.before()).stacks[said.other.option.stack]
        revealed = [card for bid in said.view.bids for card in bid.cards]
        assert left
        return [float(sum_of(cards, revealed))]
    stacks = len(player(said, said.at_once(said.mine)).stacks)
    return [float(number) for number in (stacks, left) if number > 1]


def sees(said: Said) -> list[float]:
    before, after = said.before(), said.before()
    after.choose(said.mine.option.id)
    assert player(said, after).privileges == player(said, before).privileges - 1
    return [1.0]


# --- the council and the city


def seat(said: Said) -> list[float]:
    here, there = (said.at_once(each)._state.council for each in (said.mine, said.other))
    held = {at for at, holder in enumerate(here) if holder == said.seat}
    assert held - {at for at, holder in enumerate(there) if holder == said.seat}
    councils = said.before().standing(said.seat).councils
    if "each council." in str(said.reason.words) or councils == 1:
        return [1.0]
    return [1.0, float(councils)]


def places(said: Said) -> list[float]:
    assert isinstance(said.mine.option, Sit)
    assert said.at_once(said.mine)._state.council[said.mine.option.place] == said.seat
    return []


def home(said: Said) -> list[float]:
    assert isinstance(said.mine.option, Sit)
    holder = said.before()._state.council[said.mine.option.place]
    before, after = (
        game._state.players[holder].members for game in (said.before(), said.at_once(said.mine))
    )
    assert after == before + 1
    return [float(holder + 1)]


CITY = "members", "palms", "fountains"


def space(said: Said) -> list[float]:
    """The points of the city are those that the score gains, part by part."""
    before, after = said.before(), said.at_once(said.mine)
    gains = points_of(said, after, *CITY) - points_of(said, before, *CITY)
    numbers = said.numbers()
    if "not" in str(said.reason.words):
        assert gains == numbers[0] - numbers[1]
        return numbers
    assert numbers[0] == gains
    assert len(numbers) == 1 or sum(numbers[1:]) == gains
    return numbers


def city(source: str) -> Callable[[Said], list[float]]:
    """A fact counts what a palm or a fountain adds, a consequence what lies there."""

    def counted(said: Said) -> list[float]:
        after = said.at_once(said.mine)
        if "You then have" in str(said.reason.words):
            return [*said.counted(lambda game: points_of(said, game, source))]
        gain = points_of(said, after, source) - points_of(said, said.before(), source)
        assert said.numbers()[0] == gain
        return said.numbers()

    return counted


def line(source: str) -> Callable[[Said], list[float]]:
    return lambda said: [*said.counted(lambda game: points_of(said, game, source))]


def coins(said: Said) -> list[float]:
    return [*said.counted(lambda game: player(said, game).coins)]


def goods(said: Said) -> list[float]:
    return [*said.counted(lambda game: sum(player(said, game).goods))]


CHECKS: dict[str, Callable[[Said], list[float]]] = {
    "task": task,
    "draws": draws,
    "spares": spares,
    "divides": divides,
    "bids": bids,
    "keeps": keeps,
    "sees": sees,
    "seat": seat,
    "places": places,
    "home": home,
    "space": space,
    "palms": city("palms"),
    "fountains": city("fountains"),
    "members": line("members"),
    "prestige": line("prestige"),
    "privileges": line("privileges"),
    "coins": coins,
    "goods": goods,
    "total": total,
}


GAMES = Games(RULES, SETUPS, seed=6_000, every=13)


def spoken(hints: int) -> Iterator[list[Said]]:
    """Yield the sentences of a number of hints."""
    for seed, view in GAMES.views(hints):
        yield sentences_of(RULES, view, seed, ENDS)


@pytest.mark.parametrize(
    ("hints", "causes"),
    [
        pytest.param(many(10, 10, whole=40), 4, marks=pytest.mark.thorough),
        pytest.param(200, 10, marks=pytest.mark.slow),
    ],
)
@pytest.mark.usefixtures("little_effort")
def test_each_number_in_a_hint_is_what_the_engine_counts(hints: int, causes: int) -> None:
    done = checks_of(spoken(hints), CHECKS)
    assert len(done) >= causes, done
