"""Pim Bramble plants himself in the shade: kind, hopeful, and looking for his hat."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

PIM: Remarks = {
    Occasion.BEGINS: (
        say("Is this the queue for the oranges?"),
        say("I have my hat. No, that is a basket."),
    ),
    Occasion.WON_BY_ONE: (
        say("One more than you? I miscounted kindly."),
        say("Did I win by one? Which one?"),
    ),
    Occasion.LOST_BY_ONE: (
        say("One more would have been nice. Well."),
        say("There was a coin stuck to my shoe."),
    ),
    Occasion.SENT_HOME: (
        say("Oh dear, were you sitting there?"),
        say("I only leaned on it. Sorry."),
    ),
    Occasion.WAS_SENT_HOME: (
        say("He'd forgotten why he was there."),
        say("Good. He has my other glasses."),
    ),
    Occasion.BUILT: (
        say("It splashes. I like it very much."),
        say("I built that? There is my spoon in it."),
    ),
    Occasion.FELL_BEHIND: (
        say("I dozed under a palm for a moment."),
        say("You go ahead. I know the way, roughly."),
    ),
    Occasion.LAST_ROUND: (
        say("Already? My ice has not even melted."),
        say("Then I'll put everything on something."),
    ),
    Occasion.WON: (
        say("Me? Please count again, to be fair."),
        say("First place. I was looking for my hat."),
    ),
    Occasion.LOST: (
        say("I met so many nice people. Thank you."),
        say("Next time I'll turn the cards round."),
    ),
}
