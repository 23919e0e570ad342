"""A canned table is played as its bot plays, however many tables were played alike before."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from tests.ui.tables import Line, Table, line_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

SETUP = Setup(players=3, variants=frozenset({Variant.MIXED}))
BOTS = ["greedy", "random"]
LAST = -1


def by_hand(bot: str, first: int, then: int) -> Session:
    """Ask a bot for some answers, give the last option once, and ask it for some more."""
    session = Session.begin(RULES, SETUP, default_seats(3), 7)
    player = make_bot(RULES, bot, 7)
    for number in range(first + 1 + then):
        decision = session.decision
        assert decision is not None
        if number == first:
            session.choose(decision.options[LAST].id)
        else:
            session.choose(player.choose(session.game.view(decision.seat), decision).id)
    return session


@pytest.mark.parametrize("bot", BOTS)
def test_a_table_goes_on_as_its_bot_does_after_a_choice_of_somebody_else(bot: str) -> None:
    for _ in range(2):
        table = Table(SETUP, bot=bot).plays(30)
        table.session.choose(table.decision.options[LAST].id)
        table.plays(20)
        wanted = by_hand(bot, 30, 20)
        assert table.session.record.choices == wanted.record.choices
        assert RULES.dump(table.session.game) == RULES.dump(wanted.game)


@pytest.mark.parametrize("bot", BOTS)
def test_a_table_goes_on_as_its_bot_does_after_a_choice_was_taken_back(bot: str) -> None:
    table = Table(SETUP, bot=bot)
    player = make_bot(RULES, bot, 7)
    asked = [player.choose(table.scene().view, table.decision).id for _ in range(2)]
    table.step().session.undo()
    assert table.step().session.record.choices == asked[1:]


def test_no_table_is_another_ones() -> None:
    one, other = Table(SETUP).plays(12), Table(SETUP).plays(12)
    before = RULES.dump(other.session.game)
    one.plays(9)
    assert RULES.dump(other.session.game) == before
    assert other.plays(9).session.record.choices == one.session.record.choices


def test_a_bot_is_asked_once_for_each_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(SETUP, 5, "random")
    choose = Mock(side_effect=line._bot.choose)
    monkeypatch.setattr(line._bot, "choose", choose)
    last = line.answer(3)
    assert [line.answer(number) for number in range(4)] == line.choices
    assert (line.choices[3], choose.call_count) == (last, 4)
    assert line_of(SETUP, 5, "random") is line_of(SETUP, 5, "random")
