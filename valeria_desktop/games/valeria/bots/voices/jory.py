"""Jory Hallam recruits: warm, sociable, with a friend in every street."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

JORY: Remarks = {
    Occasion.BEGINS: (
        say("Good to see you all. Sit, sit."),
        say("So many faces, and I know half of them."),
        say("Who is new in town? I'm Jory."),
    ),
    Occasion.SLEW_BOSS: (
        say("We did that together, all of us."),
        say("The whole street came to help."),
    ),
    Occasion.BUILT_GREAT: (
        say("The feast is tonight. Bring a chair."),
        say("There is a bed here for everyone."),
    ),
    Occasion.THIRD_COPY: (
        say("Welcome. Your cousins are here already."),
        say("Three now, and they sing in harmony."),
        say("There is always room for one more."),
    ),
    Occasion.TOOK: (
        say("I owe you a favour, I promise."),
        say("A friend said I might borrow it."),
    ),
    Occasion.WAS_TAKEN_FROM: (
        say("No hard feelings. Say hello at home."),
        say("Gladly. You need only ask, next time."),
    ),
    Occasion.DOUBLES: (
        say("Twins. I know their mother."),
        say("Two alike, and both good company."),
    ),
    Occasion.FELL_BEHIND: (
        say("My friends must be on their way."),
        say("One good evening changes everything."),
    ),
    Occasion.LAST_ROUND: (
        say("Last round, dear people."),
        say("Before we part: one more for the road."),
    ),
    Occasion.WON: (
        say("We won, all forty of us."),
        say("My people did it. I held the door."),
    ),
    Occasion.LOST: (
        say("A fine evening, whoever won it."),
        say("Lost a game, found good company."),
    ),
}
