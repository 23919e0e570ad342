"""Valeria's lesson: its topics, its chapters, and the games of the chapters."""

from __future__ import annotations

from enum import StrEnum

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session import lesson
from valeria_desktop.session.lesson import LessonChapter, LessonGame, LessonStep, reads


class Topic(StrEnum):
    """A topic of the lesson."""

    ROLL = "roll"
    HARVEST = "harvest"
    SYMBOLS = "symbols"
    RECRUIT = "recruit"
    PRICE = "price"
    MAGIC = "magic"
    GAIN = "gain"
    OFF_TURN = "off turn"
    SLAY = "slay"
    EXCHANGE = "exchange"
    ROLES = "roles"
    BUILD = "build"
    EXHAUSTED = "exhausted"
    DOUBLES = "doubles"
    HERALD = "herald"
    TWO_NUMBERS = "two numbers"
    THIEF = "thief"
    END = "end"
    SCORING = "scoring"
    DUKE = "duke"


FIRST = LessonGame(
    Setup(players=2),
    52,
    (
        "keep reese-the-firebrand", "keep hrothgar-the-conqueror",
        "roll", "recruit citizen-1", "pay 3-gold", "gain gold",
        "roll", "recruit citizen-1", "pay 3-gold", "slay monster-2",
        "roll", "recruit citizen-2", "slay monster-2",
        "roll", "slay monster-2", "recruit citizen-2",
        "roll", "merchant: 2-gold", "recruit citizen-3", "slay monster-1",
        "roll", "mercenary: trade-1-strength", "slay monster-1", "slay monster-1",
        "roll", "herald: 1-gold", "recruit citizen-1", "gain gold",
        "roll", "recruit citizen-1", "gain gold",
        "roll", "build domain-5", "pay 2-gold-5-magic", "shattered-hand: citizen-1",
    ),
)  # fmt: skip
"""The first rounds of an ordinary game."""

LATE = LessonGame(
    Setup(
        players=2,
        preset="custom",
        areas=("Hills", "Ruins", "Forest", "Valley", "Mountains"),
        citizens=(
            "cleric", "merchant", "mercenary", "archer", "peasant",
            "knight", "thief", "champion", "paladin", "butcher",
        ),
    ),
    10989,
    (
        "keep elsyn-saint-of-shadows", "keep lekzandr-the-protector",
        "roll", "herald: 1-gold", "herald: 1-gold", "recruit citizen-10", "recruit citizen-9",
        "pay 2-gold",
        "roll", "herald: 1-gold", "herald: 1-gold", "recruit citizen-1", "pay 3-gold",
        "recruit citizen-9",
        "roll", "herald: 1-gold", "herald: 1-gold", "recruit citizen-7", "pay 2-gold",
        "slay monster-2", "pay 2-strength",
        "roll", "recruit citizen-2", "slay monster-2",
        "roll", "thief: take-1-gold-from-2", "recruit citizen-1", "pay 3-gold", "slay monster-2",
        "roll", "merchant: 2-gold", "herald: 1-gold", "herald: 1-gold", "build domain-1",
        "pay 3-gold-4-magic", "shattered-hand: citizen-1", "slay monster-4",
        "roll", "build domain-3", "rogues-landing: citizen-2", "slay monster-1",
        "roll", "herald: 1-gold", "thief: 2-gold", "recruit citizen-9", "pay 2-gold-1-magic",
        "slay monster-1",
        "roll", "herald: 1-gold", "herald: 1-gold", "recruit citizen-1", "slay monster-1",
        "roll", "herald: 1-gold", "thief: 2-gold", "recruit citizen-9", "gain gold",
        "roll", "merchant: 2-gold", "build domain-4", "pay 5-gold-3-magic", "gain gold",
        "roll", "merchant: 2-gold", "recruit citizen-1", "gain gold",
        "roll", "merchant: 2-gold", "herald: 1-gold", "herald: 1-gold", "build domain-1",
        "pay 6-gold-2-magic", "slay monster-2",
        "roll", "recruit citizen-9", "pay 3-gold-2-magic", "slay monster-2",
        "pay 5-strength-3-magic",
        "roll", "thief: take-3-gold-from-2", "slay monster-5", "dire-bear: 2-gold",
        "recruit citizen-3", "pay 3-gold",
        "roll", "slay monster-5", "pay 2-strength-3-magic", "dire-bear: 2-gold",
        "recruit citizen-10",
        "roll", "herald: 1-strength", "herald: 1-strength", "paladin: trade-1-strength",
        "build domain-2", "pay 9-gold", "build domain-2", "pay 4-gold-1-magic",
        "cathedral-of-st-aquila: take-1-gold-from-2",
        "roll", "slay monster-5", "orc-warrior: citizen-2", "recruit citizen-10", "pay 2-gold",
        "roll", "thief: take-3-gold-from-2", "herald: 1-gold",
    ),
)  # fmt: skip
"""A game near its end, with events that are rare in the first rounds."""


