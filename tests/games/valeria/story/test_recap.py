"""What is told of the time since a player's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest

from tests.games.valeria.story.games import some_games
from tests.games.valeria.story.test_sums import changes_of
from tests.option_sets import CATALOG
from tests.ui.tables import Table
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    CalledOn,
    CardTaken,
    CitizenGained,
    Kept,
    Lost,
    Rolled,
    Slain,
    Took,
    TurnedDown,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Card
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.sets.agents import AGENTS
from valeria_desktop.games.valeria.sets.crimson_seas.goods import ROW as GOODS
from valeria_desktop.games.valeria.sets.crimson_seas.nobles import ROW as NOBLES
from valeria_desktop.games.valeria.story.recap import Recap, recap
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.session.chronicle import Line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.kernel.events import Event


def before_a_roll(choices: int, players: int = 3) -> tuple[Recap, Table]:
    table = Table(Setup(players=players)).plays(choices).plays_to(Prompt.ROLL)
    return recap_of(table), table


def recap_of(table: Table) -> Recap:
    scene = table.scene()
    lines = table.session.chronicle.lines
    return recap(lines, scene.names, scene.viewer, scene.view.top)


def since(lines: Sequence[Line], seat: int) -> list[Line]:
    """The lines after the seat's last turn, without the turn it has just begun."""
    own = [number for number, line in enumerate(lines) if line.begins_turn and line.seat == seat]
    end = own[-1]
    start = own[-2] if len(own) > 1 else 0
    later = [n for n in range(start + 1, end) if lines[n].begins_turn]
    return list(lines[later[0] : end]) if later else []


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("choices", [0, 40, 90])
def test_each_of_the_others_is_told_with_their_roll_and_deeds(players: int, choices: int) -> None:
    told, table = before_a_roll(choices, players)
    seat = table.decision.seat
    lines = since(table.session.chronicle.lines, seat)
    rolls = [line.event for line in lines if isinstance(line.event, Rolled)]
    assert [other.seat for other in told.others] == [event.seat for event in rolls]
    had = [line.event for line in lines if isinstance(line.event, Slain | Built | CitizenGained)]
    by_action = [
        (event.seat, event.card)
        for event in had
        if not isinstance(event, CitizenGained) or event.cause is ACTION
    ]
    deeds = [(other.seat, deed.card) for other in told.others for deed in other.deeds if deed.card]
    assert deeds == by_action


def test_what_came_off_ones_turn_is_what_the_events_say() -> None:
    for choices in (20, 60, 100):
        told, table = before_a_roll(choices)
        seat = table.decision.seat
        lines = since(table.session.chronicle.lines, seat)
        changes = changes_of(line.event for line in lines)
        mine = {kind: number for (whose, kind), number in changes.items() if whose == seat}
        assert told.own is not None
        assert dict(told.own.net) == mine
        assert told.own.trades or told.own.cards


def test_the_turn_that_has_just_begun_is_not_told() -> None:
    told, table = before_a_roll(60)
    assert table.decision.seat not in [other.seat for other in told.others]


def test_before_anybody_played_there_is_nothing_to_tell() -> None:
    told, _ = before_a_roll(0)
    assert not told
    assert told == Recap()


def test_who_plays_alone_has_nothing_to_catch_up_on() -> None:
    table = Table(Setup(players=1, solo=Solo.SIEGE)).plays(20).plays_to(Prompt.ROLL)
    assert not recap_of(table)


def test_what_left_the_market_is_told_with_what_lies_there_now() -> None:
    told, table = before_a_roll(90)
    view = table.scene().view
    assert told.left
    for left in told.left:
        event = table.session.chronicle.lines[left.line].event
        assert isinstance(event, Slain | Built | CitizenGained)
        assert event.card is left.card
        top = view.top(event.place)
        assert left.now is (None if top is None or top.kind == "exhausted" else top)


def test_a_citizen_with_another_of_its_kind_below_is_no_news() -> None:
    for choices in range(10, 100, 10):
        told, _ = before_a_roll(choices)
        assert all(left.now is not left.card or left.card.kind != "citizen" for left in told.left)


NAMES = ("Rose", "Tamsin")
AnyCard = TypeVar("AnyCard", bound=Card)


