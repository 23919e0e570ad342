"""Why the first option of a question will do that needs no thought, by hand."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.bots.look import is_plain
from valeria_desktop.games.valencia.coach.plain_reasons import plain_reasons
from valeria_desktop.games.valencia.rules.model.parts import RoundPart


def told(table: Scenario) -> list[str]:
    decision = table.decision
    assert is_plain(decision)
    return [str(reason.words) for reason in plain_reasons(table.game.view(decision.seat))]


@pytest.mark.clause("VA23", "VA27")
@pytest.mark.parametrize(
    ("guild", "said"),
    [("oranges", "It sells for 1 coin."), ("porcelain", "It sells for 5 coins.")],
)
def test_a_seat_and_a_good_that_were_won_tell_what_they_bring(guild: str, said: str) -> None:
    table = Scenario(players=2).stacks(0, "6").stacks(1, "5").sits(1, guild)
    table.at(RoundPart.B, guild).reveals(0, "6").reveals(1, "5")
    prestige, home = told(table)
    assert prestige.startswith("1 prestige at ")
    assert home == "A member of player 2 goes home."
    table.chooses(0, "sit")
    assert told(table) == [said]


def test_a_question_with_one_answer_tells_nothing() -> None:
    table = Scenario(players=2).in_round(1).at(RoundPart.PLANNING)
    while len(table.options) > 1:
        table.chooses(table.asked, "enough" if "enough" in table.options else table.options[0])
    assert told(table) == []