THE_ROLL = LessonChapter(
    title=say("The roll"),
    task=say("Roll, and wake your first card"),
    medal=say("First harvest"),
    sign="harvest",
    praise=say(
        "Your first harvest is in. Dice, numbers and the cards they wake: that is the heart of it."
    ),
    story=FIRST,
    steps=(
        reads(2, Topic.ROLL, "tableau", say(
            "Welcome to Valeria. I am the Herald. These three cards are your kingdom so far: a "
            "Peasant, a Knight, and me.")),
        reads(2, Topic.ROLL, "card:starter-peasant", say(
            "The number says when a card wakes: the Peasant on 5, the Knight on 6. Mine comes "
            "later.")),
        LessonStep(2, Topic.ROLL, "prompt", say(
            "Each turn begins with two dice. Roll them: press R, or the button.")),
        reads(3, Topic.HARVEST, "dice", say(
            "3, 2 and their sum, 5: each roll gives three numbers, and each of them wakes "
            "every card that shows it.")),
        reads(3, Topic.HARVEST, "track:gold", say(
            "So your Peasant woke on the 5 and brought you 1 Gold. That's the harvest. "
            "Everyone harvests on every roll, so Oak harvested on yours.")),
        reads(3, Topic.SYMBOLS, "card:starter-peasant", say(
            "The signs below show what a card brings: a coin is Gold, a shield is Strength, a "
            "star is Magic.")),
        reads(3, Topic.SYMBOLS, "card:starter-knight", say(
            "Each card has one power for your own rolls and one for those of others. Parchment "
            "marks the one that counts now.")),
    ),
)  # fmt: skip

CITIZENS = LessonChapter(
    title=say("Citizens"),
    task=say("Recruit two citizens, one with Magic"),
    medal=say("Good company"),
    sign="recruit",
    praise=say("Two citizens at your side. Each roll may wake them, no matter whose it is."),
    story=FIRST,
    steps=(
        reads(3, Topic.RECRUIT, "row:citizens", say(
            "After the harvest you take two actions. The citizens wait in the middle of the "
            "market. A gold frame means you can have one now.")),
        LessonStep(3, Topic.RECRUIT, "place:citizen-1", say(
            "Recruit the Cleric: choose the card, then pay 3 Gold."), answers=(
            ("recruit", say(
                "A fair choice in another game. Here the Cleric's Magic shall build you something "
                "fine.")),
            ("gain", say(
                "1 Gold helps today. A citizen pays again and again. Citizens first.")),
        )),
        LessonStep(4, Topic.MAGIC, "prompt", say(
            "The star is Magic, and Magic is wild: it may stand in for Gold. Keep it for now, and "
            "pay 3 Gold."), answers=(
            ("pay", say("That works, but Magic is worth keeping: you will want it very soon.")),
        )),
        reads(5, Topic.PRICE, "place:citizen-1", say(
            "Look at the price again. A second Cleric costs you 4: 1 Gold more for each that "
            "you have.")),
        LessonStep(5, Topic.GAIN, "prompt", say(
            "One action is left and your purse is empty. So gain 1 Gold: press G."), answers=(
            ("gain", say(
                "That is allowed at any time. But the next citizen needs at least 1 real Gold.")),
        )),
        reads(7, Topic.OFF_TURN, "track:strength", say(
            "Oak rolled, and your Knight woke anyway: 1 Strength. On others' rolls your cards "
            "use their right power.")),
        LessonStep(10, Topic.ROLL, "prompt", say("Oak is done, and the dice are yours. Roll.")),
        LessonStep(11, Topic.MAGIC, "place:citizen-2", say(
            "The Merchant costs 2 Gold and you have 1. Magic pays the rest, as long as 1 Gold is "
            "real. Recruit the Merchant."), answers=(
            ("recruit", say(
                "That one will keep. The Merchant gives you Gold or Magic, whichever you need.")),
            ("slay", say("The monsters wait for you in the next chapter; first the Merchant.")),
            ("gain", say(
                "You needn't save: your Magic stands in for the missing Gold.")),
        )),
    ),
)  # fmt: skip

