"""Annis Reed has no leaning: a ferrywoman of few words, at home in any harbour."""

from __future__ import annotations

from valeria_desktop.games.valencia.bots.guests import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

ANNIS: Remarks = {
    Occasion.BEGINS: (
        say("Salt water. It carries better."),
        say("Lines are loose. Off we go."),
    ),
    Occasion.WON_BY_ONE: (
        say("By a boat's length. Or less."),
        say("One stroke more did it."),
    ),
    Occasion.LOST_BY_ONE: (
        say("One wave too high."),
        say("So close I could smell the tar."),
    ),
    Occasion.SENT_HOME: (
        say("The berth was needed."),
        say("I'll row them home myself."),
    ),
    Occasion.WAS_SENT_HOME: (
        say("He gets seasick on chairs anyway."),
        say("Another hand in the boat."),
    ),
    Occasion.BUILT: (
        say("Sweet water by the sea."),
        say("Fill the casks."),
    ),
    Occasion.FELL_BEHIND: (
        say("Let them have the wind for now."),
        say("I know a channel."),
    ),
    Occasion.LAST_ROUND: (
        say("Lights of the harbour ahead."),
        say("Ease the oars. We drift in."),
    ),
    Occasion.WON: (
        say("Moored, with a dry keel."),
        say("The tide was with me."),
    ),
    Occasion.LOST: (
        say("You read the water well."),
        say("My boat waits for tomorrow."),
    ),
}
