"""The check that a state from a snapshot can be played to its end; faults name their field."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.files.agenda import chooser, problems_of_agenda, to_choose
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, RIBBONS, Lane, Paper
from valeria_desktop.games.viscounts.rules.model.ring import lane_of
from valeria_desktop.games.viscounts.rules.model.things import FUTURE
from valeria_desktop.games.viscounts.rules.model.zones import LINE
from valeria_desktop.games.viscounts.rules.turn.castle import AskBump, AskCrowded, CastleWork
from valeria_desktop.games.viscounts.rules.turn.pairs import NeutralSetUp
from valeria_desktop.games.viscounts.rules.turn.piles import FEWEST
from valeria_desktop.games.viscounts.rules.turn.scrolls import FOR_A_BONUS
from valeria_desktop.games.viscounts.rules.turn.turn import AskPlay
from valeria_desktop.games.viscounts.solo.turn import TurnUpScheme
from valeria_desktop.kernel.zones import disordered, unbalanced, unfit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.model.player import NeutralSide, Player, Side
    from valeria_desktop.games.viscounts.rules.model.state import State


def problems(state: State) -> Iterator[str]:
    """Yield the faults of a state, zone by zone; the first fault may cause the others."""
    yield from unfit(state)
    if state.start >= len(state.players):
        yield "start must be a player's seat"
    yield from _of_places(state)
    yield from unbalanced(state)
    yield from disordered(state)
    yield from _of_time(state)
    for seat, player in enumerate(state.players):
        yield from _of_player(state, seat, player)
    yield from _of_rival(state)
    yield from _of_ring(state)
    yield from _of_castle(state)
    yield from _of_bonuses(state)
    yield from _of_end(state)
    yield from problems_of_agenda(state)


def _of_places(state: State) -> Iterator[str]:
    """Check who is there: later checks look at every side by its seat."""
    if (state.rival is None) != (state.table.neutral is None):
        yield "rival must be there in a game for one player, and in no other"
    for seat, side in enumerate(_sides(state)):
        if side.seat != seat:
            yield f"{_name(state, seat)}.seat must be {seat}"
    if any(built and not 0 <= built.seat < state.table.colours for built in state.spots):
        yield "spots must name seats"


def _sides(state: State) -> list[Side]:
    return [*state.players, *([state.rival] if state.rival is not None else [])]


def _name(state: State, seat: int) -> str:
    return "rival" if seat == state.table.neutral else f"players[{seat}]"


def _of_time(state: State) -> Iterator[str]:
    """Yield the faults of round and turn, which follow from one another (WK110)."""
    colours = state.table.colours
    offset = (state.active - state.start) % colours
    if not state.turn:
        if state.round or state.active != chooser(state):
            yield "round must be 0 in the set-up, and active whoever chooses"
    elif state.round < 1 or state.turn != (state.round - 1) * colours + offset + 1:
        yield "turn must be that of the round and the active player"


# --- players


def _of_player(state: State, seat: int, player: Player) -> Iterator[str]:
    where = _name(state, seat)
    laid = [pair.card for pair in state.table.pairs]
    if (player.card is None) != (seat in to_choose(state)):
        yield f"{where}.card must be missing until it is chosen"
    elif player.card is not None and player.card not in laid:
        yield f"{where}.card must be one of the cards that were laid out"
    if (player.space == NOBODY) != (player.card is None):
        yield f"{where}.space must be a space once there is a card"
    if state.is_set_up and player.owned < FEWEST:
        yield f"{where} must own at least {FEWEST} cards"
    if not state.is_set_up and (player.hand or any(player.line)):
        yield f"{where} must have no cards in hand or on the board in the set-up"
    is_playing = AskPlay(seat) in state.agenda
    yield from _of_line(state, seat, tuple(player.line), is_playing=is_playing)
    if player.corruption > player.virtue:
        yield f"{where}.corruption must not be beyond virtue"


def _of_line(
    state: State, seat: int, line: tuple[object, ...], *, is_playing: bool
) -> Iterator[str]:
    """Check that a board has as many cards as turns were played, without gaps (WK23, WK24)."""
    colours = state.table.colours
    has_begun = (seat - state.start) % colours <= (state.active - state.start) % colours
    turns = max(state.round - (not has_begun), 0)
    cards = [card is not None for card in line]
    wanted = [turn < turns for turn in range(LINE)]
    if is_playing:
        wanted = [False, *(turn < turns - 1 for turn in range(LINE - 1))]
    if cards != wanted:
        yield f"{_name(state, seat)}.line must have the cards of the turns so far"


def _of_rival(state: State) -> Iterator[str]:
    rival = state.rival
    if rival is None:
        return
    seat = rival.seat
    if (rival.space == NOBODY) != (NeutralSetUp() in state.agenda):
        yield "rival.space must be a space once it is set up"
    elif rival.space != NOBODY and lane_of(rival.space) is Lane.INNER:
        yield "rival.space must be on the outer path"
    if rival.silver:
        yield "rival.silver must be 0: resources stand for it"
    if rival.corruption > rival.virtue:
        yield "rival.corruption must not be beyond virtue"
    is_playing = TurnUpScheme() in state.agenda
    yield from _of_line(state, seat, tuple(rival.line), is_playing=is_playing)
    yield from _of_known(rival)


def _of_known(rival: NeutralSide) -> Iterator[str]:
    known = set(rival.known)
    open_ = {each for each in (*rival.line, *rival.discard) if each and each.deck == FUTURE}
    if len(known) != len(rival.known) or any(each.deck != FUTURE for each in known):
        yield "rival.known must be different future schemes"
    if not open_ <= known or known & set(rival.futures):
        yield "rival.known must be the future schemes that have come to light"
    if any(each.deck != FUTURE for each in rival.futures):
        yield "rival.futures must be future schemes"


# --- the table


def _of_ring(state: State) -> Iterator[str]:
    for seat, side in enumerate(_sides(state)):
        squares = state.table.squares(seat)
        freed = Counter(squares[number - 1].building for number in side.freed)
        built = Counter(each.type for each in state.spots if each and each.seat == seat)
        if freed != built:
            yield f"{_name(state, seat)}.freed must be the squares of the buildings on the ring"


def _of_castle(state: State) -> Iterator[str]:
    most = max(state.third)
    if (state.leader == NOBODY) != (most == 0) or (most and state.third[state.leader] != most):
        yield "leader must have the most workers in the third tier"
    if any(isinstance(step, CastleWork | AskBump | AskCrowded) for step in state.agenda):
        return
    tiers = state.table.catalog.tiers
    for name, sections, tier in zip(("first", "second"), (state.first, state.second), tiers):  # noqa: B905 - the third tier has no sections
        if any(sum(section) > tier.limit for section in sections):
            yield f"{name} must have at most {tier.limit} workers in a section"


def _of_bonuses(state: State) -> Iterator[str]:
    for ribbon in RIBBONS:
        holder = state.bonuses[ribbon.at]
        owned = [sum(m.ribbon is ribbon for m in side.manuscripts) for side in _sides(state)]
        most = max(owned)
        if (holder == NOBODY) != (most < FOR_A_BONUS) or (
            holder != NOBODY and owned[holder] < FOR_A_BONUS
        ):
            yield f"bonuses: the {ribbon} one must belong to whoever has three manuscripts"


def _of_end(state: State) -> Iterator[str]:
    players = len(state.players)
    left = {Paper.DEBT: state.debts_left, Paper.DEED: state.deeds_left}
    for paper, number in left.items():
        most = state.table.catalog.paper(paper).above[players - 1]
        if number > most or (number != most and not state.is_set_up):
            yield f"{paper}s_left must be at most {most}, and all of them in the set-up"
    rounds = (state.round, state.round + 1) if not all(left.values()) else (0,)
    if state.last_round not in rounds:
        yield "last_round must be there when an end card is revealed, and only then"
    names = {Paper.DEBT: "poverty", Paper.DEED: "prosperity"}
    revealed = tuple(names[paper] for paper, number in left.items() if not number)
    if state.ending and (state.ending != revealed or state.round != state.last_round):
        yield "ending must be the revealed cards, in the last round"
    chosen = players - len(to_choose(state))
    if state.is_set_up and state.pairs:
        yield "pairs must be empty once all have chosen"
    taken = {player.card for player in state.players}
    open_ = tuple(pair for pair in state.table.pairs if pair.card not in taken)
    if not state.is_set_up and state.pairs != open_:
        yield f"pairs must be those that {chosen} have left"
