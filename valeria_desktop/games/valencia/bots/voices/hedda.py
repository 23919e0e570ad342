"""Hedda Winterstore saves: thrifty, cosy, with oranges in every cupboard."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

HEDDA: Remarks = {
    Occasion.BEGINS: (
        say("Oranges keep if one wraps them singly."),
        say("A coin kept is a coin one has."),
    ),
    Occasion.WON_BY_ONE: (
        say("By one. Nothing was wasted."),
        say("Just enough. That is my favourite sum."),
    ),
    Occasion.LOST_BY_ONE: (
        say("One short, and I had it in the drawer."),
        say("So close. I shall label it “nearly”."),
    ),
    Occasion.SENT_HOME: (
        say("The seat needed a fresh cushion."),
        say("Here is a bun for the way home."),
    ),
    Occasion.WAS_SENT_HOME: (
        say("Back already? Then help me with the jars."),
        say("No matter. At home it is warmer."),
    ),
    Occasion.BUILT: (
        say("Fresh water. Now for a great pot of soup."),
        say("A fountain rinses every jar."),
    ),
    Occasion.FELL_BEHIND: (
        say("I count slowly, but I count to the end."),
        say("There is still something in the cellar."),
    ),
    Occasion.LAST_ROUND: (
        say("Let us see what is left in the tin."),
        say("Last round. I sweep up the crumbs."),
    ),
    Occasion.WON: (
        say("Saved, counted, shared. Help yourselves."),
        say("The tin is full. Marmalade for all."),
    ),
    Occasion.LOST: (
        say("Well kept house. I take notes."),
        say("My tin was too tight. Yours was not."),
    ),
}