def recap_after(*events: Event) -> Recap:
    """What Rose is told of Tamsin's turn."""
    own, other = TurnBegan(0, 1, 1), TurnBegan(1, 1, 2)
    lines = [Line(1, 1, own), *(Line(2, 1, event) for event in (other, *events))]
    return recap([*lines, Line(3, 2, TurnBegan(0, 2, 3))], NAMES, 0, lambda _place: None)


def test_what_left_a_row_of_a_set_is_told_but_for_rows_that_slide() -> None:
    """An Agent and a Noble are news; other Goods lie at a Good's slot at once, often equal ones."""
    cards = BOX().cards_of(frozenset({"agents", "crimson-seas"})).by_id
    agent, noble, good = (cards[name] for name in ("captain", "huntmaster-heller", "jewels"))
    told = recap_after(
        CalledOn(1, agent, AGENTS.places[1]),
        Kept(1, noble, NOBLES.places[0], ACTION),
        Kept(1, good, GOODS.places[0], ACTION),
    )
    assert [left.card for left in told.left] == [agent, noble]


def called(cards: Iterable[AnyCard], name: str) -> AnyCard:
    return next(card for card in cards if card.name == name)


def test_the_recap_names_who_took_what_by_which_card() -> None:
    truce = called(CATALOG.domains, "Cutthroat's Truce")
    told = recap_after(Built(1, truce, 15), Took(1, 0, Amounts(gold=3), truce))
    assert told.own is not None
    assert told.own.net == (("gold", -3),)
    assert told.own.losses == ("Tamsin took 3 Gold with Cutthroat's Truce",)
    assert told.own.cards == ()
    assert told.own.line == 2  # where it was built


def test_what_a_card_takes_again_is_told_in_one_sum() -> None:
    rogue = called(CATALOG.citizens, "Rogue")
    taken = [Took(1, 0, Amounts(gold=1), rogue), Took(1, 0, Amounts(gold=2), rogue)]
    told = recap_after(Rolled(1, (3, 4)), *taken)
    assert told.own is not None
    assert told.own.losses == ("Tamsin took 3 Gold with Rogue",)
    assert told.others[0].harvest == (("gold", 3),)


def test_a_slain_monster_that_was_taken_is_told_though_no_sum_changes() -> None:
    goblin, thief = called(CATALOG.monsters, "Goblin"), CATALOG.domains[0]
    told = recap_after(CardTaken(1, 0, goblin, thief))
    assert told.own is not None
    assert told.own.net == ()
    assert told.own.losses == (f"Tamsin took Goblin with {thief.name}",)


@pytest.mark.parametrize(
    ("event", "words"), [(Banished, "banished {}"), (TurnedDown, "turned {} face down")]
)
def test_a_card_that_another_banished_or_turned_down_is_told(
    event: type[Banished | TurnedDown], words: str
) -> None:
    """Not what you did to yourself."""
    monk, hall = called(CATALOG.citizens, "Monk"), CATALOG.domains[0]
    told = recap_after(event(1, monk, hall, owner=0))
    assert told.own is not None
    assert told.own.losses == (f"Tamsin {words.format('Monk')} with {hall.name}",)
    mine = recap_after(event(0, monk, hall, owner=0))
    assert mine.own is None or mine.own.losses == ()


@pytest.mark.clause("X8")
def test_what_was_banished_from_the_market_left_it() -> None:
    monk, goblin = called(CATALOG.citizens, "Monk"), called(CATALOG.monsters, "Goblin")
    told = recap_after(Banished(1, monk, goblin, place=5))
    assert [(left.card, left.now) for left in told.left] == [(monk, None)]
    own = recap_after(Banished(1, monk, goblin, owner=1))
    assert own.left == ()


def test_what_is_lost_to_a_card_is_no_gain_of_it() -> None:
    event = CATALOG.events[0]
    told = recap_after(Lost(0, Amounts(magic=2), event))
    assert told.own is not None
    assert told.own.losses == (f"lost 2 Magic to {event.name}",)
    assert told.own.cards == ()


def test_nothing_was_taken_by_who_found_nothing() -> None:
    assert recap_after(Took(1, 0, Amounts(), called(CATALOG.citizens, "Rogue"))).own is None


def test_each_line_told_is_one_of_what_happened() -> None:
    for _, lines, names in some_games()[:8]:
        for seat in range(len(names)):
            told = recap(lines, names, seat, lambda _place: None)
            for other in told.others:
                assert lines[other.line].begins_turn
                assert lines[other.line].seat == other.seat
