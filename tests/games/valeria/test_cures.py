"""The cheapest cure for what can't be had, word for word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import frozen

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.cures import cure, cure_by, remedy, shortage
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.model.options import ActAt, Action, GainResource
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.quote import Quote
from valeria_desktop.games.valeria.rules.view import PlayerView
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.steps import Question

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card

MISSING = (say("something is short"),)
ACTIONS = {"citizen": Action.RECRUIT, "domain": Action.BUILD, "monster": Action.SLAY}


def player(
    gold: int = 0, strength: int = 0, magic: int = 0, citizens: tuple[str, ...] = ()
) -> PlayerView:
    cards = tuple(card for name in citizens if isinstance(card := CATALOG.by_id[name], Citizen))
    return PlayerView(gold, strength, magic, 0, (), cards, (), (), None, ())


def quote(card_id: str, price: Amounts, missing: bool = True) -> Quote:  # noqa: FBT001, FBT002
    card: Card = CATALOG.by_id[card_id]
    icons = card.icons if isinstance(card, Domain) else Icons()
    shown = (icons.worker, icons.soldier, icons.shadow, icons.holy)
    asked = Price(price.gold, price.strength, price.magic, icons=shown)
    return Quote(0, card, ACTIONS[card.kind], asked, price.gold, MISSING if missing else (), ())


@pytest.mark.clause("T16")
@pytest.mark.parametrize(
    ("price", "gold", "magic", "actions", "words"),
    [
        (2, 0, 0, 2, "Gain 2 Gold by your next turn"),
        (2, 1, 0, 2, "Gain 1 Gold or as much Magic first"),
        (2, 1, 0, 1, "Gain 1 Gold or as much Magic by your next turn"),
        (2, 1, 0, 0, "Gain 1 Gold or as much Magic first"),
        (4, 1, 1, 2, "Gain 2 Gold or as much Magic by your next turn"),
        (2, 0, 1, 2, "Gain 1 Gold first, then pay the rest with Magic"),
        (2, 0, 5, 1, "Pay with Magic once you have 1 Gold"),
        (2, 0, 5, 0, "Pay with Magic once you have 1 Gold"),
        (1, 0, 5, 2, "Gain 1 Gold first"),
        (1, 0, 0, 1, "Gain 1 Gold by your next turn"),
        (5, 0, 2, 0, "Gain 3 Gold first"),
    ],
)
def test_gold_that_is_short_can_be_gained(
    price: int, gold: int, magic: int, actions: int, words: str
) -> None:
    """Magic helps, but one Gold at least is paid."""
    asked = quote("peasant", Amounts(gold=price))
    assert cure(asked, player(gold=gold, magic=magic), actions) == words


@pytest.mark.clause("T17")
@pytest.mark.parametrize(
    ("price", "strength", "magic", "actions", "words"),
    [
        (Amounts(strength=1), 0, 3, 2, "Gain 1 Strength first"),
        (Amounts(strength=3), 0, 2, 1, "Pay with Magic once you have 1 Strength"),
        (Amounts(strength=3), 2, 0, 2, "Gain 1 Strength or as much Magic first"),
        (Amounts(strength=4, magic=1), 4, 0, 2, "Gain 1 Magic first"),
        (Amounts(strength=4, magic=3), 4, 1, 2, "Gain 2 Magic by your next turn"),
        (Amounts(strength=4, magic=1), 2, 0, 2, "Gain 2 Strength and 1 Magic by your next turn"),
        (Amounts(strength=4, magic=2), 3, 2, 2, "Gain 1 Strength or as much Magic first"),
    ],
)
def test_strength_and_magic_that_are_short_can_be_gained(
    price: Amounts, strength: int, magic: int, actions: int, words: str
) -> None:
    """The Magic of a monster can't be paid with anything else."""
    assert cure(quote("wraith", price), player(strength=strength, magic=magic), actions) == words


@pytest.mark.clause("T19")
@pytest.mark.parametrize(
    ("card_id", "citizens", "words"),
    [
        ("blood-crow-army", ("knight", "archer"), "Recruit a Soldier first"),
        ("blood-crow-army", (), "Recruit 3 Soldiers first"),
        ("shattered-hand", ("peasant",), "Recruit a Holy citizen first"),
        ("darktide-harbour", (), "Recruit a Worker, a Soldier and a Shadow first"),
    ],
)
def test_missing_roles_are_recruited_before_gold_is_gathered(
    card_id: str, citizens: tuple[str, ...], words: str
) -> None:
    asked = quote(card_id, Amounts(gold=9))
    assert cure(asked, player(citizens=citizens), 2) == words


