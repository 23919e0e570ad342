"""The text of every card is made from its effects and says what the facts say in plain words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.valeria.files.facts import FACTS, Row, facts
from tests.games.valeria.files.test_facts import CATALOG
from tests.games.valeria.sets.shipped import part_of
from valeria_desktop.games.valeria.rules.model.called import Called
from valeria_desktop.games.valeria.sets import SETS

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.games.valeria.rules.model.cards import Domain
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog

SAME = [
    (re.compile(r"\.$"), ""),
    (re.compile(r"\bcenter\b"), "centre"),
    (re.compile(r"\b(?:victory )?points?\b"), "vp"),
    (re.compile(r" plus "), " and "),
    (re.compile(r"\bfor each (\w+) citizen you have\b"), r"for each of your \1 citizens"),
    (re.compile(r"\byou may trade\b"), "may trade"),
    (re.compile(r"\byou may spend\b"), "you may pay"),
    (re.compile(r"\byou may pay (\d \w+) for (\d)"), r"may trade \1 for \2"),
    (re.compile(r"\bfor each citizen you have\b"), "for each of your citizens"),
    (re.compile(r"\bany one domain for free\b"), "any free domain"),
    (re.compile(r"^either (.+), or "), r"\1 or "),
    (re.compile(r"\b(\d+) of one resource\b"), r"\1 gold, strength or magic"),
    (re.compile(r"\bany one citizen for free\b"), "any free citizen"),
    (re.compile(r"\ba ([^,.]+?) for free\b"), r"a free \1"),
    (re.compile(r"\btake a free\b"), "gain a free"),
    (re.compile(r"\bbase cost\b"), "printed price"),
    (re.compile(r"\bnormal cost\b"), "normal price"),
    (re.compile(r"\bcost of any other\b"), "price of any other"),
    (re.compile(r"\bany other monster\b"), "another monster"),
    (re.compile(r"\bthe centre stacks\b"), "the market"),
    (re.compile(r"\bis (\d+) gold cheaper\b"), r"costs \1 gold less"),
    (re.compile(r"\bopponent you pick\b"), "opponent of your choice"),
    (re.compile(r"\bone slain monster at random\b"), "a random slain monster"),
    (re.compile(r"; no reward for it\b"), ", without its reward"),
    (
        re.compile(r"\btake a random slain monster from one opponent$"),
        "take a random slain monster from an opponent of your choice, without its reward",
    ),
    (re.compile(r"\bof one opponent face-down\b"), "of an opponent of your choice face down"),
    (re.compile(r"\bfree with none\b"), "free if you have none"),
    (
        re.compile(r"\bturn one die to (\d) by spending ([^(]+) \("),
        r"pay \2 to turn one die to \1 (",
    ),
    (
        re.compile(r"\banyone's dice are, or are changed to, doubles\b"),
        "anyone rolls doubles or turns a die to make doubles",
    ),
    (re.compile(r", all of one kind$"), ""),
    (re.compile(r"^from now on opponents cannot\b"), "opponents can't"),
    (re.compile(r"\bmarket and gain (\d)"), r"market, then \1"),
    (
        re.compile(r"\bwhenever doubles are rolled$"),
        "whenever anyone rolls doubles or turns a die to make doubles",
    ),
    (
        re.compile(r"^you may pay strength when paying for a citizen$"),
        "you can pay for citizens with strength as well as with gold",
    ),
    (
        re.compile(r"^you may banish a minion from the top of a centre stack$"),
        "once, at any moment, if you like: banish a minion from the market",
    ),
    (re.compile(r"\bmay (?:pay|spend) "), "may trade "),
    (re.compile(r"^every player turns one of their "), "each player: turn one of your "),
    (re.compile(r"\bface-down$"), "face down"),
    (
        re.compile(r"^in any roll phase doubles make every player lose (.+)$"),
        r"each player loses \1 whenever anyone rolls doubles or turns a die to make doubles",
    ),
    (re.compile(r"\blose 1 gold, 1 magic and 1 strength\b"), "lose 1 gold, 1 strength and 1 magic"),
    (
        re.compile(r"^the active player gains 2 magic and everyone else 1 magic$"),
        "the active player gains 2 magic, then each other player gains 1 magic",
    ),
    (
        re.compile(r"^put the (king's guard) stack on this card; it can be recruited from now on$"),
        r"the \1 stack comes onto this card, where anyone can recruit from it",
    ),
    (
        re.compile(r"^the active player gains 2 gold and everyone else 1 gold$"),
        "the active player gains 2 gold, then each other player gains 1 gold",
    ),
    (re.compile(r"^every player loses 2 strength$"), "each player loses 2 strength"),
    (re.compile(r"\b1 gold, 1 magic and 1 strength together\b"), "1 gold, 1 strength and 1 magic"),
    (
        re.compile(
            r"^from the active player on, each player puts one set-aside undead samurai on "
        ),
        "each player: lay one undead samurai on ",
    ),
    (re.compile(r" that is not exhausted$"), " that isn't exhausted"),
    (
        re.compile(r"^.+ once it is slain, the undead samurai still in the market leave the game$"),
        "banish all undead samurai of the market, and those set aside",
    ),
    (
        re.compile(r"^the active player loses 3 gold and everyone else 1 gold$"),
        "the active player loses 3 gold, then each other player loses 1 gold",
    ),
    (re.compile(r"\bfrom one opponent$"), "from an opponent of your choice"),
    (re.compile(r"\btake any citizen from the market for free$"), "gain any free citizen"),
    (re.compile(r"\band gain a free\b"), "and a free"),
    (re.compile(r"^trade (\d)"), r"may trade \1"),
    (re.compile(r"^give (.+) to (.+) to gain (\d vp)$"), r"you may give \1 to \2 and gain \3"),
    (re.compile(r" in their action phase$"), ""),
    (re.compile(r"^(gain \d strength) and turn\b"), r"\1, then turn"),
    (
        re.compile(r"^once per harvest phase, gain 1 more magic if you gained any magic in it$"),
        "gain 1 magic the first time you come by magic in a harvest phase",
    ),
    (
        re.compile(r"^put (.+) extra strength on the cost of (.+); it stays for whoever slays it$"),
        r"add \1 strength to the price of \2",
    ),
    (
        re.compile(r"^every player, you included, turns (.+) face-down; you (gain 4 magic)$"),
        r"\2, then each player: turn \1 face down",
    ),
    (re.compile(r"\bturn one of their\b"), "turn one of your"),
    (
        re.compile(r"^in turn order each player who can gives (.+) to another player of their"),
        r"each player: give \1 to an opponent of your",
    ),
    (re.compile(r"^in turn order each player banishes\b"), "each player: banish"),
    (re.compile(r"^in turn order each player may\b"), "each player may"),
    (
        re.compile(r"^each player gains (.+) for each citizen they have$"),
        r"each player: \1 for each of your citizens",
    ),
    (
        re.compile(r"^in any roll phase doubles give every player (.+)$"),
        r"each player gains \1 whenever anyone rolls doubles or turns a die to make doubles",
    ),
    (re.compile(r"^for the rest of the game every domain\b"), "each domain you build"),
    (
        re.compile(r"^for the rest of the game every monster costs (\d) more magic$"),
        r"each monster you slay costs \1 magic more",
    ),
    (re.compile(r"^(spend .+ free \w+ citizen)$"), r"\1 from the market"),
    (re.compile(r"\bfor each domain you have\b"), "for each of your domains"),
    (re.compile(r"\ba free citizen, and banish\b"), "any free citizen, then banish"),
    (
        re.compile(r"^one (random slain monster of an opponent of your choice) goes back\b"),
        r"send a \1 back",
    ),
    (re.compile(r"^take one random\b"), "take a random"),
    (
        re.compile(r"^banish a citizen from your tableau: (.+)$"),
        r"banish one of your citizens and gain \1",
    ),
    (
        re.compile(r"\bface-down; its power is lost, its vp still count at the end$"),
        "face down",
    ),
    (re.compile(r", and you may\b"), ", then you may"),
    (re.compile(r"\bat its printed price$"), "without the extra gold for copies"),
    (
        re.compile(r"^the active player picks: (.+) alone, or (.+) for every player$"),
        r"the active player gains \1 or each player gains \2",
    ),
    (re.compile(r"\ba (free \w+) or a free\b"), r"a \1 or"),
    (re.compile(r"\b(\d) citizens of your choice for free\b"), r"\1 free citizens"),
    (re.compile(r"\bany one noble for free\b"), "any noble from amarynth for free"),
    (re.compile(r"\b1 tome for free\b"), "any tome from nae aerie for free"),
    (re.compile(r"\byour slain (minion|beast)s\b"), r"your slain \1 monsters"),
    (re.compile(r"^the active player (may (?:banish|turn))\b"), r"you \1"),
    (re.compile(r" for the rest of the game$"), ""),
    (
        re.compile(r"\ba face-up domain\b(.*); the next one of that stack is turned up$"),
        r"a domain\1",
    ),
    (re.compile(r"\bof an opponent face-down$"), "of an opponent of your choice face down"),
    (re.compile(r"\blying on this card\b"), "on this card"),
    (
        re.compile(
            r"^when revealed and at the end of every roll phase, the active player puts 1 of their "
            r"own gold on"
        ),
        "put 1 gold of yours on",
    ),
    (
        re.compile(
            r"^put (\d strength) on this card; each one raises its own cost by 1, up to (\d+) more$"
        ),
        r"add \1 to the price of this card, \2 at most",
    ),
    (
        re.compile(
            r"^while in play, citizens numbered like either die or the sum of this turn cannot be "
            r"recruited or gained in the action phase$"
        ),
        (
            "in the action phase nobody can recruit or gain citizens with a number of the roll: "
            "either die or their sum"
        ),
    ),
    (
        re.compile(r"^a rolled 6 does not make you put a resource on exekratys$"),
        "you put nothing into the pool of exekratys when you roll a 6",
    ),
    (re.compile(r" and banish a face-up noble from\b"), ", then banish an open noble of"),
    (
        re.compile(r"^take one face-up (good|tome)(?:s token)? from (.+) for free$"),
        r"gain any \1 from \2 for free",
    ),
    (re.compile(r"\beach goods token you buy\b"), "each good you buy"),
    (re.compile(r"\bmay sail once without using an action$"), "may sail once"),
    (re.compile(r"\bcosts you the extra resources for nobles\b"), "costs you more for nobles"),
    (re.compile(r"\b(its stack|citizens) for (\d vp)$"), r"\1 and gain \2"),
    (re.compile(r"\bturn all your tomes face-up$"), "turn all your tomes face up"),
]
"""The words of the facts, and the words that players read for them."""
TWO_AMOUNTS = re.compile(
    r"\b(\d+ (?:gold|strength|magic|vp)) (and|or) (\d+ (?:gold|strength|magic|vp))"
)


def normal(text: str) -> str:
    """Level what says the same: case, the full stop, spelling, the order of two amounts."""
    text = text.lower()
    for pattern, words in SAME:
        text = pattern.sub(words, text)
    return TWO_AMOUNTS.sub(lambda found: f" {found[2]} ".join(sorted(found.group(1, 3))), text)


def _reward(row: Row) -> str:
    return row["reward"].replace("Monsters of that area", f"{row['area']} monsters")


def called_in(box: Catalog) -> list[Called]:
    """Return the cards on which an action of a set calls."""
    return [card for row in box.rows for card in row.cards if isinstance(card, Called)]


def pairs_of(box: Catalog, folder: Path = FACTS) -> list[tuple[str, str, str]]:
    """Return the generated and the written text, for every text of every card of a box."""
    made = []
    citizens = (*box.citizens, *(card for card in box.aside if card.lies_on_bringer))
    for file, cards in (("starters", box.starters), ("citizens", citizens)):
        for card in cards:
            row = facts(file, folder)[card.name]
            for side, power in zip(("on_turn", "off_turn"), card.harvest, strict=True):
                made.append((f"{card.id} {side}", str(power.words()), row[f"{side}_power"]))
    for monster in box.monsters:
        row = facts("monsters", folder)[monster.name]
        made.append((monster.id, str(monster.reward.words()), _reward(row)))
    for event in box.events:
        row = facts("monster_events", folder)[event.name]
        made.append((f"{event.id} reward", str(event.reward.words()), row["reward"]))
        does = [event.trigger.words()] if event.trigger else []
        text = ". ".join([*does, *(power.words() for power in event.powers)])
        made.append((f"{event.id} trigger", text, row["trigger_power"]))
    for foe in [card for card in box.event_cards if card.reward]:
        row = facts("monster_events", folder)[foe.name]
        assert foe.reward is not None
        assert foe.revealed is not None
        gain, leave = foe.reward.parts
        made.append((f"{foe.id} reward", str(gain.words()), _reward(row)))
        made.append((f"{foe.id} leaves", str(leave.sentence()), row["note"]))
        made.append((f"{foe.id} revealed", str(foe.revealed.words()), row["trigger_power"]))
    for night in [card for card in box.event_cards if not card.reward]:
        row = facts("events", folder)[night.name]
        powers = (power.words() for power in (*night.triggers, *night.modifiers))
        text = night.revealed.sentence() if night.revealed else ". ".join(powers)
        made.append((night.id, str(text), row["power"]))
    for agent in called_in(box):
        row = facts("agents", folder)[agent.name]
        spent = f"Spend {agent.price.words()}: " if agent.price else ""
        made.append((agent.id, f"{spent}{agent.effect.words()}", row["power"]))
    for domain in box.domains:
        row = facts("domains", folder)[domain.name]
        text = ". ".join(power.words() for power in domain.powers)
        made.append((domain.id, text, row["power"]))
    return made


def pairs() -> list[tuple[str, str, str]]:
    """Return the texts of the base game and of all sets."""
    sets = (pairs_of(part_of(name), FACTS / "sets" / name) for name in SETS)
    return [*pairs_of(CATALOG), *(pair for texts in sets for pair in texts)]


@each(("which", "made", "written"), pairs(), ids=[pair[0] for pair in pairs()])
def test_the_text_of_a_card_agrees_with_the_facts(which: str, made: str, written: str) -> None:
    assert normal(made) == normal(written)


def test_every_text_of_every_card_is_looked_at() -> None:
    """Two for each of 3 starters, 18 citizens and 6 events; one for 24 monsters and 24 domains."""
    assert len(pairs_of(CATALOG)) == 2 * (3 + 18 + 6) + 24 + 24


def test_levelling_keeps_numbers_names_and_order_of_everything_else() -> None:
    assert normal("2 Gold and 1 Magic") == normal("1 magic and 2 gold.")
    assert normal("2 Gold and 1 Magic") != normal("1 Gold and 2 Magic")
    assert normal("1 Gold for each Holy Citizen you have") != normal("1 Gold for each Citizen")
    assert normal("You may trade 1 Gold for 2 Magic") != normal("You may trade 2 Magic for 1 Gold")


TIMINGS = {
    "immediate": "When built",
    "own_roll_phase": "In your Roll Phase",
    "any_roll_phase": "In any Roll Phase",
    "own_harvest_phase": "In your Harvest Phase",
    "any_harvest_phase": "In any Harvest Phase",
    "own_action_start": "At the start of your Action Phase",
    "own_action_phase": "In your Action Phase",
    "any_action_phase": "In any Action Phase",
    "own_action_end": "At the end of your Action Phase",
    "ongoing": "Always",
}


DOMAINS = [
    (domain, FACTS / folder)
    for box, folder in ((CATALOG, ""), *((part_of(name), f"sets/{name}") for name in SETS))
    for domain in box.domains
]


@pytest.mark.clause("T4", "T5", "T14", "T19", "T20")
@each(("domain", "folder"), DOMAINS, ids=[card.id for card, _ in DOMAINS])
def test_a_power_works_when_the_facts_say(domain: Domain, folder: Path) -> None:
    expected = TIMINGS[facts("domains", folder)[domain.name]["timing"]]
    assert [str(power.timing()) for power in domain.powers] == [expected]
