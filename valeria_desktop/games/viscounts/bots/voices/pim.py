"""Pim Bramble takes people in: kind, hopeful, and lost on a road that leads in a circle."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.occasions import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

PIM: Remarks = {
    Occasion.BEGINS: (
        say("If the road is round, I can't get lost."),
        say("I have a map. It shows my garden."),
    ),
    Occasion.GUILDHALL: (
        say("Is it meant to be so big? Oh, good."),
        say("I hung my hat up. Now where was that?"),
    ),
    Occasion.LINKED: (
        say("A neighbour. I have so many radishes."),
        say("The hedge has a hole. I like it."),
    ),
    Occasion.LEADS: (
        say("Me? I was looking for the kitchen."),
        say("I'm sure it's a mistake, but thank you."),
    ),
    Occasion.LOST_LEAD: (
        say("I had just found the kitchen."),
        say("You will look better up there."),
    ),
    Occasion.SENT_HOME: (
        say("Welcome back. You missed the beans."),
        say("There you are. I'd counted you twice."),
    ),
    Occasion.BONUS: (
        say("Three books. I shall press flowers in them."),
        say("One of them may be a cookbook."),
    ),
    Occasion.COLLIDED: (
        say("Oh dear, was that me? I'll tidy up."),
        say("They bumped. I said sorry to both."),
    ),
    Occasion.LAST_ROUNDS: (
        say("Already? My scones are in the oven."),
        say("Once more round. I know that tree."),
    ),
    Occasion.WON: (
        say("Me? There must be another Pim."),
        say("Everyone who came along did it."),
    ),
    Occasion.LOST: (
        say("You did so well. Have a radish."),
        say("I'd do it all again, on the same road."),
    ),
}
