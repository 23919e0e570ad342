"""A record is a game of any kind as the list of its choices."""

from __future__ import annotations

import pytest

from tests.kernel.toys import bid, reaction
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.record import Record

DUMP = reaction.RULES.dump


def record() -> Record:
    return Record(reaction.RULES, reaction.Setup(), 5)


def test_choices_are_written_by_their_ids_and_refused_ones_are_not() -> None:
    page = record()
    game = page.start()
    page.choose(game, game.decision.options[1])
    page.choose(game, "rest")
    with pytest.raises(IllegalChoiceError):
        page.choose(game, "win")
    assert page.choices == ["first alms", "rest"]
    assert DUMP(page.replay()) == DUMP(game)


def test_an_earlier_moment_is_the_same_record_with_fewer_choices() -> None:
    page = record()
    game = page.start()
    page.choose(game, "first alms")
    early = DUMP(game)
    page.choose(game, "rest")
    assert DUMP(page.up_to(1).replay()) == early
    page.up_to(1).choices.append("not its own")
    assert page.choices == ["first alms", "rest"]


def test_a_record_may_begin_with_a_snapshot() -> None:
    page = record()
    game = page.start()
    page.choose(game, "first alms")
    later = Record(page.rules, page.setup, 99, base=DUMP(game))
    for each, to in ((page, game), (later, later.start())):
        each.choose(to, "rest")
    assert DUMP(later.replay()) == DUMP(game)
    assert later.up_to(0).base == later.base


def test_a_record_is_of_one_game() -> None:
    page = Record(bid.RULES, bid.Setup(), 5, ["first alms"])
    with pytest.raises(IllegalChoiceError, match="'first alms' can't be chosen now"):
        page.replay()
