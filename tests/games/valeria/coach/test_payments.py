"""Why the payment with the least Magic is proposed, by the engine itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import Scenario
from tests.ui.tables import Table
from valeria_desktop.coach.questions import answers
from valeria_desktop.games.valeria.coach.payments import reasons_to_pay
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.options import ActAt, Pay
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.coaching import Reason


def paying(strength: int) -> Scenario:
    """A Cleric for 3 Gold is being paid for, with 3 Gold and 1 Magic at hand."""
    table = Scenario(players=2).stack("citizen-1", "cleric", "cleric")
    table.stack("monster-1", "skeleton")
    table.holds(0, gold=3, strength=strength, magic=1).acts(0)
    table.chooses("recruit citizen-1")
    assert table.decision.prompt is Prompt.PAY
    return table


def reasons(game: Game) -> tuple[Reason, ...]:
    assert game.decision is not None
    view = game.view(game.decision.seat)
    (hint,) = (each for each in answers(RULES, "hint", None, view, Stream(1)) if each)
    found: tuple[Reason, ...] = hint.proposals[0].reasons
    assert found == reasons_to_pay(view)
    return found


def can_slay(game: Game, payment: str, place: int) -> bool:
    """Whether a payment leaves enough for a monster, by the next action's options."""
    paid = game.copy()
    paid.choose(payment)
    assert paid.decision is not None
    assert paid.decision.prompt is Prompt.ACT
    return any(isinstance(each, ActAt) and each.place == place for each in paid.decision.options)


def test_the_card_is_named_for_which_the_magic_is_kept() -> None:
    """A Skeleton costs 2 Strength: the Magic is the second one, and no use if it is paid now."""
    table = paying(strength=1)
    place = table.places["monster-1"]
    ways = [option.id for option in table.decision.options if isinstance(option, Pay)]
    assert [can_slay(table.game, way, place) for way in ways] == [True] + [False] * (len(ways) - 1)
    (reason,) = reasons(table.game)
    assert tell(reason.words) == "Keeps your Magic for Skeleton: no other payment leaves enough."
    assert (reason.card, reason.number, reason.is_secret) == ("Skeleton", 1, False)


@pytest.mark.parametrize("strength", [0, 40])
def test_where_no_card_hangs_on_it_the_magic_itself_is_the_reason(strength: int) -> None:
    table = paying(strength)
    place = table.places["monster-1"]
    ways = [option.id for option in table.decision.options if isinstance(option, Pay)]
    assert {can_slay(table.game, way, place) for way in ways} == {strength == 40}
    (reason,) = reasons(table.game)
    assert tell(reason.words) == "Keeps 1 Magic, which helps to pay Gold and Strength."
    assert not reason.card


def test_a_payment_without_a_choice_and_other_questions_have_no_reason_of_this_kind() -> None:
    table = Table().plays_to(Prompt.ACT)
    assert reasons_to_pay(table.session.game.view(table.decision.seat)) == ()
    assert reasons_to_pay(table.session.game.view(1 - table.decision.seat)) == ()


def test_what_a_reason_says_is_so_in_whole_games() -> None:
    """The number is that of the Magic left, and no other payment leaves as much."""
    met = 0
    for seed in range(3):
        table = Table(seed=seed)
        while table.session.decision is not None:
            if table.decision.prompt is Prompt.PAY:
                met += is_so(table)
            table.step()
    assert met > 5


def is_so(table: Table) -> bool:
    game, seat = table.session.game, table.decision.seat
    left = []
    for option in table.decision.options:
        paid = game.copy()
        paid.choose(option.id)
        left.append(paid.holdings(seat).magic)
    found = reasons_to_pay(game.view(seat))
    assert bool(found) == (len(left) > 1 and left[0] > max(left[1:]))
    assert all(reason.number == left[0] for reason in found)
    return bool(found)
