"""The rounds to come: the guilds and the fountain of each, which everyone may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.valencia.rules.at import AtRound
from valeria_desktop.games.valencia.rules.explained import ability_words
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.ui.paint.rounds import paint_round
from valeria_desktop.games.valencia.ui.parts.steps import round_of
from valeria_desktop.games.valencia.ui.pieces import fountain_emblem
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.pieces.piece import Laid, Part, Piece, Walk

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.pieces.mood import Mood
    from valeria_desktop.ui.pieces.piece import Room


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
    def title(self) -> str:
        """Name it."""
        return QCoreApplication.translate("Steps", "Round {number}").format(number=self.number)


class RoundsPart(Part["Scene"]):
    """A line for each round to come."""

    def laid(self, scene: Scene, room: Room) -> Laid:
        coming = coming_rounds(scene)
        high = round(room.size.height()) / max(1, len(coming))
        heading = rounds_heading()
        return Laid(
            pieces=tuple(
                Piece(
                    AtRound(each.number),
                    QRectF(0, place * high, room.size.width(), high),
                    each.title,
                    round_words(each),
                    each,
                )
                for place, each in enumerate(coming)
            ),
            name=heading,
            heading=heading,
            walk=Walk.LINE,
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: Mood) -> None:
        paint_round(brush, box, piece.face, focus=mood.is_focused)


def rounds_heading() -> str:
    """Return the name of what is shown."""
    return QCoreApplication.translate("Steps", "Coming rounds")


def coming_rounds(scene: Scene) -> list[ComingRound]:
    """Return all rounds after the current one."""
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
