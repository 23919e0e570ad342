"""Whether a state that was read can be played to its end; if not, which field is at fault."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files.agenda import problems_of_agenda
from valeria_desktop.games.valencia.rules.model.cards import ORDER, in_order, plain_deck
from valeria_desktop.games.valencia.rules.model.guild import (
    FIRST_GUILD_SEAT,
    GOODS_OF_A_GUILD,
    GUILDS,
    MERCHANTS,
    SEATS,
)
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, GUILD_PARTS
from valeria_desktop.games.valencia.rules.model.player import FAMILY, Stage
from valeria_desktop.games.valencia.rules.model.seats import NINA, NOBODY
from valeria_desktop.games.valencia.rules.round.abilities import KeepDrawn
from valeria_desktop.games.valencia.rules.round.auction import (
    CARDS_OF_NINA,
    Auction,
    Clear,
    Settle,
)
from valeria_desktop.games.valencia.rules.round.choosing import ChooseTasks
from valeria_desktop.games.valencia.rules.round.evening import (
    BeginFountain,
    BeginPalm,
    BuildFountain,
    PlantPalm,
)
from valeria_desktop.games.valencia.rules.round.planning import DrawFirst, Plan
from valeria_desktop.games.valencia.rules.setup import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.model.player import Player
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.games.valencia.rules.steps import Step


def problems(state: State) -> Iterator[str]:
    """Name what can't be played, field by field; after the first the rest may make no sense."""
    yield from _of_sizes(state)
    yield from _of_table(state)
    yield from problems_of_agenda(state)
    yield from _of_places(state)
    for seat in range(len(state.players)):
        yield from _of_player(state, seat)
    yield from _of_goods(state)
    yield from _of_tasks(state)
    yield from _of_nina(state)
    yield from _of_bids(state)


def _of_sizes(state: State) -> Iterator[str]:
    for name, size in (
        ("players", state.table.setup.players),
        ("council", SEATS),
        ("supply", len(GUILDS)),
        ("city", len(state.table.city.cells)),
    ):
        if len(getattr(state, name)) != size:
            yield f"{name} must have {size} entries, not {len(getattr(state, name))}"
    for name in ("figure", "active"):
        if not 0 <= getattr(state, name) < len(state.players):
            yield f"{name} is no seat"
    if state.recalls < 0:
        yield "recalls must be at least 0"


def _of_table(state: State) -> Iterator[str]:
    table = state.table
    for name, things in (("boards", table.boards), ("fountains_of_rounds", table.fountains)):
        if len(things) != ROUNDS or len({thing.id for thing in things}) != ROUNDS:
            yield f"{name} must be {ROUNDS} different ones"


def _of_places(state: State) -> Iterator[str]:
    city, seats = state.table.city, range(len(state.players))
    for cell, owner in enumerate(state.city):
        if owner != NOBODY and (owner not in seats or city.cells[cell] is None):
            yield f"city: nobody can stand at {city.name(cell)}"
    if any(owner != NOBODY and owner not in seats for owner in state.council):
        yield "council must name seats"
    if any(
        each.seat not in seats
        or not FIRST_GUILD_SEAT <= each.place < MERCHANTS
        or state.council[each.place] == NOBODY
        for each in state.assistants
    ):
        yield "assistants must stand beside somebody on a guild's seat"
    palms, built = state.palms, [each.site for each in state.fountains]
    if len(set(palms)) != len(palms) or not set(palms) <= set(city.bushes):
        yield "palms must stand on different bushes"
    if len(set(built)) != len(built) or not set(built) <= set(city.sites):
        yield "fountains must stand on different sites"
    known = [each.fountain for each in state.fountains]
    so_far = state.table.fountains[: _rounds_with(state, BeginFountain(), BuildFountain)]
    if len(set(known)) != len(known) or not set(known) <= set(so_far):
        yield "fountains must be those of the rounds so far"
    if len(palms) > _rounds_with(state, BeginPalm(), PlantPalm):
        yield "palms must be those of the rounds so far"


def _rounds_with(state: State, begin: Step, ask: type[Step]) -> int:
    """Count the rounds in which a step is over."""
    is_to_come = begin in state.agenda or any(isinstance(step, ask) for step in state.agenda)
    return max(state.round - is_to_come, 0)


def _of_player(state: State, seat: int) -> Iterator[str]:
    player, where = state.players[seat], f"players[{seat}]"
    for name in ("coins", "members", "prestige", "privileges", "shown"):
        if getattr(player, name) < 0:
            yield f"{where}.{name} must be at least 0"
    if len(player.goods) != len(GUILDS) or min(player.goods) < 0:
        yield f"{where}.goods must be numbers of each guild's goods"
    there = state.city.count(seat) + state.on_council(seat) + player.members
    if there != FAMILY:
        yield f"{where}.members must make up a family of {FAMILY}, not {there}"
    yield from _of_cards(state, seat, player, where)
    if (player.stage is not Stage.NONE) != (_is_planning(state, seat)):
        yield f"{where}.stage must be that of whoever plans"
    yield from _of_stage(player, where)


