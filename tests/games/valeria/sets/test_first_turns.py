"""Guided turns with expansions: a legal game, few words, and played by its own instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest

from tests.lessons import LessonContract, played
from valeria_desktop.games.valeria.files.set_facts import set_facts
from valeria_desktop.games.valeria.lesson.addresses import address_of
from valeria_desktop.games.valeria.lesson.first_turn import first_turn
from valeria_desktop.games.valeria.rules.at import place_name
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.kernel.setups import sets_of

if TYPE_CHECKING:
    from valeria_desktop.session.lesson import Lesson

GUIDED = [name for name in SETS if set_facts(name).guided]


class FirstTurnContract(LessonContract):
    """A guided turn is a lesson of one chapter, whose topic is its set."""

    chapters = 1
    address_of = staticmethod(address_of)
    examples = "place:citizen-1", "prompt"
    nothing = "", "moon", "place:", "card:moon"
    marks: ClassVar[tuple[int, ...]] = (-1, 0, 99, 199, 500)


class TestTurnWithFlamesAndFrost(FirstTurnContract):
    """The Cyclops, the last Summoner, and what lies below."""

    lesson = first_turn("flames-and-frost")
    topics = ("flames-and-frost",)

    def test_an_event_card_comes_up_and_gives_a_third_action(self) -> None:
        story = self.lesson.chapters[0].story
        session = played(self.lesson, 101)
        assert story.choices[101].startswith("the-wizards-of-nae")
        view = session.scene(0).view
        tops = {place_name(place): view.top(place) for place in range(20)}
        found = tops["citizen-1"]
        assert found is not None
        assert found.id == "the-wizards-of-nae"
        done = played(self.lesson, len(story.choices))
        assert [card.id for card in done.scene(0).view.players[0].monsters][-2:] == [
            "cyclops",
            "yeti",
        ]

    def test_the_third_action_can_be_taken_back_although_a_card_was_turned_up_before(self) -> None:
        """The answer "Not now" while paying for the Yeti leads back to that action alone."""
        session = played(self.lesson, 103)
        assert (session.undo_refusal, session.undo_start) == (None, 102)
        session.undo()
        assert len(session.record.choices) == 102
        assert str(session.undo_refusal) == "A card has been turned up"


class TestTurnWithShadowvale(FirstTurnContract):
    """The Harrier in the harvest, the last Peasant, and what lies below."""

    lesson = first_turn("shadowvale")
    topics = ("shadowvale",)

    def test_a_dragoon_slays_in_the_harvest_and_alms_come_back(self) -> None:
        """SV2, SV8: the opponent has 2 of nothing but what was given."""
        given = played(self.lesson, 72).scene(0).view
        back = played(self.lesson, 73).scene(0).view
        for before, after in zip(given.players, back.players, strict=True):
            assert after.strength == before.strength
        done = played(self.lesson, len(self.lesson.chapters[0].story.choices))
        slain = [card.id for card in done.scene(0).view.players[0].monsters]
        assert slain[-2:] == ["harrier", "banshee"]


class TestTurnWithCrimsonSeas(FirstTurnContract):
    """A six, a visit to Araby, and a Bryne that has grown dearer."""

    lesson = first_turn("crimson-seas")
    topics = ("crimson-seas",)

    def test_a_six_is_paid_jewels_are_bought_and_a_bryne_costs_more(self) -> None:
        """CS5, CS9, CS12, CS20."""
        rolled, fed = (played(self.lesson, at).scene(0).view for at in (89, 90))
        assert [amounts.gold for _, amounts in fed.pools] == [
            amounts.gold + 1 for _, amounts in rolled.pools
        ]
        names = fed.table.layout.names
        slid = played(self.lesson, 92).scene(0).view
        assert slid.top(names["good-2"]) is fed.top(names["good-3"])
        session = played(self.lesson, 92)
        assert session.decision is not None
        words = {option.id: str(option.words()) for option in session.decision.options}
        assert words["slay monster-1"] == "Slay Bryne for 2 Strength and 1 Magic"
        done = played(self.lesson, len(self.lesson.chapters[0].story.choices)).scene(0).view
        assert [card.id for card in done.players[0].monsters] == ["bryne", "bryne"]


class TestTurnWithAgents(FirstTurnContract):
    """The Squire and a Flaming Skeleton, the Town Crier and a third Rogue."""

    lesson = first_turn("agents")
    topics = ("agents",)

    def test_two_agents_are_engaged_and_bring_a_monster_and_a_citizen(self) -> None:
        """AG6: a third Rogue without what two copies add."""
        before = played(self.lesson, 53).scene(0).view.players[0]
        session = played(self.lesson, len(self.lesson.chapters[0].story.choices))
        after = session.scene(0).view.players[0]
        assert after.monsters[-1].id == "flaming-skeleton"
        assert [card.id for card in after.citizens].count("rogue") == 3
        assert after.points == before.points + 1
        lying = session.scene(0).view.stacks[35][:2]
        assert [card.id for card in lying if card is not None] == ["town-crier", "squire"]


class TestTurnWithRelics(FirstTurnContract):
    """The Mask twice, and a Goblin each time."""

    lesson = first_turn("relics")
    topics = ("relics",)

    def test_the_mask_is_used_twice_and_slays_twice(self) -> None:
        """RE2: an action in any turn, and also twice in one."""
        done = played(self.lesson, len(self.lesson.chapters[0].story.choices)).scene(1).view
        assert [card.id for card in done.players[0].monsters] == ["goblin", "goblin"]
        assert done.active == 1


def test_each_guided_turn_is_tried_here() -> None:
    assert GUIDED == ["flames-and-frost", "shadowvale", "agents", "relics", "crimson-seas"]


@pytest.mark.parametrize("name", GUIDED)
def test_a_turn_is_played_with_its_set_by_two(name: str) -> None:
    lesson: type[Lesson] = first_turn(name)
    setup = lesson.chapters[0].story.setup
    assert (sets_of(setup), setup.players) == ((name,), 2)
    assert lesson is first_turn(name), "read once"