MONSTERS = LessonChapter(
    title=say("Monsters"),
    task=say("Slay two monsters, and make an exchange"),
    medal=say("First trophy"),
    sign="slay",
    praise=say("Two trophies on your beam. The people of Valeria sleep better for it."),
    story=FIRST,
    steps=(
        reads(12, Topic.SLAY, "row:monsters", say(
            "The monsters live in the top row. The red shield is the Strength you need. Magic "
            "helps here too, but at least 1 Strength must be real.")),
        LessonStep(12, Topic.SLAY, "place:monster-2", say(
            "You have 2 Strength, just enough for the Skeleton. Slay it: choose the card."),
            answers=(
            ("slay", say(
                "The Goblin will still be there. With 2 Strength you can have the Skeleton, and "
                "it is worth more.")),
            ("gain", say("You have all you need. Why wait?")),
        )),
        reads(13, Topic.SLAY, "trophies", say(
            "It hangs among your trophies now and is worth points at the end. It paid 1 Gold "
            "at once: the sign below its name.")),
        LessonStep(16, Topic.ROLL, "prompt", say("Oak was busy too. Your turn: roll.")),
        LessonStep(17, Topic.HARVEST, "prompt", say(
            "The bar between two signs means “or”: your Merchant leaves you the choice. Gain the "
            "2 Gold."), answers=(
            ("merchant", say("Magic is fine, but the Mercenary we want costs 3 Gold.")),
        )),
        LessonStep(18, Topic.RECRUIT, "place:citizen-3", say(
            "Spend them well: recruit the Mercenary for 3 Gold."), answers=(
            ("recruit", say("Not that one yet: I want to show you what the Mercenary can do.")),
            ("slay", say("Soon. The order of your actions is free, but take the Mercenary first.")),
            ("gain", say("You have 3 Gold, and the Mercenary costs just that.")),
        )),
        LessonStep(19, Topic.SLAY, "place:monster-1", say(
            "And the Goblin with your second action."), answers=(
            ("gain", say("A gain is never lost, but the Goblin brings a point as well.")),
        )),
        LessonStep(21, Topic.EXCHANGE, "prompt", say(
            "Oak rolled a 3 and your Mercenary offers a trade: the arrow means that you pay for "
            "it, and you may refuse. Pay 1 Strength for 2 Gold."), answers=(
            ("done", say("You may well refuse. Try it this once, so that you know how it goes.")),
        )),
    ),
)  # fmt: skip


