"""Valencia's lesson: its topics, its chapters, and their game.

Rose is the player, Oak the other side. Oak begins with the figure and the seat of the nobility,
Rose with the seat of the church.
"""

from __future__ import annotations

from enum import StrEnum

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session import lesson
from valeria_desktop.session.lesson import LessonChapter, LessonGame, LessonStep, reads


class Topic(StrEnum):
    """The topics of the lesson."""

    CITY = "city"
    TASKS = "tasks"
    ROUND = "round"
    DRAWING = "drawing"
    STACKS = "stacks"
    AUCTION = "auction"
    SEAT = "seat"
    FIGURE = "figure"
    NINA = "Nina"
    GOODS = "goods"
    PLACE = "place"
    SELLING = "selling"
    SECOND = "second"
    PASSING = "passing"
    MOVE = "move"
    PALM = "palm"
    FOUNTAIN = "fountain"
    COUNCIL = "council"
    PRIVILEGE = "privilege"
    SCORING = "scoring"


FIRST_ROUND = LessonGame(
    Setup(players=2),
    528,
    (
        "keep all-trades", "leave weavers", "leave empty-purse", "leave favourite-fountain",
        "leave bare-shelves", "done",
        "keep heart-of-the-city", "keep orange-growers", "leave along-the-wall",
        "leave treasurer", "leave courtyard", "done",
        # planning: Oak, then Rose
        "draw", "draw", "draw", "draw", "enough", "add 5", "close", "close", "close", "done",
        "draw", "draw", "draw", "draw", "draw",
        "enough", "add 1", "close", "close", "close", "done",
        # the seats of A, then wine at B
        "pass", "reveal 4", "sit",
        "reveal 1", "reveal 2", "sit", "good", "place d6", "good", "place f2",
        # the merchants of C, then oranges at D
        "reveal 2", "pass", "sell wine",
        "reveal 1", "reveal 1", "sit", "good", "place d2", "good", "place c2",
        # more merchants, cloth, which Nina wins, and the change of place
        "reveal 1", "pass", "sell wine", "nothing", "sit",
        "reveal 1", "pass", "good", "place a2",
        "reveal 1", "move d6 d5",
        # the evening
        "palm b1-c2", "fountain b2",
    ),
)  # fmt: skip


_OTHER_STACKS = say("Not quite like this: 6 and 1 lie together, and each other card lies alone.")

