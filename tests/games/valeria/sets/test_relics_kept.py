"""Relics: each player keeps one of two in secret (RE1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.sets.relic_tables import (
    AS_ACTIONS,
    CARDS,
    RELICS,
    STANDING,
    WITH,
    dealt,
    own,
    relics_of,
    table,
)
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.files.snapshot import dump, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.events import KeepsakeKept, KeepsakeShown
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.keepsakes import IN_BOX
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Level, Setup, Solo, Variant
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game


def test_thirteen_relics_ten_of_them_used_as_an_action() -> None:
    assert len(RELICS) == 13
    assert sorted(STANDING) == ["evermap", "thunder-axe", "violet-ring"]
    assert len(AS_ACTIONS) == 10


@pytest.mark.clause("RE1")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_keeps_one_of_two_and_all_show_them_together(
    players: int, edition: Edition
) -> None:
    game = dealt(players=players, edition=edition)
    asked, kept = [], {}
    while (decision := game.decision) is not None and decision.prompt is Prompt.KEEP:
        assert decision.question.privacy is Privacy.CURTAIN
        assert len(decision.options) == 2
        assert not any(relics_of(game, seat) for seat in range(players))
        asked.append(decision.seat)
        kept[decision.seat] = decision.options[-1].id
        game.choose(decision.options[-1])
    first = game.snapshot().first
    assert asked == [(first + number) % players for number in range(players)]
    for seat in range(players):
        (relic,) = relics_of(game, seat)
        assert f"keep {relic.id}" == kept[seat]
        assert game.snapshot().players[seat].secret == ()
    assert len(game.snapshot().stacks[IN_BOX]) == 13 - players


@pytest.mark.clause("RE1")
def test_relics_are_dealt_when_the_dukes_are_kept_and_not_before() -> None:
    game: Game = RULES.deal(Setup(3, sets=WITH), 1)
    barrier = Barrier.NONE
    while game.decision is not None and game.decision.prompt is Prompt.DUKE:
        assert not any(player.secret for player in game.snapshot().players)
        barrier = game.choose(game.decision.options[0]).barrier
    assert barrier & Barrier.REVEAL, "they are seen, so no Duke can be chosen again"
    assert [len(player.secret) for player in game.snapshot().players] == [2, 2, 2]
    assert game.decision is not None
    assert str(game.decision.words()) == "which Relic do you keep?"
    assert str(game.decision.public.words()) == "which card do you keep?"


@pytest.mark.clause("RE1", "V3")
def test_without_dukes_relics_are_the_first_choice() -> None:
    game: Game = RULES.deal(Setup(2, sets=WITH, variants=frozenset({Variant.NO_DUKE})), 1)
    assert game.decision is not None
    assert game.decision.prompt is Prompt.KEEP


@pytest.mark.clause("RE1", "S12")
def test_nobody_sees_the_relics_of_others_before_all_are_shown() -> None:
    game = dealt()
    outcome = game.opening
    while (decision := game.decision) is not None and decision.prompt is Prompt.KEEP:
        secrets = [own(game, seat) for seat in game.seats]
        assert sorted(map(len, secrets)) == [2, 2, 2]
        for seat in game.seats:
            view = game.view(seat)
            others = [player.secret for other, player in enumerate(view.players) if other != seat]
            assert others == [(None, None), (None, None)]
            assert set(view.stacks[IN_BOX]) == {None}
        assert all(player.secret == (None, None) for player in game.public_view(0).players)
        outcome = game.choose(decision.options[0])
        told = [event for event in outcome.events if isinstance(event, KeepsakeKept)]
        assert [event.audience for event in told] == [decision.seat]
    shown = [event for event in outcome.events if isinstance(event, KeepsakeShown)]
    assert [event.audience for event in shown] == [None] * 3
    assert outcome.barrier & Barrier.REVEAL
    for seat in game.seats:
        for other in game.seats:
            assert len(game.view(seat).players[other].laid) == 1


@pytest.mark.clause("RE1")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_worlds_keep_what_a_seat_knows_and_deal_the_rest_anew(chosen: int) -> None:
    game = dealt(seed=4)
    for _ in range(chosen):
        assert game.decision is not None
        game.choose(game.decision.options[1])
    seen: set[str] = set()
    for seat in game.seats:
        mine = game.snapshot().players[seat].secret
        for number in range(30):
            world = imagine(game.view(seat), Stream(number)).snapshot()
            assert world.players[seat].secret == mine
            dealt_there = [card for player in world.players for card in player.secret]
            assert {*dealt_there, *world.stacks[IN_BOX]} == set(RELICS)
            assert len(dealt_there) + len(world.stacks[IN_BOX]) == 13
            seen.update(card.id for card in world.players[seat - 1].secret)
    assert len(seen) == 13, "a rival may have each of them"


@pytest.mark.clause("RE1")
def test_a_save_holds_the_choice_at_each_of_its_moments() -> None:
    game: Game = RULES.deal(Setup(3, sets=WITH), 2)
    for _ in range(8):
        again = RULES.restore(RULES.dump(game))
        assert RULES.dump(again) == RULES.dump(game)
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    assert game.decision is not None
    assert game.decision.prompt is not Prompt.KEEP


@pytest.mark.parametrize(
    ("field", "value"),
    [("secret", []), ("secret", ["gold-bastion"]), ("laid", [["relics", ["gold-bastion"]]])],
)
def test_a_save_with_too_few_or_too_many_relics_is_refused(field: str, value: Any) -> None:  # noqa: ANN401 - plain data
    data = dump(dealt())
    data["players"][0][field] = value
    with pytest.raises(SnapshotError, match=r"players\[0\]"):
        restore(data, CARDS)


@pytest.mark.clause("RE1", "F4")
def test_a_relic_does_not_count_where_the_fewest_cards_break_a_tie() -> None:
    made = table("gold-bastion")
    assert made.score(0).tie_break == made.score(1).tie_break


@pytest.mark.clause("RE1", "X24")
@pytest.mark.parametrize("level", Level)
def test_alone_against_the_dark_lord_one_of_two_is_kept(level: Level) -> None:
    game = dealt(players=1, solo=Solo.DARK_LORD, level=level)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    state = game.snapshot()
    assert len(relics_of(game, 0)) == 1
    assert state.rival is not None
    assert not state.rival.laid
