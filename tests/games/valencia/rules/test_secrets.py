"""What of each question, view and event another seat sees: VA8."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.catalogue import deal
from tests.games.valencia.scenario import NAMES, TASK, Scenario, cards
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.games.valencia.rules.steps import STEPS, Question
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.events import AnsweredItself

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.game import Game

    Change = Callable[[Scenario], object]

CURTAIN = {Prompt.TASKS, Prompt.PLAN}
PEEK = {
    Prompt.BID,
    Prompt.PLACE,
    Prompt.SHARE,
    Prompt.SELL,
    Prompt.ABILITY,
    Prompt.KEEP_TASK,
    Prompt.DEARER,
}
HIDES_NUMBER = {*CURTAIN, *PEEK} - {Prompt.BID, Prompt.KEEP_TASK}
QUESTIONS = [kind for kind in STEPS.values() if issubclass(kind, Question)]


# --- questions


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("kind", QUESTIONS, ids=lambda kind: kind.__name__)
def test_a_question_about_what_is_hidden_is_secret(kind: type[Question]) -> None:
    """What can be paid, sold or revealed tells of money, goods and stacks."""
    prompt = Prompt(kind.prompt)
    expected = (
        Privacy.CURTAIN if prompt in CURTAIN else Privacy.PEEK if prompt in PEEK else Privacy.PUBLIC
    )
    assert kind.privacy is expected
    assert kind.hides_number == (prompt in HIDES_NUMBER)


@pytest.mark.clause("VA8")
def test_every_kind_of_question_is_asked_by_a_step() -> None:
    """So that the table above forgets none."""
    assert {Prompt(kind.prompt) for kind in QUESTIONS} == set(Prompt)


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("seed", range(4))
def test_options_are_for_whom_is_asked(seed: int) -> None:
    """Others see that they are asked and for what."""
    game, chance = deal(3, seed), Random(seed)
    while (decision := game.decision) is not None:
        for seat in game.seats:
            seen = game.view(seat).decision
            assert seen is not None
            assert (seen.seat, seen.prompt) == (decision.seat, decision.prompt)
            assert bool(seen.options) == (seat == decision.seat)
        game.choose(chance.choice(decision.options))


@pytest.mark.clause("VA12", "VA16")
def test_how_many_stacks_can_be_revealed_all_may_see() -> None:
    """Stacks lie on the table, and so do privileges."""
    table = Scenario(players=3).stacks(0, "6", "5").stacks(1, "1").at(RoundPart.C)
    assert table.seen(1, 0).stacks == (1, 1)
    assert len(table.options) == 3


# --- views: what is hidden makes no difference to others


def base() -> Scenario:
    """Lay a table of three in the middle of an auction; Ben is asked."""
    table = Scenario(players=3, advanced=Advanced).figure(1).used(0, "3")
    table.stacks(0, "6 5", "1").stacks(1, "4", "2").holds(0, coins=7, goods={"wine": 2})
    table.holds(1, goods={"cloth": 1}).tasks(0, 5, 6)
    return table


HIDDEN: dict[str, Change] = {
    "coins": lambda table: table.holds(0, coins=3),
    "stacks": lambda table: table.exchanges(0, "6 5", "4 4"),
    "a single card": lambda table: table.exchanges(0, "1", "joker"),
    "tasks": lambda table: table.other_tasks(0, 8, 9),
}


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("name", HIDDEN)
def test_what_is_hidden_makes_no_difference_to_others(name: str) -> None:
    before, after = base(), base()
    HIDDEN[name](after)
    before.at(RoundPart.C)
    after.at(RoundPart.C)
    assert after.view(1) == before.view(1)
    assert after.view(2) == before.view(2)
    assert after.view(0) != before.view(0)


@pytest.mark.clause("VA8")
def test_whose_the_goods_are_makes_no_difference_to_others() -> None:
    """The supply is public, what each has is not."""
    ana, cleo = base(), base()
    ana.holds(0, goods={"wine": 2}).holds(2, goods={}).at(RoundPart.C)
    cleo.holds(0, goods={}).holds(2, goods={"wine": 2}).at(RoundPart.C)
    assert ana.view(1) == cleo.view(1)
    assert ana.view(0) != cleo.view(0)


@pytest.mark.clause("VA8")
def test_the_order_of_a_deck_makes_no_difference_to_anybody() -> None:
    """Also its owner knows just what lies in it."""
    before, after = base(), base()
    player = after.state.players[0]
    player.deck = player.deck[::-1]
    before.at(RoundPart.C)
    after.at(RoundPart.C)
    assert all(before.view(seat) == after.view(seat) for seat in range(3))


@pytest.mark.clause("VA6", "VA8")
def test_the_deck_of_tasks_makes_no_difference_but_by_its_size() -> None:
    before, after = base(), base()
    after.state.task_deck = after.state.task_deck[::-1]
    before.at(RoundPart.C)
    after.at(RoundPart.C)
    assert all(before.view(seat) == after.view(seat) for seat in range(3))
    assert before.view(0).task_deck == 33
    after.state.task_deck = after.state.task_deck[1:]
    assert after.view(1).task_deck == 32


# --- views: what is public shows


PUBLIC: dict[str, Change] = {
    "members in hand": lambda table: table.holds(0, members=3),
    "council": lambda table: table.sits(0, "wine"),
    "beside the council": lambda table: table.sits(2, "wine").assists(0, "wine"),
    "city": lambda table: table.lives(0, "a1"),
    "palms": lambda table: table.palm("a1-b2"),
    "fountains": lambda table: table.built("b2", "six"),
    "privileges": lambda table: table.holds(0, privileges=1),
    "prestige": lambda table: table.holds(0, prestige=1),
    "figure": lambda table: table.figure(0),
    "deck": lambda table: table.deck(0, "3 2 2"),
    "stacks": lambda table: table.stacks(0, "3"),
    "used cards": lambda table: table.used(0, "4"),
    "number of tasks": lambda table: table.tasks(0, 12),
    "supply": lambda table: table.holds(2, goods={"porcelain": 1}),
}


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_shows_to_all(name: str) -> None:
    before, after = base(), base()
    PUBLIC[name](after)
    before.at(RoundPart.C)
    after.at(RoundPart.C)
    assert after.view(1) != before.view(1)


@pytest.mark.clause("VA8")
def test_revealed_cards_show_to_all() -> None:
    table = base().at(RoundPart.C).reveals(1, "4")
    assert [(bid.seat, bid.cards) for bid in table.view(2).bids] == [(1, cards("4"))]


@pytest.mark.clause("VA8")
def test_used_cards_show_one_by_one() -> None:
    """Who has how many in the used pile, and which."""
    table = Scenario(players=2).used(0, "6 6 2").at(RoundPart.C)
    assert table.seen(1, 0).used == cards("6 6 2")
    assert table.seen(1, 1).used == ()


@pytest.mark.clause("VA8")
def test_the_own_part_of_a_view_is_its_seats() -> None:
    table = base().at(RoundPart.C)
    assert [player.own is not None for player in table.view(0).players] == [True, False, False]
    own = table.view(0).own
    assert (own.coins, own.goods) == (7, (0, 0, 2, 0, 0))
    assert own.tasks == (TASK[5], TASK[6])
    assert own.stacks == (cards("6 5"), cards("1"))


@pytest.mark.clause("VA8", "VA35")
def test_at_the_end_all_is_open() -> None:
    """Tasks, coins and goods are counted before everyone's eyes."""
    table = base().in_round(5).goes_on_from(RoundPart.COUNCIL)
    assert table.game.is_over
    for looking in range(3):
        assert all(player.own is not None for player in table.view(looking).players)
    ana = table.seen(2, 0).own
    assert ana is not None
    assert ana.tasks == (TASK[5], TASK[6])


