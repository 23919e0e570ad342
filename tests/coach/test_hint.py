"""Hints: of any game with a worth, honest, the same again, and no worse for being left alone."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.bots.test_secrets import TABLES, TWINS
from tests.bots.toys import WORTH_TOYS
from tests.counts import many, spread
from tests.kernel.contract import Table
from tests.kernel.toys import TOYS, bid
from valeria_desktop.bots.look import is_plain
from valeria_desktop.coach.hint import Hint, hint
from valeria_desktop.coach.questions import UnknownQuestionError, answers
from valeria_desktop.coach.trust import Trust
from valeria_desktop.coach.weighing import Weighing
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Rules

pytestmark = pytest.mark.usefixtures("little_effort")

BID = Table("bid", WORTH_TOYS["bid"], bid.Setup(2))


def hints(rules: Rules[Any], game: Game[Any], seat: int, seed: int = 3) -> list[Hint]:
    asked = answers(rules, "hint", None, game.view(seat), Stream(seed))
    return [answer for answer in asked if answer is not None]


def asked(table: Table, every: int) -> Iterator[tuple[Game[Any], int]]:
    """Yield decisions that need a thought."""
    number = 0
    for game, decision, _ in table.look():
        number += not is_plain(decision)
        if not is_plain(decision) and number % every == 0:
            yield game.copy(), decision.seat


@pytest.mark.thorough
@pytest.mark.parametrize("table", spread(TABLES, 4), ids=lambda table: table.name)
def test_each_answer_is_whole_and_the_last_is_final(table: Table) -> None:
    for game, seat in islice(asked(table, 3), 0, many(2, 2, whole=6), many(1, 1, whole=2)):
        assert game.decision is not None
        found = hints(table.rules, game, seat)
        assert [each.is_final for each in found] == [False] * (len(found) - 1) + [True]
        ids = {option.id for option in game.decision.options}
        for each in found:
            assert each.chances.keys() == ids
            chances = [*each.chances.values()]
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 for chance in chances)
            assert 1 <= len(each.proposals) <= 3
            if each.lead is None:  # else points at the end order options that win as often
                assert each.proposals[0].chance == chances[0]
            trusts = [proposal.margin.trust for proposal in each.proposals if proposal.margin]
            assert len(trusts) == (len(each.proposals) if len(each.proposals) > 1 else len(trusts))
            assert trusts.count(Trust.CLEAR) <= 1
            assert Trust.BEHIND not in trusts[:1]
            named = [proposal.option for proposal in each.proposals]
            assert len(set(named)) == len(named)
            assert all(each.chances[name.option] == name.chance for name in each.proposals)
            assert all(proposal.against != proposal.option for proposal in each.proposals)


@pytest.mark.clause("S12")
@pytest.mark.thorough
@pytest.mark.parametrize("table", spread(TABLES, 4), ids=lambda table: table.name)
def test_worlds_that_look_alike_have_the_same_hints(table: Table) -> None:
    """Other hidden cards and other dice to come change no word of it."""
    for game, seat in islice(asked(table, 7), 0, many(1, 1, whole=4), 2):
        twins = [table.rules.imagine(game.view(seat), Stream(n)) for n in range(90, 90 + TWINS)]
        wanted = hints(table.rules, game, seat)
        assert all(hints(table.rules, each, seat) == wanted for each in twins)


def test_the_same_chance_gives_the_same_hints() -> None:
    for game, seat in islice(asked(BID, 2), 4):
        assert hints(BID.rules, game, seat) == hints(BID.rules, game, seat)


def test_what_is_plain_has_its_hint_at_once() -> None:
    table = next(table for table in TABLES if table.name == "valeria 3")
    plain = [game.copy() for game, decision, _ in table.look(7) if is_plain(decision)][:5]
    assert plain
    for game in plain:
        assert game.decision is not None
        (only,) = hints(table.rules, game, game.decision.seat)
        assert only.is_final
        assert [each.option for each in only.proposals] == [game.decision.options[0].id]
        assert only.chances.keys() == {option.id for option in game.decision.options}


def test_who_is_not_asked_gets_no_hint() -> None:
    game, seat = next(asked(BID, 1))
    assert not hints(BID.rules, game, 1 - seat)


def test_a_game_without_a_worth_has_the_best_bot_for_an_adviser_and_no_tutor() -> None:
    game = BID.deal()
    decision = game.decision
    assert decision is not None
    rules, view = TOYS["bid"], game.view(decision.seat)
    offered = [option.id for option in decision.options]
    (found,) = answers(rules, "hint", None, view, Stream(1))
    (proposal,) = found.proposals
    assert proposal.option in offered
    assert (proposal.chance, proposal.reasons, found.is_final) == (None, (), True)
    assert not [*answers(rules, "tutor", offered[0], view, Stream(1))]


def test_nobody_is_asked_what_nobody_answers() -> None:
    with pytest.raises(UnknownQuestionError, match="nobody can be asked 'weather'"):
        answers(TOYS["bid"], "weather", None, BID.deal().view(0), Stream(1))


def test_a_hint_that_is_left_in_the_middle_harms_nothing() -> None:
    game, seat = next(asked(BID, 1))
    before = BID.rules.dump(game)
    wanted = hints(BID.rules, game, seat)
    for steps in range(8):
        left = hint(BID.rules, game.view(seat), None, Stream(3))
        for _ in islice(left, steps):
            pass
        del left
    assert BID.rules.dump(game) == before
    assert hints(BID.rules, game, seat) == wanted


def test_hints_travel_between_processes() -> None:
    table = next(table for table in TABLES if table.name == "valeria 3")
    game, seat = next(asked(table, 20))
    for each in hints(table.rules, game, seat):
        come = unpack(pack(each, table.rules), table.rules, table.setup, table.seed)
        assert _without_plans(come) == _without_plans(each)
        assert [[*map(str, proposal.plan)] for proposal in come.proposals] == [
            [*map(str, proposal.plan)] for proposal in each.proposals
        ]


def _without_plans(hint: Hint) -> Hint:
    """Leave out options, which are others in another process, although they say the same."""
    proposals = (evolve(proposal, plan=()) for proposal in hint.proposals)
    return evolve(hint, proposals=tuple(proposals))


def test_options_that_lead_to_the_same_are_proposed_once() -> None:
    for game, seat in islice(asked(BID, 1), 5):
        assert game.decision is not None
        view = game.view(seat)
        weighing = Weighing(BID.rules, view, game.decision.options, Stream(1))
        ends = [weighing.gain(place, 0) for place in weighing.leaders()]
        assert len({round(end, 9) for end in ends}) == len(ends)


def test_both_sides_of_a_comparison_come_to_the_same() -> None:
    game, seat = next(asked(BID, 1))
    assert game.decision is not None
    weighing = Weighing(BID.rules, game.view(seat), game.decision.options, Stream(1))
    weighing.compare(0, 1)
    assert weighing.pairs(0, 1)
    assert weighing.gain(0, 1) == pytest.approx(-weighing.gain(1, 0))
    assert [pair.gain for pair in weighing.pairs(1, 0)] == [
        -pair.gain for pair in weighing.pairs(0, 1)
    ]
    assert weighing.worlds == len(weighing.pairs(0, 1))
