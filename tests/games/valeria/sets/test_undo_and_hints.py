"""Undo, redo and hints at what each of the ten seams brings (HOUSE 4)."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.games.valeria.sets.boxes import RULES, with_carnival
from tests.games.valeria.sets.carnival.rides import RIDES
from tests.games.valeria.sets.carnival.stalls import FLUTE, PRIZES, STALLS
from tests.properties.players import Temper, pick
from valeria_desktop.coach.hint import hint
from valeria_desktop.games.valeria.rules.events import Banished, Filled, Gained, TurnedDown
from valeria_desktop.games.valeria.rules.model.belongings import cards_in
from valeria_desktop.games.valeria.rules.model.options import RECRUIT, ActAt
from valeria_desktop.games.valeria.rules.setup import Laying, Setup, Variant
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.options import Option

    Shows = Callable[["Chosen"], bool]

SETUP = with_carnival(
    Setup(
        3,
        preset="all-carnival",
        variants=frozenset({Variant.EVENT_CARDS, Variant.EVENTS}),
        event_cards=("masked-ball", "vanishing-act", "tombola"),
        laying=Laying.ON_TOP,
    )
)
GAMES = 30
MOST_CHOICES = 700


class Chosen(NamedTuple):
    """A choice in a game: the game before it, the option, and what it led to."""

    seed: int
    before: Game
    option: Option
    events: Sequence[Event]
    barrier: Barrier
    choices: tuple[str, ...]
    """All choices before it."""


def _is_at_stall(chosen: Chosen) -> bool:
    return isinstance(chosen.option, ActAt) and chosen.option.place in STALLS.places


def _cheaper(chosen: Chosen) -> bool:
    state = chosen.before.snapshot()
    prizes = cards_in(state.players[state.active].laid, PRIZES.tag)
    is_recruit = isinstance(chosen.option, ActAt) and chosen.option.action is RECRUIT
    return is_recruit and any(card.modifiers for card in prizes)


SEAMS: dict[str, Shows] = {
    "1 price": lambda chosen: chosen.option.id.startswith("throw for"),
    "2 layout": _is_at_stall,
    "3 tokens": lambda chosen: any(
        isinstance(event, Gained) and event.amounts.more for event in chosen.events
    ),
    "4 standing powers": _cheaper,
    "5 moments": lambda chosen: any(
        isinstance(event, Gained) and event.cause is FLUTE for event in chosen.events
    ),
    "6 audience": lambda chosen: chosen.option.id.startswith(("drum: ", "tombola: ")),
    "7 pile": lambda chosen: any(
        isinstance(event, Filled) and event.card is not None and event.card.is_event_card
        for event in chosen.events
    ),
    "8 banished and face down": lambda chosen: any(
        isinstance(event, Banished | TurnedDown) for event in chosen.events
    ),
    "9 offers": lambda chosen: chosen.option.id in RIDES,
    "10 set-up": lambda chosen: len(chosen.choices) > 10,
}


def _prefers(chance: Random, options: Sequence[Option]) -> Option | None:
    """Prefer what only the carnival has, as it is rare among all options."""
    rare = [
        option
        for option in options
        if option.id in RIDES
        or option.id.startswith(("throw for", "charm "))
        or (isinstance(option, ActAt) and option.place in STALLS.places)
    ]
    return chance.choice(rare) if rare and chance.random() < 0.5 else None


@cache
def found() -> dict[str, Chosen]:
    """Play games until each seam has shown itself in a choice."""
    seen: dict[str, Chosen] = {}
    for seed in range(GAMES):
        chance, choices = Random(seed), list[str]()
        game: Game = RULES.deal(SETUP, seed)
        while game.decision is not None and len(choices) < MOST_CHOICES:
            before, decision = game.copy(), game.decision
            option = _prefers(chance, decision.options) or pick(chance, decision, Temper.STUBBORN)
            outcome = game.choose(option)
            chosen = Chosen(seed, before, option, outcome.events, outcome.barrier, tuple(choices))
            seen |= {
                name: chosen for name, shows in SEAMS.items() if name not in seen and shows(chosen)
            }
            choices.append(option.id)
        if seen.keys() == SEAMS.keys():
            break
    return seen


def session_at(chosen: Chosen) -> Session:
    """A session of persons that stands before a choice."""
    session = Session.begin(RULES, SETUP, default_seats(3), chosen.seed)
    for choice in chosen.choices:
        session.choose(choice)
    return session


def news_since(session: Session, first: int) -> Barrier:
    """Return the barriers to undo that came up since a number of choices."""
    game: Game = session.record.up_to(first).replay()
    news = Barrier(0)
    for choice in session.record.choices[first:]:
        news |= game.choose(choice).barrier
    return news & (Barrier.REVEAL | Barrier.DICE)


@pytest.mark.parametrize("seam", SEAMS)
def test_undo_and_redo_at_each_seam(seam: str) -> None:
    """No undo takes back a card that all have seen since the action began."""
    chosen = found()[seam]
    session = session_at(chosen)
    session.choose(chosen.option.id)
    after, first = RULES.dump(session.game), session.undo_start
    assert first is not None
    before = RULES.dump(session.record.up_to(first).replay())
    news = news_since(session, first)
    assert bool(news) is (session.undo_refusal is not None)
    session.undo()
    assert RULES.dump(session.game) == (after if news else before)
    session.redo()
    assert RULES.dump(session.game) == after != before


def test_some_seams_can_be_undone() -> None:
    """Else the test above would say little."""
    undone = []
    for seam, chosen in found().items():
        session = session_at(chosen)
        session.choose(chosen.option.id)
        undone += [seam] if session.undo_refusal is None else []
    assert {"1 price", "9 offers"} <= set(undone)


@pytest.mark.thorough
@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize("seam", SEAMS)
def test_hints_weigh_what_each_seam_offers(seam: str) -> None:
    chosen = found()[seam]
    decision = chosen.before.decision
    assert decision is not None
    view = chosen.before.view(decision.seat)
    proposals = [each for each in hint(RULES, view, None, Stream(5)) if each is not None]
    ranked = {proposal.option for each in proposals for proposal in each.proposals}
    assert ranked
    assert ranked <= {option.id for option in decision.options}


def test_news_is_a_barrier_where_cards_come_up_and_none_where_they_do_not() -> None:
    assert found()["7 pile"].barrier & Barrier.REVEAL
    assert not found()["9 offers"].barrier & Barrier.REVEAL
