"""The consequences that a player can see before a choice: WK23, WK25, WK31 to WK33."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.viscounts.scenario import CARD, NAMES, Scenario, space, spot
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.kinds import Action, Icon
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import way_to
from valeria_desktop.games.viscounts.rules.outlook import (
    Goal,
    asked_icon,
    castle_of,
    corruption_of,
    goals,
    occasion_of,
    phase_of,
)
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session


def goal(table: Scenario, words: str, steps: int = 1) -> Goal:
    """Return what seat 0 sees of a goal."""
    found = {each.space: each for each in goals(table.view(0), 0, steps)}
    assert len(found) == 15
    return found[space(words)]


@pytest.mark.clause("WK31", "WK35")
def test_a_goal_says_its_price_and_what_can_be_done_with_what_is_left() -> None:
    table = Scenario().stands(0, "A left").holds(0, silver=3).line(0, "S04 S06 T07")
    table.stack("B", "T50")
    near, far = goal(table, "A right"), goal(table, "B right")
    assert (near.silver, near.can_pay, near.actions) == (0, True, (Action.TRADE,))
    assert (far.silver, far.actions, far.can_hire) == (2, (Action.TRADE,), True)
    assert goal(table, "B inner").actions == (Action.WORKERS,)
    beyond = goal(table, "D left")
    assert (beyond.silver, beyond.can_pay) == (4, False)


@pytest.mark.clause("WK33", "WK52")
def test_a_goal_says_whom_one_meets_and_what_lies_there() -> None:
    table = Scenario(players=3).stands(1, "B right").stands(2, "B right").built(1, "B.4", 1)
    table.stack("B", "T32").scroll("B", "M04")
    there = goal(table, "B right")
    assert there.meets == (1, 2)
    assert there.spots == (spot("B.3"), spot("B.5"))
    assert (there.townsfolk.id, there.manuscript.id) == ("T32", "M04")
    assert there.exchange is not None
    assert there.exchange.merchants == 2
    assert goal(table, "B inner").exchange is None


@pytest.mark.clause("WK40", "WK71")
def test_an_empty_stack_shows_what_is_printed() -> None:
    table = Scenario().stack("B", "").scroll("B", "").holds(0, silver=9)
    there = goal(table, "B inner")
    assert (there.townsfolk.id, there.can_hire) == ("printed-B", False)
    assert there.manuscript.id == "printed-manuscript-B"


@pytest.mark.clause("WK25")
def test_the_corruption_of_playing_a_card_is_known_before() -> None:
    table = Scenario().line(0, "S07 T02 T49").hand(0, "T50 S04")
    view = table.view(0)
    assert corruption_of(view, 0, CARD["T50"]) == 4  # the Scoundrel, the Thief, the Antagonist
    assert corruption_of(view, 0, CARD["S04"]) == 0
    table.plays(0).chooses(0, "play T50")
    assert table.markers(0)[0] == 5


@pytest.mark.clause("WK22")
def test_it_is_said_because_of_what_somebody_is_asked() -> None:
    table = Scenario().stands(0, "D left").holds(0, stone=7, deeds=1).line(0, "S06 S01 S02")
    table.built(1, "D.1", 7).holds(1, debts=1, deeds=1).acts(0)
    assert occasion_of(table.view(1), table.decision, NAMES) is None
    table.chooses(0, "build", "square 8")
    assert table.asked == 1
    words = occasion_of(table.view(1), table.decision, NAMES)
    assert words == "the link of spots 1 and 2 of the forest, in Ann's turn"
    table.holds(0, deeds=1, debts=1).uses(0, table.table.ring.spots[spot("D.4")].effect)
    assert occasion_of(table.view(0), table.decision, NAMES) == "the set-up"


PHASES = {Prompt.PLAY: 0, Prompt.RIDE: 1, Prompt.ACTION: 2, Prompt.RECRUIT: 3}
ICONS = {
    Prompt.TRADE: Icon.MERCHANT,
    Prompt.SPOT: Icon.BUILDER,
    Prompt.WORKERS: Icon.NOBLE,
    Prompt.MANUSCRIPT: Icon.CLERIC,
    Prompt.PLAY: None,
    Prompt.ACTION: None,
}


@pytest.mark.clause("WK20")
def test_phases_and_icons_follow_from_the_questions_of_a_game() -> None:
    session, chance = Session.begin(RULES, Setup(2), default_seats(2), 5), Random(5)
    phases, icons = dict[str, int | None](), dict[str, Icon | None]()
    while (decision := session.decision) is not None:
        phases.setdefault(decision.prompt, phase_of(session.view(decision.seat)))
        icons.setdefault(decision.prompt, asked_icon(decision))
        session.choose(chance.choice(decision.options).id)
    assert phases[Prompt.PAIR] is None
    assert {prompt: phases[prompt] for prompt in PHASES} == PHASES
    assert {prompt: icons[prompt] for prompt in ICONS} == ICONS


@pytest.mark.clause("WK30")
def test_the_shortest_way_goes_along_the_arrows_and_a_full_round_leads_back() -> None:
    start = space("A left")
    assert way_to(start, space("A inner")) == (start, space("A inner"))
    assert way_to(start, space("B left")) == (start, space("A right"), space("B left"))
    assert len(way_to(start, start)) == 8
    assert way_to(start, -1) == ()


@pytest.mark.clause("WK112")
def test_workers_bring_more_further_in() -> None:
    table = Scenario().workers(0, "A", 2).workers(0, "B", 1, tier=2).workers(1, "A", 1)
    assert castle_of(table.view(0), 0) == (3, 4)
    assert castle_of(table.view(0), 1) == (1, 1)
