"""Hedda Winterstore trades with a full basket: thrifty, cosy, and fair to the last grain."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.occasions import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

HEDDA: Remarks = {
    Occasion.BEGINS: (
        say("I brought a list, and a list of lists."),
        say("Silver is light. I can carry more of it."),
    ),
    Occasion.GUILDHALL: (
        say("So much room for shelves."),
        say("The cellar is dry. I tried it first."),
    ),
    Occasion.LINKED: (
        say("A good neighbour is half a pantry."),
        say("I shall bring a pie over the wall."),
    ),
    Occasion.LEADS: (
        say("Up here the pantry is twice as big."),
        say("I only came to count the candles."),
    ),
    Occasion.LOST_LEAD: (
        say("The candles are counted. All yours."),
        say("So many stairs. I shan't miss them."),
    ),
    Occasion.SENT_HOME: (
        say("He comes with his wages. How sensible."),
        say("There is always a stool by the stove."),
    ),
    Occasion.BONUS: (
        say("Three of one kind keep best together."),
        say("I tied them with the good string."),
    ),
    Occasion.COLLIDED: (
        say("Every account must be balanced one day."),
        say("I have a jar for good days and for bad."),
    ),
    Occasion.LAST_ROUNDS: (
        say("Time to put the lids on."),
        say("One more market day. I take both baskets."),
    ),
    Occasion.WON: (
        say("A little from each shelf, and it was enough."),
        say("Nothing wasted. That is my whole secret."),
    ),
    Occasion.LOST: (
        say("You kept better house. Have a jar."),
        say("Next year there will be more plums."),
    ),
}
