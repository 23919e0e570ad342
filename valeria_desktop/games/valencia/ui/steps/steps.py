"""The steps of a round, and the rounds to come, as plain data: all that is painted and said."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.deeds import deeds_of
from valeria_desktop.games.valencia.rules.explained import ability_words
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, NOBILITY
from valeria_desktop.games.valencia.rules.model.parts import (
    GUILD_PARTS,
    Part,
    acting,
    part_words,
)
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.ui.pieces import fountain_emblem
from valeria_desktop.games.valencia.ui.steps.deed_words import deeds_words, rank_words
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View

STEPS = (Part.A, Part.B, Part.C, Part.D, Part.E, Part.F, Part.G, Part.H, Part.I)
_ORDER = (Part.PLANNING, *STEPS, Part.COUNCIL)
_SIGNS = {
    Part.A: ("nobility", "church"),
    Part.C: ("merchants",),
    Part.E: ("merchants", "council"),
    Part.G: ("move",),
    Part.H: ("palm",),
}


class State(Enum):
    """Whether a step is over."""

    DONE = "done"
    NOW = "now"
    COMING = "coming"


@frozen
class RoundStep:
    """A step; equal ones look the same."""

    part: Part
    signs: tuple[str, ...]
    state: State
    worth: int
    """Of the fountain that is built in it; 0 in all others."""
    name: str
    explained: str
    """Who acts in it, and what they get."""

    @property
    def key(self) -> str:
        """Name it the same in every scene."""
        return self.part.letter

    @property
    def shown(self) -> RoundStep:
        """All of it, to be painted."""
        return self


def steps_of(scene: Scene) -> list[RoundStep]:
    """Give the nine steps of the round that is on; before the first one, of that."""
    return [_step_of(scene, part) for part in STEPS]


def _step_of(scene: Scene, part: Part) -> RoundStep:
    view = scene.view
    at, now = _ORDER.index(part), _ORDER.index(view.part)
    guild = guild_of(view, part)
    fountain = fountain_of(view) if part is Part.I else None
    return RoundStep(
        part=part,
        signs=_signs_of(part, guild, fountain),
        state=State.DONE if at < now else State.NOW if at == now else State.COMING,
        worth=0 if fountain is None else fountain.value,
        name=tell(part_words(part, guild)),
        explained=" ".join(step_lines(scene, part)),
    )


def round_of(view: View) -> int:
    """Give the round whose board lies there: tasks are chosen before the first."""
    return max(1, view.round)


def guild_of(view: View, part: Part) -> Guild | None:
    """Give the guild whose auction a step is in this round."""
    return view.table.guild(round_of(view), part) if part in GUILD_PARTS else None


def fountain_of(view: View) -> Fountain:
    """Give the fountain that this round brings."""
    return view.table.fountains[round_of(view) - 1]


def _signs_of(part: Part, guild: Guild | None, fountain: Fountain | None) -> tuple[str, ...]:
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


def step_lines(scene: Scene, part: Part) -> list[str]:
    """Say who acts in a step and what for, each in a line."""
    if part is Part.H:
        return [_palm_words(scene)]
    if part is Part.I:
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


# --- the rounds to come


@frozen
class ComingRound:
    """The board and the fountain of a round that has not begun (VA3)."""

    number: int
    guilds: tuple[tuple[str, str], ...]
    """Of steps B, D and F: the picture, and the name."""
    fountain: str
    name: str
    worth: int
    ability: str

    @property
    def key(self) -> str:
        """Name it the same in every scene."""
        return str(self.number)

    @property
    def title(self) -> str:
        """Name it."""
        return QCoreApplication.translate("Steps", "Round {number}").format(number=self.number)

    @property
    def shown(self) -> ComingRound:
        """All of it, to be painted."""
        return self


def coming_rounds(scene: Scene) -> list[ComingRound]:
    """Give all rounds after the one that is on."""
    return [_round_of(scene, number) for number in range(round_of(scene.view) + 1, ROUNDS + 1)]


def _round_of(scene: Scene, number: int) -> ComingRound:
    table = scene.view.table
    fountain = table.fountains[number - 1]
    guilds = [table.guild(number, part) for part in GUILD_PARTS]
    return ComingRound(
        number=number,
        guilds=tuple((guild.sign, tell(guild.words())) for guild in guilds),
        fountain=fountain_emblem(fountain),
        name=tell(fountain.words()),
        worth=fountain.value,
        ability=tell(ability_words(fountain)),
    )


def round_words(coming: ComingRound) -> str:
    """Say what a round brings."""
    names = [name for _, name in coming.guilds]
    words = QCoreApplication.translate(
        "Steps",
        "Round {number}: step B {first}, step D {second}, step F {third}; "
        "{fountain}, worth {worth}, {ability}.",
    )
    return words.format(
        number=coming.number,
        first=names[0],
        second=names[1],
        third=names[2],
        fountain=coming.name,
        worth=coming.worth,
        ability=coming.ability,
    )
