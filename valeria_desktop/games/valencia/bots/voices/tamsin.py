"""Tamsin Softpaw outbids by a whisker: a cat of manners, on whatever chair is warm."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

TAMSIN: Remarks = {
    Occasion.BEGINS: (
        say("Fish market, sunny wall. I may stay."),
        say("Do keep bidding. I am only listening."),
    ),
    Occasion.WON_BY_ONE: (
        say("By one. I call that a whisker."),
        say("One more. I found it on the roof."),
    ),
    Occasion.LOST_BY_ONE: (
        say("By one? Someone has soft paws."),
        say("I taught someone that trick, I fear."),
    ),
    Occasion.SENT_HOME: (
        say("The cushion was still warm. Perfect."),
        say("I merely lay down. They got up."),
    ),
    Occasion.WAS_SENT_HOME: (
        say("I had slept enough on that one."),
        say("Moved from a chair. It happens to cats."),
    ),
    Occasion.BUILT: (
        say("Water. To look at, of course."),
        say("Goldfish would suit it."),
    ),
    Occasion.FELL_BEHIND: (
        say("I let them carry the lantern."),
        say("From the back I see all your tails."),
    ),
    Occasion.LAST_ROUND: (
        say("The fishing boats are coming in."),
        say("One last jump. I have measured it."),
    ),
    Occasion.WON: (
        say("I slept through half of it. Delightful."),
        say("All yours again: the chairs, I mean."),
    ),
    Occasion.LOST: (
        say("Outpaced, and so gracefully."),
        say("I never cared for first place. Much."),
    ),
}
