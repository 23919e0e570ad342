"""Sorrel Ashdown hunts: old, dry, unhurried, and never without her knitting."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

SORREL: Remarks = {
    Occasion.BEGINS: (
        say("Spear is oiled, socks are dry. Let us begin."),
        say("A fine day for a walk in the woods."),
        say("I know where the monsters live."),
    ),
    Occasion.SLEW_BOSS: (
        say("That one had dreadful breath."),
        say("It stood between me and my supper."),
        say("The big ones fall slower. That is all."),
    ),
    Occasion.BUILT_GREAT: (
        say("A roof. My knees approve."),
        say("Somewhere to hang the trophies."),
    ),
    Occasion.THIRD_COPY: (
        say("Three of you. Keep in step, my dears."),
        say("A third. I'd better knit another scarf."),
    ),
    Occasion.TOOK: (
        say("I take what the hunt needs."),
        say("No offence. The winters are long."),
    ),
    Occasion.WAS_TAKEN_FROM: (
        say("A badger once took more from me."),
        say("Well stalked. I heard nothing."),
    ),
    Occasion.DOUBLES: (
        say("Two alike, like tracks in the snow."),
        say("A matching pair. Like good socks."),
    ),
    Occasion.FELL_BEHIND: (
        say("A long trail is still a trail."),
        say("I've come home later than this."),
    ),
    Occasion.LAST_ROUND: (
        say("The light is going. One more track."),
        say("The last stitches. Let them be neat."),
    ),
    Occasion.WON: (
        say("A good hunt, in good company."),
        say("I'll put the kettle on, for all of us."),
    ),
    Occasion.LOST: (
        say("Well played. I'll oil the spear again."),
        say("Somebody read the tracks better today."),
    ),
}
