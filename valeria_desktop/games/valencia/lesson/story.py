"""The game that the lesson is played in: on a fixed seed, with all choices of a round written down.

Rose is the player, Oak the other side. Oak begins with the figure and the seat of the nobility,
Rose with the seat of the church.
"""

from __future__ import annotations

from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.session.lesson import Story

FIRST_ROUND = Story(
    Setup(players=2),
    528,
    (
        "keep all-trades", "leave weavers", "leave empty-purse", "leave favourite-fountain",
        "leave bare-shelves", "done",
        "keep heart-of-the-city", "keep orange-growers", "leave along-the-wall",
        "leave treasurer", "leave courtyard", "done",
        # planning: Oak, then Rose
        "draw", "draw", "draw", "draw", "enough", "add 5", "close", "close", "close", "done",
        "draw", "draw", "draw", "draw", "draw",
        "enough", "add 1", "close", "close", "close", "done",
        # the seats of A, then wine at B
        "pass", "reveal 4", "sit",
        "reveal 1", "reveal 2", "sit", "good", "place d6", "good", "place f2",
        # the merchants of C, then oranges at D
        "reveal 2", "pass", "sell wine",
        "reveal 1", "reveal 1", "sit", "good", "place d2", "good", "place c2",
        # more merchants, cloth, which Nina wins, and the change of place
        "reveal 1", "pass", "sell wine", "nothing", "sit",
        "reveal 1", "pass", "good", "place a2",
        "reveal 1", "move d6 d5",
        # the evening
        "palm b1-c2", "fountain b2",
    ),
)  # fmt: skip