PLANNING = LessonChapter(
    title=say("Tasks and planning"),
    task=say("Keep tasks, and lay your first stacks"),
    medal=say("Good plan"),
    sign="planning",
    praise=say(
        "The plan is made. Everyone sees how many cards your stacks have, but not which."
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
            "Five secret tasks. A fulfilled task scores its points; a missed one costs them. "
            "Keep Heart of the City: it needs five members at that fountain. The others are up "
            "to you."),
            answers=(
            ("leave heart-of-the-city", say(
                "Do keep Heart of the City: this very round we settle at the central fountain.")),
        ), links=6, is_whole=True, also=("keep ", "leave ")),
        reads(22, Topic.ROUND, "steps", say(
            "A round has nine steps, A to I, and seven are auctions. The guilds change: today "
            "wine in B, oranges in D, cloth in F.")),
        LessonStep(22, Topic.DRAWING, "prompt", say(
            "Influence cards win auctions. Your 24 have to last five rounds, so don't be greedy: "
            "stop at six."), answers=(
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

AUCTIONS = LessonChapter(
    title=say("Two auctions"),
    task=say("Win a seat on the council, and a space in the city"),
    medal=say("House warming"),
    sign="reveal",
    praise=say(
        "A seat, a good and a roof over your head, all with one stack. That is what guilds are for."
    ),
    story=FIRST_ROUND,
    steps=(
        reads(34, Topic.AUCTION, "step:A", say(
            "Step A, nobility and church. The holder of the figure is asked first to reveal a "
            "stack or to pass. That was Oak, and Oak passed.")),
        LessonStep(34, Topic.AUCTION, "stack:4", say(
            "Only the sum counts, and nobody bids against you. So a small stack will do: reveal "
            "the 3."), answers=(
            ("reveal", say("Too good for this: nobody bids against you. The 3 is enough.")),
            ("pass", say("You would let a seat go that nobody else wants.")),
        )),
        LessonStep(35, Topic.SEAT, "seat:nobility", say(
            "First place is yours, and with it the nobility's seat. Its last holder goes home: "
            "this time a member of Oak. Take the seat."), answers=(
            ("nothing", say("Do sit down. The nobility builds the fountain of this round.")),
        )),
        reads(36, Topic.FIGURE, "figure", say(
            "And the figure is yours. The winner of an auction takes it, is asked first in the "
            "next one, and wins its ties.")),
        reads(36, Topic.NINA, "step:B", say(
            "Step B, wine. First place gets a seat, a good and a space, second place a good "
            "and a space. With two at the table Nina bids too: a card from her own deck.")),
        LessonStep(36, Topic.AUCTION, "stack:1", say(
            "Here strength pays. Reveal 6 and 1: together 7."), answers=(
            ("reveal", say("Oak wants wine as well. Better be strong here: reveal 6 and 1.")),
            ("pass", say("Then Oak would have it cheap. Reveal 6 and 1.")),
        )),
        reads(38, Topic.SEAT, "seat:wine", say(
            "Oak has 3 and Nina 2, so first place is yours. It brings a seat of the wine guild: "
            "each member on the council brings prestige in the evening.")),
        reads(38, Topic.GOODS, "prompt", say(
            "And a good. Oranges sell for 1 coin, then tiger nuts, wine, cloth, and porcelain for "
            "5. A cross would decline a thing; today you want them all.")),
        LessonStep(38, Topic.PLACE, "cell:d6", say(
            "One answer does it all. Settle on a wine space: its coin is the price, and you have "
            "5. Choose the one for 3 coins; step G will show you why."), answers=(
            ("place d5", say("Well seen, but dear. You will be there tonight, and for less.")),
            ("place", say("A good space too, but too far from the central fountain for our plan.")),
            ("nothing", say("Seat, wine and a home cost only the 3 coins. Take them all.")),
        ), links=3),
    ),
)  # fmt: skip


THE_FOUNTAIN = LessonChapter(
    title=say("Coins and the fountain"),
    task=say("Sell a good, and bring two members to the central fountain"),
    medal=say("Fresh water"),
    sign="place",
    praise=say("Two members at the central fountain. In the evening you will hear the water."),
    story=FIRST_ROUND,
    steps=(
        reads(43, Topic.SELLING, "step:C", say(
            "Oak had second place and settled as well. Now step C, the merchants: only first "
            "place may sell goods.")),
        LessonStep(43, Topic.SELLING, "stack:2 stack:3", say(
            "You are asked first. You have wine, and 2 coins left. Reveal one of your 2s."),
            answers=(
            ("reveal 1", say("Keep the 5 for the oranges, where Oak will bid as well.")),
            ("pass", say("You need the coins: the next space costs more than you have.")),
        ), also=("reveal 3",)),
        LessonStep(45, Topic.SELLING, "prompt", say("Oak passed. Sell the wine for 3 coins."),
            answers=(
            ("nothing", say("Sell it today: more of it would help, but coins help sooner.")),
        )),
        LessonStep(46, Topic.AUCTION, "stack:1", say(
            "Step D, oranges. Reveal the 5, and let us see what Oak does."), answers=(
            ("reveal", say("Keep the 2 for step G, where hardly anyone bids.")),
            ("pass", say("Even second place gets a good and a space. Reveal the 5.")),
        )),
        LessonStep(51, Topic.SECOND, "cell:c2", say(
            "Oak had 10 and took the seat and the figure. You have second place: oranges and a "
            "space. Choose the one for 3 coins, at the central fountain and two empty basins."),
            answers=(
            ("place", say("Too far out. The space for 3 coins lies at the central fountain.")),
            ("nothing", say("You have 5 coins, and the space costs 3. It is worth it.")),
        ), links=2),
        reads(62, Topic.PASSING, "step:E step:F", say(
            "The merchants again in E, cloth in F. I'll have you pass there: save your last "
            "stacks for what matters. Oak has none left.")),
        LessonStep(62, Topic.MOVE, "stack:1", say(
            "Step G, the move: first place moves a member by one space. Reveal "
            "your last 2."), answers=(
            ("pass", say("It would be lost: cards left after step I go to the used cards.")),
        )),
        LessonStep(63, Topic.MOVE, "cell:d5", say(
            "Move your wine member one space up, beside the central fountain. To settle there "
            "costs 4 coins; a move costs none."), answers=(
            ("move", say("That leads nowhere today. Your wine member is one step from the water.")),
            ("nothing", say("It costs nothing, and at the fountain it is worth 2 points more.")),
        )),
    ),
)  # fmt: skip

EVENING = LessonChapter(
    title=say("Palm, fountain, council"),
    task=say("Plant the palm, build the fountain, and lead the council"),
    medal=say("Voice of the council"),
    sign="council",
    praise=say(
        "That was a round, and four follow. Start a game, or continue this one. Hold D to look at "
        "your tasks; H gives a hint."
    ),
    story=FIRST_ROUND,
    steps=(
        reads(64, Topic.PALM, "seat:church", say(
            "Evening comes. The holder of the church's seat plants the palm of the round: "
            "that's you, from the start.")),
        LessonStep(64, Topic.PALM, "bush:b1-c2", say(
            "It goes where four spaces meet. Each member at a palm is worth a point more. The "
            "bush I point at touches your house; but it is your palm, plant it where you like."),
            also=("palm ",)),
        LessonStep(65, Topic.FOUNTAIN, "cell:b2 cell:c1", say(
            "The nobility builds the fountain, and that is you as well. It is worth 2 to each "
            "member right beside it. Two basins lie beside your orange space; choose either."),
            also=("fountain ",)),
        reads(66, Topic.COUNCIL, "council", say(
            "Then the council meets: 1 prestige for each member on it, 3 for you and 2 for "
            "Oak. All of them stay until someone takes their seat.")),
        reads(66, Topic.PRIVILEGE, "privileges", say(
            "You had the most, so a privilege is yours. Keep it for a point at the end. Or put "
            "it back in an auction, and be asked again after the others.")),
        reads(66, Topic.SCORING, "prestige", say(
            "After five rounds all is counted: prestige, members in the city, palms, fountains, "
            "privileges, and your tasks.")),
        reads(66, Topic.SCORING, "tasks", say(
            "Heart of the City needs five at the central fountain, and two are there. The most "
            "points win. And the next planning is waiting for you already.")),
    ),
)  # fmt: skip


CHAPTERS: tuple[lesson.LessonChapter, ...] = (PLANNING, AUCTIONS, THE_FOUNTAIN, EVENING)


class Lesson(lesson.Lesson):
    """Valencia's lesson, with a player's progress in it."""

    rules = RULES
    chapters = CHAPTERS
    bots = "planner"
