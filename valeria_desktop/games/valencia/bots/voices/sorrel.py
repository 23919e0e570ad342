"""Sorrel Ashdown hunts auctions here: old, dry, patient, with her knitting on the quay."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

SORREL: Remarks = {
    Occasion.BEGINS: (
        say("Warm here. The scarf can wait."),
        say("An auction is a hunt with chairs."),
    ),
    Occasion.WON_BY_ONE: (
        say("By one. That was close to the bone."),
        say("One step ahead is ahead enough."),
    ),
    Occasion.LOST_BY_ONE: (
        say("By one. I heard it rustle, too late."),
        say("It slipped past me. Light feet."),
    ),
    Occasion.SENT_HOME: (
        say("The chair was in my way. I was polite."),
        say("Home is the best of all. Off you go."),
    ),
    Occasion.WAS_SENT_HOME: (
        say("My cousin is home early. There is soup."),
        say("The chair was hard anyway."),
    ),
    Occasion.BUILT: (
        say("Water in reach. My flask approves."),
        say("Every trail ends at a spring."),
    ),
    Occasion.FELL_BEHIND: (
        say("Let them run. I follow the tracks."),
        say("The hare was ahead once, too."),
    ),
    Occasion.LAST_ROUND: (
        say("The last scent of the evening."),
        say("Last round. I tie off the wool."),
    ),
    Occasion.WON: (
        say("A good bag, and no harm done."),
        say("Who waits longest eats best."),
    ),
    Occasion.LOST: (
        say("Well caught. I shall sleep regardless."),
        say("A sharp nose won this. Not mine."),
    ),
}
