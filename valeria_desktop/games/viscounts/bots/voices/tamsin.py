"""Tamsin Softpaw keeps odd company: a cat of manners, at ease by day and by night."""

from __future__ import annotations

from valeria_desktop.games.viscounts.bots.occasions import Occasion, Remarks
from valeria_desktop.kernel.phrases import say

TAMSIN: Remarks = {
    Occasion.BEGINS: (
        say("So many windows, and most of them ajar."),
        say("My friends are early. It was dark."),
    ),
    Occasion.GUILDHALL: (
        say("A high roof with a warm chimney."),
        say("I had the rafters put in for myself."),
    ),
    Occasion.LINKED: (
        say("One roof to the next. How convenient."),
        say("I shall visit. Leave the window."),
    ),
    Occasion.LEADS: (
        say("I found the warmest stone of the castle."),
        say("The guards were looking at the mice."),
    ),
    Occasion.LOST_LEAD: (
        say("The stone got cold. Do take it."),
        say("I was leaving. By the roof."),
    ),
    Occasion.SENT_HOME: (
        say("He landed on his feet. We do."),
        say("Shown out of a castle. It has style."),
    ),
    Occasion.BONUS: (
        say("Three ribbons. I only played with them."),
        say("Soft paper. I sleep well on it."),
    ),
    Occasion.COLLIDED: (
        say("My conscience? It was asleep, on my tail."),
        say("The dove came so close. I was good."),
    ),
    Occasion.LAST_ROUNDS: (
        say("The moon is up. One last roof."),
        say("Someone is lighting lamps. I must hurry."),
    ),
    Occasion.WON: (
        say("I helped myself, and politely."),
        say("Nobody heard me pass. Good carpets."),
    ),
    Occasion.LOST: (
        say("You left nothing on the table. Rare."),
        say("I shall think about it, on a wall."),
    ),
}
