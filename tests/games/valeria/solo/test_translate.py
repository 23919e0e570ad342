"""Cards of the game against the Dark Lord: what takes from others becomes a gain (D3)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import attrs
import pytest

from tests.scenario import CATALOG, Scenario, against_dark_lord
from valeria_desktop.games.valeria.files.loader import load_catalog
from valeria_desktop.games.valeria.rules.effects.centre import ReturnCitizen, ReturnMonster
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.takes import Steal, Take, TakeMonster
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Monster
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.powers import Now, When
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.harvest import Thieves
from valeria_desktop.games.valeria.solo.effects import ClaimMonster, FreePileCitizen, ReturnToPile
from valeria_desktop.games.valeria.solo.translate import READINGS, alone, besieged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.effect import Effect

CHANGED = {
    "thief",
    "cathedral-of-st-aquila",
    "the-orb-of-urdr",
    "cutthroats-truce",
    "purloiners-perch",
}
TAKES = (Take, Steal, TakeMonster)


def parts(thing: Any) -> Iterator[Any]:  # noqa: ANN401 - a walk over whatever cards are made of
    """Yield all parts of a card."""
    yield thing
    if attrs.has(type(thing)):
        for field in attrs.fields(type(thing)):
            yield from parts(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from parts(part)


def takes(catalog: Catalog) -> set[str]:
    return {
        card.id
        for card in catalog.all_cards()
        if any(isinstance(part, TAKES) for part in parts(card))
    }


def printed(card: Card) -> list[tuple[str, object]]:
    """Return every field of a card; cards themselves compare by identity."""
    return [(field.name, getattr(card, field.name)) for field in attrs.fields(type(card))]


@pytest.mark.clause("D3")
def test_exactly_five_cards_take_from_other_players() -> None:
    """So that the tests below speak of all of them."""
    assert takes(CATALOG) == CHANGED


@pytest.mark.clause("D3", "G6")
def test_no_card_of_a_solo_game_takes_from_other_players() -> None:
    assert takes(alone(CATALOG)) == takes(besieged(CATALOG)) == set()


@pytest.mark.clause("D3")
def test_all_other_cards_stay_exactly_as_they_are() -> None:
    """Nothing but the five becomes another card."""
    pairs = zip(CATALOG.all_cards(), alone(CATALOG).all_cards(), strict=True)

    assert {old.id for old, new in pairs if printed(old) != printed(new)} == CHANGED


@pytest.mark.clause("D3")
def test_the_cards_have_the_same_ids_names_and_order() -> None:
    """A record or a save of a solo game names the same cards."""
    old, new = (
        [(card.id, card.name, card.kind) for card in catalog.all_cards()]
        for catalog in (CATALOG, alone(CATALOG))
    )

    assert old == new
    assert list(alone(CATALOG).by_id) == list(CATALOG.by_id)


@pytest.mark.clause("D3")
def test_the_shared_cards_are_untouched() -> None:
    """With several players a Thief is a thief, also after a solo game."""
    before = [printed(card) for card in CATALOG.all_cards()]

    alone(load_catalog())

    assert [printed(card) for card in CATALOG.all_cards()] == before
    thief = Scenario(2).card("thief")
    assert isinstance(thief, Citizen)
    assert thief.on_turn == Steal(3, (Resource.GOLD, Resource.MAGIC))


@pytest.mark.clause("D3")
def test_the_cards_of_a_solo_game_are_made_once() -> None:
    """They compare by identity, so two games must share them."""
    assert alone(CATALOG) is alone(CATALOG)
    assert against_dark_lord().card("thief") is against_dark_lord(seed=2).card("thief")


@pytest.mark.clause("D3")
def test_a_thief_gains_three_gold_or_three_magic() -> None:
    """In a player's own turn; the other half of the card stays."""
    thief, old = alone(CATALOG).by_id["thief"], CATALOG.by_id["thief"]
    assert isinstance(thief, Citizen)
    assert isinstance(old, Citizen)

    assert thief.on_turn == OneOf((Gain(Amounts(gold=3)), Gain(Amounts(magic=3))))
    assert str(thief.on_turn.words()) == "3 Gold or 3 Magic"
    assert thief.off_turn == old.off_turn


@pytest.mark.clause("D3")
@pytest.mark.parametrize(
    ("card_id", "gain", "words"),
    [
        ("cathedral-of-st-aquila", Amounts(gold=1), "Gain 1 Gold"),
        ("the-orb-of-urdr", Amounts(magic=1), "Gain 1 Magic"),
        ("cutthroats-truce", Amounts(gold=3), "Gain 3 Gold"),
    ],
)
def test_domains_gain_what_they_took(card_id: str, gain: Amounts, words: str) -> None:
    """At the same time as before, and their text says so."""
    domain, old = alone(CATALOG).by_id[card_id], CATALOG.by_id[card_id]
    assert isinstance(domain, Domain)
    assert isinstance(old, Domain)

    (power,), (before,) = domain.powers, old.powers

    assert isinstance(power, Now | When)
    assert (power.effect if isinstance(power, Now) else power.do) == Gain(gain)
    assert (str(power.timing()), str(power.words())) == (str(before.timing()), words)


@pytest.mark.clause("D3")
def test_purloiners_perch_says_which_monster_it_takes() -> None:
    perch = alone(CATALOG).by_id["purloiners-perch"]
    assert isinstance(perch, Domain)

    assert perch.powers == (Now(ClaimMonster()),)
    words = str(perch.powers[0].words())
    assert "left-most" in words
    assert "without its reward" in words


