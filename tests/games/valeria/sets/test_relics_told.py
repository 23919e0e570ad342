"""Relics taken back, told, worth something to bots, and said (RE1, RE2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.coach.test_reasons import all_reasons
from tests.games.valeria.sets.relic_tables import (
    AS_ACTIONS,
    CARDS,
    NAMES,
    RELICS,
    WITH,
    dealt,
    table,
)
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.bots.values import domain_value, duke_of, horizon_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import Item, ItemKind
from valeria_desktop.games.valeria.story.recap import others_turn
from valeria_desktop.games.valeria.story.tell import entry_of
from valeria_desktop.kernel.coaching import ReasonKind
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import Line
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from tests.scenario import Scenario


# --- taken back


@pytest.mark.clause("RE2")
def test_a_use_is_taken_back_at_its_question_and_after_it() -> None:
    session = Session.begin(RULES, Setup(2, sets=WITH), default_seats(2), 81)
    for choice in ("keep mask-of-asteraten", "keep treant-chest", "roll"):
        while session.decision is not None and session.decision.prompt is Prompt.DUKE:
            session.choose(session.decision.options[0].id)
        session.choose(choice)
    before = RULES.dump(session.game)
    session.choose("mask-of-asteraten: use")
    session.undo()
    assert RULES.dump(session.game) == before
    session.choose("mask-of-asteraten: use")
    session.choose("mask-of-asteraten: slay-monster-1")
    session.undo()
    session.undo()
    assert RULES.dump(session.game) == before


@pytest.mark.clause("RE1")
def test_nobody_takes_a_duke_back_who_has_seen_the_relics() -> None:
    session = Session.begin(RULES, Setup(2, sets=WITH), default_seats(2), 81)
    while session.decision is not None and session.decision.prompt is Prompt.DUKE:
        session.choose(session.decision.options[0].id)
    assert session.undo_refusal is not None


# --- told


def told(relic: str, *choices: str, **holds: int) -> list[tuple[str, str]]:
    """How the story tells that seat 0 uses its Relic, and what kind of thing each part is."""
    made = table(relic).owns(0, "goblin", "peasant").holds(0, **holds)
    made.stack("monster-1", "giant", "goblin").acts(0).chooses(f"{relic}: use", *choices)
    return [
        (item.telling.name, str(entry_of(item, NAMES).sentence(NAMES))) for item in told_of(made)
    ]


def told_of(made: Scenario) -> list[Item]:
    """The parts of the story, without the beginning of the turn and changes of the market."""
    items = gather([Line(1, 1, event) for event in made.events], 2)
    return [item for item in items if item.telling not in {ItemKind.TURN, ItemKind.NEWS}]


@pytest.mark.clause("RE2", "X15")
@pytest.mark.parametrize(
    ("relic", "choices", "holds", "kinds"),
    [
        ("gold-bastion", (), {}, ["USE"]),
        ("lich-sword", (), {"strength": 1}, ["USE"]),
        ("staff-of-urdr", (), {}, ["USE"]),
        ("mask-of-asteraten", ("mask-of-asteraten: slay-monster-1",), {}, ["USE", "DEED"]),
        ("mask-of-asteraten", ("done",), {}, ["USE"]),
    ],
)
def test_using_one_is_told_as_an_action_with_all_that_it_does(
    relic: str, choices: tuple[str, ...], holds: dict[str, int], kinds: list[str]
) -> None:
    """A slay that the Mask allows follows as a deed; if it is declined, using the Mask is all."""
    found = told(relic, *choices, **holds)
    assert [kind for kind, _ in found] == kinds
    assert CARDS.by_id[relic].name in found[0][1]


@pytest.mark.clause("RE2", "X15")
@pytest.mark.parametrize(
    ("relic", "kind", "deed"),
    [
        ("mask-of-asteraten", "strength", "slay-monster-1"),
        ("cornelius-ring", "gold", "build-domain-1"),
        ("st-aquilas-statue", "gold", "recruit-citizen-1"),
    ],
)
@pytest.mark.parametrize("is_declined", [False, True])
def test_the_recap_counts_what_a_relic_brings_under_its_use(
    relic: str, kind: str, deed: str, *, is_declined: bool
) -> None:
    made = table(relic).stack("monster-1", "giant", "goblin").may_build(0, "foxgrove-palisade")
    made.holds(0, **{kind: 9}).acts(0)
    made.chooses(f"{relic}: use", "done" if is_declined else f"{relic}: {deed}")
    lines = [Line(1, 1, event) for event in made.events]
    other = others_turn(gather([Line(1, 1, TurnBegan(0, 1, 1)), *lines], 2), 0, NAMES)
    assert other is not None
    assert other.harvest == ()
    used, *deeds = other.deeds
    assert used.card is CARDS.by_id[relic]
    assert [*used.gained] == [(kind, 1)]
    assert len(deeds) == (0 if is_declined else 1)


@pytest.mark.parametrize("relic", AS_ACTIONS)
def test_the_story_is_told_event_by_event(relic: str) -> None:
    """The window tells each event when it is played, before the next one is known."""
    made = table(relic).owns(0, "goblin", "giant", "peasant").holds(0, 5, 5, 5)
    made.stack("monster-1", "giant", "goblin").acts(0).chooses(f"{relic}: use")
    for number in range(len(made.events) + 1):
        lines = [Line(1, 1, event) for event in made.events[:number]]
        for item in gather(lines, 2):
            assert str(entry_of(item, NAMES).sentence(NAMES))


def test_a_relic_whose_price_is_still_asked_for_is_told_as_used() -> None:
    made = table("dragon-orb").owns(0, "goblin", "giant").acts(0)
    made.chooses("dragon-orb: use")
    (item,) = told_of(made)
    assert str(entry_of(item, NAMES).told) == "used Dragon Orb"


# --- worth to bots


@pytest.mark.parametrize("relic", [card.id for card in RELICS])
def test_each_relic_is_worth_something_when_it_is_chosen(relic: str) -> None:
    view = dealt().view(0)
    assert domain_value(CARDS.by_id[relic], view.players[0], horizon_of(view, duke_of(view))) > 0


@pytest.mark.clause("RE1")
@pytest.mark.parametrize(
    ("offered", "kept"),
    [
        (("dragon-orb", "violet-ring"), "violet-ring"),
        (("dragon-orb", "staff-of-urdr"), "dragon-orb"),
        (("staff-of-urdr", "dragon-orb"), "dragon-orb"),
    ],
)
def test_greedy_keeps_the_relic_that_is_worth_more(offered: tuple[str, str], kept: str) -> None:
    game = dealt()
    assert game.decision is not None
    seat, state = game.decision.seat, game.snapshot()
    state.players[seat].secret = tuple(CARDS.by_id[relic] for relic in offered)
    asked = type(game)(state)
    assert asked.decision is not None
    assert GreedyBot(1).choose(asked.view(seat), asked.decision).id == f"keep {kept}"


# --- said


@pytest.mark.clause("RE2")
@pytest.mark.parametrize(
    ("relic", "words"),
    [
        ("gold-bastion", "Gain 1 Gold and 1 Strength"),
        ("lich-sword", "Trade 1 Strength for 3 Magic"),
        ("treant-chest", "Trade 3 Gold, Strength or Magic for 5 Gold, Strength or Magic"),
        ("dragon-orb", "Banish one of your slain monsters and gain 5 Gold"),
        ("staff-of-urdr", "Banish one of your citizens and gain 4 Magic"),
        ("fire-lance", "Banish a minion from the market and gain 2 Gold"),
    ],
)
def test_who_uses_one_reads_what_it_does_and_no_may(relic: str, words: str) -> None:
    made = table(relic).owns(0, "goblin", "peasant").holds(0, 3, 3, 3)
    made.stack("monster-1", "goblin").acts(0)
    card = CARDS.by_id[relic]
    assert made.decision.option(f"{relic}: use").words() == f"{card.name}: {words}"


@pytest.mark.clause("RE2")
@pytest.mark.parametrize(
    ("relic", "reason"),
    [
        ("dragon-orb", "You then have 8 Gold, otherwise 4."),
        ("gold-bastion", "You then have 11 resources in all, otherwise 10."),
        ("mask-of-asteraten", "Your points: 2, otherwise 1."),
    ],
)
def test_a_hint_says_what_a_relic_brings(relic: str, reason: str) -> None:
    made = table(relic).owns(0, "peasant", "goblin", "knight").holds(0, 3, 2, 4)
    made.holds(1, 2, 2, 2).stack("monster-1", "goblin", "goblin", "goblin").acts(0)
    found = all_reasons(made, f"{relic}: use", "gain gold")
    assert reason in {str(each.words) for each in found if each.kind is ReasonKind.BRINGS}
