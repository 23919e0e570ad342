"""Other worlds: games that differ from a true one only in what a seat can't know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.properties.players import pick
from valeria_desktop.games.valeria.rules.deal import ChooseDuke
from valeria_desktop.games.valeria.rules.game import Game, imagine
from valeria_desktop.games.valeria.rules.keepsakes import IN_BOX
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
from valeria_desktop.games.valeria.rules.model.pile import faces_of_pile
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.rows import CITIZENS, DOMAINS
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from tests.properties.players import Temper
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.view import View

_CITIZENS_IN_EVERY_DECK = 3


def other_world(game: Game, seat: int, chance: Random) -> Game:
    """Deal everything hidden from a seat again, from the truth; the chance to come as well."""
    state = game.snapshot()
    state.seed = chance.getrandbits(64)
    if state.table.setup.solo is Solo.SIEGE:
        _swap_deck(state, chance)
    else:
        _swap_domains(state, chance)
    if state.table.setup.mixed:
        _swap_citizens(state, chance)
    if state.table.setup.has_dukes:
        _swap_dukes(state, seat, chance, over=game.is_over)
    _swap_pile(state, chance)
    _swap_supplies(state, game.view(seat), chance)
    _swap_keepsakes(state, seat, chance)
    world = Game(state)
    world.collects_events = True
    return world


def check_worlds(here: Game, seat: int, chance: Random, temper: Temper, decisions: int) -> None:
    """Play on in a world and in another one that a seat can't tell from it: all looks the same.

    Dice and cards turned up tell the worlds apart, and so do other players' Dukes; a choice says
    that they did (it is a barrier to undo), and then another world is made of what is left unknown.
    """
    here.collects_events = True
    there = other_world(here, seat, chance)
    for _ in range(decisions):
        view = here.view(seat)
        assert there.view(seat) == view
        dreams = [imagine(game.view(seat), Stream(7)) for game in (here, there)]
        assert dreams[0]._state == dreams[1]._state
        decision = here.decision
        if decision is None:
            return
        option = pick(chance, decision, temper)
        outcome = here.choose(option)
        if decision.prompt in {Prompt.DUKE, Prompt.KEEP} and decision.seat != seat:
            there = other_world(here, seat, chance)
            continue
        other = there.choose(option.id)
        if outcome.barrier & (Barrier.DICE | Barrier.REVEAL) or here.is_over:
            there = other_world(here, seat, chance)
        else:
            assert other.barrier == outcome.barrier
            assert other.for_seat(seat) == outcome.for_seat(seat)


def _sides(state: State) -> list[Player]:
    """Return everyone who has cards: the players, and the Dark Lord."""
    return [*state.players, *([state.rival] if state.rival else [])]


def _swap_deck(state: State, chance: Random) -> None:
    """Shuffle the siege's deck, with other domains and, in a longer game, other citizens (G1)."""
    deck = list(state.stacks[DECK])
    kept = [card for card in deck if not isinstance(card, Domain | Citizen)]
    seen = [card for place in PILES for card in state.stacks[place]]
    for side in _sides(state):
        seen += [*side.citizens, *side.domains]
    domains = [card for card in state.table.domains if card not in seen]
    kept += chance.sample(domains, sum(isinstance(card, Domain) for card in deck))
    extra: list[Card] = []
    for citizen in state.table.citizens:
        owing = max(0, _CITIZENS_IN_EVERY_DECK - seen.count(citizen))
        kept += [citizen] * owing
        extra += [citizen] * (citizen.copies - seen.count(citizen) - owing)
    kept += chance.sample(extra, len(deck) - len(kept))
    chance.shuffle(kept)
    state.lay(DECK, tuple(kept))


def _swap_domains(state: State, chance: Random) -> None:
    seen: list[Card] = [*state.banished]
    for side in _sides(state):
        seen += [*side.domains, *side.domains_down]
    for place in DOMAINS.places:
        seen += state.stacks[place][state.face_down[place] :]
    pool: list[Card] = [card for card in state.table.domains if card not in seen]
    chance.shuffle(pool)
    for place in DOMAINS.places:
        _deal_face_down(state, place, pool)


