"""Lioren Lampblack loves Magic: an astronomer, half at the table, half in the sky."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

LIOREN: Remarks = {
    Occasion.BEGINS: (
        say("The sky is clear. Shall we?"),
        say("I have drawn the stars of this evening."),
    ),
    Occasion.SLEW_BOSS: (
        say("One shadow less before the stars."),
        say("I bade it look up. It did."),
    ),
    Occasion.BUILT_GREAT: (
        say("From its roof I shall see the comet."),
        say("High walls, and a higher sky."),
    ),
    Occasion.THIRD_COPY: (
        say("Three points make a constellation."),
        say("A third light. Now it has a name."),
    ),
    Occasion.TOOK: (
        say("The tide took it. I moved the moon."),
        say("It returns with the next comet."),
    ),
    Occasion.WAS_TAKEN_FROM: (
        say("Even the moon is borrowed every month."),
        say("I felt a draught. Nicely done."),
    ),
    Occasion.DOUBLES: (
        say("A conjunction. The charts spoke of one."),
        say("Twin stars. Make a wish."),
        say("The heavens rhyme tonight."),
    ),
    Occasion.FELL_BEHIND: (
        say("Some stars rise late."),
        say("I was looking up. Where are we?"),
    ),
    Occasion.LAST_ROUND: (
        say("The last star is setting."),
        say("Dawn soon. I shall fold up the charts."),
    ),
    Occasion.WON: (
        say("The sky was kind to me tonight."),
        say("It was written up there, in small print."),
    ),
    Occasion.LOST: (
        say("A bright evening, under another star."),
        say("I misread a comma in the heavens."),
    ),
}
