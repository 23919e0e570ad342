"""Effects and powers as rows of signs, as they stand on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.viscounts.rules.effects.board import (
    FreeBuilding,
    GainManuscript,
    PlaceWorkers,
)
from valeria_desktop.games.viscounts.rules.effects.cards import Destroy, Discard, Shuffle
from valeria_desktop.games.viscounts.rules.effects.combined import AllOf, IfNoCriminals, OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.effects.powers import (
    DismissPrice,
    Fund,
    HandLimit,
    HasIcons,
    On,
)
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts, Icons
from valeria_desktop.games.viscounts.rules.model.effect import EFFECTS, POWERS, Effect, Power
from valeria_desktop.games.viscounts.rules.model.kinds import Action, BuildingType, Moment
from valeria_desktop.games.viscounts.rules.model.things import PointsFor, Tallied
from valeria_desktop.games.viscounts.rules.vocabulary import __all__ as vocabulary
from valeria_desktop.games.viscounts.solo.actions import Try
from valeria_desktop.games.viscounts.solo.gains import CountCriminals, DismissHere
from valeria_desktop.games.viscounts.solo.schemes import GainScheme, WhenFreed
from valeria_desktop.games.viscounts.ui.cards.powers import (
    MARKS,
    MARKS_OF_POWER,
    marks,
    marks_of_icons,
    marks_of_points,
    marks_of_power,
)
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from valeria_desktop.kernel.signs import Marks


def said(line: Marks) -> str:
    """Return a row of signs as words."""
    return " ".join(mark.icon or mark.text for mark in line)


EFFECT_SIGNS: list[tuple[Effect, str]] = [
    (Gain(Amounts(stone=1, virtue=1)), "virtue stone"),
    (Gain(Amounts(silver=2, debt=1)), "2 silver debt"),
    (Gain(Amounts(gold=2)), "2 ingot"),
    (Flip(), "turn-over"),
    (Flip("debt"), "paid-debt"),
    (Flip("deed"), "approved-deed"),
    (Flip(times=2), "2 turn-over"),
    (OneOf((Destroy(1), Discard(2))), "destroy or 2 discard"),
    (AllOf((PlaceWorkers(2), Shuffle())), "2 pawn plus shuffle"),
    (FreeBuilding(BuildingType.TRADING_POST), "plus trading-post"),
    (GainManuscript((3, 4)), "manuscript 3–4"),
    (IfNoCriminals(Gain(Amounts(virtue=1))), "no-criminals : virtue"),
    (Try("build"), "building"),
    (Try("focus"), "focus"),
    (GainScheme(), "plus scheme"),
    (DismissHere(), "dismiss"),
    (CountCriminals(), "corruption per criminal"),
]
POWER_SIGNS: list[tuple[Power, str]] = [
    (HasIcons(Icons(merchant=2)), "2 merchant"),
    (DismissPrice(1), "dismiss silver"),
    (HandLimit(1), "+1 hand-of-cards"),
    (Fund(Action.BUILD, "merchant", number=2), "2 merchant pays builder"),
    (Fund(Action.WORKERS, "gold", icons=2, once=True), "1× ingot pays 2 noble"),
    (On(Moment.AFTER_TRADE, Gain(Amounts(silver=1))), "market : silver"),
    (On(Moment.FLIP_DEBT, Flip("deed")), "paid-debt : approved-deed"),
    (WhenFreed(GainScheme()), "at-once : plus scheme"),
]


@pytest.mark.parametrize(("effect", "signs"), EFFECT_SIGNS)
def test_an_effect_stands_in_a_row_of_signs(effect: Effect, signs: str) -> None:
    assert said(marks(effect)) == signs


@pytest.mark.parametrize(("power", "signs"), POWER_SIGNS)
def test_a_power_stands_in_a_row_of_signs(power: Power, signs: str) -> None:
    assert said(marks_of_power(power)) == signs


def test_two_merchants_of_a_card_are_two_signs() -> None:
    assert said(marks_of_icons(Icons(noble=1, merchant=2))) == "noble merchant merchant"


def test_points_count_what_stands_behind_them() -> None:
    assert said(marks_of_points(PointsFor(Tallied.RESOURCES, every=2))) == (
        "points per 2 any-resource"
    )


def test_every_word_of_the_vocabulary_has_its_signs() -> None:
    assert vocabulary
    effects = [EFFECTS[tag] for tag in EFFECTS]
    powers = [POWERS[tag] for tag in POWERS]
    assert [kind for kind in effects if kind not in MARKS] == []
    assert [kind for kind in powers if kind not in MARKS_OF_POWER] == []


@pytest.mark.parametrize("line", [said(marks(effect)) for effect, _ in EFFECT_SIGNS])
def test_every_sign_of_a_row_is_drawn(line: str) -> None:
    words = [word for word in line.split() if word.isascii() and word[0].isalpha()]
    assert [word for word in words if not has_picture(f"icons/{word}.svg")] == []
