"""What a window may see of any game."""

from __future__ import annotations

from tests.kernel.toys import bid
from valeria_desktop.kernel.scene import Scene
from valeria_desktop.kernel.seats import default_seats


def test_between_two_questions_a_scene_passes() -> None:
    game = bid.deal(bid.Setup(2, 2), 1)
    asked = Scene.of(game, default_seats(2), 0)
    assert not asked.is_passing
    assert asked.answered().is_passing
    while game.decision is not None:
        game.choose(game.decision.options[0])
    over = Scene.of(game, default_seats(2), 0)
    assert over.is_over
    assert not over.is_passing
