"""Cards, boards, questions, scenes and set-ups of Viscounts have their words."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.notation import effect, power
from tests.games.viscounts.scenario import Scenario, space
from valeria_desktop.games.viscounts.rules.game import new_game
from valeria_desktop.games.viscounts.rules.model.effect import EFFECTS, POWERS, Effect, Power
from valeria_desktop.games.viscounts.rules.scene import make_scene
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.rules.setup_check import check
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At

SAID = {
    "gain(2 silver + 1 any)": "gain 2 silver and 1 resource of your choice",
    "gain(1 corruption)": "gain 1 corruption",
    "gain(2 any + 1 virtue)": "gain 1 virtue and 2 resources of your choice",
    "flip(card)": "pay a debt or have a deed approved",
    "flip(card, 2)": "2 times, pay a debt or have a deed approved",
    "flip(debt)": "pay a debt",
    "flip(deed)": "have a deed approved",
    "discard(1)": "discard a card",
    "discard(2)": "discard up to 2 cards",
    "destroy(1)": "destroy a card",
    "destroy(2)": "destroy up to 2 cards",
    "rearrange": "rearrange your board",
    "shuffle": "shuffle your discard pile into your deck",
    "free_hire": "hire any visible townsfolk for free",
    "castle_move": "move a worker of the first tier to the next section",
    "place_workers(2)": "send 2 workers to a section of your choice",
    "free_building(trading_post)": "build a trading post on any free spot",
    "gain_manuscript(3|4)": "gain a visible manuscript of price 3 or 4",
    "start_building(trading_post)": "build a trading post beside your viscount",
    "start_destroy(1)": "destroy one of your nine cards",
    "or(destroy(1), gain(1 gold))": "destroy a card or gain 1 gold",
    "and(gain(1 debt), flip(deed))": "gain 1 debt and have a deed approved",
    "or(and(gain(1 debt), flip(deed)), free_hire)": (
        "either gain 1 debt and have a deed approved, or hire any visible townsfolk for free"
    ),
    "if_no_criminals(gain(1 virtue))": "without criminals, gain 1 virtue",
}
POWERS_SAID = {
    "icons(2 merchant)": "you always have 2 merchants",
    "extra_move(1)": "you may ride 1 space farther for free",
    "dismiss_cost(1)": "you dismiss townsfolk for 1 silver",
    "hand_limit(1)": "you draw up to 1 card more",
    "on(hire, discard(1))": "each time you hire: Discard a card",
    "fund(build, 2 merchant, 1, any)": "2 merchants may count as 1 builder",
    "fund(workers, 1 gold, 2, once)": "once in each action, 1 gold may count as 2 nobles",
    "fund(transcribe, 2 silver, 1, any)": "2 silver may count as 1 cleric",
}


@each(("written", "said"), SAID.items())
def test_an_effect_says_itself(written: str, said: str) -> None:
    words = effect(written).words()
    assert isinstance(words, Phrase)
    assert words == said


@each(("written", "said"), POWERS_SAID.items())
def test_a_power_says_itself(written: str, said: str) -> None:
    assert power(written).words() == said


def test_every_kind_of_effect_and_power_is_among_them() -> None:
    kinds = {type(effect(written)) for written in SAID}
    rules = "valeria_desktop.games.viscounts.rules."  # the solo game has words of its own
    assert kinds == {kind for kind in EFFECTS.values() if kind.__module__.startswith(rules)}
    powers = {type(power(written)) for written in POWERS_SAID}
    assert powers == {kind for kind in POWERS.values() if kind.__module__.startswith(rules)}


@each("tag", [*EFFECTS, *POWERS])
def test_each_has_words_of_its_own(tag: str) -> None:
    kind = EFFECTS.get(tag) or POWERS[tag]
    assert kind.words not in {Effect.words, Power.words}


@each("item", CATALOG.items.values())
def test_each_thing_has_a_name(item: object) -> None:
    words = item.words()  # type: ignore[attr-defined]  # an item
    assert isinstance(words, Phrase)
    assert words.strip()
    assert "{" not in words
    assert item.name  # type: ignore[attr-defined]  # an item


@pytest.mark.thorough
def test_options_that_are_about_a_thing_say_where_it_is() -> None:
    found: dict[str, set[type[At] | None]] = {}
    for seed in range(12):
        game, chance = new_game(Setup(players=3), CATALOG, seed), Random(seed)
        while (decision := game.decision) is not None:
            for option in decision.options:
                kinds = found.setdefault(type(option).__name__, set())
                kinds.update({type(end) for end in option.ends} or {None})
            game.choose(chance.choice(decision.options))
    names = {kind: {each.__name__ for each in ats if each} for kind, ats in found.items()}
    assert names["RideTo"] == {"AtSpace"}
    assert names["Hire"] == names["Dismiss"] == {"AtStack"}
    assert names["BuildOn"] == {"AtSpot"}
    assert names["ShiftWorker"] == {"AtSection"}
    assert names["ChooseAction"] == {"AtExchange", "AtSection", "AtScroll"}
    without = {kind for kind, ats in names.items() if not ats}
    assert without == {
        "Arrange",
        "ChooseResource",
        "Plain",
        "SendWorkers",
        "Spend",
        "TakeWay",
    }


# --- scenes


@pytest.mark.clause("WK36", "WK32")
def test_a_scene_knows_icons_and_the_prices_of_the_open_ride() -> None:
    table = Scenario().stands(0, "A left").line(0, "S04 T07 -").rides(0, 1)
    seats = default_seats(2)
    scene = make_scene(table.game, seats, 0)
    assert scene.icons == ((0, 1, 0, 4, 0), (1, 1, 1, 2, 0))
    assert scene.prices[space("B left")] == 1
    assert scene.setup == table.table.setup
    assert make_scene(table.game, seats, 1).prices == ()


# --- set-ups


@each(
    ("setup", "words"),
    [
        (Setup(players=0), "This game is for 1 to 4 players, not 0."),
        (Setup(players=5), "This game is for 1 to 4 players, not 5."),
        (Setup(side=3), "The board has no side 3; choose 1 or 2."),
        (Setup(futures=4), "At most 3 future schemes can be shuffled in, not 4."),
    ],
)
def test_a_set_up_that_can_not_be_dealt_is_refused(setup: Setup, words: str) -> None:
    with pytest.raises(SetupError) as refusal:
        check(setup, 1)
    assert refusal.value.words == words


def test_any_other_set_up_can_be_dealt() -> None:
    for setup in (Setup(), Setup(players=4, side=2), Setup(1, rival=Rival.CARDS, futures=3)):
        check(setup, 0)
    with pytest.raises(SetupError, match="out of range"):
        check(Setup(), -1)
