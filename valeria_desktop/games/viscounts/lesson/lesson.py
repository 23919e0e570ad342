"""The lesson of Viscounts: its topics, its chapters, and their game.

Rose is the player and begins, Oak the other side. Clockwise lie forest, bay, hills, crags and lake.
"""

from __future__ import annotations

from enum import StrEnum

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session import lesson
from valeria_desktop.session.lesson import LessonChapter, LessonGame, LessonStep, reads


class Topic(StrEnum):
    """The topics of the lesson."""

    RING = "ring"
    LINE = "line"
    DISTANCE = "distance"
    RIDE = "ride"
    FUNDING = "funding"
    DISMISSING = "dismissing"
    TRADE = "trade"
    HIRING = "hiring"
    CRIMINALS = "criminals"
    BUILDING = "building"
    SQUARES = "squares"
    SPOTS = "spots"
    LINKS = "links"
    CASTLE = "castle"
    TIERS = "tiers"
    DISCARDING = "discarding"
    COLLISION = "collision"
    DROPPING = "dropping"
    MANUSCRIPTS = "manuscripts"
    DEBTS = "debts"
    SHUFFLING = "shuffling"
    END = "end"
    SCORING = "scoring"


FOUR_TURNS = LessonGame(
    Setup(players=2),
    198,
    (
        # the pairs: Oak, then Rose
        "take player-3", "hire T10", "take player-10",
        # Rose trades at the lake; Oak builds in the hills
        "play S04", "ride 13", "trade", "dismiss T28", "trade 3", "none",
        "play S07", "ride 7", "build", "square 9", "spot B.5", "flip debt", "ink", "none",
        # Rose builds in the forest, Oak across the river
        "play S07", "ride 0", "build", "keep", "square 9", "spot D.2", "none",
        "play S04", "ride 1", "build", "square 7", "spot D.4", "hire T43", "discard S01",
        "discard S08",
        # Rose sends workers from the bay; Oak trades
        "play S06", "ride 5", "workers", "dismiss T64", "workers 3", "hire T39", "discard S01",
        "play S05", "trade",
        # Rose transcribes in the hills; Oak trades
        "play S05", "ride 8", "transcribe", "lay S06 S05 S07", "flip debt", "ink",
        "play S03", "ride 4", "trade",
    ),
)  # fmt: skip

_NOT_THERE = say("A pretty spot, but not on our errand. Ride to the one I marked.")

TRADING = LessonChapter(
    title=say("A card, a ride, a trade"),
    task=say("Play a card, ride to the lake, and trade for stone"),
    medal=say("Open for business"),
    sign="market",
    praise=say("A card, a ride, an action. Every turn of yours goes like that, in this order."),
    story=FOUR_TURNS,
    steps=(
        reads(3, Topic.RING, "viscount", say(
            "I am the Scribe; mind the ink. You and Oak are viscounts and ride round this ring of "
            "five lands, always clockwise. I write down who did it better.")),
        reads(3, Topic.LINE, "line:1 line:2 line:3", say(
            "Your board holds three townsfolk. Each turn they move one space to the right, and a "
            "new one comes in on the left. What all of them show is yours to use.")),
        LessonStep(3, Topic.DISTANCE, "card:S04", say(
            "The silver on a card is also how far it carries you. We want two spaces. Play the "
            "Labourer."), answers=(
            ("play S07", say("The Thief carries you 1 space only, and brings corruption. Later.")),
            ("play S03", say("He rides as far, but we shall want a builder next turn.")),
        )),
        LessonStep(4, Topic.RIDE, "space:lake-right", say(
            "Two spaces are free, each further one costs 1 silver, and you can never ride less. "
            "Ride to the right space of the lake."), answers=(
            ("ride", _NOT_THERE),
        )),
        LessonStep(5, Topic.TRADE, "exchange:lake-right", say(
            "On the outer spaces you trade or build. Here two merchants buy 1 stone, and stone "
            "builds houses. Trade."), answers=(
            ("build", say("Soon. Now it would take your only stone; let us fetch more first.")),
            ("none", say("An idle turn looks bad in my book. Trade.")),
        )),
        LessonStep(6, Topic.DISMISSING, "stack:lake", say(
            "The empty spaces show two merchants. The Jeweller here has two more: dismiss him for "
            "2 silver, once, and have the sign in his corner as well."), answers=(
            ("keep", say("You can afford him: 2 silver for two merchants and 1 virtue. Do.")),
        )),
        LessonStep(7, Topic.FUNDING, "prompt", say(
            "Four merchants make two trades, and 1 silver counts as a merchant. You will need "
            "stone. Trade 3 times, for 2 silver."), answers=(
            ("trade 2", say("Two are free. One more for 2 silver is a fair price: take three.")),
            ("trade", say("Leave some silver for the road: three trades will do.")),
        )),
        LessonStep(8, Topic.HIRING, "stack:lake", say(
            "Before you draw you may hire the new top card for its silver. The Overseer costs 3. "
            "Today we save: hire nobody."), answers=(
            ("hire", say("A useful man, but dear. Hire nobody this turn.")),
        )),
    ),
)  # fmt: skip

