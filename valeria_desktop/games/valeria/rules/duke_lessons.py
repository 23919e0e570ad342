"""How much cards say about their owner's Duke, learned from games of all levels.

`python -m valeria_desktop.games.valeria.lab.dukes learn` learns and prints them.
"""

from __future__ import annotations

from typing import NamedTuple


class DukeLesson(NamedTuple):
    """What each fact adds to a Duke's score, in 2^-16 of an eighth of a doubling.

    The facts: the Duke's points for the icons of citizens, for those of domains, for citizens,
    monsters, domains and types; for the icons and types of as many usual cards (three facts); for
    a usual tableau at the end; and the worth of resources left.
    """

    at_first: tuple[int, ...]
    """For an owner without cards."""
    each_card: tuple[int, ...]
    """What each card of the owner adds to it."""


LESSONS = {
    2: DukeLesson(
        (535262, 144901, -36812, 344464, 617964, 459757, -27929, 24601, -28770, 7706, 27824),
        (1280, -337, 9103, -3321, -13238, 5751, 394, -676, -431, 307, 7979),
    ),
    3: DukeLesson(
        (603603, 320875, -19945, 613493, 901324, -202271, -27354, 31270, -30315, 4958, 36098),
        (-779, -6928, 10765, -13991, -26989, 39233, 235, -952, -930, 245, 7106),
    ),
    4: DukeLesson(
        (886308, 336105, -116255, 654995, 984840, -228737, -49057, 36787, 27369, 6155, 56527),
        (-10160, -6548, 21574, -23535, -33982, 47039, 912, -1277, 1009, 582, 8657),
    ),
    5: DukeLesson(
        (663016, 401941, -123407, 737389, 738817, -681506, -37517, 17550, -21943, 3201, 32309),
        (-2069, -4620, 20479, -20220, -18561, 44990, 562, -558, 783, 297, 5376),
    ),
}
"""By the number of players."""
NO_LESSON = DukeLesson((0,) * 11, (0,) * 11)
"""For games of one: the Dark Lord takes cards whether his Duke counts them or not."""
