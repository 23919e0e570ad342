"""Oswin Alder settles by the water: a master of his craft, exact, fond of fountains."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

OSWIN: Remarks = {
    Occasion.BEGINS: (
        say("Sea, stone and sun. One can build here."),
        say("I have brought the spirit level."),
    ),
    Occasion.WON_BY_ONE: (
        say("One over. I call that a tolerance."),
        say("Measured to a hair. It fits."),
    ),
    Occasion.LOST_BY_ONE: (
        say("One short. I blame my ruler."),
        say("A close fit, only not for me."),
    ),
    Occasion.SENT_HOME: (
        say("The seat had to be fitted anew."),
        say("Mind the step on your way out."),
    ),
    Occasion.WAS_SENT_HOME: (
        say("Then my nephew can hold the ladder."),
        say("A chair less to dust. Very well."),
    ),
    Occasion.BUILT: (
        say("The basin is level. Look at the water."),
        say("Pipes first, praise later."),
    ),
    Occasion.FELL_BEHIND: (
        say("The foundations take the longest."),
        say("I am still mixing the mortar."),
    ),
    Occasion.LAST_ROUND: (
        say("Only the tiles are left to lay."),
        say("Handover tomorrow. Steady now."),
    ),
    Occasion.WON: (
        say("It stands, it flows, it pleases me."),
        say("Good neighbours, good water, good work."),
    ),
    Occasion.LOST: (
        say("A finer plan than mine. May I copy it?"),
        say("I built well. You built better."),
    ),
}
