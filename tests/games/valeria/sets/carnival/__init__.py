"""The carnival: a whole set invented for tests. Nothing in the program knows it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from tests.games.valeria.sets.carnival.rides import FOUNTAIN, OFFERS, TICKETS
from tests.games.valeria.sets.carnival.stalls import PRIZES, STALLS
from valeria_desktop.games.valeria.files.loader import load_cards
from valeria_desktop.games.valeria.rules.conditions import Condition, enter
from valeria_desktop.games.valeria.rules.effects.pools import FeedPool
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.belongings import cards_in
from valeria_desktop.games.valeria.rules.model.cards import ACTION, EXHAUSTED
from valeria_desktop.games.valeria.rules.score import card_lines
from valeria_desktop.games.valeria.rules.sets import Set
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest
from valeria_desktop.games.valeria.rules.turn.phases import Phase, PhaseWords
from valeria_desktop.games.valeria.rules.turn.steps import Step, step
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import ScoreLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.pile import Layer
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.setup import Setup

ID = "carnival"
_FILES = (Path(__file__).parent / "cards.toml",)
_LAST_TURN, _WISHED = 20, 6
WISH = FeedPool(FOUNTAIN.tag)


PARADE = Phase.enter(
    "parade",
    PhaseWords(
        say("Parade"), "doubles", say("Parade: with doubles the active player gains 1 Magic.")
    ),
)


@step("carnival_parade", of_set=ID)
class Parade(Step):
    """After a harvest on doubles, the active player gains 1 Magic."""

    phase = PARADE

    def run(self, state: State) -> None:
        first, second = state.dice
        if first == second:
            state.gain(state.active, Amounts(magic=1), ACTION)


@step("carnival_wishes", of_set=ID)
class Wishes(Step):
    """After the parade, the active player puts a resource into the fountain for each 6."""

    def run(self, state: State) -> None:
        for _ in range((*state.dice, sum(state.dice)).count(_WISHED)):
            WISH.apply(state, state.active, ACTION)


LATE = enter(
    Condition(
        "carnival-late",
        say("the carnival moves on"),
        lambda state: state.turn >= _LAST_TURN,
    )
)


def _welcome(state: State) -> None:
    for player in state.players:
        player.gold += 1


def _fools(players: Sequence[Holdings], seat: int) -> list[ScoreLine]:
    """Score jugglers, and the points printed on prizes."""
    lines = card_lines("Prizes", cards_in(players[seat].laid, PRIZES.tag))
    jugglers = tuple(card for card in players[seat].citizens if card.id == "juggler")
    if jugglers:
        words = say("Jugglers: {number}", number=len(jugglers))
        lines.append(ScoreLine("Carnival", len(jugglers), words, jugglers, is_public=True))
    return lines


def _one_more(_setup: Setup, _catalog: Catalog, layers: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """Lay one more Exhausted card: at the carnival it gets late."""
    lowest, *above = layers
    return (evolve(lowest, certain=(EXHAUSTED, *lowest.certain)), *above)


def _cards(base: Catalog) -> Catalog:
    return load_cards(_FILES, base)


CARNIVAL = Set(
    id=ID,
    name=say("Carnival"),
    cards=_cards,
    not_with=frozenset({"funeral"}),
    solo=frozenset({Solo.DARK_LORD}),
    starters=("barker",),
    rows=(STALLS,),
    tracks=(TICKETS,),
    zones=(PRIZES,),
    pools=(FOUNTAIN,),
    pile=_one_more,
    offers=OFFERS,
    steps={Harvest: (Parade(), Wishes())},
    deal=_welcome,
    conditions=(LATE,),
    score=_fools,
)
