"""Whole games in which the Lord of the Undead Samurai came up: worlds, saves, undo, bots, hints."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valeria.sets.nights import comes_up, table_of
from tests.games.valeria.sets.risen import SAMURAI
from tests.games.valeria.sets.shipped import catalog_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.hint import hint
from valeria_desktop.games.valeria.bots.features import at_hand
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.aside import ASIDE, aside_of
from valeria_desktop.games.valeria.rules.setup import RANDOM, Setup, Variant
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

SET = "undead-samurai"
CARDS = catalog_of(SET)
MINION, LORD = CARDS.by_id[SET], CARDS.by_id["undead-samurai-lord-event"]
NIGHTS = frozenset({Variant.EVENT_CARDS})
PLACES = ("domain-3", "citizen-4")


@pytest.mark.clause("US4")
def test_a_player_takes_a_laid_samurai_back_unless_a_card_came_up_before() -> None:
    session = Session.begin(RULES, SAMURAI.setup, default_seats(3), 4)
    for choice in SAMURAI.choices(4):
        session.choose(choice)
    first, second, third = (f"{LORD.id}: lay-on-{place}" for place in ("domain-2", *PLACES))
    session.choose(first)
    assert str(session.undo_refusal) == "A card has been turned up", "with the action before"
    before = digest(session.game)
    session.choose(second)
    after = digest(session.game)
    assert session.undo_refusal is None
    session.undo()
    assert digest(session.game) == before
    session.redo()
    assert digest(session.game) == after
    session.choose(third)
    assert sum(SAMURAI.lying(session.game)) == 4


@pytest.mark.usefixtures("little_effort")
def test_who_is_asked_where_a_samurai_goes_gets_a_hint() -> None:
    game = SAMURAI.at(4)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    proposals = [each for each in hint(RULES, view, None, Stream(5)) if each is not None]
    ranked = {proposal.option for each in proposals for proposal in each.proposals}
    assert ranked
    assert ranked <= {option.id for option in decision.options}


def test_bots_look_at_samurai_on_all_stacks_and_at_the_lord_and_at_none_set_aside() -> None:
    made = table_of(SET)
    plain = at_hand(made.game)
    comes_up(made, LORD.id)
    made.chooses(f"{LORD.id}: lay-on-citizen-4", f"{LORD.id}: lay-on-domain-3")
    foes = [foe for foe, _ in at_hand(made.game).foes]
    assert foes == [*(foe for foe, _ in plain.foes), LORD, MINION, MINION]
    assert len(at_hand(made.game).domains) == len(plain.domains) - 1
    assert ASIDE.places[0] not in made.state.table.layout.open_places


def test_greedy_slays_a_samurai_where_it_is_the_best_deal() -> None:
    made = comes_up(table_of(SET), LORD.id)
    made.chooses(f"{LORD.id}: lay-on-citizen-4", f"{LORD.id}: lay-on-domain-3")
    for number in range(1, 6):
        made.stack(f"monster-{number}", "giant")
    made.holds(0, strength=3).acts(0)
    option = make_bot(RULES, "greedy", 1).choose(made.game.view(0), made.decision)
    assert option.id in {"slay citizen-4", "slay domain-3"}


@pytest.mark.clause("X1", "US2", "US3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_with_the_stack_or_with_the_event(players: int) -> None:
    seen = set()
    for seed in range(8):
        setup = Setup(players, preset=RANDOM, variants=NIGHTS, sets=frozenset({SET}))
        game, chance = RULES.deal(setup, seed), Random(seed)
        seen.add(bool(aside_of(game.snapshot().stacks)))
        while game.decision is not None:
            game.choose(chance.choice(game.decision.options))
        assert game.ending
    assert seen == {True, False}
