"""A manuscript's points for a player are those that the score would count with it."""

from __future__ import annotations

import pytest

from tests.games.viscounts.ui.played import play_on
from valeria_desktop.games.viscounts.coach.book_worth import book_worths
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.imagine import imagine_state
from valeria_desktop.games.viscounts.rules.score import score
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session


@pytest.mark.parametrize("seed", range(4))
def test_a_manuscript_is_worth_what_the_score_gains_by_it(seed: int) -> None:
    session = Session.begin(RULES, Setup(players=3), default_seats(3), seed)
    play_on(session, 260, seed)
    view = session.scene(0).view
    told = dict(book_worths(view, 0))
    assert told
    for position, points in told.items():
        state = imagine_state(view, Stream(seed))
        side, before = state.side(0), score(state, 0).total
        side.manuscripts = (*side.manuscripts, view.top_manuscript(position))
        assert score(state, 0).total - before == points


def test_an_empty_pile_has_no_worth() -> None:
    session = Session.begin(RULES, Setup(players=2), default_seats(2), 1)
    view = session.scene(0).view
    shown = {at for at in range(5) if view.top_manuscript(at) is not None}
    assert {position for position, _ in book_worths(view, 0)} == shown
