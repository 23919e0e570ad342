"""Our readings: each marked clause is told by the cards it touches, or touches none."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from tests.games.valeria.sets.shipped import catalog_of
from tests.german import german
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.cards.card_words import readings_of

RULES = Path(__file__).resolve().parents[5] / "docs" / "rules.md"
CARDS = {card.id: card for card in catalog_of(*SETS).all_cards()}


def of_kind(*kinds: str) -> set[str]:
    """Return the ids of all cards of some kinds."""
    return {card.id for card in CARDS.values() if card.kind in kinds}


AT_DOUBLES = {"curse-of-the-north", "twin-bandits-of-pyth", "good-omen"}
LASTING = {"blessed-lands", "dark-lord-rising"}
ONCE_EACH_TURN = {"evermap", "thunder-axe", "violet-ring"}
OUTSIDE = "What happens outside an Action Phase doesn't count, such as slaying in a harvest."
NOT_BUILT = (
    "What happens outside an Action Phase doesn't count, nor does a domain that you gain for free."
)
AT_TIES = "It counts when the fewest cards break a tie."
NOT_AT_TIES = "It doesn't count when the fewest cards break a tie."

ON_CARDS: dict[str, dict[str, set[str]]] = {
    "T4": {
        "You can't use it on a die that it would leave as it is.": {
            *("foxgrove-palisade", "the-desert-orchid", "palace-of-the-dawn")
        }
    },
    "T16, a price of nothing": {
        "A domain that costs 0 Gold costs nothing, and you need no Gold of your own for it.": {
            *("pratchetts-plateau", "blessed-lands")
        }
    },
    "T26, whom to take from": {
        "You can't choose an opponent without a slain monster while another has one.": {
            *("purloiners-perch", "trapmaster")
        }
    },
    "X9": {
        "A citizen that lies face down doesn't wake, and nothing counts or chooses it. It is "
        "turned up for the final score.": {
            *("undead-samurai-rider", "skeleton-army", "cursed-cavern", "laborium"),
            *("a-betrayal-of-bonds", "assassin"),
        }
    },
    "X14": {
        "A free domain costs no Gold and needs no roles. It is gained, not built.": {
            *("kaharian-hunt-mage", "snow-queen", "water-elemental", "giants-of-ostendaar")
        },
        "A domain that you gain for free isn't built.": {"evermap", "violet-ring"},
        NOT_BUILT: {"blasko-woods"},
    },
    "X16": {
        OUTSIDE: {
            *("forgotten-sorrows", "the-violet-thorn", "ravens-outpost", "tepes-ridge-fortress")
        },
        NOT_BUILT: {"blasko-woods"},
    },
    "X18": {
        "A citizen that costs 0 Gold costs nothing, and you need no Gold of your own for it.": {
            "defiant-ridge"
        },
        "A monster that costs 0 Strength costs only its Magic, and you need no Strength for it.": {
            "fort-skyler"
        },
        "You choose for each monster. What costs 0 Strength then needs no Strength of your own.": {
            "thunder-axe"
        },
    },
    "X23": {
        "Rolling again is a roll: if the dice are doubles then, that counts again.": {
            *("twilight-palace", "blood-moon-palace")
        },
        "Doubles count again if the dice are rolled again and show doubles.": {
            *("gargans-embrace", "flame-tongue-fountain", "crystal-lake-encampment"),
            *AT_DOUBLES,
        },
        "Powers of domains at the same moment come first.": AT_DOUBLES,
    },
    "FF5": {"It counts until the end of the game, even if the card goes back.": LASTING},
    "FF6": {
        "If it goes back and comes up again, it is carried out again.": (
            of_kind("event_card", "event_monster") - LASTING - AT_DOUBLES
        )
    },
    "FF8": {
        "The action is taken at once and may be any, also outside the Action Phase.": {
            "the-wizards-of-nae"
        }
    },
    "FF12": {
        "You can mix Gold, Strength and Magic, but at least 1 must be Gold or Strength.": {
            "new-shilina-tower"
        }
    },
    "SV4": {
        "Once in each Harvest Phase, even if you give away or lose Magic then.": {"opera-house"}
    },
    "SV6": {
        "The citizen you take counts as gained. One that lies face down can't be taken.": {
            "hobbs-end"
        }
    },
    "WA3": {
        "It takes part only where the Undead Samurai are a stack of monsters.": {
            "undead-samurai-rider"
        }
    },
    "KG3": {
        "If it goes back, it lies on top of the Event card that brought it. If that card isn't on "
        "the market, it leaves the game.": {"kings-guard"}
    },
    "KG4": {
        "The stack has 5 cards, 6 with five players. If another card goes back to it, these are "
        "set aside until the Event card appears again.": {"recruit-the-kings-guard"}
    },
    "US2": {
        "While its area is a stack of the market, it takes no part as an Event card.": {
            "undead-samurai-lord-event"
        }
    },
    "US5": {
        "If this card is banished or goes back instead, they stay.": {"undead-samurai-lord-event"}
    },
    "RE1": {NOT_AT_TIES: of_kind("relic", "good", "tome")},
    "RE2": {
        "You can use it in each of your turns, even twice in one.": (
            of_kind("relic") - ONCE_EACH_TURN
        )
    },
    "CS8": {
        "Magic can help to pay, but each visit costs at least 1 real Gold.": of_kind("good", "tome")
    },
    "CS14": {NOT_AT_TIES: of_kind("relic", "good", "tome"), AT_TIES: of_kind("noble")},
    "CS22": {"In a game without Dukes, its role scores as a citizen's does.": of_kind("noble")},
    "AG2": {
        "You can engage it while its text does something. Points and resources are something, also "
        "a point for your opponent.": of_kind("agent")
    },
}
"""For each marked clause, the sentences of its readings and the cards that say them."""

SOLO = "a game for one player: its cards say what they do there"
DEAL = "about the set-up and the deal"
PILE = "about filling places, whatever card filled them before"
TURN = "about the order of play"
ON_NO_CARD = {
    **dict.fromkeys(("S4", "X3", "X25", "FF3", "CS1", "CS4"), DEAL),
    "MA1": "five pictures of one card",
    **dict.fromkeys(("T6, order of players", "X22", "S12, what all have seen"), TURN),
    **dict.fromkeys(("T32", "F4", "V3, most of nothing", "CS21"), "about the end and the score"),
    **dict.fromkeys(("T30, order of filling", "X20", "FF7", "V6, no Exhausted card left"), PILE),
    "V6, tokens on what goes back": "about tokens on any monster",
    "CS7": "about islands, which are no cards",
    **dict.fromkeys(("D7", "G5", "X24"), SOLO),
    **dict.fromkeys(("D1, his Duke", "D1, variants", 'D3, what "gain it" means'), SOLO),
    **dict.fromkeys(("D4, Monster Events", "D6, the last monster", "D6, both at once"), SOLO),
    **dict.fromkeys(("D7, surviving monsters", "D9, first edition", "G1, longer games"), SOLO),
    **dict.fromkeys(("G4, cards without points", "G5, a single possibility"), SOLO),
    **dict.fromkeys(("G5, gained cards", "G6, taken monsters", "G6, what goes back"), SOLO),
}
"""The readings that no card says, with the reason."""


def test_each_marked_reading_is_on_its_cards_or_on_none() -> None:
    text = RULES.read_text(encoding="utf-8").partition("## S ")[2]
    marked = re.findall(r"^- ([A-Z]+\d+) ·.*(?:\breading\)|Our reading)", text, re.MULTILINE)
    titled = re.findall(r"^- \*\*([A-Z]+\d+, [^*]+)\.\*\*", text, re.MULTILINE)
    assert sorted(chain(ON_CARDS, ON_NO_CARD)) == sorted({*marked, *titled})


@pytest.mark.clause(*(clause for clause in ON_CARDS if "," not in clause))
@pytest.mark.parametrize("clause", ON_CARDS)
def test_cards_say_their_readings_in_both_languages(clause: str) -> None:
    for words, cards in ON_CARDS[clause].items():
        assert {card.id for card in CARDS.values() if words in readings_of(card)} == cards
        assert german()[words]


def test_no_card_says_a_reading_of_no_clause() -> None:
    told = {words for sentences in ON_CARDS.values() for words in sentences}
    said = {words for card in CARDS.values() for words in readings_of(card)}
    assert said - told == {
        (
            "A domain that lies face down has no power, but still counts as a domain. It is turned "
            "up for the final score."
        ),  # X10
        (
            "Anyone can slay it there; the cards below wait until it is gone. Once slain, it never "
            "returns to the market."
        ),  # US4, US6
        "You can use it before you roll, before the harvest, or in between.",  # FF14
        "You pay the Map and the price of the island as usual, but use no action.",  # CS15
    }, "these clauses are no readings, but their cards say more than their text"