BUILDING = LessonChapter(
    title=say("A house by the river"),
    task=say("Build a workshop in the forest"),
    medal=say("Roof over your head"),
    sign="workshop",
    praise=say("A house brings its spot today, its power for good, and points at the end."),
    story=FOUR_TURNS,
    steps=(
        reads(17, Topic.LINE, "line:2", say(
            "Oak has built already, I noted it. Your Labourer has moved on and still shows a "
            "builder. The space he is on shows nothing now.")),
        LessonStep(17, Topic.CRIMINALS, "card:S07", say(
            "A criminal counts as whatever your action needs. The price is corruption: 1 for each "
            "criminal on your board. Play the Thief."), answers=(
            ("play", say("They show no builder. The Thief does, if you don't look closely.")),
        )),
        LessonStep(18, Topic.RIDE, "space:forest-left", say(
            "One space takes you to the left side of the forest. Ride there; it is free."),
            answers=(
            ("ride", _NOT_THERE),
        )),
        LessonStep(19, Topic.BUILDING, "spot:forest-1 spot:forest-2", say(
            "From here you reach the two spots left of the river. A workshop takes 3 builders: you "
            "show 2, and 1 stone is a builder too. Build."), answers=(
            ("trade", say("Cards to destroy can wait. The ground here is free only once.")),
            ("none", say("With four stones in the bag? Build.")),
        )),
        LessonStep(20, Topic.DISMISSING, "stack:forest", say(
            "The Debt Collector would help for 3 silver, and bring corruption. You don't need him. "
            "Dismiss nobody."), answers=(
            ("dismiss", say("Too dear for one builder, and stone does the same. Dismiss nobody.")),
        )),
        LessonStep(21, Topic.SQUARES, "square:9", say(
            "A building leaves its square on your board, and the power under it is yours from now "
            "on. Square 9 lets you draw a card more. Take that workshop."), answers=(
            ("square 7", say("Good when you hire much. A fourth card helps every turn: square 9.")),
            ("square 8", say("Good for the virtuous, and you have a Thief. Take square 9.")),
            ("square", say("A trading post takes 5 builders. Keep your stone: take square 9.")),
        )),
        LessonStep(22, Topic.SPOTS, "spot:forest-2", say(
            "A spot pays at once: the first one 1 virtue, the second one 1 gold. Gold sends "
            "workers, which is our next errand. Build on spot 2."), answers=(
            ("spot", say("Virtue is nice, but gold is what the castle takes. Spot 2, please.")),
        )),
        reads(23, Topic.LINKS, "spot:forest-2", say(
            "Dotted lines link the spots. With a house at both ends a link pays the builder, and "
            "then the owner of the other end. Neighbours are worth having.")),
        LessonStep(23, Topic.HIRING, "stack:forest", say(
            "Nobody we want is on top here. Hire nobody; then you draw up to 4 cards, by your new "
            "square."), answers=(
            ("hire", say("He brings corruption with his suitcase. Hire nobody.")),
        )),
    ),
)  # fmt: skip

CASTLE = LessonChapter(
    title=say("Castle and conscience"),
    task=say("Send three workers, and see virtue and corruption collide"),
    medal=say("Friends at court"),
    sign="castle",
    praise=say("Your conscience is clean, your deeds are new, and someone of yours sits inside."),
    story=FOUR_TURNS,
    steps=(
        LessonStep(32, Topic.DISTANCE, "card:S06", say(
            "Oak built across the river. You go inside: the inner spaces send workers or "
            "transcribe. Nobles send workers. Play the Squire."), answers=(
            ("play S01", say("The Abbot writes, as I do. Today we need a noble: the Squire.")),
            ("play", say("No noble on that one. Play the Squire.")),
        )),
        LessonStep(33, Topic.RIDE, "space:bay-inner", say(
            "Ride to the inner space of the bay: one space inwards, and one further on."),
            answers=(
            ("ride", _NOT_THERE),
        )),
        LessonStep(34, Topic.CASTLE, "section:bay", say(
            "Your workers go to the section of the castle that faces your land. 1, 3, 5 or 8 "
            "nobles send 1, 2, 3 or 4 of them. Send workers."), answers=(
            ("transcribe", say("Nobles are what we came with. Send workers.")),
            ("none", say("The gate is open. Send workers.")),
        )),
        LessonStep(35, Topic.DISMISSING, "stack:bay", say(
            "Squire, Thief and 2 gold make 4 nobles, and three workers take 5. The Trickster is "
            "one more, of a kind. Dismiss him for 3 silver."), answers=(
            ("keep", say("Then only two go in, and nothing moves. Three are worth 3 silver.")),
        )),
        LessonStep(36, Topic.TIERS, "section:bay inner:bay", say(
            "With three in a section one rises and uses the sign there: 2 virtue. The others "
            "step aside, left and right. Send 3."), answers=(
            ("workers", say("Three make a move, fewer only wait. Send 3.")),
        )),
        reads(37, Topic.COLLISION, "track:2", say(
            "Look at your conscience: corruption came from the left, virtue from the right, and "
            "both stand on space 2. They are joined, and collide before you draw.")),
        LessonStep(37, Topic.HIRING, "stack:bay", say(
            "The Patron shows a noble and a merchant, and costs 2 silver. Hire that one. New "
            "cards go to your discard pile."), answers=(
            ("none", say("A bargain like that I would sign at once. Hire the Patron.")),
        )),
        LessonStep(38, Topic.DISCARDING, "card:S01", say(
            "The corner lets you discard a card, and you draw up to 4 again. Discard the Abbot: he "
            "will be back."), answers=(
            ("discard top", say("Unseen? I never sign unseen. Discard the Abbot.")),
            ("discard", say("That one we keep. Discard the Abbot.")),
            ("enough", say("You draw up to four anyway. Discard the Abbot.")),
        )),
        reads(39, Topic.COLLISION, "track:2", say(
            "There: you gained what is above the space, 1 silver and 2 deeds, and Oak what is "
            "below it. Your markers went back to the ends.")),
    ),
)  # fmt: skip

