"""From what happened to the beats that tell it, in the order in which it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valencia.ui.stage.flights import flights
from valeria_desktop.ui.stage.beats import Beat

if TYPE_CHECKING:
    from valeria_desktop.ui.stage.beats import Passage


def beats(passage: Passage) -> list[Beat]:
    """Tell each line by itself, on the table as the lines before it left it."""
    found: list[Beat] = []
    for number, line in enumerate(passage.lines):
        scene = passage.scene_after(number) if number else passage.before
        motions = flights(line.event, scene)
        last = max((motion.end for motion in motions), default=0.0)
        landing = tuple(
            evolve(motion, lands=number + 1) if motion.end == last else motion for motion in motions
        )
        found.append(Beat(landing, lands=number + 1))
    return found