LOOKS_IN_THE_PILES = {
    "bane-spider",
    "spider-queen",
    "orc-warrior",
    "wraith",
    "darktide-harbour",
    "cloudriders-camp",
    "rogues-landing",
    "shattered-hand",
    "grimmwater-keep",
    "purloiners-perch",
}


@pytest.mark.clause("G5", "G6")
def test_the_texts_of_the_siege_speak_of_piles_and_of_no_stacks() -> None:
    """What gains a card says where from; nothing else lies there."""
    texts = {
        card.id: _texts(card)
        for card in besieged(CATALOG).all_cards()
        if isinstance(card, Citizen | Domain | Monster)
    }
    assert {card for card, text in texts.items() if "from the piles" in text} == LOOKS_IN_THE_PILES
    assert [card for card, text in texts.items() if re.search("stack|centre|opponent", text)] == []
    assert texts["bane-spider"] == "3 Gold or a free Knight from the piles"
    assert texts["grimmwater-keep"] == (
        "Gain a free citizen with a printed price of 3 or less from the piles"
    )
    assert texts["purloiners-perch"] == "Gain any monster from the piles, without its reward"


@pytest.mark.clause("G5")
@pytest.mark.parametrize(
    ("free", "words"),
    [
        (FreePileCitizen(), "any free citizen from the piles"),
        (FreePileCitizen(Role.HOLY), "a free Holy citizen from the piles"),
        (FreePileCitizen(name="Monk"), "a free Monk from the piles"),
        (
            FreePileCitizen(max_cost=2),
            "a free citizen with a printed price of 2 or less from the piles",
        ),
        (
            FreePileCitizen(Role.SHADOW, max_cost=2),
            "a free Shadow citizen with a printed price of 2 or less from the piles",
        ),
    ],
)
def test_a_free_citizen_of_the_piles_is_said_with_all_that_it_must_be(
    free: FreePileCitizen, words: str
) -> None:
    assert free.words() == words
    assert free.sentence() == f"Gain {words}"


@pytest.mark.clause("D3")
@pytest.mark.parametrize("card_id", sorted(CHANGED))
def test_no_text_of_a_solo_game_speaks_of_an_opponent(card_id: str) -> None:
    """In the shared game each of the five does."""
    new, old = (_texts(catalog.by_id[card_id]) for catalog in (alone(CATALOG), CATALOG))

    assert "opponent" in old
    assert "opponent" not in new


def _texts(card: Card) -> str:
    if isinstance(card, Domain):
        return " ".join(str(power.words()) for power in card.powers)
    if isinstance(card, Monster):
        return str(card.reward.words())
    assert isinstance(card, Citizen)
    return f"{card.on_turn.words()} {card.off_turn.words()}"


AGAINST_LORD = READINGS[Solo.DARK_LORD]
TAKE, GAIN = Take(Amounts(gold=2)), Gain(Amounts(gold=2))
POINT = Gain(Amounts(points=1))


@pytest.mark.clause("D3")
@pytest.mark.parametrize(
    ("effect", "becomes"),
    [
        (TAKE, GAIN),
        (Steal(2, (Resource.MAGIC,)), Gain(Amounts(magic=2))),
        (TakeMonster(), ClaimMonster()),
        (AllOf((POINT, TAKE)), AllOf((POINT, GAIN))),
        (OneOf((TAKE, POINT)), OneOf((GAIN, POINT))),
        (Trade(Amounts(magic=1), TAKE), Trade(Amounts(magic=1), GAIN)),
        (AllOf((POINT, OneOf((POINT, TAKE)))), AllOf((POINT, OneOf((POINT, GAIN))))),
        (ReturnMonster(TAKE), ReturnMonster(GAIN)),
        (ReturnCitizen(TAKE), ReturnCitizen(GAIN)),
        (POINT, POINT),
    ],
)
def test_effects_within_effects_are_changed_too(effect: Effect, becomes: Effect) -> None:
    """For cards to come; none has one today."""
    assert effect.alone(AGAINST_LORD) == becomes


@pytest.mark.clause("G6")
@pytest.mark.parametrize(
    ("effect", "kind"), [(ReturnMonster(TAKE), "monster"), (ReturnCitizen(TAKE), "citizen")]
)
def test_what_is_laid_on_a_pile_brings_what_it_brings_alone(effect: Effect, kind: str) -> None:
    assert effect.alone(READINGS[Solo.SIEGE]) == ReturnToPile(kind, GAIN)


@pytest.mark.clause("D3", "T8")
def test_an_effect_that_no_longer_takes_needs_no_order() -> None:
    """It is plain, and it is not used before the others."""
    effect = AllOf((POINT, TAKE)).alone(AGAINST_LORD)

    assert (effect.plain, effect.takes_from_others) == (True, False)
    assert OneOf((TAKE, POINT)).alone(AGAINST_LORD).takes_from_others is False


@pytest.mark.clause("D3", "T8")
def test_a_turn_alone_has_no_phase_of_thieves() -> None:
    """Also where a Thief lies in the centre."""
    table = against_dark_lord(preset="mastery-over-magic")

    assert table.cards_at("citizen-7") == ["thief"] * 5
    assert Thieves() not in table.state.table.turn
    assert Thieves() in Scenario(2, preset="mastery-over-magic").state.table.turn
