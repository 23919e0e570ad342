"""The first two chapters: what is secret, and an auction."""

from __future__ import annotations

from valeria_desktop.games.valencia.lesson.story import FIRST_ROUND
from valeria_desktop.games.valencia.lesson.topics import Topic
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.lesson import Chapter, LessonStep, reads

_OTHER_STACKS = say("Not quite like this: 6 and 1 lie together, and each other card lies alone.")

PLANNING = Chapter(
    title=say("Tasks and planning"),
    task=say("Keep tasks, and lay your first stacks"),
    medal=say("Good plan"),
    sign="planning",
    praise=say(
        "A plan is made. Whoever looks at the table sees how many cards your stacks have, and not "
        "which."
    ),
    story=FIRST_ROUND,
    steps=(
        reads(6, Topic.CITY, "city", say(
            "Welcome to Valencia. I am the Gardener. Two families settle in this city for five "
            "rounds: you and Oak. Each member here is a point at the end.")),
        reads(6, Topic.CITY, "centre", say(
            "Beside a fountain it is worth more: at the central one 2 points for each member "
            "that stands right beside it, not across a corner.")),
        LessonStep(6, Topic.TASKS, "prompt", say(
            "Five secret tasks. Fulfilled they bring points, else they cost as many. Keep Heart "
            "of the City, which asks for five at that fountain; the others are up to you."),
            answers=(
            ("leave heart-of-the-city", say(
                "Do keep Heart of the City: this very round we settle at the central fountain.")),
        ), links=6, is_whole=True, also=("keep ", "leave ")),
        reads(22, Topic.ROUND, "steps", say(
            "A round has nine steps, A to I, and seven are auctions. The guilds change: today wine "
            "at B, oranges at D, cloth at F.")),
        LessonStep(22, Topic.DRAWING, "prompt", say(
            "Influence cards win auctions. Your 24 must do for five rounds, so draw with measure: "
            "draw until you hold six."), answers=(
            ("enough", say("A few more: with six cards you can have a say all round long.")),
        ), links=5),
        LessonStep(27, Topic.STACKS, "prompt", say(
            "Now make stacks, one for each auction that you care for. Lay 6 and 1 together and the "
            "others alone, 5, 3, 2 and 2, and lay them down."), answers=(
            ("draw", say("Six will do. What you draw now you won't have in the rounds to come.")),
            ("add", _OTHER_STACKS),
            ("close", _OTHER_STACKS),
        ), links=6, is_whole=True),
    ),
)  # fmt: skip

AUCTIONS = Chapter(
    title=say("Two auctions"),
    task=say("Win a seat on the council, and a place in the city"),
    medal=say("House warming"),
    sign="reveal",
    praise=say(
        "A seat, a good and a roof over your head, all with one stack. That is what guilds are for."
    ),
    story=FIRST_ROUND,
    steps=(
        reads(34, Topic.AUCTION, "step:A", say(
            "Step A, nobility and church. Whoever holds the figure is asked first to reveal a "
            "stack or to pass. That was Oak, and Oak passed.")),
        LessonStep(34, Topic.AUCTION, "stack:4", say(
            "Only the sum counts, and nobody bids against you. So a small stack will do: reveal "
            "the 3."), answers=(
            ("reveal", say("Too good for this: nobody bids against you. The 3 is enough.")),
            ("pass", say("You would let a seat go that nobody else wants.")),
        )),
        LessonStep(35, Topic.SEAT, "seat:nobility", say(
            "You are first and may sit for the nobility. Whoever sat there goes home: this time a "
            "member of Oak. Take the seat."), answers=(
            ("nothing", say("Do sit down. The nobility builds the fountain of this round.")),
        )),
        reads(36, Topic.FIGURE, "figure", say(
            "And the figure is yours. Whoever wins an auction takes it, is asked first in the "
            "next one, and wins its ties.")),
        reads(36, Topic.NINA, "step:B", say(
            "Step B, wine. The first gets a seat, a good and a place, the second a good and a "
            "place. With two at the table Nina bids too: a card from a deck of her own.")),
        LessonStep(36, Topic.AUCTION, "stack:1", say(
            "Here strength pays. Reveal 6 and 1: together 7."), answers=(
            ("reveal", say("Oak wants wine as well. Better be strong here: reveal 6 and 1.")),
            ("pass", say("Then Oak would have it cheap. Reveal 6 and 1.")),
        )),
        LessonStep(38, Topic.SEAT, "seat:wine", say(
            "Oak has 3 and Nina 2, so you are first. Take the seat of the wine guild: each member "
            "on the council brings prestige in the evening."), answers=(
            ("nothing", say("There is nothing to pay for a seat, and you have members enough.")),
        )),
        LessonStep(39, Topic.GOODS, "prompt", say(
            "Now a good. Oranges sell for 1 coin, then tiger nuts, wine, cloth, and porcelain for "
            "5. Wine brings 3: take it."), answers=(
            ("nothing", say("Take it: soon you can sell it, and coins are short.")),
        )),
        LessonStep(40, Topic.PLACE, "cell:d6", say(
            "And a place on a wine space, for the coins that stand there. You have 5. Settle at "
            "d6 for 3; in step G you will see why."), answers=(
            ("place d5", say("Well seen, but dear. You will be there tonight, and for less.")),
            ("place", say("A good place too, but too far from the central fountain for our plan.")),
            ("nothing", say("A place in the city is what all this is about. Settle at d6.")),
        )),
    ),
)  # fmt: skip
