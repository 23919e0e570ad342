"""Lioren Lampblack reads omens: an astronomer who sees the sky in every fountain."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

LIOREN: Remarks = {
    Occasion.BEGINS: (
        say("The harbour holds a second sky."),
        say("I asked the fountain. It gurgled."),
    ),
    Occasion.WON_BY_ONE: (
        say("By one. A single star tipped the scales."),
        say("I rounded up. The heavens agreed."),
    ),
    Occasion.LOST_BY_ONE: (
        say("Eclipsed by one. Beautiful, though."),
        say("A cloud, just as I was counting."),
    ),
    Occasion.SENT_HOME: (
        say("All houses change in time."),
        say("The moon rose. Another had to set."),
    ),
    Occasion.WAS_SENT_HOME: (
        say("Even planets leave their houses."),
        say("Then my niece can mind the telescope."),
    ),
    Occasion.BUILT: (
        say("A mirror for the night. Thank you."),
        say("Drop a coin in. I shall read the rings."),
    ),
    Occasion.FELL_BEHIND: (
        say("Retrograde, as my charts foretold."),
        say("I follow at the distance of a comet."),
    ),
    Occasion.LAST_ROUND: (
        say("The evening star is out."),
        say("One last omen. It smells of oranges."),
    ),
    Occasion.WON: (
        say("The water had said so all along."),
        say("My stars wish you a good night."),
    ),
    Occasion.LOST: (
        say("You shone. I put it in the almanac."),
        say("I was looking at the wrong pole."),
    ),
}
