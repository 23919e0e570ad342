"""Annis Reed has no leaning: a ferrywoman of few words, who takes each bank as it comes."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.occasions import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

ANNIS: Remarks = {
    Occasion.BEGINS: (
        say("A river in every land. Good."),
        say("I'd rather row. But I can ride."),
    ),
    Occasion.GUILDHALL: (
        say("Big as a barge. Drier."),
        say("High ground. Wise."),
    ),
    Occasion.LINKED: (
        say("A rope from bank to bank."),
        say("Now we needn't shout across."),
    ),
    Occasion.LEADS: (
        say("I can see my river from here."),
        say("Someone has to hold the light."),
    ),
    Occasion.LOST_LEAD: (
        say("Your watch now."),
        say("I sleep better on the water."),
    ),
    Occasion.SENT_HOME: (
        say("One back on board."),
        say("He waved. I saw it."),
    ),
    Occasion.BONUS: (
        say("Dry pages. That's rare with me."),
        say("I had them read to me. Twice."),
    ),
    Occasion.COLLIDED: (
        say("Two currents met. Hold tight."),
        say("It evens out. Water does."),
    ),
    Occasion.LAST_ROUNDS: (
        say("One more trip over."),
        say("The landing is in sight."),
    ),
    Occasion.WON: (
        say("Steady does it."),
        say("Good ground, good passage."),
    ),
    Occasion.LOST: (
        say("You had the better bank."),
        say("No harm. Climb in, I'll row you."),
    ),
}
