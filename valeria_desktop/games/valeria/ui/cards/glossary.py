"""A sentence about every sign, for tooltips and for the list of signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.ui.cards.areas import areas_of_sets, signs_of_sets
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.turn.phases import Phase

CONTEXT = "Glossary"

RESOURCES: dict[str, object] = {
    "gold": QT_TRANSLATE_NOOP("Glossary", "Gold: pays for citizens and domains."),
    "strength": QT_TRANSLATE_NOOP("Glossary", "Strength: slays monsters."),
    "magic": QT_TRANSLATE_NOOP(
        "Glossary", "Magic: pays for Gold or Strength, but at least 1 must be the real thing."
    ),
    "points": QT_TRANSLATE_NOOP(
        "Glossary", "Victory Points: the player with the most at the end wins."
    ),
    "any": QT_TRANSLATE_NOOP("Glossary", "Any resource: Gold, Strength or Magic, as you like."),
}
ROLES: dict[str, object] = {
    "worker": QT_TRANSLATE_NOOP("Glossary", "Worker: a role that domains need and Dukes count."),
    "soldier": QT_TRANSLATE_NOOP("Glossary", "Soldier: a role that domains need and Dukes count."),
    "shadow": QT_TRANSLATE_NOOP("Glossary", "Shadow: a role that domains need and Dukes count."),
    "holy": QT_TRANSLATE_NOOP("Glossary", "Holy: a role that domains need and Dukes count."),
}
MONSTERS: dict[str, object] = {
    "minion": QT_TRANSLATE_NOOP("Glossary", "Minion: a type of monster. Some cards count them."),
    "beast": QT_TRANSLATE_NOOP("Glossary", "Beast: a type of monster. Some cards count them."),
    "titan": QT_TRANSLATE_NOOP("Glossary", "Titan: a type of monster. Some cards count them."),
    "boss": QT_TRANSLATE_NOOP("Glossary", "Boss: the last and hardest monster of an area."),
    "warden": QT_TRANSLATE_NOOP(
        "Glossary", "Warden: lies above the boss of its area. No card counts it."
    ),
    "events": QT_TRANSLATE_NOOP("Glossary", "Monster Event: acts whenever its number is rolled."),
    "pool": QT_TRANSLATE_NOOP("Glossary", "Pool: resources in the centre that belong to nobody."),
    "token": QT_TRANSLATE_NOOP("Glossary", "Token: it is laid on a monster in the market."),
}
AREAS: dict[str, object] = {
    "hills": QT_TRANSLATE_NOOP("Glossary", "Hills: the area these monsters come from."),
    "ruins": QT_TRANSLATE_NOOP("Glossary", "Ruins: the area these monsters come from."),
    "forest": QT_TRANSLATE_NOOP("Glossary", "Forest: the area these monsters come from."),
    "valley": QT_TRANSLATE_NOOP("Glossary", "Valley: the area these monsters come from."),
    "mountains": QT_TRANSLATE_NOOP("Glossary", "Mountains: the area these monsters come from."),
    "barrens": QT_TRANSLATE_NOOP("Glossary", "Barrens: the area these monsters come from."),
    "swamp": QT_TRANSLATE_NOOP("Glossary", "Swamp: the area these monsters come from."),
    "caverns": QT_TRANSLATE_NOOP("Glossary", "Caverns: the area these monsters come from."),
}
ON_A_CARD: dict[str, object] = {
    "gold-price": QT_TRANSLATE_NOOP(
        "Glossary", "Price in Gold: Magic may pay part of it, but at least 1 must be Gold."
    ),
    "strength-price": QT_TRANSLATE_NOOP(
        "Glossary",
        "Price in Strength: Magic may pay part of it, but at least 1 must be Strength.",
    ),
    "magic-price": QT_TRANSLATE_NOOP(
        "Glossary", "Price in Magic: it is paid besides the Strength."
    ),
    "any-price": QT_TRANSLATE_NOOP(
        "Glossary", "Price in one resource: Gold, Strength or Magic, as you like, but no mix."
    ),
    "points-price": QT_TRANSLATE_NOOP(
        "Glossary", "Laurel: the points the card is worth to its owner."
    ),
    "doubles": QT_TRANSLATE_NOOP("Glossary", "Doubles: when both dice show the same."),
    "die-change": QT_TRANSLATE_NOOP("Glossary", "Die: turns one die to another number."),
    "roll": QT_TRANSLATE_NOOP("Glossary", "Dice: in each Roll Phase of your turns."),
    "reroll": QT_TRANSLATE_NOOP("Glossary", "Die between two arrows: it is rolled again."),
    "or": QT_TRANSLATE_NOOP("Glossary", "Or: one of the two, as you choose."),
    "plus": QT_TRANSLATE_NOOP("Glossary", "And: one as well as the other."),
    "per": QT_TRANSLATE_NOOP("Glossary", "Per: once for each thing shown after it."),
    "pays": QT_TRANSLATE_NOOP(
        "Glossary", "Exchange: pay what is left of the arrow, gain what is right of it."
    ),
    "actions": QT_TRANSLATE_NOOP(
        "Glossary", "Hand: when your Action Phase begins; with +1, one more action."
    ),
    "end": QT_TRANSLATE_NOOP("Glossary", "Hourglass: when your Action Phase ends."),
    "harvest": QT_TRANSLATE_NOOP("Glossary", "Sickle: in each Harvest Phase of your turns."),
    "harvest-magic": QT_TRANSLATE_NOOP(
        "Glossary", "Sickle and star: the first Magic you come by in any Harvest Phase."
    ),
    "slay": QT_TRANSLATE_NOOP("Glossary", "Crossed swords: when a monster is slain."),
    "recruit": QT_TRANSLATE_NOOP("Glossary", "Person with a plus: when a citizen is gained."),
    "build": QT_TRANSLATE_NOOP("Glossary", "Tower with a plus: when a domain is built."),
    "free": QT_TRANSLATE_NOOP("Glossary", "Free: gained without paying."),
    "return": QT_TRANSLATE_NOOP("Glossary", "Return: one of yours goes back to where it lay."),
    "banish": QT_TRANSLATE_NOOP("Glossary", "Banish: the card leaves the game."),
    "turn-down": QT_TRANSLATE_NOOP(
        "Glossary", "Face down: the citizen is out of use until the final score."
    ),
    "opponent": QT_TRANSLATE_NOOP(
        "Glossary", "Two people, one hollow: another player, any or the one you choose."
    ),
    "give": QT_TRANSLATE_NOOP("Glossary", "Give: it goes to another player, as you choose."),
    "steal": QT_TRANSLATE_NOOP("Glossary", "Take: it comes from another player."),
    "each-loses": QT_TRANSLATE_NOOP("Glossary", "Loss: every player loses this."),
    "each": QT_TRANSLATE_NOOP("Glossary", "Three people: every player does this."),
    "others": QT_TRANSLATE_NOOP(
        "Glossary", "Three people, one hollow: every player but the active one does this."
    ),
    "person": QT_TRANSLATE_NOOP("Glossary", "Citizens: of any role."),
    "monsters": QT_TRANSLATE_NOOP("Glossary", "Monsters: of any type."),
    "home": QT_TRANSLATE_NOOP("Glossary", "Domains: of any kind."),
}
ON_THE_TABLE: dict[str, object] = {
    "active": QT_TRANSLATE_NOOP("Glossary", "Active: it is this player's turn."),
    "clock": QT_TRANSLATE_NOOP("Glossary", "Decides: the table waits for this player."),
    "rest": QT_TRANSLATE_NOOP("Glossary", "Rests: this player harvests nothing this turn."),
    "first": QT_TRANSLATE_NOOP("Glossary", "First: this player began the game."),
    "bot": QT_TRANSLATE_NOOP("Glossary", "Bot: this player is played by the program."),
    "trophy": QT_TRANSLATE_NOOP("Glossary", "Cup: the score so far, without the Duke."),
    "exhausted": QT_TRANSLATE_NOOP("Glossary", "Exhausted: nothing is left of this stack."),
    "back": QT_TRANSLATE_NOOP("Glossary", "Face down: nobody knows these cards yet."),
    "hint": QT_TRANSLATE_NOOP("Glossary", "Hint: your coach's suggestion."),
}
_PLACES: dict[str, object] = {
    "numbers": QT_TRANSLATE_NOOP(
        "Glossary", "Numbers: the card wakes when a die, or both together, show one of them."
    ),
    "on-turn": QT_TRANSLATE_NOOP("Glossary", "Left power: works on its owner's turns."),
    "off-turn": QT_TRANSLATE_NOOP("Glossary", "Right power: works on others' turns."),
    "extra": QT_TRANSLATE_NOOP("Glossary", "Plus or minus: the difference to the printed price."),
    "count": QT_TRANSLATE_NOOP("Glossary", "Times: how many cards are left in this stack."),
}
"""Signs without a picture: places on a card."""
_PHASES: dict[str, object] = {
    "roll": QT_TRANSLATE_NOOP("Glossary", "Roll: two dice give three results, each die and both."),
    "harvest": QT_TRANSLATE_NOOP(
        "Glossary", "Harvest: every card whose number was rolled gives what it shows, for everyone."
    ),
    "deal": QT_TRANSLATE_NOOP("Glossary", "Deal: three cards of the deck come to the piles."),
    "actions": QT_TRANSLATE_NOOP("Glossary", "Actions: slay, recruit, build, or gain 1 resource."),
    "monsters": QT_TRANSLATE_NOOP(
        "Glossary",
        "Monsters: each die wakes the monsters of its column, and they take a card below them.",
    ),
    "second-harvest": QT_TRANSLATE_NOOP(
        "Glossary", "Second Harvest: your cards give what they show at the right."
    ),
    "end": QT_TRANSLATE_NOOP("Glossary", "End: the dice go to the next player."),
}
_ALL = RESOURCES | ROLES | MONSTERS | AREAS | ON_A_CARD | ON_THE_TABLE | _PLACES


def explain(sign: str) -> str:
    """Return the meaning of a sign in a sentence; "" for an unknown sign."""
    if area := areas_of_sets().get(sign):
        words = QCoreApplication.translate(CONTEXT, "{area}: an area of monsters of an expansion.")
        return words.format(area=tell(say(area)))
    if meaning := signs_of_sets().get(sign):
        return tell(say(meaning))
    tokens = TRACKS.get(sign.removesuffix("-price"))
    if tokens is None:
        return _told(_ALL.get(sign, ""))
    words = QCoreApplication.translate(
        "Glossary", "{tokens}: tokens that pay for what an expansion offers."
    )
    return words.format(tokens=tell(capital(tokens.title())))


def explain_phase(phase: Phase) -> str:
    """Return a sentence about a phase of a turn."""
    if phase.said.about is not None:
        return tell(phase.said.about)
    return _told(_PHASES[phase])


def _told(sentence: object) -> str:
    return QCoreApplication.translate(CONTEXT, str(sentence)) if sentence else ""