BOOKS = LessonChapter(
    title=say("Books and debts"),
    task=say("Transcribe a manuscript, and pay a debt"),
    medal=say("Ink on the fingers"),
    sign="manuscript",
    praise=say("That is the trade of a viscount. Play on, or begin anew; H gives a hint."),
    story=FOUR_TURNS,
    steps=(
        reads(41, Topic.DROPPING, "discard", say(
            "Your Labourer fell off the right end and lies on the discard pile. Some cards do "
            "something then, for better or worse. The Thief is next.")),
        LessonStep(41, Topic.DISTANCE, "card:S05", say(
            "The Lender carries you 1 space, and settles a paper when he drops off. Play the "
            "Lender."), answers=(
            ("play S08", say("He waits for a trade, and we shall write. Play the Lender.")),
            ("play", say("That rides too far. One space is enough: the Lender.")),
        )),
        LessonStep(42, Topic.RIDE, "space:hills-inner", say(
            "Stay inside: ride on to the inner space of the hills."), answers=(
            ("ride", _NOT_THERE),
        )),
        LessonStep(43, Topic.MANUSCRIPTS, "scroll:hills", say(
            "My favourite. You transcribe the top manuscript for its clerics, here 3: the Thief, "
            "1 ink, and the Pastor, who goes for 1 silver. Transcribe."), answers=(
            ("workers", say("Your gold is spent. Ink is dry, so let us use it: transcribe.")),
            ("none", say("And leave the ink to dry? Transcribe.")),
        )),
        LessonStep(44, Topic.DROPPING, "line:1 line:2 line:3", say(
            "The Pastor's corner lets you rearrange. You choose who drops off when. Lay Squire, "
            "Lender and Thief, so that the Lender stays a turn less."), answers=(
            ("lay", say("Any order does, but mine is neater: Squire, Lender, Thief.")),
        )),
        LessonStep(45, Topic.DEBTS, "papers:debt papers:deed", say(
            "It flips a paper. An unpaid debt costs 2 points at the end; a deed is worth 1, an "
            "approved one 3. A paid debt also brings a resource. Pay a debt."), answers=(
            ("flip deed", say("A fine thing. The debt brings a resource as well: pay it.")),
        )),
        LessonStep(46, Topic.DEBTS, "prompt", say(
            "Whatever you pay for, you may choose what it brings. I am partial to ink; take what "
            "you like."), also=("stone", "gold")),
        reads(50, Topic.SHUFFLING, "deck", say(
            "The Thief has dropped off: 1 silver and 1 debt. When your deck is empty, the discard "
            "pile is shuffled: 1 virtue, or 1 corruption with a criminal on your board.")),
        reads(50, Topic.END, "debts deeds", say(
            "When the last debt or the last deed is taken, the end begins: this round and one "
            "more. The card below it pays for papers of the other kind.")),
        reads(50, Topic.SCORING, "mine", say(
            "Then I count: buildings, workers, manuscripts, sets of ribbons, the castle leader, "
            "bonus cards, debts and deeds. The most points win.")),
    ),
)  # fmt: skip


CHAPTERS: tuple[lesson.LessonChapter, ...] = (TRADING, BUILDING, CASTLE, BOOKS)


class Lesson(lesson.Lesson):
    """The lesson of Viscounts, with a player's progress in it."""

    rules = RULES
    chapters = CHAPTERS
    bots = "steward"