# --- chains: nobody sees how far one has come


def walk(game: Game, number: int) -> None:
    """Check that others see the same until the chain of the asked player is closed."""
    decision = game.decision
    assert decision is not None
    seat, prompt = decision.seat, decision.prompt
    before = {other: game.view(other) for other in game.seats if other != seat}
    chance = Random(number)
    while game.decision is not None and game.decision.options[0].id != "done":
        outcome = game.choose(chance.choice(game.decision.options))
        assert all(event.audience == seat for event in outcome.events)
        assert {other: game.view(other) for other in before} == before
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == (seat, prompt)
    game.choose("done")


@pytest.mark.clause("VA6", "VA11")
@pytest.mark.parametrize("seed", range(6))
def test_others_see_no_step_of_planning_or_of_choosing_tasks(seed: int) -> None:
    game = deal(4, seed, advanced=frozenset(Advanced))
    for number in range(8):
        assert game.decision is not None
        assert game.decision.prompt == (Prompt.TASKS if number < 4 else Prompt.PLAN)
        walk(game, seed + number)
    assert game.decision is not None
    assert game.decision.prompt == Prompt.BID


@pytest.mark.clause("VA11")
def test_the_view_of_whoever_has_planned_does_not_tell_how_many_steps_it_took() -> None:
    """The number of parts begun is what all see."""
    short, long = (Scenario(players=2).deck(0, "6 5 4 3").deck(1, "1 2") for _ in range(2))
    short.at(RoundPart.PLANNING).draws(0, 1).chooses(0, "done")
    long.at(RoundPart.PLANNING).draws(0, 4).divides(0, "6", "5", "4", "3")
    assert short.view(1) == long.view(1)


