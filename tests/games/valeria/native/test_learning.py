"""What a value looks at, and the value itself, are the same in the core and in Python."""

from __future__ import annotations

import pytest

from tests.counts import many
from tests.games.valeria.native.nets import any_net
from tests.games.valeria.native.setups import games, likely
from valeria_desktop.bots.net import Glance
from valeria_desktop.games.valeria.bots.feature_words import NAMES
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.games import mind_of

pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


@pytest.mark.thorough
def test_a_value_looks_at_the_same_numbers() -> None:
    for chance, twins in games(8_000, many(30, 30, whole=120)):
        while twins.engine.decision is not None:
            if chance.random() < 0.1:
                for seat in twins.engine.seats:
                    mine = Eye.of(twins.engine.view(seat)).look(twins.engine)
                    theirs = needed().features_of(twins.core, seat)
                    assert dict(zip(NAMES, mine, strict=True)) == pytest.approx(
                        dict(zip(NAMES, theirs, strict=True)), abs=1e-6
                    )
            twins.choose(likely(chance, twins.engine))


@pytest.mark.thorough
@pytest.mark.parametrize("hidden", [(), (8,), (12, 6)])
def test_a_value_promises_the_same(hidden: tuple[int, ...]) -> None:
    for chance, twins in games(9_000, 12):
        net = any_net(chance, hidden)
        mind = mind_of(net)
        while (decision := twins.engine.decision) is not None:
            if chance.random() < 0.2:
                seen = Eye.of(twins.engine.view(decision.seat)).look(twins.engine)
                promised = needed().promise(twins.core, mind, decision.seat)
                assert Glance(net).value(seen) == pytest.approx(promised, abs=1e-6)
            twins.choose(likely(chance, twins.engine))


def test_who_sees_the_game_as_it_was_left_knows_who_won() -> None:
    for chance, twins in games(9_100, 30):
        while twins.engine.decision is not None:
            twins.choose(likely(chance, twins.engine))
        result = twins.engine.result()
        for seat in twins.engine.seats:
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            if result.outcome == "drawn":
                share = 0.5
            assert needed().won(twins.core, seat) == pytest.approx(share)
