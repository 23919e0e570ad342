"""Learn to play: a real game of two on a fixed seed, in which each thing is done once.

All choices of both sides are written down. The player makes those that steps ask for; the others
are made for both sides as they stand there.
"""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

SEED = 52
SETUP = Setup(players=2)
CHOICES = (
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
)  # fmt: skip


class Topic(StrEnum):
    """What the lesson covers."""

    CENTRE = "centre"
    DUKE = "duke"
    ROLL = "roll"
    HARVEST = "harvest"
    OFF_TURN = "off turn"
    EXCHANGE = "exchange"
    RECRUIT = "recruit"
    GAIN = "gain"
    SLAY = "slay"
    BUILD = "build"
    MAGIC = "magic"
    DOMAIN = "domain"
    EXHAUSTED = "exhausted"
    END = "end"
    HELP = "help"


@frozen
class LessonStep:
    """One thing to be read or done."""

    at: int
    """How many choices have been made before it."""
    topic: Topic
    points_at: str
    """What it is about: centre, dice, prompt, meters, peek, others, place:…, or track:…."""
    sentence: Phrase
    does: bool = True
    """The player makes the choice; otherwise it is only read."""


def _reads(at: int, topic: Topic, points_at: str, sentence: Phrase) -> LessonStep:
    return LessonStep(at, topic, points_at, sentence, does=False)


LESSON_STEPS: tuple[LessonStep, ...] = (
    _reads(0, Topic.CENTRE, "centre", say(
        "This is the market of Valeria: monsters on top, citizens in the middle, domains below. "
        "Only the top card of each stack can be had.")),
    LessonStep(0, Topic.DUKE, "prompt", say(
        "You may keep one Duke. He decides in secret what gives you extra points at the end. "
        "Keep Reese the Firebrand: he likes everything.")),
    LessonStep(2, Topic.ROLL, "prompt", say(
        "It is your turn. Roll the dice: press R, or the button.")),
    _reads(3, Topic.HARVEST, "track:gold", say(
        "3 and 2: each die counts, and their sum, 5. Your Peasant wakes at 5 and gave you 1 Gold. "
        "Everybody harvests on every roll.")),
    LessonStep(3, Topic.RECRUIT, "place:citizen-1", say(
        "Now two actions. A citizen brings more with every roll: recruit the Cleric for 3 Gold. "
        "Click the card.")),
    LessonStep(4, Topic.MAGIC, "prompt", say(
        "Magic could stand in for some of the Gold. Keep it this time: pay with Gold alone.")),
    LessonStep(5, Topic.GAIN, "prompt", say(
        "One action is left and nothing can be bought. So gain 1 Gold: press G.")),
    _reads(7, Topic.OFF_TURN, "track:strength", say(
        "It was Oak's roll: 6 and 3. Your Knight woke at 6 as well and gave you 1 Strength. On "
        "other people's turns the right-hand power of a card counts.")),
    LessonStep(10, Topic.ROLL, "prompt", say("Oak has finished. Roll again.")),
    LessonStep(11, Topic.MAGIC, "place:citizen-2", say(
        "The Merchant costs 2 Gold and you have 1. Magic helps: it pays the rest, as long as one "
        "Gold is real. Recruit him.")),
    LessonStep(12, Topic.SLAY, "place:monster-2", say(
        "Monsters are slain with Strength. You have 2, which is what the Skeleton asks for. It is "
        "worth points at the end, and gives a reward at once.")),
    LessonStep(16, Topic.ROLL, "prompt", say("Your third turn: roll.")),
    LessonStep(17, Topic.HARVEST, "prompt", say(
        "Your Merchant wakes at 2 and leaves you a choice. Choices wait here, in any order. Take "
        "the 2 Gold.")),
    LessonStep(18, Topic.RECRUIT, "place:citizen-3", say(
        "Spend them: the Mercenary costs 3 Gold.")),
    LessonStep(19, Topic.SLAY, "place:monster-1", say(
        "And slay the Goblin with your second action.")),
    LessonStep(21, Topic.EXCHANGE, "prompt", say(
        "Oak rolled a 3, so your Mercenary offers an exchange, though it isn't your turn. Trade 1 "
        "Strength for 2 Gold; you might also leave it.")),
    _reads(24, Topic.OFF_TURN, "others", say(
        "The next round plays by itself. Watch how both of you harvest on each roll.")),
    LessonStep(31, Topic.ROLL, "prompt", say("You have come far. Roll.")),
    _reads(32, Topic.DOMAIN, "place:domain-5", say(
        "Clerics brought you 6 Magic. Now look at this domain: the signs at its left are the "
        "roles your citizens must show. Yours do.")),
    LessonStep(32, Topic.BUILD, "place:domain-5", say(
        "A domain is worth points and has a power of its own. Build Shattered Hand.")),
    LessonStep(33, Topic.MAGIC, "prompt", say(
        "It costs 7. Pay 2 Gold and 5 Magic; left and right change the share.")),
    LessonStep(34, Topic.BUILD, "place:citizen-1", say(
        "Its power: a Holy citizen for free. Take the last Cleric.")),
    _reads(35, Topic.EXHAUSTED, "place:citizen-1", say(
        "That was the last one. The stack is exhausted, and stays so.")),
    _reads(35, Topic.END, "meters", say(
        "Here you see the end coming: all monsters slain, all domains built, or enough stacks "
        "exhausted. The round is then played out, and whoever has most points wins.")),
    _reads(35, Topic.HELP, "peek", say(
        "Hold D to see your Duke again. H gives a hint, W tells why a card can't be had, Ctrl+Z "
        "takes back. Play on: it is your action.")),
)  # fmt: skip


class Lesson:
    """Where a player stands in the lesson."""

    def __init__(self, step: int = 0) -> None:
        """Begin with a step; what is not there begins anew."""
        self.number = step if 0 <= step < len(LESSON_STEPS) else 0

    @property
    def step(self) -> LessonStep | None:
        """The step that is to be read or done; nothing when all are."""
        return LESSON_STEPS[self.number] if self.number < len(LESSON_STEPS) else None

    def begin(self) -> Session:
        """Give the game as it stands at this step."""
        at = self.step.at if self.step else len(CHOICES)
        seats = default_seats(SETUP.players, bots="greedy")
        return Session(Record(RULES, SETUP, SEED, list(CHOICES[:at])), seats)

    # --- what the controller asks

    def holds(self, choices: int) -> bool:
        """Tell whether something is to be read first."""
        self._catch_up(choices)
        step = self.step
        return step is not None and step.at == choices and not step.does

    def answer(self, choices: int) -> str | None:
        """Give what is chosen without asking, after so many choices."""
        self._catch_up(choices)
        step = self.step
        if step is None or choices >= len(CHOICES) or (step.at == choices and step.does):
            return None
        return CHOICES[choices]

    def refusal(self, choices: int, option_id: str) -> Phrase | None:
        """Say why something can't be chosen now, if it can't."""
        step = self.step
        if step is None or choices >= len(CHOICES) or option_id == CHOICES[choices]:
            return None
        return say("Good idea, but first: {sentence}", sentence=step.sentence)

    def _catch_up(self, choices: int) -> None:
        """Go on to the first step that is not behind the game."""
        while self.step is not None and self.step.at < choices:
            self.number += 1

    def read(self) -> None:
        """Go on from a step that is only read."""
        if self.step is not None and not self.step.does:
            self.number += 1
