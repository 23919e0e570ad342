"""Jory Hallam fills the castle with friends: warm, sociable, with a word for every guard."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.occasions import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

JORY: Remarks = {
    Occasion.BEGINS: (
        say("Twenty of us, and everyone has an aunt here."),
        say("Is the gate open? Then let us say hello."),
    ),
    Occasion.GUILDHALL: (
        say("A hall with a long table. At last."),
        say("There is a chair for each of you."),
    ),
    Occasion.LINKED: (
        say("We share a garden gate now. Lovely."),
        say("Good fences are the ones with doors."),
    ),
    Occasion.LEADS: (
        say("The view is good. Come up, all of you."),
        say("I asked who leads here. They pointed at me."),
    ),
    Occasion.LOST_LEAD: (
        say("You have the key now. I have the songs."),
        say("Finally I can sit with the others."),
    ),
    Occasion.SENT_HOME: (
        say("He sends his regards, and a cheese."),
        say("The hall was full. We sang outside."),
    ),
    Occasion.BONUS: (
        say("I read them aloud to the whole kitchen."),
        say("Three books, thirty listeners."),
    ),
    Occasion.COLLIDED: (
        say("I have said sorry to everyone. Twice."),
        say("Saints and rascals, all at one table."),
    ),
    Occasion.LAST_ROUNDS: (
        say("Who stays for supper? Hands up."),
        say("Last call for the long table."),
    ),
    Occasion.WON: (
        say("We did it, all twenty and the cook."),
        say("A full house wins in the end."),
    ),
    Occasion.LOST: (
        say("Well done. You must tell us how, at dinner."),
        say("I lost a game and met forty people."),
    ),
}
