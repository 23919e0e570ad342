"""The first three chapters: the roll, citizens, monsters."""

from __future__ import annotations

from valeria_desktop.games.valeria.lesson.steps import Topic
from valeria_desktop.games.valeria.lesson.stories import FIRST
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.lesson import Chapter, LessonStep, reads

THE_ROLL = Chapter(
    title=say("The roll"),
    task=say("Roll, and have your first card wake"),
    medal=say("First harvest"),
    sign="harvest",
    praise=say(
        "Your first harvest is in. Dice, numbers, and what they wake: that is the heart of it."
    ),
    story=FIRST,
    steps=(
        reads(2, Topic.ROLL, "tableau", say(
            "Welcome to Valeria. I am the Herald. These three cards are your kingdom so far: a "
            "Peasant, a Knight, and me.")),
        reads(2, Topic.ROLL, "card:starter-peasant", say(
            "The number says when a card wakes: the Peasant at 5, the Knight at 6. Mine comes "
            "later.")),
        LessonStep(2, Topic.ROLL, "prompt", say(
            "Each turn begins with two dice. Roll them: press R, or the button.")),
        reads(3, Topic.HARVEST, "dice", say(
            "3 and 2, and their sum, 5: each roll has three numbers, and each of them wakes every "
            "card that bears it.")),
        reads(3, Topic.HARVEST, "track:gold", say(
            "So your Peasant woke at 5 and brought you 1 Gold. That is the harvest. It comes with "
            "every roll, and Oak harvests on yours.")),
        reads(3, Topic.SYMBOLS, "card:starter-peasant", say(
            "What a card brings stands below in signs: a coin is Gold, a shield is Strength, a "
            "star is Magic.")),
        reads(3, Topic.SYMBOLS, "card:starter-knight", say(
            "Each card has one power for your own rolls and one for those of others. Parchment "
            "marks the one that counts now.")),
    ),
)  # fmt: skip

CITIZENS = Chapter(
    title=say("Citizens"),
    task=say("Recruit two citizens, one with Magic"),
    medal=say("Good company"),
    sign="recruit",
    praise=say("Two citizens at your side. Each roll may wake them, whoever throws the dice."),
    story=FIRST,
    steps=(
        reads(3, Topic.RECRUIT, "row:citizens", say(
            "After the harvest you have two actions. In the middle of the market wait the "
            "citizens. What you can have now stands in gold.")),
        LessonStep(3, Topic.RECRUIT, "place:citizen-1", say(
            "Recruit the Cleric: click the card, then pay 3 Gold."), answers=(
            ("recruit", say(
                "A fair choice in another game. Here the Cleric's Magic shall build you something "
                "fine.")),
            ("gain", say(
                "A gain helps today; a citizen brings more with every roll. So citizens come "
                "first.")),
        )),
        LessonStep(4, Topic.MAGIC, "prompt", say(
            "The star is Magic, and Magic is wild: it may stand in for Gold. Keep it for now, and "
            "pay 3 Gold."), answers=(
            ("pay", say("That works, but Magic is worth keeping: you will want it very soon.")),
        )),
        reads(5, Topic.PRICE, "place:citizen-1", say(
            "Look at the price again. A second Cleric costs you 4: one Gold more for each that "
            "you have.")),
        LessonStep(5, Topic.GAIN, "prompt", say(
            "One action is left and your purse is empty. So gain 1 Gold: press G."), answers=(
            ("gain", say(
                "That is allowed at any time. But the next citizen asks for at least one real "
                "Gold.")),
        )),
        reads(7, Topic.OFF_TURN, "track:strength", say(
            "That was Oak's roll, and your Knight woke all the same: 1 Strength. You harvest on "
            "every roll, on Oak's with the other power of a card.")),
        LessonStep(10, Topic.ROLL, "prompt", say("Oak is done, and the dice are yours. Roll.")),
        LessonStep(11, Topic.MAGIC, "place:citizen-2", say(
            "The Merchant costs 2 Gold and you have 1. Magic pays the rest, as long as one Gold "
            "is real. Recruit the Merchant."), answers=(
            ("recruit", say(
                "That one will keep. The Merchant gives you Gold or Magic, whichever you need.")),
            ("slay", say("The monsters wait for you in the next chapter; first the Merchant.")),
            ("gain", say(
                "You needn't save: your star of Magic stands in for the Gold that is missing.")),
        )),
    ),
)  # fmt: skip

MONSTERS = Chapter(
    title=say("Monsters"),
    task=say("Slay two monsters, and make an exchange"),
    medal=say("First trophy"),
    sign="slay",
    praise=say("Two trophies on your beam. The people of Valeria sleep better for it."),
    story=FIRST,
    steps=(
        reads(12, Topic.SLAY, "row:monsters", say(
            "Above live the monsters. The red shield says how much Strength one asks for. Magic "
            "stands in here too, as long as one Strength is real.")),
        LessonStep(12, Topic.SLAY, "place:monster-2", say(
            "You have 2 Strength, just what the Skeleton asks for. Slay it: click the card."),
            answers=(
            ("slay", say(
                "The Goblin will still be there. With 2 Strength you can have the Skeleton, and "
                "it is worth more.")),
            ("gain", say("You have all it takes already: what is there to wait for.")),
        )),
        reads(13, Topic.SLAY, "trophies", say(
            "It hangs among your trophies now and is worth points at the end. What it paid at once "
            "was 1 Gold: the sign below its name.")),
        LessonStep(16, Topic.ROLL, "prompt", say("Oak was busy too. Your turn: roll.")),
        LessonStep(17, Topic.HARVEST, "prompt", say(
            "The bar between two signs means or: your Merchant leaves you the choice. Take the 2 "
            "Gold."), answers=(
            ("merchant", say("Magic is fine, but the Mercenary we want costs 3 Gold.")),
        )),
        LessonStep(18, Topic.RECRUIT, "place:citizen-3", say(
            "Spend them well: recruit the Mercenary for 3 Gold."), answers=(
            ("recruit", say("Not that one yet: I want to show you what the Mercenary can do.")),
            ("slay", say("Soon. The order of your actions is free, but take the Mercenary first.")),
            ("gain", say("You have 3 Gold, and that is what the Mercenary costs.")),
        )),
        LessonStep(19, Topic.SLAY, "place:monster-1", say(
            "And the Goblin with your second action."), answers=(
            ("gain", say("A gain is never lost, but the Goblin brings a point as well.")),
        )),
        LessonStep(21, Topic.EXCHANGE, "prompt", say(
            "Oak rolled a 3 and your Mercenary offers a trade: the arrow means that you pay for "
            "it, and you may refuse. Give 1 Strength for 2 Gold."), answers=(
            ("done", say("You may well refuse. Try it this once, so that you know how it goes.")),
        )),
    ),
)  # fmt: skip
