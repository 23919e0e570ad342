"""Lioren Lampblack copies the old books: an astronomer who finds a star in every margin."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.occasions import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

LIOREN: Remarks = {
    Occasion.BEGINS: (
        say("Five lands in a circle. A chart of the sky."),
        say("I brought ink for a hundred nights."),
    ),
    Occasion.GUILDHALL: (
        say("It needs a window in the roof."),
        say("A hall that faces the evening star."),
    ),
    Occasion.LINKED: (
        say("Two stars make a line. Soon a figure."),
        say("Our lamps can greet each other now."),
    ),
    Occasion.LEADS: (
        say("Nearer to the stars by forty steps."),
        say("The tower is mine. The sky is on loan."),
    ),
    Occasion.LOST_LEAD: (
        say("Every star sets. I wrote it down."),
        say("I shall observe from the yard."),
    ),
    Occasion.SENT_HOME: (
        say("A falling star. I made a wish."),
        say("He brings gossip from the inner orbit."),
    ),
    Occasion.BONUS: (
        say("Three books, and one secret in the seams."),
        say("The margins agree with each other."),
    ),
    Occasion.COLLIDED: (
        say("A conjunction. It was due on Thursday."),
        say("Light and dark, at one point of the chart."),
    ),
    Occasion.LAST_ROUNDS: (
        say("The candle is short. I write smaller."),
        say("The last page always turns by itself."),
    ),
    Occasion.WON: (
        say("It was written. I merely copied it."),
        say("The stars count slowly, but they count."),
    ),
    Occasion.LOST: (
        say("A blot on my chart. A handsome one."),
        say("You read what stood between the lines."),
    ),
}
