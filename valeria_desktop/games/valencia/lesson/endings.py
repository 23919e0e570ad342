"""The last two chapters: coins and the fountain, and how a round ends."""

from __future__ import annotations

from valeria_desktop.games.valencia.lesson.story import FIRST_ROUND
from valeria_desktop.games.valencia.lesson.topics import Topic
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.lesson import Chapter, LessonStep, reads

THE_FOUNTAIN = Chapter(
    title=say("Coins and the fountain"),
    task=say("Sell a good, and bring two members to the central fountain"),
    medal=say("Fresh water"),
    sign="place",
    praise=say("Two members at the central fountain. In the evening you will hear the water."),
    story=FIRST_ROUND,
    steps=(
        reads(43, Topic.SELLING, "step:C", say(
            "Oak was second and settled as well. Now step C, the merchants: the first may sell "
            "goods, and nobody else.")),
        LessonStep(43, Topic.SELLING, "stack:2 stack:3", say(
            "You are asked first. You have wine, and 2 coins left. Reveal one of your 2s."),
            answers=(
            ("reveal 1", say("Keep the 5 for the oranges, where Oak will bid as well.")),
            ("pass", say("You need the coins: the next place costs more than you have.")),
        ), also=("reveal 3",)),
        LessonStep(45, Topic.SELLING, "prompt", say("Oak passed. Sell the wine for 3 coins."),
            answers=(
            ("nothing", say("Sell it today: more of it would help, but coins help sooner.")),
        )),
        LessonStep(46, Topic.AUCTION, "stack:1", say(
            "Step D, oranges. Reveal the 5, and let us see what Oak does."), answers=(
            ("reveal", say("Keep the 2 for step G, where hardly anybody bids.")),
            ("pass", say("Even the second gets a good and a place. Reveal the 5.")),
        )),
        LessonStep(52, Topic.SECOND, "cell:c2", say(
            "Oak had 10 and took seat and figure. You are second: the oranges are yours, now the "
            "place. Settle at c2, beside the central fountain and two empty basins."), answers=(
            ("place", say("Too far out. At c2 a member stands beside the central fountain.")),
            ("nothing", say("You have 5 coins, and c2 costs 3. It is worth it.")),
        )),
        reads(62, Topic.PASSING, "step:E step:F", say(
            "Other merchants at E, cloth at F. There I let you pass: who has few stacks keeps them "
            "for what matters. Oak has none left.")),
        LessonStep(62, Topic.MOVE, "stack:1", say(
            "Step G, the change of place: the first moves a member by one space. Reveal your "
            "last 2."), answers=(
            ("pass", say("It would be lost: what is left after step I goes to the used cards.")),
        )),
        LessonStep(63, Topic.MOVE, "cell:d5", say(
            "Move from d6 to d5, beside the central fountain. To settle there costs 4 coins; a "
            "move costs none."), answers=(
            ("move", say("That leads nowhere today. From d6 to d5 it is one step to the water.")),
            ("nothing", say("It is free, and at d5 the member is worth 2 points more.")),
        )),
    ),
)  # fmt: skip

EVENING = Chapter(
    title=say("Palm, fountain, council"),
    task=say("Plant the palm, build the fountain, and lead the council"),
    medal=say("Voice of the council"),
    sign="council",
    praise=say(
        "That was a round, and four follow. Start a game, or play this one on. Hold D to look at "
        "your tasks; H gives a hint."
    ),
    story=FIRST_ROUND,
    steps=(
        reads(64, Topic.PALM, "seat:church", say(
            "Evening comes. Whoever sits for the church plants the palm of the round: you, as you "
            "have sat there from the start.")),
        LessonStep(64, Topic.PALM, "bush:b1-c2", say(
            "It goes where four spaces meet. Each member at a palm is worth a point more. At "
            "b1-c2 it touches your house; but it is your palm, plant it where you like."),
            also=("palm ",)),
        LessonStep(65, Topic.FOUNTAIN, "cell:b2 cell:c1", say(
            "The nobility builds the fountain, and that is you as well. Each member right beside "
            "it has its worth, 2. Two basins lie beside c2; choose any you like."),
            also=("fountain ",)),
        reads(66, Topic.COUNCIL, "council", say(
            "Then the council meets: 1 prestige for each member on it, 3 for you and 2 for Oak. "
            "All of them stay until somebody takes their seat.")),
        reads(66, Topic.PRIVILEGE, "privileges", say(
            "You had most, so a privilege is yours. Keep it for a point at the end, or put it back "
            "in an auction to be asked again after the others.")),
        reads(66, Topic.SCORING, "prestige", say(
            "After five rounds all is counted: prestige, members in the city, palms, fountains, "
            "privileges, and your tasks.")),
        reads(66, Topic.SCORING, "tasks", say(
            "Heart of the City asks for five at the central fountain, and two are there. The most "
            "points win. And the next planning is waiting for you already.")),
    ),
)  # fmt: skip