def test_with_all_roles_only_gold_is_missing() -> None:
    asked = quote("shattered-hand", Amounts(gold=7))
    who = player(gold=6, citizens=("peasant", "cleric"))
    assert cure(asked, who, 2) == "Gain 1 Gold or as much Magic first"


def test_what_is_not_missing_needs_no_cure() -> None:
    assert cure(quote("peasant", Amounts(gold=2), missing=False), player(gold=2), 2) is None
    gone = Quote(0, None, None, Price(), 0, (), (say("Nothing lies there"),))
    assert cure(gone, player(), 2) is None


# --- what can be chosen at once


@frozen
class Asked(Question):  # type: ignore[type-arg]
    """An action is asked for."""

    prompt = Prompt.ACT


GAINS = tuple(GainResource(kind) for kind in Resource)


@pytest.mark.parametrize(
    ("card_id", "price", "own", "gained"),
    [
        ("mercenary", Amounts(gold=3), player(gold=2), "gain gold"),
        ("mercenary", Amounts(gold=3), player(gold=0, magic=5), "gain gold"),
        ("mercenary", Amounts(gold=3), player(gold=1), None),
        ("goblin", Amounts(strength=1), player(), "gain strength"),
        ("goblin", Amounts(strength=1, magic=1), player(strength=1), "gain magic"),
        ("goblin", Amounts(strength=1, magic=1), player(), None),
        ("cathedral-of-st-aquila", Amounts(gold=1), player(), None),
    ],
)
def test_what_is_one_short_can_be_gained_at_once(
    card_id: str, price: Amounts, own: PlayerView, gained: str | None
) -> None:
    option = remedy(quote(card_id, price), own, Decision(0, GAINS, Asked()))
    assert (option.id if option else None) == gained


def recruits(*priced: tuple[str, int]) -> Decision:
    """A decision in which these citizens can be recruited, and 1 of each resource gained."""
    acts = tuple(
        ActAt(Action.RECRUIT, 5 + place, card, (Price(gold),))
        for place, (name, gold) in enumerate(priced)
        if isinstance(card := CATALOG.by_id[name], Citizen)
    )
    return Decision(0, (*acts, *GAINS), Asked())


@pytest.mark.clause("T19")
def test_the_cheapest_citizen_of_a_missing_role_is_the_cure() -> None:
    asked = quote("blood-crow-army", Amounts(gold=1))
    dear = recruits(("archer", 4), ("merchant", 1), ("champion", 2))
    option = remedy(asked, player(gold=9), dear)
    assert isinstance(option, ActAt)
    assert option.card.id == "champion"
    assert cure_by(option) == "Champion for 2 Gold is one"
    assert remedy(asked, player(gold=9), recruits(("merchant", 1))) is None


@pytest.mark.parametrize(
    ("card_id", "price", "own", "words"),
    [
        ("blood-crow-army", Amounts(gold=9), player(citizens=("archer", "knight")), "1 Soldier"),
        ("blood-crow-army", Amounts(gold=9), player(), "3 Soldiers"),
        ("shattered-hand", Amounts(gold=7), player(citizens=("peasant",)), "1 Holy"),
        ("mercenary", Amounts(gold=3), player(gold=1), "2 Gold"),
        ("mercenary", Amounts(gold=3), player(magic=5), "1 Gold"),
        ("goblin", Amounts(strength=1), player(), "1 Strength"),
        ("goblin", Amounts(strength=1, magic=2), player(strength=1), "2 Magic"),
    ],
)
def test_what_is_short_is_said_in_three_words(
    card_id: str, price: Amounts, own: PlayerView, words: str
) -> None:
    assert shortage(quote(card_id, price), own) == f"{words} short"


def test_nothing_is_short_of_what_can_be_had() -> None:
    assert shortage(quote("peasant", Amounts(gold=2), missing=False), player(gold=2)) is None


def test_when_nothing_is_to_be_gained_nothing_is_offered() -> None:
    assert remedy(quote("goblin", Amounts(strength=1)), player(), None) is None
    assert remedy(quote("goblin", Amounts(strength=1)), player(), Decision(0, (), Asked())) is None
