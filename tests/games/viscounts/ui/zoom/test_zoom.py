"""A card, a manuscript or a trade that is enlarged says whether we made it ourselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.at import AtExchange, AtScroll
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.zoom.zoom import looked_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.zoom.subject import words_of

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.at import At

MADE = "Reconstructed: we did not know it and made it like its sisters."


def scene_of(players: int, seed: int = 3) -> Scene:
    scene: Scene = Session.begin(RULES, Setup(players), default_seats(players), seed).scene(0)
    return scene


def says_so(scene: Scene, at: At) -> bool:
    subject = looked_of(scene, at)
    assert subject is not None
    return MADE in [words_of(note) for note in subject.said.notes]


@pytest.mark.clause("WK142")
@pytest.mark.parametrize(("players", "made"), [(2, 4), (3, 0)])
def test_four_trades_of_side_2_say_that_they_are_reconstructed(players: int, made: int) -> None:
    scene = scene_of(players)
    trades = scene.view.table.ring.trades
    places = [space for space, trade in enumerate(trades) if trade is not None]
    told = [space for space in places if says_so(scene, AtExchange(space))]
    assert told == [space for space in places if trades[space].source is Source.RECONSTRUCTED]
    assert (len(places), len(told)) == (10, made)


@pytest.mark.clause("WK140")
def test_a_manuscript_says_so_only_if_we_made_it() -> None:
    scene = scene_of(2)
    for position in range(5):
        book = scene.view.top_manuscript(position)
        assert book is not None
        assert says_so(scene, AtScroll(position)) is (book.source is Source.RECONSTRUCTED)
