"""Oswin Alder builds on every bank: a master of his craft, exact, with a plumb line."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.occasions import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

OSWIN: Remarks = {
    Occasion.BEGINS: (
        say("Twenty-five plots. I have paced them out."),
        say("A round kingdom needs a good compass."),
    ),
    Occasion.GUILDHALL: (
        say("Oak beams. They will outlive the paint."),
        say("Stand back and look. No, further."),
    ),
    Occasion.LINKED: (
        say("The walls meet to the inch."),
        say("I like a neighbour who builds straight."),
    ),
    Occasion.LEADS: (
        say("The top floor. I came by the scaffold."),
        say("Someone has to check the battlements."),
    ),
    Occasion.LOST_LEAD: (
        say("Mind the third step. It is loose."),
        say("I left the drawings on the table."),
    ),
    Occasion.SENT_HOME: (
        say("He forgot his trowel. Thank you."),
        say("Good. The shed needs two hands."),
    ),
    Occasion.BONUS: (
        say("Well bound, with square corners."),
        say("Three alike. That will carry weight."),
    ),
    Occasion.COLLIDED: (
        say("A settlement in the foundations. It holds."),
        say("I weighed both sides. The beam is level."),
    ),
    Occasion.LAST_ROUNDS: (
        say("Time to take the scaffold down."),
        say("The last nails. Then we sweep."),
    ),
    Occasion.WON: (
        say("It stands. That is all I ask of a house."),
        say("Measured well, built once."),
    ),
    Occasion.LOST: (
        say("Your joints are finer than mine."),
        say("I built well. You built better."),
    ),
}
