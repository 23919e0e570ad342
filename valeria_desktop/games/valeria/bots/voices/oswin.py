"""Oswin Alder builds: a master of his craft, exact, proud of straight walls."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

OSWIN: Remarks = {
    Occasion.BEGINS: (
        say("The plans are drawn. Hats on, everyone."),
        say("Let us see what this valley needs."),
        say("First the ground, then the walls."),
    ),
    Occasion.SLEW_BOSS: (
        say("It was standing on the building site."),
        say("Cleared. Now we can dig."),
    ),
    Occasion.BUILT_GREAT: (
        say("Level, plumb and paid for."),
        say("May it stand three hundred years."),
        say("Come and look. Mind the wet mortar."),
    ),
    Occasion.THIRD_COPY: (
        say("Three make a proper work gang."),
        say("Now we can hand the stones along."),
    ),
    Occasion.TOOK: (
        say("A loan of materials, let us say."),
        say("I was one plank short."),
    ),
    Occasion.WAS_TAKEN_FROM: (
        say("I shall note that in the site book."),
        say("Use it well. It was my best timber."),
    ),
    Occasion.DOUBLES: (
        say("Symmetry. How very satisfying."),
        say("Two alike. That carries an arch."),
    ),
    Occasion.FELL_BEHIND: (
        say("Good dams are built slowly."),
        say("Behind schedule. It has happened before."),
    ),
    Occasion.LAST_ROUND: (
        say("Time to take the scaffolding down."),
        say("The last stones. Let them sit straight."),
    ),
    Occasion.WON: (
        say("It holds. Thank you for the game."),
        say("A good house needs good neighbours."),
    ),
    Occasion.LOST: (
        say("Fine work at this table. I have learnt."),
        say("My mistake: third beam from the left."),
    ),
}
