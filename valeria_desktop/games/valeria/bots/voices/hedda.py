"""Hedda Winterstore saves: thrifty, cosy, and generous with what keeps."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

HEDDA: Remarks = {
    Occasion.BEGINS: (
        say("I brought labels for everything."),
        say("An empty shelf is a sad shelf."),
        say("Has everyone eaten? Then we can start."),
    ),
    Occasion.SLEW_BOSS: (
        say("I had been saving that blow."),
        say("That cost me the whole top shelf."),
    ),
    Occasion.BUILT_GREAT: (
        say("The cellar first, then all the rest."),
        say("At last, room for more shelves."),
    ),
    Occasion.THIRD_COPY: (
        say("Things keep best in threes."),
        say("One for today, one for later, one spare."),
    ),
    Occasion.TOOK: (
        say("It will have a good home on my shelf."),
        say("Waste not, that is all I say."),
    ),
    Occasion.WAS_TAKEN_FROM: (
        say("Oh. I had counted that twice."),
        say("Use both hands, please. It drips."),
    ),
    Occasion.DOUBLES: (
        say("Two the same. They share a label."),
        say("A pair. Into the same jar with it."),
    ),
    Occasion.FELL_BEHIND: (
        say("Good jam simmers slowly."),
        say("A little short today. It will keep."),
    ),
    Occasion.LAST_ROUND: (
        say("Now the good jars may be opened."),
        say("What is it all for, if not for now?"),
    ),
    Occasion.WON: (
        say("Every crumb of it counted."),
        say("It adds up. It always does. Cake?"),
    ),
    Occasion.LOST: (
        say("Well deserved. Here, a jar for the winner."),
        say("I kept it too long. The jam is good, though."),
    ),
}
