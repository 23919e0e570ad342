"""Every kind of question, met in random games over the option sets, both solo games included."""

from __future__ import annotations

from functools import cache
from itertools import chain, zip_longest
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from tests.option_sets import OPTION_SETS, SOLO_OPTION_SETS
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.use import Use
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.option_sets import OptionSet
    from tests.scenario import Scenario
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.decision import Decision

_OF_A_KIND = 10
_MOST_GAMES = 400


class Meeting:
    """A question that was met: the session just as it stood, which also previews dice."""

    def __init__(self, record: Record) -> None:
        self.session = Session(record, default_seats(record.setup.players))

    @property
    def decision(self) -> Decision:
        """The open question."""
        assert self.session.decision is not None
        return self.session.decision

    @property
    def scene(self) -> Scene:
        """What the seat that is asked sees."""
        scene: Scene = self.session.scene(self.decision.seat)
        return scene

    def preview(self, dice: tuple[int, int]) -> tuple[tuple[Citizen | Starter, ...], ...]:
        """The cards of each seat that dice would activate."""
        seats = range(len(self.session.seats))
        return tuple(self.session.game.would_activate(seat, dice) for seat in seats)


class Posed(Meeting):
    """A question of a scenario for its first player."""

    def __init__(self, table: Scenario) -> None:
        seats = default_seats(len(table.state.players))
        self._scene = make_scene(table.game, seats, 0)
        played = SimpleNamespace(game=table.game, decision=table.game.decision, seats=seats)
        self.session = cast("Session", played)

    @property
    def scene(self) -> Scene:
        """What the player sees."""
        return self._scene


def _sets() -> Iterator[OptionSet]:
    """Yield sets with Monster Events and solo sets in turn: rare questions need them."""
    chance = Random(3)
    several = [o for o in OPTION_SETS if Variant.EVENTS in o.combination.variants]
    alone = list(SOLO_OPTION_SETS)
    chance.shuffle(several)
    chance.shuffle(alone)
    pairs = chain.from_iterable(zip_longest(several, alone))
    return (option_set for option_set in pairs if option_set is not None)


@cache
def meetings() -> dict[str, tuple[Meeting, ...]]:
    """Play until every kind was met; of each keep some that differ in kind and number."""
    kept: dict[str, dict[object, Record]] = {prompt: {} for prompt in Prompt}
    for players in (2, 1):
        _play(_with_keepsakes(players), players, kept, up_to=Prompt.ROLL)
    for seed, option_set in zip(range(_MOST_GAMES), _sets(), strict=False):
        _play(option_set.setup(Random(seed)), seed, kept)
        if all(kept.values()):
            break
    return {
        prompt: tuple(Meeting(record) for record in records.values())
        for prompt, records in kept.items()
    }


def _with_keepsakes(players: int) -> Setup:
    """Only a set has a card that is kept in secret and then shown."""
    solo = Solo.DARK_LORD if players == 1 else None
    return Setup(players, solo=solo, sets=frozenset({"relics"}))


def _play(
    setup: Setup,
    seed: int,
    kept: dict[str, dict[object, Record]],
    up_to: Prompt | None = None,
) -> None:
    chance = Random(seed)
    session = Session.begin(RULES, setup, default_seats(setup.players), seed)
    while (decision := session.decision) is not None and decision.prompt is not up_to:
        records = kept[decision.prompt]
        key = _likeness(session, decision)
        if key not in records and len(records) < _OF_A_KIND:
            records[key] = Record(RULES, setup, seed, list(session.record.choices))
        session.choose(chance.choice(decision.options).id)


def _likeness(session: Session, decision: Decision) -> object:
    """Two questions with the same likeness look much the same."""
    agenda = session.game.view(decision.seat).agenda if decision.prompt is Prompt.USE else ()
    waiting = {step.seat for step in agenda if isinstance(step, Use)} - {decision.seat}
    about: dict[object, list[bool]] = {}
    for option in decision.options:
        if isinstance(option.at, AtPlace):
            about.setdefault(option.at, []).append(isinstance(option, ActAt))
    shared = any(len(acts) > 1 and not any(acts) for acts in about.values())
    kinds = sorted({type(option).__name__ for option in decision.options})
    return len(session.seats) > 1, bool(waiting), shared, len(decision.options) // 6, *kinds


def met(prompt: Prompt) -> tuple[Meeting, ...]:
    """Return the questions of a kind that were met."""
    return meetings()[prompt]
