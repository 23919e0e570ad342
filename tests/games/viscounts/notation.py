"""The short notation of the tables in `tables/`: "or(free_hire, destroy(1))" and the like.

The tables hold the facts of the game in another writing than the shipped files, so a slip of the
pen in one of them is found by comparing both. Commas separate arguments, + joins amounts.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.effects.board import (
    CastleMove,
    FreeBuilding,
    FreeHire,
    GainManuscript,
    PlaceWorkers,
)
from valeria_desktop.games.viscounts.rules.effects.cards import (
    Destroy,
    Discard,
    Rearrange,
    Shuffle,
)
from valeria_desktop.games.viscounts.rules.effects.combined import AllOf, IfNoCriminals, OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.effects.powers import (
    DismissPrice,
    ExtraMove,
    Fund,
    HandLimit,
    HasIcons,
    On,
)
from valeria_desktop.games.viscounts.rules.effects.starts import StartBuilding, StartDestroy
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts, Icons
from valeria_desktop.games.viscounts.rules.model.kinds import Action, BuildingType, Moment
from valeria_desktop.games.viscounts.solo.actions import Try
from valeria_desktop.games.viscounts.solo.gains import CountCriminals, DismissHere
from valeria_desktop.games.viscounts.solo.schemes import GainScheme, WhenFreed

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.effect import Effect, Power

_CALL = re.compile(r"(\w+)(?:\((.*)\))?")


def parts(words: str) -> list[str]:
    """Split at the commas that stand in no brackets."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(words):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            found.append(words[start:at].strip())
            start = at + 1
    return [*found, words[start:].strip()]


def call(words: str) -> tuple[str, list[str]]:
    """Return a name and its arguments."""
    found = _CALL.fullmatch(words.strip())
    assert found, words
    return found[1], parts(found[2]) if found[2] else []


def numbers(words: str) -> dict[str, int]:
    """Read amounts: "1 ink + 2 silver"."""
    pairs = [part.split() for part in words.split("+")] if words else []
    return {name: int(number) for number, name in pairs}


def icons(words: str) -> Icons:
    """Read icons: "1 cleric + 2 merchant"."""
    return Icons(**numbers(words))


_EFFECTS: dict[str, Callable[[list[str]], Effect]] = {
    "gain": lambda given: Gain(Amounts(**numbers(given[0]))),
    "flip": lambda given: Flip(given[0], int(given[1]) if len(given) > 1 else 1),
    "discard": lambda given: Discard(int(given[0])),
    "destroy": lambda given: Destroy(int(given[0])),
    "rearrange": lambda _: Rearrange(),
    "shuffle": lambda _: Shuffle(),
    "free_hire": lambda _: FreeHire(),
    "castle_move": lambda _: CastleMove(),
    "place_workers": lambda given: PlaceWorkers(int(given[0])),
    "free_building": lambda given: FreeBuilding(BuildingType(given[0])),
    "gain_manuscript": lambda given: GainManuscript(tuple(map(int, given[0].split("|")))),
    "start_building": lambda given: StartBuilding(BuildingType(given[0])),
    "start_destroy": lambda given: StartDestroy(int(given[0])),
    "or": lambda given: OneOf(tuple(map(effect, given))),
    "and": lambda given: AllOf(tuple(map(effect, given))),
    "if_no_criminals": lambda given: IfNoCriminals(effect(given[0])),
    "ai_scheme": lambda _: GainScheme(),
    "ai_dismiss": lambda _: DismissHere(),
    "ai_criminals": lambda _: CountCriminals(),
    "try": lambda given: Try(given[0]),
}


def effect(words: str) -> Effect:
    """Read an effect."""
    name, given = call(words)
    return _EFFECTS[name](given)


def effect_or_none(words: str) -> Effect | None:
    """Read an effect, or "none"."""
    return None if words in {"none", ""} else effect(words)


_POWERS: dict[str, Callable[[list[str]], Power]] = {
    "icons": lambda given: HasIcons(icons(given[0])),
    "extra_move": lambda given: ExtraMove(int(given[0])),
    "dismiss_cost": lambda given: DismissPrice(int(given[0])),
    "hand_limit": lambda given: HandLimit(int(given[0])),
    "on": lambda given: On(_moment(given[0]), effect(given[1])),
    "fund": lambda given: _fund(*given),
}


def _moment(words: str) -> Moment:
    return Moment.GAIN_SCHEME if words == "ai_scheme" else Moment(words)


def _fund(action: str, piece: str, gain: str, how_often: str) -> Fund:
    number, what = piece.split()
    return Fund(Action(action), what, int(number), int(gain), how_often == "once")


def power(words: str) -> Power:
    """Read a standing power; an effect that is none works when its square is freed."""
    name, given = call(words)
    if name not in _POWERS:
        return WhenFreed(effect(words))
    return _POWERS[name](given)


def powers(words: str) -> tuple[Power, ...]:
    """Read one standing power, or several in "and(...)"."""
    name, given = call(words)
    return tuple(map(power, given)) if name == "and" else (power(words),)
