"""The best moment of a finished game of Viscounts, and what stands at its end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.scenario import Scenario
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType, Paper, Ribbon
from valeria_desktop.games.viscounts.rules.model.things import SET_UP
from valeria_desktop.games.viscounts.story.best_moment import best_feat, realm_words

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

SPOT, LINK = CATALOG.segments[0].spots[0], CATALOG.segments[0].links[0]
LEADS = told.LeaderChanged(0, NOBODY)
BUILT = told.BuildingBuilt(0, BuildingType.WORKSHOP, SPOT, 0, 7)


def relived(*events: Event) -> Any:  # noqa: ANN401 - a game as its events, one in each round
    lived = [SimpleNamespace(event=event, round=at) for at, event in enumerate(events, start=1)]
    return SimpleNamespace(events=lived)


def test_what_weighs_most_is_remembered_with_its_round() -> None:
    assert best_feat(relived(LEADS), 0) == "Castle leader, in round 1"
    bonus = told.BonusTaken(0, CATALOG.bonuses[0], Ribbon.GREY)
    assert best_feat(relived(bonus, LEADS), 0) == "Castle leader, in round 2"
    assert best_feat(relived(bonus), 0) == "A bonus card, in round 1"
    assert best_feat(relived(BUILT, BUILT, BUILT, LEADS), 0) == "All of one kind built: workshop"
    assert best_feat(relived(LEADS), 1) == ""


def test_many_links_and_many_settled_papers_are_feats() -> None:
    links = [told.LinkClosed(0, LINK, 1)] * 4
    assert best_feat(relived(*links), 0) == "4 links closed"
    assert best_feat(relived(*links[:2]), 0) == ""
    flips = [told.Flipped(0, Paper.DEBT, SET_UP), told.Flipped(0, Paper.DEED, SET_UP)] * 3
    assert best_feat(relived(*flips), 0) == "6 debts and deeds settled"


def test_a_realm_in_words() -> None:
    table = Scenario().built(0, "A.1", 7).workers(0, "A", 2, tier=2).owns(0, "M01")
    assert realm_words(table.view(1), 0) == (
        "Realm with 1 building, 2 workers deep in the castle and 1 manuscript"
    )
