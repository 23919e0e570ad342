"""Jory Hallam sits on the council: warm, sociable, with a word for everyone."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

JORY: Remarks = {
    Occasion.BEGINS: (
        say("What a harbour. I have waved at everyone."),
        say("Is the council sitting? Then so am I."),
    ),
    Occasion.WON_BY_ONE: (
        say("One friend more made all the difference."),
        say("By one. That was my aunt in the back row."),
    ),
    Occasion.LOST_BY_ONE: (
        say("By one. Someone stayed at home today."),
        say("So near. Drinks are on me anyway."),
    ),
    Occasion.SENT_HOME: (
        say("Thank you for keeping it warm for us."),
        say("You must come to dinner, all of you."),
    ),
    Occasion.WAS_SENT_HOME: (
        say("Gladly. He missed his garden, he says."),
        say("One chair less, one guest more at home."),
    ),
    Occasion.BUILT: (
        say("We shall all meet here. Bring your buckets."),
        say("Where there is water, there is talk."),
    ),
    Occasion.FELL_BEHIND: (
        say("I stopped to talk. It was worth it."),
        say("The best guests arrive late."),
    ),
    Occasion.LAST_ROUND: (
        say("Last round. Has everyone got a chair?"),
        say("One more vote, then we dance."),
    ),
    Occasion.WON: (
        say("Elected by everyone's grandmothers."),
        say("This one was won at the garden fence."),
    ),
    Occasion.LOST: (
        say("I voted for you myself, in the end."),
        say("Beaten in good company. Same time tomorrow?"),
    ),
}
