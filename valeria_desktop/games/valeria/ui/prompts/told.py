"""What happens while nobody answers, in rows: one's own roll by chips, another's turn in beats."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from valeria_desktop.games.valeria.rules.events import DieChanged, Rolled
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import Telling, in_order, net_of
from valeria_desktop.games.valeria.story.tell import deed_words
from valeria_desktop.games.valeria.story.words import named, net_parts
from valeria_desktop.games.valeria.ui.cards.mood import Chip
from valeria_desktop.games.valeria.ui.prompts.pictures import of_chip
from valeria_desktop.ui.kit.marks import Mark
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.log.runs import runs_of
from valeria_desktop.ui.prompts.beats import Beat, Progress

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.story.items import Item, Source
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.kit.button import Picture
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.marks import Marks

_DEEDS = (Telling.DEED, Telling.GAIN)
_ROLLING = {Phase.ROLL, Phase.HARVEST}
_NOTHING: Marks = (Mark(text="…"),)
_LABELS = (
    QT_TRANSLATE_NOOP("ToldTurn", "Roll"),
    QT_TRANSLATE_NOOP("ToldTurn", "Harvest"),
    QT_TRANSLATE_NOOP("ToldTurn", "1st action"),
    QT_TRANSLATE_NOOP("ToldTurn", "2nd action"),
)


class Told(NamedTuple):
    """What a sheet tells."""

    heading: str
    beats: Sequence[Beat]


def told_of(scene: Scene, lines: Sequence[Line], look: Look) -> Told:
    """Tell the turn under way, as far as its lines go; nothing before one's own dice are thrown.

    One's own roll is told by its chips, and from the first action on one's turn as another's is.
    """
    turn = _of_turn(lines)
    dice = next((line.event.dice for line in turn if isinstance(line.event, Rolled)), None)
    items = gather(turn, len(scene.seats))
    is_mine = scene.active == scene.viewer
    if is_mine and dice is None:
        return Told("", ())
    if (
        dice
        and is_mine
        and scene.phase in _ROLLING
        and not any(item.telling in _DEEDS for item in items)
    ):
        heading = QCoreApplication.translate(
            "ToldTurn", "{name} rolled {first} and {second}"
        ).format(name=scene.names[scene.active], first=dice[0], second=dice[1])
        return Told(heading, _chips(scene.viewer, scene.view.dice, items, look))
    return Told("", _turn(scene, dice and scene.view.dice, items, look) if turn else ())


def told_at_end(turn: Sequence[Line], seats: int, look: Look) -> tuple[Beat, ...]:
    """Tell a turn that is over."""
    seat = turn[0].seat if turn else None
    if seat is None:
        return ()
    thrown = [line.event.dice for line in turn if isinstance(line.event, Rolled | DieChanged)]
    items = gather(turn, seats)
    beats = _beats(seat, thrown[-1] if thrown else None, items, look)
    return tuple(evolve(beat, progress=Progress.DONE) for beat in beats)


def _tr(words: object) -> str:
    return QCoreApplication.translate("ToldTurn", str(words))


def _of_turn(lines: Sequence[Line]) -> Sequence[Line]:
    begin = len(lines)
    while begin and not lines[begin - 1].begins_turn:
        begin -= 1
    return lines[max(0, begin - 1) :]


# --- my own roll


def _chips(seat: int, dice: tuple[int, int], items: Iterable[Item], look: Look) -> tuple[Beat, ...]:
    sources = [
        source
        for item in items
        if item.telling is Telling.HARVEST and item.seat == seat
        for source in item.sources.values()
    ]
    beats = []
    for chip, number in zip(Chip, (*dice, sum(dice)), strict=True):
        if chip is Chip.B and dice[0] == dice[1]:
            continue  # what doubles woke stands with the first die
        woken = [source for source in sources if _wakes(source, number)]
        told = [phrase for source in woken for phrase in _source(source)]
        progress = Progress.DONE if woken else Progress.LATER
        words = _words((str(number), *map(tell, told)))
        beats.append(Beat(progress, "", _marks(told), of_chip(look, chip, number), words=words))
    return tuple(beats)


def _wakes(source: Source, number: int) -> bool:
    return isinstance(source.card, Citizen | Starter) and number in source.card.numbers


def _source(source: Source) -> list[Phrase]:
    return [named(source.card, source.copies), *net_parts(in_order(source.net))]


def _marks(told: Iterable[Phrase]) -> Marks:
    """Write phrases after each other, their amounts as numbers with their signs."""
    marks: list[Mark] = []
    for phrase in told:
        marks += [Mark(text=" ")] if marks else []
        for run in runs_of(phrase):
            marks += [Mark(text=run.words), *([Mark(icon=run.icon)] if run.icon else [])]
    return tuple(marks)


def _words(parts: Iterable[str]) -> str:
    return " ".join(parts) + "."


# --- the turn of another


def _turn(
    scene: Scene, dice: tuple[int, int] | None, items: Sequence[Item], look: Look
) -> tuple[Beat, ...]:
    """Tell it in four beats; the furthest that has begun is the one told now."""
    beats = _beats(scene.active, dice, items, look)
    deeds = sum(item.telling in _DEEDS for item in items)
    begun = _begun(scene, deeds) or int(bool(_harvest(scene.active, items)))
    now = [Progress.DONE] * begun + [Progress.NOW] + [Progress.LATER] * len(beats)
    return tuple(evolve(beat, progress=how) for beat, how in zip(beats, now, strict=False))


def _beats(
    seat: int, dice: tuple[int, int] | None, items: Sequence[Item], look: Look
) -> list[Beat]:
    """Return the four beats with what came of them so far."""
    deeds = [_deed(item) for item in items if item.telling in _DEEDS]
    told = [[], _harvest(seat, items), *deeds, [], []][: len(_LABELS)]
    beats = []
    for number, (label, phrases) in enumerate(zip(_LABELS, told, strict=True)):
        is_roll = not number and dice is not None
        shown = _marks(phrases) or (() if is_roll else _NOTHING)
        said = map(str, dice) if is_roll and dice else map(tell, phrases)
        words = _words((_tr(label), *said))
        pictures = _all_chips(dice, look) if is_roll and dice else ()
        beats.append(Beat(Progress.LATER, _tr(label), shown, pictures=pictures, words=words))
    return beats


def _begun(scene: Scene, deeds: int) -> int:
    """Return the furthest action that has begun: its price is paid before it is done."""
    first = len(_LABELS) - 2
    done = first + deeds - 1 if deeds else 0
    if scene.phase is not Phase.ACTIONS:
        return done
    return max(first, done, first + scene.actions - scene.actions_left - 1)


def _all_chips(dice: tuple[int, int], look: Look) -> tuple[Picture, ...]:
    numbers = zip(Chip, (*dice, sum(dice)), strict=True)
    return tuple(of_chip(look, chip, number) for chip, number in numbers)


def _harvest(seat: int, items: Iterable[Item]) -> list[Phrase]:
    found = (item for item in items if item.telling is Telling.HARVEST and item.seat == seat)
    return net_parts(net_of(found))


def _deed(item: Item) -> list[Phrase]:
    """Tell it as the story does; a resource taken as an action is a sum and no more."""
    return [deed_words(item)] if item.telling is Telling.DEED else net_parts(net_of([item]))
