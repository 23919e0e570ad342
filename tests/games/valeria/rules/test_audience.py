"""An effect for each player, the others or the active one, in turn order (C27, X21, X22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.valeria.rules.invented_prices import domain_with
from tests.german import german
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.effects.audience import Active, Each, Lose, Others
from valeria_desktop.games.valeria.rules.effects.combined import OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny
from valeria_desktop.games.valeria.rules.effects.tableau import BanishOwn, Own, SpendOwn
from valeria_desktop.games.valeria.rules.effects.takes import EveryoneLoses, Take
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, AnyKind
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.powers import Now
from valeria_desktop.games.valeria.solo.translate import READINGS
from valeria_desktop.kernel.phrases import CAPITAL, Phrase

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect, Readings

TWO_MAGIC = Gain(Amounts(magic=2))
SUPPORT = Trade(AnyKind(5), Gain(Amounts(points=3)))


def built(effect: Effect, players: int = 3, seat: int = 1, edition: str = "2e") -> Scenario:
    """Let a player build a domain with this effect; all others have nothing."""
    table = Scenario(players, edition)
    for other in range(players):
        table.holds(other)
    table.may_build(seat, "shattered-hand")
    card = domain_with(Now(effect), name="shattered-hand")
    table.state.lay(PLACE["domain-1"], (card,))
    table.state.face_down[PLACE["domain-1"]] = 0
    return table.acts(seat)


def magic(table: Scenario) -> list[int]:
    return [table.resources(seat)[2] for seat in range(len(table.state.players))]


@pytest.mark.parametrize(
    ("effect", "gained"),
    [(Each(TWO_MAGIC), [2, 2, 2]), (Others(TWO_MAGIC), [2, 0, 2]), (Active(TWO_MAGIC), [0, 2, 0])],
)
def test_an_effect_reaches_its_audience(effect: Effect, gained: list[int]) -> None:
    table = built(effect)
    table.chooses("build domain-1")
    assert magic(table) == gained


@pytest.mark.clause("V1")
@pytest.mark.parametrize(
    ("effect", "edition", "gained"),
    [
        (Each(TWO_MAGIC), "2e", [0, 2, 2, 2, 2]),
        (Others(TWO_MAGIC), "2e", [0, 0, 2, 2, 2]),
        (Others(TWO_MAGIC), "1e", [2, 0, 2, 2, 2]),
    ],
)
def test_who_is_out_of_play_is_passed_over(effect: Effect, edition: str, gained: list[int]) -> None:
    table = built(effect, players=5, edition=edition)
    table.chooses("build domain-1")
    assert magic(table) == gained


def test_each_decides_in_turn_order_knowing_what_those_before_did() -> None:
    """The builder first, then clockwise; who can't pay isn't asked, and nobody has to."""
    table = built(Each(SUPPORT))
    table.holds(1, gold=table.resources(1)[0] + 5).holds(0, strength=5, magic=5)
    table.chooses("build domain-1")
    assert table.decision.seat == 1
    table.chooses("shattered-hand: trade-5-gold")
    assert table.points(1) == 3
    assert table.decision.seat == 0
    assert table.options == [
        "shattered-hand: trade-5-strength",
        "shattered-hand: trade-5-magic",
        "done",
    ]
    table.chooses("done")
    assert (table.points(0), table.points(2), table.decision.seat) == (0, 0, 1)


def test_the_active_one_chooses_alone_whoever_is_asked_first() -> None:
    table = built(Active(GainAny(2)))
    table.chooses("build domain-1")
    assert (table.decision.seat, len(table.options)) == (1, 3)
    table.chooses("shattered-hand: 2-strength")
    assert table.resources(1)[1] == 2


@pytest.mark.clause("V5")
def test_everyone_loses_as_each_loses() -> None:
    found = []
    for effect in (Each(Lose(Amounts(magic=3))), EveryoneLoses(Amounts(magic=3))):
        table = built(effect)
        table.holds(0, magic=2).holds(2, magic=9)
        table.chooses("build domain-1")
        found.append((magic(table), [line for line in table.log() if "lost" in line]))
    assert found[0] == found[1]
    assert found[0][0] == [0, 0, 6]


def test_an_audience_is_told_in_words() -> None:
    assert str(Each(TWO_MAGIC).words()) == "each player gains 2 Magic"
    assert str(Others(Lose(Amounts(1))).words()) == "each other player loses 1 Gold"
    assert str(Active(TWO_MAGIC).words()) == "the active player gains 2 Magic"


TRADES = Trade(AnyKind(2), TWO_MAGIC)
BANISHES = BanishOwn(Own.CITIZENS, TWO_MAGIC)
EITHER = OneOf((Gain(Amounts(gold=2)), Each(TWO_MAGIC)))


@pytest.mark.clause("X21")
@each(
    ("effect", "english", "in_german"),
    [
        (
            Each(TRADES),
            "Each player may trade 2 Gold, Strength or Magic for 2 Magic",
            "Alle dürfen 2 Gold, Stärke oder Magie gegen 2 Magie tauschen",
        ),
        (
            Active(TRADES),
            "The active player may trade 2 Gold, Strength or Magic for 2 Magic",
            "Wer am Zug ist, darf 2 Gold, Stärke oder Magie gegen 2 Magie tauschen",
        ),
        (
            Each(BANISHES),
            "Each player may banish one of their citizens and gain 2 Magic",
            "Alle dürfen einen eigenen Bürger verbannen und 2 Magie erhalten",
        ),
        (
            Others(BanishOwn(Own.CITIZENS, TWO_MAGIC, Role.SOLDIER)),
            "Each other player may banish one of their Soldier citizens and gain 2 Magic",
            "Alle anderen dürfen einen eigenen Bürger (Soldat) verbannen und 2 Magie erhalten",
        ),
        (
            Active(BanishOwn(Own.MONSTERS, TWO_MAGIC)),
            "The active player may banish one of their slain monsters and gain 2 Magic",
            "Wer am Zug ist, darf ein eigenes erschlagenes Monster verbannen und 2 Magie erhalten",
        ),
        (
            Each(SpendOwn(Own.CITIZENS, TWO_MAGIC)),
            "Each player: banish one of your citizens and gain 2 Magic",
            "Alle: verbanne einen deiner Bürger und erhalte 2 Magie",
        ),
        (
            Active(EITHER),
            "Either the active player gains 2 Gold, or each player gains 2 Magic",
            "Entweder wer am Zug ist, erhält 2 Gold, oder alle erhalten 2 Magie",
        ),
    ],
)
def test_what_is_optional_is_told_as_leave_to_do_it(
    effect: Effect, english: str, in_german: str
) -> None:
    assert str(effect.sentence()) == english
    assert said_in_german(effect.sentence()) == in_german


def said_in_german(phrase: Phrase) -> str:
    """Return a phrase as the window says it in German."""
    parts = {
        name: said_in_german(part) if isinstance(part, Phrase) else part
        for name, part in phrase.parts.items()
    }
    if phrase.template == CAPITAL:
        words = str(parts["sentence"])
        return words[0].upper() + words[1:]
    return german()[phrase.template].format(**parts)


@pytest.mark.parametrize(
    ("effect", "signs"),
    [
        (Each(TWO_MAGIC), "each : 2 magic"),
        (Others(Lose(Amounts(1, 2))), "others : −1 gold −2 strength"),
        (Active(Take(Amounts(gold=3))), "active : steal 3 gold"),
    ],
)
def test_an_audience_is_drawn_before_what_it_does(effect: Effect, signs: str) -> None:
    assert " ".join(mark.icon or mark.text for mark in effect.signs()) == signs


def test_only_what_its_owner_surely_gains_or_loses_is_worth_something() -> None:
    owner = Scenario().state.players[0]
    found = [kind(TWO_MAGIC).worth(owner) for kind in (Each, Others, Active)]
    assert found == [2, 0, 0]
    assert Lose(Amounts(1, 2)).worth(owner) == -3


@pytest.mark.clause("D3", "G6")
@each("readings", READINGS.values(), ids=[*READINGS])
def test_for_one_player_an_audience_does_what_its_effect_becomes(readings: Readings) -> None:
    taken = Gain(Amounts(gold=3))
    for kind in (Each, Others, Active):
        assert kind(Take(Amounts(gold=3))).alone(readings) == kind(taken)
    assert Lose(Amounts(1)).alone(readings) == Lose(Amounts(1))
