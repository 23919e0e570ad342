"""Sorrel Ashdown rides the outer roads: old, dry, patient, with her knitting in the saddlebag."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.occasions import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

SORREL: Remarks = {
    Occasion.BEGINS: (
        say("A round road. Everything comes by twice."),
        say("The horse knows the way. I know the inns."),
    ),
    Occasion.GUILDHALL: (
        say("A big roof. The dog likes it."),
        say("Now the hunters have a roof to tell lies under."),
    ),
    Occasion.LINKED: (
        say("Two doors and one path. It saves boots."),
        say("Neighbours. I shall knit them something."),
    ),
    Occasion.LEADS: (
        say("I can see every track from up here."),
        say("I followed the stairs. That was all."),
    ),
    Occasion.LOST_LEAD: (
        say("The high seat was draughty anyway."),
        say("Old hunters climb down in good time."),
    ),
    Occasion.SENT_HOME: (
        say("Home before supper. He has luck."),
        say("Crowded dens empty fast."),
    ),
    Occasion.BONUS: (
        say("Three of a colour. A proper bag."),
        say("The trail ended at a library. Odd."),
    ),
    Occasion.COLLIDED: (
        say("Good and bad met. They didn't bite."),
        say("A raven and a dove. I keep to the dog."),
    ),
    Occasion.LAST_ROUNDS: (
        say("Once more around, and the light goes."),
        say("I can smell the stable."),
    ),
    Occasion.WON: (
        say("A long ride, and something to show for it."),
        say("Slow horse, good nose."),
    ),
    Occasion.LOST: (
        say("You read the road better than I did."),
        say("A fair chase. The kettle is on."),
    ),
}
