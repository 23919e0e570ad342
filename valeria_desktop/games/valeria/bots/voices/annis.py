"""Annis Reed has no leaning: a ferrywoman of few words, who sees far."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

ANNIS: Remarks = {
    Occasion.BEGINS: (
        say("Climb in. We're off."),
        say("The water is calm. Good."),
        say("All aboard? Mind the step."),
    ),
    Occasion.SLEW_BOSS: (
        say("The crossing is safe again."),
        say("It was in the way. Now it isn't."),
    ),
    Occasion.BUILT_GREAT: (
        say("A good landing place."),
        say("One can see it from the far bank."),
    ),
    Occasion.THIRD_COPY: (
        say("Three at the oars. That goes faster."),
        say("The boat is filling up."),
    ),
    Occasion.TOOK: (
        say("The ferry has its fare."),
        say("I only row it across."),
    ),
    Occasion.WAS_TAKEN_FROM: (
        say("The river gives, the river takes."),
        say("Less to row."),
    ),
    Occasion.DOUBLES: (
        say("Two alike. A fair wind."),
        say("Both oars in the water."),
    ),
    Occasion.FELL_BEHIND: (
        say("One stroke, then the next."),
        say("The current turns. It always does."),
    ),
    Occasion.LAST_ROUND: (
        say("I can see the far bank."),
        say("Nearly across. No hurry now."),
    ),
    Occasion.WON: (
        say("Safely across. Well rowed, all."),
        say("A good crossing. Thank you."),
    ),
    Occasion.LOST: (
        say("Well steered. I'll wave from my boat."),
        say("So one learns a river."),
    ),
}
