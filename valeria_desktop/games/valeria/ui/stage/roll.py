"""The roll: thrown dice, chips that fly to the cards they wake, and the gains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.at import (
    Area,
    AtArea,
    AtPlace,
    AtThird,
    OfSeat,
)
from valeria_desktop.games.valeria.rules.events import (
    Gained,
    Lost,
    NewDice,
    Paid,
    PoolEmptied,
    PoolFed,
    Rerolled,
    Rolled,
    TokenPut,
    Took,
)
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.games.valeria.ui.stage.dice_motions import (
    TO_TRAY,
    ChipFlight,
    DiceThrown,
    MatWords,
    Wakes,
)
from valeria_desktop.games.valeria.ui.stage.flights import flights, in_order
from valeria_desktop.games.valeria.ui.stage.herald import herald, walk_of
from valeria_desktop.games.valeria.ui.stage.herald_motions import HeraldSays
from valeria_desktop.games.valeria.ui.stage.weight import DOUBLES
from valeria_desktop.ui.stage.beats import Beat
from valeria_desktop.ui.stage.motions import Instant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.stage.beats import Motion, Passage

THROWN = 700.0
_STEP = 70.0  # time from one chip to the next, in ms
_OUT = 200.0  # time in which a chip steps out and stands, in ms
_WAY = 180.0
_HARVEST = 700.0
"""Time in which all tokens start, in ms, however many they are."""
_WIDEST = 60.0
_LOOK = 250.0
"""Time for looking at the gains before the cards sink, in ms."""
_BROUGHT = (Gained, Lost, Paid, Took, TokenPut, PoolFed, PoolEmptied)
_THIRDS = (range(2), range(1, 4), range(3, 5))
"""The columns that the dice cover, for each third of the mat."""


def roll(passage: Passage, first: int) -> tuple[Beat, int] | None:
    """Return the beat of a roll at a line, with its gains, and the next index; or None."""
    lines = passage.lines
    event = lines[first].event
    is_rolled = isinstance(event, NewDice)
    if not is_rolled and not (_begins_harvest(passage, first) and isinstance(event, _BROUGHT)):
        return None
    brought = first + is_rolled
    after = brought
    while after < len(lines) and isinstance(lines[after].event, _BROUGHT):
        after += 1
    dice = event.dice if isinstance(event, NewDice) else passage.before.view.dice
    thrown = THROWN if isinstance(event, Rolled | Rerolled) else 0.0
    if after == brought and _asks_first(passage):
        motions: tuple[Motion, ...] = ()
        length = thrown + _OUT
    else:
        motions, length = _woken(passage, dice, thrown, range(brought, after))
    throw = _throw(passage.before, dice, thrown, length + TO_TRAY)
    if isinstance(event, Rerolled):
        throw = evolve(throw, flying=event.rolled)
    knock = "dice-knock" if thrown else ""
    settled = Instant(lasts=thrown, lands=first + is_rolled, knock=knock)
    said = next((each.reading for each in motions if isinstance(each, HeraldSays)), None)
    return Beat((throw, settled, *motions), after, length + TO_TRAY, said), after


def _begins_harvest(passage: Passage, first: int) -> bool:
    """Return whether the player kept dice that were thrown in an earlier passage."""
    is_changed = any(isinstance(line.event, NewDice) for line in passage.lines)
    return not first and passage.before.phase is Phase.ROLL and not is_changed


def _asks_first(passage: Passage) -> bool:
    """Return whether the player may still change the dice, so that nothing wakes yet."""
    return passage.after.phase is Phase.ROLL


def _throw(scene: Scene, dice: tuple[int, int], thrown: float, length: float) -> DiceThrown:
    seat = scene.active
    return DiceThrown(
        start=OfSeat(seat),
        rest=AtThird(quiet_third(scene, dice)),
        tray=AtArea(Area.DICE),
        dice=dice,
        thrown=thrown,
        rings=DOUBLES.rings,
        lasts=length,
        sound="dice-shake" if thrown else "",
    )


def quiet_third(scene: Scene, dice: tuple[int, int]) -> int:
    """Return the third of the mat that has the fewest woken stacks."""
    woken, layout = woken_places(scene, dice), scene.view.table.layout
    columns = [
        number for number, column in enumerate(layout.columns) for place in column if place in woken
    ]
    return min(range(3), key=lambda third: sum(column in _THIRDS[third] for column in columns))


def woken_places(scene: Scene, dice: tuple[int, int]) -> dict[int, WakeChip]:
    """Return the stacks of citizens whose numbers were rolled, each with its chip."""
    chips = {sum(dice): WakeChip.SUM, dice[1]: WakeChip.B, dice[0]: WakeChip.A}
    return {
        place: chip for number, chip in chips.items() for place in places_of_number(scene, number)
    }


def places_of_number(scene: Scene, number: int) -> list[int]:
    """Return the stacks of citizens that a number wakes."""
    return [
        place
        for place in scene.view.table.layout.open_places
        if (card := scene.view.top(place)) is not None and card.harvest and number in card.numbers
    ]


def _woken(
    passage: Passage, dice: tuple[int, int], start: float, brought: range
) -> tuple[tuple[Motion, ...], float]:
    """Return the motions of chips and gains, and the time of their end, in ms."""
    found: list[Motion] = list(_chips(passage.before, dice, start))
    arrived, came = found[-1].at, start
    walk = walk_of(passage.before, dice)
    if walk is not None:
        came = start if walk.is_double else arrived  # who woke is seen before he says nobody did
        found += herald(passage.before, walk, came, quiet_third(passage.before, dice))
        came += walk.gone
    elif not brought:
        words = QCoreApplication.translate("Roll", "Nothing wakes")
        found.append(MatWords(where=AtThird(1), words=words, at=arrived, lasts=900.0))
        return tuple(found), found[-1].end
    lines = [(index + 1, flights(passage.lines[index].event)) for index in brought]
    gains = in_order(lines, arrived, min(_WIDEST, _HARVEST / max(1, len(brought))))
    gained = max((motion.end for motion in gains), default=arrived) + _LOOK
    return (*found, *gains), max(gained, came)


def _chips(scene: Scene, dice: tuple[int, int], start: float) -> Iterator[Motion]:
    rest = AtThird(quiet_third(scene, dice))
    for place, (chip, number) in enumerate(zip(WakeChip, (*dice, sum(dice)), strict=True)):
        at = start + _STEP * place
        goal = next(map(AtPlace, places_of_number(scene, number)), None)
        flight = ChipFlight(
            chip=chip, number=number, rest=rest, goal=goal, out=_OUT, at=at, lasts=_OUT + _WAY
        )
        yield evolve(flight, knock=f"tick-{place + 1}")
        yield Wakes(chip=chip, number=number, at=flight.end, lasts=0.0)
