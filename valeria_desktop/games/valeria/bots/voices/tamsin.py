"""Tamsin Softpaw takes: a cat of manners, amused, never in a hurry."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

TAMSIN: Remarks = {
    Occasion.BEGINS: (
        say("Is this chair free? It was."),
        say("Leave the window open a crack, please."),
        say("I have only come to look."),
    ),
    Occasion.SLEW_BOSS: (
        say("It blinked first."),
        say("I landed on my feet. It did not."),
    ),
    Occasion.BUILT_GREAT: (
        say("It has a wonderfully warm roof."),
        say("So many windows. How thoughtful."),
    ),
    Occasion.THIRD_COPY: (
        say("Three pairs of quiet feet."),
        say("Three now. I trust two of them."),
    ),
    Occasion.TOOK: (
        say("It looked lonely over there."),
        say("Thank you. It goes with my collar."),
        say("Finders keepers, as my mother said."),
    ),
    Occasion.WAS_TAKEN_FROM: (
        say("Very smooth. My compliments."),
        say("From me? I am almost touched."),
    ),
    Occasion.DOUBLES: (
        say("Two alike, and I touched nothing."),
        say("One for each paw."),
    ),
    Occasion.FELL_BEHIND: (
        say("I am not behind. I am lying in wait."),
        say("A cat may doze before midnight."),
    ),
    Occasion.LAST_ROUND: (
        say("Nearly dawn. I should be going soon."),
        say("One last stroll over the roofs."),
    ),
    Occasion.WON: (
        say("I came to look, and look at that."),
        say("A lovely evening. I'll return the spoons."),
    ),
    Occasion.LOST: (
        say("Beautifully done. I watched every move."),
        say("I leave as I came: by the window."),
    ),
}
