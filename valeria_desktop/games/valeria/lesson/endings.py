"""The last two chapters: domains, and how a game ends."""

from __future__ import annotations

from valeria_desktop.games.valeria.lesson.steps import Topic
from valeria_desktop.games.valeria.lesson.stories import FIRST, LATE
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.lesson import Chapter, LessonStep, reads

DOMAINS = Chapter(
    title=say("Domains"),
    task=say("Build your first domain"),
    medal=say("First stone"),
    sign="build",
    praise=say("Your first domain stands on the hill. It is yours for good, power and points."),
    story=FIRST,
    steps=(
        reads(31, Topic.BUILD, "row:domains", say(
            "A round has passed. At the foot of the market lie the domains: each is worth points "
            "and has a power that nobody else has.")),
        LessonStep(31, Topic.ROLL, "prompt", say("You have come far. Roll.")),
        reads(32, Topic.ROLES, "place:domain-5", say(
            "The signs at the left are roles: the hammer is a Worker, the sword a Soldier, the "
            "hood a Shadow, the sun Holy. Your citizens must show them.")),
        LessonStep(32, Topic.BUILD, "place:domain-5", say(
            "Yours do, and your Clerics brought 6 Magic. Build Shattered Hand."), answers=(
            ("build", say("A fine place too. But your Clerics fit Shattered Hand best of all.")),
            ("slay", say("Monsters come and go. It isn't often that you can build so early.")),
            ("recruit", say("More citizens can wait: you have all that this domain asks for.")),
            ("gain", say("You have enough already: 2 Gold, and 6 Magic to stand in for more.")),
        )),
        LessonStep(33, Topic.MAGIC, "prompt", say(
            "It costs 7. Pay 2 Gold and 5 Magic; with left and right you share it out."), answers=(
            ("pay", say("That would do as well. But let us keep no Gold, and 1 Magic for later.")),
        )),
        LessonStep(34, Topic.BUILD, "place:citizen-1", say(
            "Its power works once, and now: a Holy citizen for free. Take the last Cleric."),
            answers=(
            ("shattered-hand", say("A fine one too. Take the Cleric, to see a stack run out.")),
        )),
        reads(35, Topic.EXHAUSTED, "place:citizen-1", say(
            "That was the last Cleric. The stack is exhausted and stays so, and that counts "
            "towards the end, as you will see.")),
    ),
)  # fmt: skip

THE_END = Chapter(
    title=say("Doubles and the end"),
    task=say("Call the Herald, and use the Thief"),
    medal=say("Herald's honour"),
    sign="crown",
    praise=say(
        "You know enough: start a game. What you don't know yet the table will tell you: Z shows a "
        "card closely, W says why not, H gives a hint."
    ),
    story=LATE,
    steps=(
        reads(89, Topic.HERALD, "tableau", say(
            "Another game, many rounds on, and a larger kingdom. My own hour has come: roll, and "
            "you will see.")),
        LessonStep(89, Topic.DOUBLES, "prompt", say("Roll the dice.")),
        LessonStep(90, Topic.HERALD, "prompt", say(
            "Doubles. They wake me, the Herald, and I bring 1 of whatever you like. Take 1 "
            "Strength."), answers=(
            ("herald", say("Gladly another time. Of that you have plenty: Strength is scarce.")),
        )),
        reads(93, Topic.TWO_NUMBERS, "card:paladin", say(
            "5 and 5 make 10. A card with two numbers, 9/10 or 11/12, wakes at either of them: "
            "your Paladin woke too.")),
        reads(93, Topic.HERALD, "card:herald", say(
            "I come as well when a roll wakes none of your cards: nobody goes away empty-handed. "
            "Now watch, I take these two actions for you.")),
        reads(99, Topic.OFF_TURN, "card:butcher", say(
            "Oak rolled 11. Your Butcher brought 4 Gold on Oak's turn: some cards are at their "
            "best when others roll.")),
        LessonStep(103, Topic.ROLL, "prompt", say("Your dice again.")),
        LessonStep(104, Topic.THIEF, "prompt", say(
            "7 wakes your Thief, who takes up to 3 Gold or Magic from somebody else. Take 3 Gold "
            "from Oak."), answers=(
            ("thief", say("Why so modest? Oak has more than that, and would do the same to you.")),
            ("done", say("How noble. But points are what wins, and Gold is how you come by them.")),
        )),
        reads(106, Topic.END, "meters", say(
            "Here you see the end come: all monsters slain, all domains built, or too many stacks "
            "exhausted. When one is full the round is played out.")),
        reads(106, Topic.SCORING, "kingdom", say(
            "Then points are counted: on domains and on slain monsters, and the laurels that you "
            "gathered on the way. The most points win.")),
        reads(106, Topic.DUKE, "peek", say(
            "And your Duke counts, known to you alone: El'syn likes Shadow and Holy roles, and "
            "what is left in your purse. Hold D to look.")),
    ),
)  # fmt: skip