def _swap_citizens(state: State, chance: Random) -> None:
    for place, group in zip(CITIZENS.places, state.table.catalog.numbers.values(), strict=True):
        pool: list[Card] = [card for card in group for _ in range(card.copies)]
        seen: list[Card] = [*state.stacks[place][state.face_down[place] :]]
        for side in _sides(state):
            seen += [card for card in (*side.citizens, *side.citizens_down) if card in group]
        seen += [card for card in state.banished if card in group]
        for card in seen:
            if card in pool:
                pool.remove(card)
        chance.shuffle(pool)
        _deal_face_down(state, place, pool)


def _deal_face_down(state: State, place: int, pool: list[Card]) -> None:
    hidden = state.face_down[place]
    dealt = tuple(pool.pop() for _ in range(hidden))
    state.lay(place, dealt + state.stacks[place][hidden:])


def _swap_dukes(state: State, seat: int, chance: Random, *, over: bool) -> None:
    """Deal the others new Dukes; those they kept are known when the game is over."""
    known: list[Card] = [*state.players[seat].dealt]
    if over:
        known += [player.duke for player in state.players if player.duke is not None]
    pool = [card for card in state.table.catalog.dukes if card not in known]
    chance.shuffle(pool)
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        kept = player.duke if over and player.duke else pool.pop()
        dealt = [kept, pool.pop()]
        chance.shuffle(dealt)
        player.dealt = (dealt[0], dealt[1])
        player.duke = None if ChooseDuke(other) in state.agenda else kept
    if state.table.setup.solo is Solo.DARK_LORD and state.rival and not over:
        state.rival.duke = pool.pop()


def _swap_pile(state: State, chance: Random) -> None:
    """Deal the events of the pile again; the chosen ones are in the game for sure (V4, FF2).

    Hidden cards of one layer are shuffled together, and those of each sort stay as many.
    """
    faces = faces_of_pile(state.pile, state, state)
    pile = list(state.pile)
    for layer in state.table.pile:
        inside = set(layer.cards)
        heights = [at for at, face in enumerate(faces) if face is None and pile[at] in inside]
        cards = [pile[height] for height in heights]
        for sort in (state.table.catalog.events, state.table.catalog.event_cards):
            _exchange(state, cards, sort, faces, chance)
        chance.shuffle(cards)
        for height, card in zip(heights, cards, strict=True):
            pile[height] = card
    state.pile = tuple(pile)


def _exchange(
    state: State,
    cards: list[Card],
    sort: Iterable[Card],
    faces: Iterable[Card | None],
    chance: Random,
) -> None:
    """Put other unseen cards of a sort in place of the hidden ones, the chosen ones first."""
    places = [at for at, card in enumerate(cards) if card in sort]
    seen = {card for stack in state.stacks for card in stack} | set(faces) | set(state.banished)
    seen |= {card for side in _sides(state) for card in side.monsters}
    chosen = {*state.table.setup.events, *state.table.setup.event_cards}
    unseen = [card for card in sort if card not in seen]
    chance.shuffle(unseen)
    unseen.sort(key=lambda card: card.id not in chosen)
    for at, card in zip(places, unseen, strict=False):
        cards[at] = card


def _swap_supplies(state: State, view: View, chance: Random) -> None:
    """Shuffle what lies face down in supplies: all know which cards, and nobody in which order."""
    for row in state.table.layout.supplied:
        supply = row.places[-1]
        stack = list(state.stacks[supply])
        heights = [height for height, seen in enumerate(view.stacks[supply]) if seen is None]
        cards = [stack[height] for height in heights]
        chance.shuffle(cards)
        for height, card in zip(heights, cards, strict=True):
            stack[height] = card
        state.lay(supply, tuple(stack))


def _swap_keepsakes(state: State, seat: int, chance: Random) -> None:
    """Deal anew what rivals hold in secret and what lies in the box (RE1)."""
    if not state.table.keepsakes:
        return
    others = [player for at, player in enumerate(state.players) if at != seat]
    pool = [card for player in others for card in player.secret] + [*state.stacks[IN_BOX]]
    chance.shuffle(pool)
    for player in others:
        player.secret = tuple(pool.pop() for _ in player.secret)
    state.lay(IN_BOX, tuple(pool))
