"""What a value looks at, and the value itself, are the same in the core and in Python."""

from __future__ import annotations

import pytest

from tests.games.valeria.native.test_twins import games, likely
from valeria_desktop.games.valeria.bots.features import NAMES, Eye
from valeria_desktop.games.valeria.native import CORE, needed

pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


@pytest.mark.thorough
def test_a_value_looks_at_the_same_numbers() -> None:
    for chance, twins in games(8_000, 120):
        while twins.engine.decision is not None:
            if chance.random() < 0.1:
                for seat in twins.engine.seats:
                    mine = Eye.of(twins.engine.view(seat)).look(twins.engine)
                    theirs = needed().features_of(twins.core, seat)
                    assert dict(zip(NAMES, mine, strict=True)) == pytest.approx(
                        dict(zip(NAMES, theirs, strict=True)), abs=1e-6
                    )
            twins.choose(likely(chance, twins.engine))
