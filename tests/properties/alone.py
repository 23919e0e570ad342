"""What holds at every decision of the games for one player, and at their ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.rows import CITIZENS, COLUMNS, DOMAINS, MARKET, MONSTERS
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.kernel.score import Outcome

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.score import Result

ENDINGS = {"monsters", "exhausted", "overrun"}
ENOUGH_EXHAUSTED = 5


def check_piles(state: State) -> None:
    """Check that all lies face down in the deck or face up on the three piles (G1, G3)."""
    assert len(state.stacks) == len(state.face_down) == DECK + 1
    assert not any(state.stacks[: MARKET.size])
    assert state.face_down == [0] * DECK + [len(state.stacks[DECK])]
    for place in (*PILES, DECK):
        assert all(isinstance(card, Foe | Citizen | Domain) for card in state.stacks[place])
    assert not state.pile
    assert not state.tokens
    # three cards a turn, dealt after the harvest of the turn
    begun = state.table.setup.deck - 3 * state.turn
    assert len(state.stacks[DECK]) in {begun, begun + 3}
    assert len(_taken(state)) <= state.turn


def _taken(state: State) -> list[Foe | Citizen | Domain]:
    assert state.rival is not None
    return [*state.rival.citizens, *state.rival.domains, *state.rival.monsters]


def check_rival(state: State) -> None:
    """Check what the Dark Lord has: cards, and in his own game a Duke (D1, G4)."""
    solo, rival = state.table.setup.solo, state.rival
    assert (rival is None) == (solo is None)
    if rival is None:
        return
    assert (rival.gold, rival.strength, rival.magic, rival.points) == (0, 0, 0, 0)
    assert (rival.starters, rival.dealt) == ((), ())
    assert (rival.duke is None) == (solo is Solo.SIEGE)
    assert rival.duke not in state.players[0].dealt
    if solo is Solo.DARK_LORD:
        assert not rival.monsters
    assert bool(state.ending) == (not state.agenda)


def check_solo_end(game: Game) -> None:
    """Check the end of a game for one player, and that both scores add up: D6, D7, G7."""
    result = game.result()
    rival, outcome = result.rival, result.outcome
    assert rival is not None
    assert rival.total == sum(line.points for line in rival.lines)
    assert all(str(line.cause) for line in rival.lines)
    assert not rival.of("board")
    assert result.winners == ((0,) if outcome is Outcome.WON else ())
    assert not result.by_tie_break
    if game._state.table.setup.solo is Solo.SIEGE:
        _check_end_of_siege(game._state, result)
    else:
        _check_end_of_dark_lord(game._state, result)


def _check_end_of_siege(state: State, result: Result) -> None:
    assert state.ending == ("siege",)
    assert not state.stacks[DECK]
    assert 3 * state.turn == state.table.setup.deck
    taken = _taken(state)
    assert len(taken) == state.turn  # he takes one card in each turn
    mine, rival = result.scores[0].total, result.rival
    assert rival is not None
    assert rival.total == sum(1 if isinstance(card, Citizen) else card.points for card in taken)
    assert result.outcome is (
        Outcome.WON if mine > rival.total else Outcome.LOST if mine < rival.total else Outcome.DRAWN
    )


def _check_end_of_dark_lord(state: State, result: Result) -> None:
    assert state.rival is not None
    assert result.rival is not None
    assert result.rival.of("domains") == sum(card.points for card in state.rival.domains)
    foes = [card for stack in state.stacks for card in stack if isinstance(card, Foe)]
    assert result.rival.of("monsters") == sum(card.points for card in foes)
    all_slain = all(state.is_exhausted(place) for place in MONSTERS.places)
    exhausted = sum(state.is_exhausted(place) for place in range(MARKET.size))
    (ending,) = state.ending
    assert ending in ENDINGS
    if ending == "overrun":
        assert result.outcome is Outcome.LOST
        assert any(_is_bare(state, column) for column in range(COLUMNS))
    elif ending == "monsters":
        assert all_slain
        assert result.outcome is Outcome.WON
    else:
        assert exhausted >= ENOUGH_EXHAUSTED
        assert not all_slain
        won = result.scores[0].total > result.rival.total
        assert result.outcome is (Outcome.WON if won else Outcome.LOST)


def _is_bare(state: State, column: int) -> bool:
    places = (
        CITIZENS.places.start + column,
        CITIZENS.places.start + COLUMNS + column,
        DOMAINS.places.start + column,
    )
    return not any(isinstance(state.top(place), Citizen | Domain) for place in places)
