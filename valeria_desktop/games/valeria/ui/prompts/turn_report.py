"""The rows of a turn's report: your roll by chips, another player's turn in beats."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from valeria_desktop.games.valeria.rules.events import Captured, NewDice, Rolled
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import ItemKind, in_order, net_of
from valeria_desktop.games.valeria.story.words import listed, named, net_parts
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.games.valeria.ui.prompts.button_pictures import of_chip
from valeria_desktop.games.valeria.ui.prompts.report_rows import (
    DEEDS,
    NOTHING,
    marks_of,
    row_words,
    told_deed,
)
from valeria_desktop.games.valeria.ui.prompts.siege_report import siege_beats
from valeria_desktop.ui.prompts.progress_rows import ProgressRow, RowProgress
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.story.items import CardYield, Item
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

_ROLLING = {Phase.ROLL, Phase.HARVEST}
_AFTER_ACTIONS = {Phase.MONSTERS, Phase.SECOND_HARVEST}
"""The phases with a row of their own after the actions."""
_LABELS = (
    QT_TRANSLATE_NOOP("ToldTurn", "Roll"),
    QT_TRANSLATE_NOOP("ToldTurn", "Harvest"),
    QT_TRANSLATE_NOOP("ToldTurn", "1st action"),
    QT_TRANSLATE_NOOP("ToldTurn", "2nd action"),
)
_FURTHER = QT_TRANSLATE_NOOP("ToldTurn", "Then")
"""The heading of deeds beside the two actions: an extra slay or building, one more action."""


class TurnReport(NamedTuple):
    """The heading and the rows of a report."""

    heading: str
    beats: Sequence[ProgressRow]


def report_of(scene: Scene, lines: Sequence[Line], look: Look) -> TurnReport:
    """Return the report of the turn under way; empty before your own roll.

    Your roll has a row for each chip; from your first action on, and for other players, the rows
    are beats.
    """
    turn = _of_turn(lines)
    dice = next((line.event.dice for line in turn if isinstance(line.event, Rolled)), None)
    items = gather(turn, len(scene.seats))
    is_mine = scene.active == scene.viewer
    if is_mine and dice is None:
        return TurnReport("", ())
    if (
        dice
        and is_mine
        and scene.phase in _ROLLING
        and not any(item.telling in DEEDS for item in items)
    ):
        heading = QCoreApplication.translate(
            "ToldTurn", "{name} rolled {first} and {second}"
        ).format(name=scene.names[scene.active], first=dice[0], second=dice[1])
        return TurnReport(heading, _chips(scene.viewer, scene.view.dice, items, look))
    return TurnReport("", _turn(scene, dice and scene.view.dice, items, look) if turn else ())


def report_at_end(
    turn: Sequence[Line], seats: int, look: Look, solo: Solo | None = None
) -> tuple[ProgressRow, ...]:
    """Return the rows of a finished turn."""
    seat = turn[0].seat if turn else None
    if seat is None:
        return ()
    thrown = [line.event.dice for line in turn if isinstance(line.event, NewDice)]
    dice = thrown[-1] if thrown else None
    items = gather(turn, seats)
    if solo is Solo.SIEGE:
        return siege_beats(_before_actions(seat, dice, items, look), dice, items)
    beats = _beats(seat, dice, items, look)
    return tuple(evolve(beat, progress=RowProgress.DONE) for beat in beats)


def _tr(words: object) -> str:
    return QCoreApplication.translate("ToldTurn", str(words))


def _of_turn(lines: Sequence[Line]) -> Sequence[Line]:
    begin = len(lines)
    while begin and not lines[begin - 1].begins_turn:
        begin -= 1
    return lines[max(0, begin - 1) :]


# --- your roll


def _chips(
    seat: int, dice: tuple[int, int], items: Iterable[Item], look: Look
) -> tuple[ProgressRow, ...]:
    sources = [
        source
        for item in items
        if item.telling is ItemKind.HARVEST and item.seat == seat
        for source in item.sources.values()
    ]
    beats = []
    for chip, number in zip(WakeChip, (*dice, sum(dice)), strict=True):
        if chip is WakeChip.B and dice[0] == dice[1]:
            continue  # a double's cards are in the first die's row
        woken = [source for source in sources if _wakes(source, number)]
        told = [phrase for source in woken for phrase in _source(source)]
        progress = RowProgress.DONE if woken else RowProgress.LATER
        words = row_words((str(number), *map(tell, told)))
        beats.append(
            ProgressRow(progress, "", marks_of(told), of_chip(look, chip, number), words=words)
        )
    return tuple(beats)


def _wakes(source: CardYield, number: int) -> bool:
    return bool(source.card.harvest) and number in source.card.numbers


def _source(source: CardYield) -> list[Phrase]:
    return [named(source.card, source.copies), *net_parts(in_order(source.net))]


# --- another player's turn


def _turn(
    scene: Scene, dice: tuple[int, int] | None, items: Sequence[Item], look: Look
) -> tuple[ProgressRow, ...]:
    """Return the beats of a turn; the last begun beat is marked as the current one.

    Once the actions are over, that is the phase after them: no action is under way any more.
    """
    if scene.setup.solo is Solo.SIEGE:
        before = _before_actions(scene.active, dice, items, look)
        return siege_beats(before, dice, items, is_over=False)
    beats = _beats(scene.active, dice, items, look)
    if scene.phase in _AFTER_ACTIONS:
        done = (evolve(beat, progress=RowProgress.DONE) for beat in beats)
        return (*done, _phase_row(scene.phase, items))
    begun = _begun(scene, [item for item in items if item.telling in DEEDS]) or int(
        bool(_harvest(scene.active, items))
    )
    now = [RowProgress.DONE] * begun + [RowProgress.NOW] + [RowProgress.LATER] * len(beats)
    return tuple(evolve(beat, progress=how) for beat, how in zip(beats, now, strict=False))


def _phase_row(phase: Phase, items: Iterable[Item]) -> ProgressRow:
    """Return the row of a phase after the actions, with the cards that the Dark Lord took."""
    label = tell(phase.words())
    events = [event for item in items if item.telling is ItemKind.LORD for event in item.events]
    taken = [named(event.card) for event in events if isinstance(event, Captured)]
    shown = marks_of([listed(taken)]) if taken else NOTHING
    sentences = [f"{tell(event.words(()))}." for event in events if isinstance(event, Captured)]
    return ProgressRow(RowProgress.NOW, label, shown, words=" ".join((f"{label}.", *sentences)))


def _beats(
    seat: int, dice: tuple[int, int] | None, items: Sequence[Item], look: Look
) -> list[ProgressRow]:
    """Return the four beats with their results so far, and one for each further deed."""
    deeds = [item for item in items if item.telling in DEEDS]
    labels = _labels(deeds)
    told = [[], _harvest(seat, items), *map(told_deed, deeds), [], []][: len(labels)]
    beats = []
    for number, (label, phrases) in enumerate(zip(labels, told, strict=True)):
        is_roll = not number and dice is not None
        shown = marks_of(phrases) or (() if is_roll else NOTHING)
        said = map(str, dice) if is_roll and dice else map(tell, phrases)
        words = row_words((_tr(label), *said))
        pictures = _all_chips(dice, look) if is_roll and dice else ()
        beats.append(
            ProgressRow(RowProgress.LATER, _tr(label), shown, pictures=pictures, words=words)
        )
    return beats


def _before_actions(
    seat: int, dice: tuple[int, int] | None, items: Sequence[Item], look: Look
) -> list[ProgressRow]:
    """Return the beats of roll and harvest."""
    harvests = [item for item in items if item.telling not in DEEDS]
    return _beats(seat, dice, harvests, look)[:2]


def _labels(deeds: Iterable[Item]) -> list[object]:
    """Return the labels of all beats; what a used card allows is part of its action (X15)."""
    roll, harvest, *actions = _LABELS
    labels: list[object] = [roll, harvest]
    for deed in deeds:
        is_action = bool(actions) and not deed.is_allowed
        labels += [actions.pop(0) if is_action else _FURTHER]
    return [*labels, *actions]


def _begun(scene: Scene, deeds: Sequence[Item]) -> int:
    """Return the number of the last begun action, which begins with paying its price."""
    first, allowed = len(_LABELS) - 2, sum(deed.is_allowed for deed in deeds)
    done = first + len(deeds) - 1 if deeds else 0
    if scene.phase is not Phase.ACTIONS:
        return done
    return max(first, done, first + allowed + scene.actions - scene.actions_left - 1)


def _all_chips(dice: tuple[int, int], look: Look) -> tuple[Picture, ...]:
    numbers = zip(WakeChip, (*dice, sum(dice)), strict=True)
    return tuple(of_chip(look, chip, number) for chip, number in numbers)


def _harvest(seat: int, items: Iterable[Item]) -> list[Phrase]:
    found = (item for item in items if item.telling is ItemKind.HARVEST and item.seat == seat)
    return net_parts(net_of(found))
