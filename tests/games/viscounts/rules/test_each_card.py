"""Each card of the tables does what its row says, when it says so, and at no other time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.viscounts.catalogue import rows
from tests.games.viscounts.notation import call, effect, numbers
from tests.games.viscounts.scenario import CARD, MANUSCRIPT, Scenario, invented
from valeria_desktop.games.viscounts.rules.model.kinds import RIBBONS, Action
from valeria_desktop.games.viscounts.rules.turn.funding import most_icons
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.games.viscounts.catalogue import Row

FOLK = [*rows("townsfolk"), *rows("heroes"), *rows("starters")]
OF_TABLE = {row["id"]: row for row in rows("townsfolk")}
ASKED = {
    "flip": "flip",
    "or": "way",
    "free_hire": "hire",
    "discard": "discard",
    "destroy": "destroy",
    "rearrange": "rearrange",
    "castle_move": "worker",
    "place_workers": "section",
    "free_building": "square",
    "gain_manuscript": "manuscript",
}
"""The question that each effect begins with where something can be done."""
GAINED = ("silver", "ink", "stone", "gold")


def rich() -> Scenario:
    """Let seat 0 be able to do anything that an effect could say."""
    table = Scenario().holds(0, silver=9, debts=3, deeds=3).hand(0, "S02 S08").deck(0, "S01 S04")
    table.discard(0, "S05").workers(0, "C", 1).scroll("A", "M04").scroll("B", "M05")
    return table.stands(1, "D right")


def state_of(table: Scenario) -> dict[str, int]:
    """Return all that a gain may change."""
    player = table.player(0)
    found = {name: getattr(player, name) for name in GAINED}
    found |= {"debt": player.debts + player.paid, "deed": player.deeds + player.approved}
    return found | {"corruption": player.corruption, "virtue": -player.virtue}


def changes(table: Scenario, before: dict[str, int]) -> dict[str, int]:
    """Return what has changed since then."""
    now = state_of(table)
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


def check_effect(words: str, table: Scenario, before: dict[str, int]) -> None:
    """Check that an effect has begun: its gains are there, or its first question is asked."""
    name, given = call(words)
    while name == "and":
        words = given[0]
        name, given = call(words)
    if name == "shuffle":
        assert table.discard_of(0) == "" or "shuffled a deck" in " ".join(table.told())
    elif name != "gain":
        assert table.decision.prompt == ASKED[name], words
    else:
        wanted = numbers(given[0])
        if wanted.pop("any", 0):
            assert table.decision.prompt == "resource"
        found = changes(table, before)
        assert {each: found.get(each, 0) for each in wanted} == wanted, words


def named(those: Iterable[Row], timing: str | None = None) -> list[str]:
    """Return the ids of cards, of all or of those with a timing."""
    return [row["id"] for row in those if timing in {None, row["timing"]}]


BY_ID = {row["id"]: row for row in FOLK}


@pytest.mark.clause("WK3", "WK25")
@each("card", named(FOLK))
def test_a_played_card_does_what_is_immediate_and_nothing_else(card: str) -> None:
    row, table = BY_ID[card], rich()
    table.line(0, "? - -", invented("X")).hand(0, f"{card} S06").plays(0)
    before = state_of(table)
    before["corruption"] += CARD[card].icons.criminal  # WK25 comes first
    table.chooses(0, f"play {card}")
    if row["timing"] == "immediate":
        check_effect(row["effect"], table, before)
    else:
        assert isinstance(table.decision.question, AskRide)
        assert table.decision.question.steps == int(row["silver"])
        assert changes(table, before) == {}


@pytest.mark.clause("WK3", "WK23")
@each("card", named(FOLK))
def test_a_card_that_drops_off_does_what_its_drop_off_says_and_nothing_else(card: str) -> None:
    row, table = BY_ID[card], rich()
    before = state_of(table)
    table.line(0, f"- - {card}").hand(0, "S06 S02").plays(0)
    assert card in table.discard_of(0).split()
    if row["timing"] == "dropoff":
        check_effect(row["effect"], table, before)
    else:
        assert table.decision.prompt == "play"
        assert changes(table, before) == {}


@pytest.mark.clause("WK3", "WK80")
@each("card", OF_TABLE)
def test_a_hired_card_has_its_corner_effect_only(card: str) -> None:
    row, table = OF_TABLE[card], rich().line(0, "S06 S07 -")
    table.stack("A", f"{card} T32").stands(0, "A left").recruits(0)
    before = state_of(table)
    before["silver"] -= int(row["silver"])
    table.chooses(0, f"hire {card}")
    check_effect(row["on_hire_or_dismiss"], table, before)


@pytest.mark.clause("WK38", "WK3")
@each("card", [name for name in OF_TABLE if CARD[name].icons.criminal or CARD[name].icons.noble])
def test_a_dismissed_card_has_its_corner_effect_only(card: str) -> None:
    row, table = OF_TABLE[card], rich().line(0, "S06 S08 -")
    table.stack("A", f"{card} T32").stands(0, "A inner").acts(0).chooses(0, "workers")
    before = state_of(table)
    before["silver"] -= int(row["silver"])
    table.chooses(0, f"dismiss {card}")
    assert table.is_gone(card)
    name, given = call(row["on_hire_or_dismiss"])
    if name in {"gain", "shuffle"}:
        check_effect(row["on_hire_or_dismiss"], table, before)
    else:
        assert table.decision.prompt == ASKED[name], given


def on(*moments: str) -> list[str]:
    """Return the ids of cards with a trigger at one of these moments."""
    found = {row["id"]: call(row["effect"]) for row in FOLK if row["timing"] == "ongoing"}
    return [card for card, (name, given) in found.items() if name == "on" and given[0] in moments]


def check_works(table: Scenario, card: str) -> None:
    """Check that a card has told of its effect, or asks its owner about it."""
    if table.is_done or getattr(table.decision.question, "cause", None) is not CARD[card]:
        assert f"({CARD[card].name})" in " ".join(table.told())
    else:
        assert table.asked == 0


@pytest.mark.clause("WK86")
@each("card", on("collision"))
def test_a_card_works_in_a_collision_of_anyone(card: str) -> None:
    table = rich().line(0, f"S06 {card} -").holds(1, corruption=2, virtue=2).collides(1)
    check_works(table, card)


@pytest.mark.clause("WK87")
@each("card", on("gain_debt"))
def test_a_card_works_when_its_owner_gains_a_debt(card: str) -> None:
    table = rich().line(0, f"S06 {card} -").uses(0, effect("gain(1 debt)"))
    check_works(table, card)
    other = rich().line(0, f"S06 {card} -").uses(1, effect("gain(1 debt)"))
    assert other.is_done


@pytest.mark.clause("WK15")
@each("card", on("flip_debt"))
def test_a_card_works_when_its_owner_pays_a_debt(card: str) -> None:
    table = rich().line(0, f"S06 {card} -").uses(0, effect("flip(debt)"))
    assert table.papers(0)[1] == 1
    table.chooses(0, "ink")  # the resource of the debt comes first
    check_works(table, card)
    assert rich().line(0, f"S06 {card} -").uses(0, effect("flip(deed)")).is_done


@pytest.mark.clause("WK46")
@each("card", on("after_trade", "after_build", "after_workers", "after_transcribe"))
def test_a_card_works_after_the_action_of_its_kind_only(card: str) -> None:
    moment = call(BY_ID[card]["effect"])[1][0].removeprefix("after_")
    for action in ("trade", "build", "workers", "transcribe"):
        where = "A inner" if action in {"workers", "transcribe"} else "A left"
        table = rich().stands(0, where).holds(0, stone=3, ink=6, silver=0)
        table.line(0, f"S06 {card} -").acts(0).chooses(0, action)
        while not table.is_done and table.decision.prompt in {
            "trade",
            "square",
            "spot",
            "pay",
            "workers",
        }:
            table.chooses(0, table.options[0])
        if action == moment:
            check_works(table, card)
        else:
            assert f"({CARD[card].name})" not in " ".join(table.told())


@pytest.mark.clause("WK70", "WK73")
@each("manuscript", [row["id"] for row in rows("manuscripts")])
def test_a_transcribed_manuscript_does_what_it_says(manuscript: str) -> None:
    row = next(each for each in rows("manuscripts") if each["id"] == manuscript)
    others = ["M04", "M05"] if manuscript not in {"M04", "M05"} else ["M06", "M13"]
    table = rich().scroll("A", f"{manuscript} {others[0]}").scroll("B", others[1])
    table.stands(0, "A inner").holds(0, ink=int(row["cleric_icons"])).line(0, "S06 S04 S02")
    table.acts(0)
    before = state_of(table)
    before["ink"] = 0
    table.chooses(0, "transcribe")
    assert MANUSCRIPT[manuscript] in table.player(0).manuscripts
    assert MANUSCRIPT[manuscript].ribbon in RIBBONS
    if row["timing"] == "end":
        assert table.is_done
        assert changes(table, before) == {}
    else:
        check_effect(row["effect"], table, before)


@pytest.mark.clause("WK45")
@each("card", [row["id"] for row in FOLK if "fund(" in row["effect"]])
def test_a_conversion_brings_what_it_says(card: str) -> None:
    """With 6 silver, 6 of each resource and 5 merchants, against a card with the same icons."""
    name, given = call(BY_ID[card]["effect"])
    funds = [call(each)[1] for each in given] if name == "and" else [given]
    plain = invented("X", icons=CARD[card].icons)
    more, kind = 0, Action(funds[0][0])
    for _, piece, icons, how_often in funds:
        number, what = piece.split()
        merchants = CARD[card].icons.merchant + 4
        if what == "merchant":
            more += merchants // int(number) * int(icons)
        elif how_often == "once":
            more += int(icons) - 1  # one of six resources counts double
        else:
            more += 6 // int(number) * int(icons)
    found = []
    for words, cards in (("? - S03", (plain,)), (f"{card} - S03", ())):
        table = Scenario().line(0, words, *cards).freed(0, 3)
        table.holds(0, silver=6, ink=6, stone=6, gold=6)
        found.append(most_icons(table.state, 0, kind))
    assert found[1] - found[0] == more