DOMAINS = LessonChapter(
    title=say("Domains"),
    task=say("Build your first domain"),
    medal=say("First stone"),
    sign="build",
    praise=say("Your first domain stands on the hill. It is yours for good, power and points."),
    story=FIRST,
    steps=(
        reads(31, Topic.BUILD, "row:domains", say(
            "A round has passed. The domains lie at the foot of the market: each is worth "
            "points and has a power that nobody else has.")),
        LessonStep(31, Topic.ROLL, "prompt", say("You have come far. Roll.")),
        reads(32, Topic.ROLES, "place:domain-5", say(
            "The signs at the left are roles: the hammer is a Worker, the sword a Soldier, the "
            "hood a Shadow, the sun Holy. Your citizens must show them.")),
        LessonStep(32, Topic.BUILD, "place:domain-5", say(
            "Yours do, and your Clerics brought 6 Magic. Build Shattered Hand."), answers=(
            ("build", say("A fine domain too. But your Clerics fit Shattered Hand best of all.")),
            ("slay", say("Monsters come and go. It isn't often that you can build so early.")),
            ("recruit", say("More citizens can wait: you have all that this domain needs.")),
            ("gain", say("You have enough already: 2 Gold, and 6 Magic to stand in for more.")),
        )),
        LessonStep(33, Topic.MAGIC, "prompt", say(
            "It costs 7. Pay 2 Gold and 5 Magic; left and right change the split."), answers=(
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

THE_END = LessonChapter(
    title=say("Doubles and the end"),
    task=say("Call the Herald, and use the Thief"),
    medal=say("Herald's honour"),
    sign="crown",
    praise=say(
        "You know enough: start a game. The table tells you the rest: Z shows a card closely, W "
        "says why not, H gives a hint."
    ),
    story=LATE,
    steps=(
        reads(89, Topic.HERALD, "tableau", say(
            "Another game, many rounds on, and a larger kingdom. My own hour has come: roll, and "
            "you will see.")),
        LessonStep(89, Topic.DOUBLES, "prompt", say("Roll the dice.")),
        LessonStep(90, Topic.HERALD, "prompt", say(
            "Doubles. They wake me, the Herald, and I bring 1 resource of your choice. Gain 1 "
            "Strength."), answers=(
            ("herald", say("Gladly another time. Of that you have plenty: Strength is scarce.")),
        )),
        reads(93, Topic.TWO_NUMBERS, "card:paladin", say(
            "5 and 5 make 10. A card with two numbers, 9/10 or 11/12, wakes on either of them: "
            "your Paladin woke too.")),
        reads(93, Topic.HERALD, "card:herald", say(
            "I come as well when a roll wakes none of your cards: nobody goes away empty-handed. "
            "Now watch, I take these two actions for you.")),
        reads(99, Topic.OFF_TURN, "card:butcher", say(
            "Oak rolled 11. Your Butcher brought 4 Gold on Oak's turn: some cards are at their "
            "best when others roll.")),
        LessonStep(103, Topic.ROLL, "prompt", say("Your dice again.")),
        LessonStep(104, Topic.THIEF, "prompt", say(
            "7 wakes your Thief, who takes up to 3 Gold or Magic from someone else. Take 3 Gold "
            "from Oak."), answers=(
            ("thief", say("Why so modest? Oak has more than that, and would do the same to you.")),
            ("done", say("How noble. But points win, and Gold brings you points.")),
        )),
        reads(106, Topic.END, "meters", say(
            "These meters show the end coming: all monsters slain, all domains built, or too "
            "many stacks exhausted. When one is full, we finish the round.")),
        reads(106, Topic.SCORING, "kingdom", say(
            "Then points are counted: on domains, on slain monsters, and those you gained on "
            "the way. The most points win.")),
        reads(106, Topic.DUKE, "peek", say(
            "And your Duke counts, known to you alone: El'syn likes Shadow and Holy roles, and "
            "leftover resources. Hold D to look.")),
    ),
)  # fmt: skip


CHAPTERS: tuple[lesson.LessonChapter, ...] = (THE_ROLL, CITIZENS, MONSTERS, DOMAINS, THE_END)
_FIRST_MARK = 100
_FORMER = (5, 9, 15, 24)
"""The first marks of later chapters in older programs, which numbered all steps in one row."""


class Lesson(lesson.Lesson):
    """A player's progress in the lesson of Valeria."""

    rules = RULES
    chapters = CHAPTERS
    bots = "greedy"

    @classmethod
    def chapter_kept(cls, mark: int) -> int:
        """Return the chapter, from 0, of a stored mark, including marks of older programs."""
        if mark < _FIRST_MARK:
            return sum(mark >= first for first in _FORMER)
        return super().chapter_kept(mark)
