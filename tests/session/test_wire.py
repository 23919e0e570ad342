"""A view travels to the bots' process and is the same there, with that process's own cards."""

from __future__ import annotations

import pickle

import pytest
from attrs import asdict, evolve

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.session.wire import pack, unpack

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS, Variant.MIXED})),
    "no duke": Setup(players=3, variants=frozenset({Variant.NO_DUKE})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


@pytest.mark.parametrize("name", SETUPS)
def test_an_unpacked_view_is_the_same_and_bots_answer_the_same(name: str) -> None:
    table = (RULES, SETUPS[name], 21)
    game = RULES.deal(*table[1:])
    bot = make_bot(RULES, "random", 4)
    number = 0
    while (decision := game.decision) is not None and number < 60:
        for seat in game.seats:
            view = game.view(seat)
            there = unpack(pack(view, RULES), *table)
            assert there.table is view.table
            assert there.stacks == view.stacks
            assert there.players == view.players
            assert there.agenda == view.agenda
            assert there.rival == view.rival
            assert there.tokens == view.tokens
        asked = unpack(pack(game.view(decision.seat), RULES), *table)
        assert asked.decision is not None
        assert [option.id for option in asked.decision.options] == [
            option.id for option in decision.options
        ]
        for kind in ("greedy", "random"):
            here = make_bot(RULES, kind, number).choose(game.view(decision.seat), decision)
            assert make_bot(RULES, kind, number).choose(asked, asked.decision).id == here.id
        game.choose(bot.choose(game.view(decision.seat), decision))
        number += 1


def test_cards_are_the_receivers_own() -> None:
    table = (RULES, Setup(players=2), 3)
    view = RULES.deal(*table[1:]).view(0)
    there = unpack(pack(view, RULES), *table)
    assert all(
        mine is theirs
        for stack, other in zip(view.stacks, there.stacks, strict=True)
        for mine, theirs in zip(stack, other, strict=True)
    )
    assert asdict(there.players[0], recurse=False) == asdict(view.players[0], recurse=False)


def test_nothing_but_the_engine_is_unpacked() -> None:
    class Harm:
        def __reduce__(self) -> tuple[object, tuple[str]]:
            return print, ("harm",)

    with pytest.raises(pickle.UnpicklingError, match="no part of the rules"):
        unpack(pickle.dumps(Harm()), RULES, Setup(players=2), 3)


def test_a_catalogue_never_travels() -> None:
    table = (RULES, Setup(players=2), 3)
    view = RULES.deal(*table[1:]).view(0)
    alone = pack(view, RULES)
    beside = pack((view, view.table.catalog), RULES)
    assert len(beside) - len(alone) < 100
    assert unpack(beside, *table)[1] is view.table.catalog


def test_a_table_goes_by_name_though_it_is_laid_out_anew() -> None:
    """Only a number of tables are remembered, and a game may outlive them all."""
    table = (RULES, Setup(players=2), 3)
    view = RULES.deal(*table[1:]).view(0)
    packed = pack(evolve(view, table=evolve(view.table)), RULES)
    assert len(packed) == len(pack(view, RULES))
    assert unpack(packed, *table).table is view.table
