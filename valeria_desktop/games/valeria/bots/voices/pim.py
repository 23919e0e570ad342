"""Pim Bramble is new to all this: kind, hopeful, and looking for his glasses."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

PIM: Remarks = {
    Occasion.BEGINS: (
        say("Hello. Is it my turn? Oh, not yet."),
        say("I had the dice a moment ago."),
        say("I've read the rules. Most of them."),
    ),
    Occasion.SLEW_BOSS: (
        say("Did I do that? Is it all right?"),
        say("I only wanted to ask the way."),
    ),
    Occasion.BUILT_GREAT: (
        say("It's so big. I hope I find the door."),
        say("I must write down where I built it."),
    ),
    Occasion.THIRD_COPY: (
        say("Three? Had I asked before? Welcome."),
        say("Oh, there were two. Even better."),
    ),
    Occasion.TOOK: (
        say("Sorry. It got stuck on my prickles."),
        say("May I? I'll try to give it back."),
    ),
    Occasion.WAS_TAKEN_FROM: (
        say("Do keep it. I'd only mislay it."),
        say("Did I have one of those? How nice."),
    ),
    Occasion.DOUBLES: (
        say("Both the same. That's good, isn't it?"),
        say("Look, they match."),
    ),
    Occasion.FELL_BEHIND: (
        say("The view from back here is lovely."),
        say("I forgot to hurry."),
    ),
    Occasion.LAST_ROUND: (
        say("Over soon? I've just understood it."),
        say("The last one? Then I'll do my best."),
    ),
    Occasion.WON: (
        say("I won? Are you quite sure?"),
        say("Mother must hear this, if I remember."),
        say("Oh, my glasses. And I've won as well."),
    ),
    Occasion.LOST: (
        say("That was lovely. Again?"),
        say("You were all so good. I learnt a lot."),
    ),
}