# --- events


@pytest.mark.clause("VA8")
def test_each_gain_payment_and_sale_is_told_to_all() -> None:
    """With good and price; only sums are shown to nobody else."""
    table = Scenario(players=3, advanced=Advanced).stacks(0, "nest-egg wine-house")
    table.holds(0, coins=3, goods={"cloth": 1}).at(RoundPart.C)
    table.reveals(0, "nest-egg wine-house").chooses(0, "power nest-egg", "power wine-house")
    table.chooses(0, "sell cloth", "nothing")
    table.stacks(0, "6").at(RoundPart.B, guild="porcelain").reveals(0, "6")
    table.chooses(0, "nothing", "good", "place e1")
    told = table.told(2)
    for line in (
        "Ana gained 2 coins",
        "Ana gained a good: Wine",
        "Ana sold a good for 4 coins: Cloth",
        "Ana gained a good: Porcelain",
        "Ana settled on the porcelain space for 4 coins at the top right",
    ):
        assert line in told
    assert table.coins(0) == 5
    assert table.seen(2, 0).own is None


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("players", [2, 5])
def test_what_is_told_to_one_alone_is_about_them(players: int) -> None:
    """Cards drawn, stacks made, tasks dealt and kept, and what could only be answered."""
    game, chance = deal(players, seed=4, advanced=frozenset(Advanced)), Random(4)
    events = [*game.opening.events]
    while game.decision is not None:
        events += game.choose(chance.choice(game.decision.options)).events
    secret = [event for event in events if event.audience is not None]
    names = {type(event).__name__ for event in secret}
    assert names <= {"TasksDealt", "TasksKept", "Drawn", "Divided", "AnsweredItself"}
    assert names >= {"TasksDealt", "TasksKept", "Drawn", "Divided"}
    for event in secret:
        assert str(event.words(NAMES)).startswith(NAMES[event.audience or 0])
    for event in events:
        if isinstance(event, AnsweredItself) and event.audience is None:
            assert "sell" not in event.option.id


@pytest.mark.clause("VA8", "VA16")
def test_a_pass_without_a_stack_is_told_to_all_in_one_line() -> None:
    """Nobody was asked, so nothing is told of a question, to Ben neither."""
    table = Scenario(players=3).stacks(0, "1").at(RoundPart.C).passes(0)
    for seat in range(3):
        assert table.told(seat)[1:] == ["Ana passed", "Ben passed", "Cleo passed"]


@pytest.mark.clause("VA8")
def test_steps_hold_nothing_hidden() -> None:
    """The agenda is seen by all, so it is the same whatever lies in stacks and purses."""
    rich, poor = base(), base()
    rich.holds(1, coins=40)
    poor.holds(1, coins=0)
    for table in (rich, poor):
        table.at(RoundPart.B, guild="wine").reveals(1, "4")
    assert rich.view(2).agenda == poor.view(2).agenda