def _of_cards(state: State, seat: int, player: Player, where: str) -> Iterator[str]:
    revealed = [card for bid in state.bids if bid.seat == seat for card in bid.cards]
    held = [*player.deck, *player.hand, *player.opened, *player.used, *revealed]
    held += [card for stack in player.stacks for card in stack]
    if Counter(held) != Counter(state.table.deck):
        yield f"{where}: deck, hand, stacks, used and bids must be the cards of a deck"
    for name in ("hand", "opened", "used"):
        if getattr(player, name) != in_order(getattr(player, name)):
            yield f"{where}.{name} must have the highest card first"
    if any(not stack or stack != in_order(stack) for stack in player.stacks):
        yield f"{where}.stacks must have cards, the highest first"
    drawn = len(held) - len(player.used) - len(revealed)
    if player.shown != (len(player.deck) if state.plans_told else drawn):
        yield f"{where}.shown must be the size of the deck, as it was before planning"
    if DrawFirst(seat) in state.agenda and player.stacks:
        yield f"{where}.stacks must be empty until they are made"
    size = min(len(player.known), len(player.deck))
    if len(player.known) > player.shown or player.known[:size] != player.deck[:size]:
        yield f"{where}.known must lie at the bottom of the deck"


def _is_planning(state: State, seat: int) -> bool:
    return bool(state.agenda) and state.agenda[-1] == Plan(seat)


def _of_stage(player: Player, where: str) -> Iterator[str]:
    fits = {
        Stage.NONE: not player.hand and not player.opened,
        Stage.DRAW: bool(player.hand and player.deck) and not player.opened and not player.stacks,
        Stage.SPLIT: bool(player.hand and player.opened),
        Stage.CLOSE: bool(player.stacks) and not player.hand and not player.opened,
    }
    if not fits[player.stage]:
        yield f"{where}.stage does not fit hand and stacks"
    if player.hand and player.opened and ORDER[player.opened[0]] > ORDER[player.hand[0]]:
        yield f"{where}.opened must begin with the highest card"


def _of_goods(state: State) -> Iterator[str]:
    for guild in GUILDS:
        held = sum(player.goods[guild.place] for player in state.players)
        if min(state.supply) < 0 or held + state.supply[guild.place] != GOODS_OF_A_GUILD:
            yield f"supply and goods must be {GOODS_OF_A_GUILD} of {guild.value}"


def _of_tasks(state: State) -> Iterator[str]:
    held = [task for player in state.players for task in (*player.tasks, *player.offered)]
    tasks = [*held, *state.task_deck]
    if len(set(tasks)) != len(tasks) or not set(tasks) <= set(state.table.tasks):
        yield "tasks and task_deck must be different cards of the game"
    for seat, player in enumerate(state.players):
        is_choosing = bool({ChooseTasks(seat), KeepDrawn(seat)}.intersection(state.agenda))
        if player.offered and not is_choosing:
            yield f"players[{seat}].offered must be empty unless one is chosen"
        if not (player.tasks or player.offered):
            yield f"players[{seat}].tasks must have one at least"


def _of_nina(state: State) -> Iterator[str]:
    cards = [*state.nina, *state.nina_used]
    expected = plain_deck() if state.table.setup.has_nina else ()
    if Counter(cards) != Counter(expected) or state.nina_used != in_order(state.nina_used):
        yield "nina and nina_used must be her deck"
    used = _cards_of_nina(state) if state.table.setup.has_nina else 0
    if len(state.nina_used) != used:
        yield f"nina_used must have {used} cards by now"


def _cards_of_nina(state: State) -> int:
    """Count what she has turned up in all auctions that are over (VA40)."""
    agenda = state.agenda
    is_bidding = any(isinstance(step, Settle) for step in agenda)
    in_round = sum(
        number
        for part, number in CARDS_OF_NINA.items()
        if Auction(part) not in agenda and not (is_bidding and part is state.part)
    )
    return in_round + sum(CARDS_OF_NINA.values()) * max(state.round - 1, 0)


def _of_bids(state: State) -> Iterator[str]:
    seats = [bid.seat for bid in state.bids]
    known = {*range(len(state.players))}
    if state.table.setup.has_nina and state.part in GUILD_PARTS and Clear() in state.agenda:
        known.add(NINA)
    if len(set(seats)) != len(seats) or not known.issuperset(seats):
        yield "bids must be of different seats"
    if seats and state.part not in AUCTIONS:
        yield "bids must be empty where there is no auction"
    if any(bid.cards != in_order(bid.cards) for bid in state.bids):
        yield "bids must have the highest card first"
    ninas = Counter(card for bid in state.bids if bid.seat == NINA for card in bid.cards)
    if ninas - Counter(state.nina_used):
        yield "bids must be of cards that Nina has used"
