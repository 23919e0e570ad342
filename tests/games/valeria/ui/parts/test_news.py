"""What came stays new until its owner's next roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.parts.card_groups import News

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene

SCENE = Table().scene(0)
CARDS = shipped_catalog().by_id


def at(turn: int, active: int, phase: Phase = Phase.ACTIONS, *names: str) -> Scene:
    """A scene of a turn in which the first player has these citizens."""
    cards = tuple(CARDS[name] for name in names)
    player = evolve(SCENE.view.players[0], citizens=cards)  # type: ignore[arg-type]  # citizens
    players = (player, *SCENE.view.players[1:])
    view = evolve(SCENE.view, players=players, turn=turn, active=active)
    return evolve(SCENE, view=view, phase=phase)


def seen(*scenes: Scene) -> frozenset[str]:
    news = News()
    for scene in scenes:
        news.watch(scene)
    return news.of(0)


def test_what_lies_there_at_first_is_not_new() -> None:
    assert not seen(at(3, 0, Phase.ACTIONS, "cleric"))


def test_a_card_that_comes_is_new() -> None:
    assert seen(at(3, 0), at(3, 0, Phase.ACTIONS, "cleric")) == {"cleric"}


def test_one_more_of_a_card_is_new() -> None:
    before = at(3, 0, Phase.ACTIONS, "cleric")
    assert seen(before, at(3, 0, Phase.ACTIONS, "cleric", "cleric")) == {"cleric"}


def test_it_stays_new_while_others_play_and_until_the_dice_have_rolled() -> None:
    got = (at(3, 0), at(3, 0, Phase.ACTIONS, "cleric"))
    others = at(4, 1, Phase.ACTIONS, "cleric")
    before = at(5, 0, Phase.ROLL, "cleric")
    assert seen(*got, others) == {"cleric"}
    assert seen(*got, others, before) == {"cleric"}
    assert not seen(*got, others, before, at(5, 0, Phase.HARVEST, "cleric"))


def test_what_is_taken_back_is_not_new() -> None:
    got = at(3, 0, Phase.ACTIONS, "cleric")
    assert not seen(at(3, 0), got, at(3, 0))


def test_a_leap_over_rounds_and_another_game_bring_nothing_new() -> None:
    assert not seen(at(3, 0), at(30, 0, Phase.ACTIONS, "cleric"))
    cleric = at(3, 0, Phase.ACTIONS, "cleric")
    assert not seen(at(3, 0), evolve(cleric, seats=(*SCENE.seats, SCENE.seats[0])))
