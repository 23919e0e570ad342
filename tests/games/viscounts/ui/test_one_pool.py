"""Odo's resources are told as one sum where his board makes them one pool (WK126)."""

from __future__ import annotations

import pytest

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.parts.rival_words import sentence_of
from valeria_desktop.games.viscounts.ui.parts.rivals import _purse_marks, strips_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session


@pytest.mark.parametrize("rival", Rival)
def test_only_the_collector_has_one_pool(rival: Rival) -> None:
    session = Session.begin(RULES, Setup(1, 0, rival, 0), default_seats(1), 2)
    scene = session.scene(0)
    side = scene.view.side(1)
    (strip,) = strips_of(scene)
    shown = [mark.icon or mark.text for mark in _purse_marks(strip)]
    pool = side.ink + side.stone + side.gold
    if rival is Rival.CARDS:
        assert scene.view.table.has_one_pool
        assert shown == ["silver", str(side.silver), "any-resource", str(pool)]
        assert f"{pool} resources; debts" in sentence_of(scene, 1)
    else:
        assert not scene.view.table.has_one_pool
        assert shown[2::2] == ["ink", "stone", "ingot"]
        assert f"{side.ink} ink, {side.stone} stone, {side.gold} gold" in sentence_of(scene, 1)
