"""The steps of the round: which are over, who acts in each, and what for."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRectF, QSize

from valeria_desktop.games.valencia.rules.at import AtStep
from valeria_desktop.games.valencia.rules.deeds import deeds_of
from valeria_desktop.games.valencia.rules.explained import ability_words
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, NOBILITY
from valeria_desktop.games.valencia.rules.model.parts import (
    GUILD_PARTS,
    acting,
    part_words,
)
from valeria_desktop.games.valencia.rules.model.parts import Part as Step
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.ui.paint.steps import NOTCH, State, paint_step
from valeria_desktop.games.valencia.ui.parts.deed_words import deeds_words, rank_words
from valeria_desktop.games.valencia.ui.pieces import fountain_emblem
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.pieces.piece import Laid, Part, Piece
from valeria_desktop.ui.place.panel import panel_box

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.pieces.mood import Mood
    from valeria_desktop.ui.pieces.piece import Room

STEPS = (Step.A, Step.B, Step.C, Step.D, Step.E, Step.F, Step.G, Step.H, Step.I)
_GAP = 5.0  # units between two panels
_ORDER = (Step.PLANNING, *STEPS, Step.COUNCIL)
_SIGNS = {
    Step.A: ("nobility", "church"),
    Step.C: ("merchants",),
    Step.E: ("merchants", "council"),
    Step.G: ("move",),
    Step.H: ("palm",),
}


@frozen
class RoundStep:
    """A step; equal ones look the same."""

    part: Step
    signs: tuple[str, ...]
    state: State
    worth: int
    """Of the fountain that is built in it; 0 in all others."""
    name: str
    explained: str
    """Who acts in it, and what they get."""


class StepsPart(Part["Scene"]):
    """A row of nine panels, A to I."""

    drawn = QSize(894, 56)
    least = QSize(1, 40)
    beyond = 10

    def laid(self, scene: Scene, room: Room) -> Laid:
        boxes = _boxes(room)
        return Laid(
            pieces=tuple(map(_piece, steps_of(scene), boxes)),
            columns=len(STEPS),
            name=QCoreApplication.translate(
                "Steps", "Steps of the round; Page Down shows the next rounds"
            ),
            heading=QCoreApplication.translate("Steps", "Steps of the round"),
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: Mood) -> None:
        paint_step(brush, box, piece.face, focus=mood.is_focused)


def _boxes(room: Room) -> list[QRectF]:
    """Return the nine panels, side by side; below them is room for the notch."""
    wide, high = round(room.size.width()), round(room.size.height())
    gap, notch = round(_GAP * room.unit), round(NOTCH * room.unit)
    cuts = [wide * at // len(STEPS) for at in range(len(STEPS) + 1)]
    return [
        panel_box(QRectF(left, 0, right - left - gap, high - notch))
        for left, right in pairwise(cuts)
    ]


def _piece(step: RoundStep, box: QRectF) -> Piece:
    words = f"{step_words(step)} {step.explained}"
    return Piece(AtStep(step.part), box, step.name, words, step, step.explained, words)


def steps_of(scene: Scene) -> list[RoundStep]:
    """Return the nine steps of the current round, or before the first of that."""
    return [_step_of(scene, part) for part in STEPS]


def _step_of(scene: Scene, part: Step) -> RoundStep:
    view = scene.view
    at, now = _ORDER.index(part), _ORDER.index(view.part)
    guild = guild_of(view, part)
    fountain = fountain_of(view) if part is Step.I else None
    return RoundStep(
        part=part,
        signs=_signs_of(part, guild, fountain),
        state=State.DONE if at < now else State.NOW if at == now else State.COMING,
        worth=0 if fountain is None else fountain.value,
        name=tell(part_words(part, guild)),
        explained=" ".join(step_lines(scene, part)),
    )


def round_of(view: View) -> int:
    """Return the round whose board lies there: tasks are chosen before the first."""
    return max(1, view.round)


def guild_of(view: View, part: Step) -> Guild | None:
    """Return the guild whose auction a step is in this round."""
    return view.table.guild(round_of(view), part) if part in GUILD_PARTS else None


def fountain_of(view: View) -> Fountain:
    """Return the fountain that this round brings."""
    return view.table.fountains[round_of(view) - 1]


def _signs_of(part: Step, guild: Guild | None, fountain: Fountain | None) -> tuple[str, ...]:
    if guild is not None:
        return (guild.sign,)
    return _SIGNS[part] if fountain is None else (fountain_emblem(fountain),)


def step_words(step: RoundStep) -> str:
    """Say a step and whether it is over."""
    words = {
        State.DONE: QCoreApplication.translate("Steps", "Step {letter}: {name}, done."),
        State.NOW: QCoreApplication.translate("Steps", "Step {letter}: {name}, now."),
        State.COMING: QCoreApplication.translate("Steps", "Step {letter}: {name}, to come."),
    }[step.state]
    return words.format(letter=step.part.letter, name=step.name)


# --- what happens in a step


def step_lines(scene: Scene, part: Step) -> list[str]:
    """Say who acts in a step and what for, each in a line."""
    if part is Step.H:
        return [_palm_words(scene)]
    if part is Step.I:
        return [_fountain_words(scene)]
    guild = guild_of(scene.view, part)
    players = scene.setup.players
    has_good = guild is None or scene.view.supply[guild.place] > 0
    lines = [
        QCoreApplication.translate("Steps", "{rank}: {deeds}.").format(
            rank=rank_words(rank).capitalize(),
            deeds=deeds_words(deeds_of(part, rank, players), guild, has_good=has_good),
        )
        for rank in range(acting(part, players))
    ]
    if guild is not None:
        lines.append(supply_words(scene.view.supply[guild.place]))
        if scene.setup.has_nina:
            lines.append(QCoreApplication.translate("Steps", "Nina turns up cards, and wins ties."))
    return lines


def supply_words(number: int) -> str:
    """Say how many goods a guild still has."""
    if not number:
        return QCoreApplication.translate("Steps", "No good of it is left.")
    if number == 1:
        return QCoreApplication.translate("Steps", "1 good of it is left.")
    words = QCoreApplication.translate("Steps", "{number} goods of it are left.")
    return words.format(number=number)


def _palm_words(scene: Scene) -> str:
    holder = scene.view.council[CHURCH]
    if holder == NOBODY:
        return QCoreApplication.translate(
            "Steps", "Who holds the church's seat plants the palm; now that is nobody."
        )
    words = QCoreApplication.translate(
        "Steps", "Who holds the church's seat plants the palm; now that is {name}."
    )
    return words.format(name=scene.names[holder])


def _fountain_words(scene: Scene) -> str:
    holder = scene.view.council[NOBILITY]
    about = fountain_words(fountain_of(scene.view))
    if holder == NOBODY:
        return QCoreApplication.translate(
            "Steps", "Who holds the nobility's seat builds it; now that is nobody. {fountain}"
        ).format(fountain=about)
    words = QCoreApplication.translate(
        "Steps", "Who holds the nobility's seat builds it; now that is {name}. {fountain}"
    )
    return words.format(name=scene.names[holder], fountain=about)


def fountain_words(fountain: Fountain) -> str:
    """Say a fountain: its name, its worth, what it can do."""
    words = QCoreApplication.translate(
        "Steps", "{fountain}: {worth} for each member beside it, {ability}."
    )
    return words.format(
        fountain=tell(fountain.words()),
        worth=fountain.value,
        ability=tell(ability_words(fountain)),
    )
