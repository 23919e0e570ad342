"""Scores, results and final words of the games for one player (D6, D7, G7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Foe, foes_in
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.score import card_lines, duke_card_lines, score_of
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.neutral import against
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Outcome, Result, Score, ScoreLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.phrases import Phrase


def dark_lord_result(state: State) -> Result:
    """Score both sides; only the ending "exhausted" is decided by points (D6, D7)."""
    player = score_of(state.players, 0, state.table.scores, has_dukes=True)
    rival = _dark_lord_score(state)
    won = "monsters" in state.ending or (
        "overrun" not in state.ending and player.total > rival.total
    )
    return against(player, rival, Outcome.WON if won else Outcome.LOST)


def _dark_lord_score(state: State) -> Score:
    assert state.rival is not None
    surviving = foes_in(state.stacks)
    his = Player(
        0, 0, 0, 0, (), state.rival.citizens, state.rival.domains, surviving, state.rival.duke
    )
    lines = [
        *card_lines("monsters", surviving),
        *card_lines("domains", his.domains),
        *(duke_card_lines(his, his.duke) if his.duke else ()),
    ]
    return Score(1, tuple(lines), 0)


def foes_of_rival(view: View) -> tuple[Foe, ...]:
    """Return the monsters that score for the Dark Lord: the living ones, or in a siege his own."""
    if view.table.setup.solo is Solo.DARK_LORD:
        return foes_in(view.stacks)
    return view.rival.monsters if view.rival else ()


def rival_points(view: View) -> int:
    """Return the Dark Lord's points that the player can count: without his Duke (D7, G7)."""
    his = view.rival
    assert his is not None
    foes = sum(card.points for card in foes_of_rival(view))
    domains = sum(card.points for card in his.domains)
    return foes + domains + (len(his.citizens) if view.table.setup.solo is Solo.SIEGE else 0)


def siege_result(state: State) -> Result:
    """Score both sides: more points win, equal points are a draw (G7)."""
    assert state.rival is not None
    player = score_of(state.players, 0, has_dukes=True)
    lines = [
        *card_lines("monsters", state.rival.monsters),
        *(
            ScoreLine("citizens", 1, say("{card}", card=card.name), (card,), is_public=True)
            for card in state.rival.citizens
        ),
        *card_lines("domains", state.rival.domains),
    ]
    rival = Score(1, tuple(lines), 0)
    difference = player.total - rival.total
    outcome = Outcome.DRAWN if not difference else Outcome.WON if difference > 0 else Outcome.LOST
    return against(player, rival, outcome)


_NARROW = 5
"""The most points by which a game counts as close."""


def dark_lord_verdict(result: Result, ending: tuple[str, ...], _names: Sequence[str]) -> Phrase:
    """Say how the game against the Dark Lord ended (D6, D7)."""
    if "overrun" in ending:
        return say(
            "A column lies in ruins and nobody stands between it and the keep. "
            "The Dark Lord walks in: the game is lost, whatever the scores."
        )
    if "monsters" in ending:
        return say(
            "The last monster has fallen and the Dark Lord commands nothing but echoes. "
            "The kingdom is free: the game is won, whatever the scores."
        )
    return _exhausted(result)


def _exhausted(result: Result) -> Phrase:
    mine, his = _points(result)
    if mine > his:
        return say(
            "The land is spent, but it remembers its own: {mine} points against {his}. "
            "The Dark Lord withdraws to count what he has left.",
            mine=mine,
            his=his,
        )
    if mine == his:
        return say(
            "The land is spent and {mine} points stand against {his}. "
            "A crown needs one more than that: the Dark Lord keeps it.",
            mine=mine,
            his=his,
        )
    return say(
        "The land is spent, and {his} points to {mine} say whose it was. "
        "The Dark Lord takes the empty chair; it fits him badly, but he takes it.",
        mine=mine,
        his=his,
    )


def siege_verdict(result: Result, _ending: tuple[str, ...], _names: Sequence[str]) -> Phrase:
    """Say how a siege ended (G7)."""
    mine, his = _points(result)
    if result.outcome is Outcome.DRAWN:
        return say(
            "{mine} points on either side of the wall. "
            "The siege is over and nobody can say who was besieged.",
            mine=mine,
        )
    if result.outcome is Outcome.LOST:
        return say(
            "The walls held longer than the granary: {mine} points against {his}. "
            "The Dark Lord has the gate opened from within.",
            mine=mine,
            his=his,
        )
    if mine - his <= _NARROW:
        return say(
            "{mine} points against {his}: the gate creaked, but it held. "
            "At dawn the camp before it is empty.",
            mine=mine,
            his=his,
        )
    return say(
        "The siege is broken, {mine} points against {his}. "
        "The Dark Lord leaves his tents behind; the children play king in them.",
        mine=mine,
        his=his,
    )


def _points(result: Result) -> tuple[int, int]:
    assert result.rival is not None
    return result.scores[0].total, result.rival.total
