"""Dealing the cards (S1 to S10, V2, V4), and the choice of a Duke."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.events import DukeKept, DukesDealt
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, Monster
from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.options import KeepDuke, keep_duke
from valeria_desktop.games.valeria.rules.model.pile import Layer, deal_pile
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.turn.steps import Question, step
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.setup import Setup

_EXHAUSTED_PER_PLAYER = 2


@step("choose_duke")
class ChooseDuke(Question):
    """Keep one of two Dukes in secret (S9)."""

    seat: int

    prompt = Prompt.DUKE
    privacy = Privacy.CURTAIN

    def asked(self, state: State) -> int:
        return self.seat

    def options(self, state: State) -> list[Option]:
        return [keep_duke(duke) for duke in state.players[self.seat].dealt]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, KeepDuke)
        state.players[self.seat].duke = option.duke
        if state.events is not None:
            state.events.append(DukeKept(self.seat, option.duke))

    def words(self) -> Phrase:
        return say("which Duke do you keep?")


def monsters_of(setup: Setup, catalog: Catalog, area: str) -> tuple[Monster, ...]:
    """Stack an area's monsters from the bottom to the top: the boss lies lowest (S3)."""
    return tuple(
        card
        for card in reversed(catalog.areas[area])
        for _ in range(card.copies_for(setup.players, setup.edition))
    )


def deal_stacks(table: Table, seed: int) -> State:
    """Deal a game up to its first question."""
    setup = table.setup
    stacks = table.layout.deal(table, seed)
    seats = range(setup.players)
    first = (draw(seed, Purpose.FIRST_PLAYER, 1) * len(seats)) >> 64
    state = State(
        table=table,
        seed=seed,
        first=first,
        active=first,
        players=[Player.beginning(table.starters, table.catalog.start) for _ in seats],
        stacks=stacks,
        face_down=table.layout.face_down(setup, stacks),
        pile=deal_pile(table.pile, Stream(seed, Purpose.EVENTS)),
        agenda=list(reversed(table.turn)),
    )
    if setup.has_dukes:
        _deal_dukes(state)
    return state


def event_cards_in(setup: Setup, catalog: Catalog, areas: Sequence[str]) -> tuple[Card, ...]:
    """Return the Event cards that may be drawn: none of an area that is in the game (US2)."""
    if not setup.has_event_cards:
        return ()
    return tuple(card for card in catalog.event_cards if card.home not in areas)


def layers_of(setup: Setup, catalog: Catalog, areas: Sequence[str]) -> tuple[Layer, ...]:
    """Return the Exhausted cards and the events over or among them (S7, V4, FF3)."""
    monsters = None
    if setup.has_events:
        monsters = _drawn(catalog.events_of(setup.edition), setup.events, setup)
    there = event_cards_in(setup, catalog, areas)
    cards = _drawn(there, setup.event_cards, setup) if there else None
    if cards and setup.is_shuffled:
        lowest = Layer((EXHAUSTED,) * setup.players, among=cards)
        return (lowest, monsters) if monsters else (lowest,)
    exhausted = Layer((EXHAUSTED,) * (_EXHAUSTED_PER_PLAYER * setup.players), is_open=True)
    if cards and monsters:
        return exhausted, evolve(monsters, among=cards)
    above = monsters or cards
    return (exhausted, above) if above else (exhausted,)


def _drawn(cards: Sequence[Card], chosen: Sequence[str], setup: Setup) -> Layer:
    """Return one card for each player, or all there are: the chosen ones, others at random."""
    certain = tuple(card for card in cards if card.id in chosen)
    others = tuple(card for card in cards if card not in certain)
    return Layer(certain, others, min(setup.players, len(cards)))


def _deal_dukes(state: State) -> None:
    dealt = 2 * len(state.players)
    dukes = Stream(state.seed, Purpose.DUKES).sample(state.table.catalog.dukes, dealt)
    for seat, player in enumerate(state.players):
        player.dealt = (dukes[2 * seat], dukes[2 * seat + 1])
    state.agenda.extend(ChooseDuke(seat) for seat in reversed(state.clockwise(state.first)))


def opening_events(state: State) -> list[DukesDealt]:
    """Return the events of the deal; each player learns only of their own two Dukes."""
    return [
        DukesDealt(seat, player.dealt) for seat, player in enumerate(state.players) if player.dealt
    ]
