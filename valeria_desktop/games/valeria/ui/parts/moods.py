"""The moods of the rivals' faces: what they feel about the events that are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Monster, MonsterType
from valeria_desktop.games.valeria.story.feelings import Feeling, feelings_about
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.story.recap import OthersTurn
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.place.faces import FacesAtTable

_SHOWN = {Feeling.PLEASED: Expression.PLEASED, Feeling.HIT: Expression.HIT}


def mood_after(turn: OthersTurn) -> Expression | None:
    """Return the mood of a player who looks back at a turn: pleased by doubles and by a boss."""
    cards = (deed.card for deed in turn.deeds)
    has_boss = any(isinstance(card, Monster) and card.type is MonsterType.BOSS for card in cards)
    has_doubles = turn.dice is not None and turn.dice[0] == turn.dice[1]
    return Expression.PLEASED if has_boss or has_doubles else None


class FaceMoods:
    """Follows the shown game, and sets the moods and the turn of the faces at the table."""

    def __init__(self, faces: FacesAtTable) -> None:
        """Begin before a game."""
        self._faces = faces
        self._before: Scene | None = None
        self._heard = 0

    def begin(self) -> None:
        """Follow the game that is put on the table next."""
        self._before = None

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Set how fast moods pass, and whether faces move."""
        self._faces.speed = pace.speed or 1.0
        self._faces.moves = movement is Movement.FULL and pace is not Pace.OFF

    def show_scene(self, scene: Scene, lines: Sequence[Line]) -> None:
        """Show what the newest lines bring; nothing after a game was loaded or taken back."""
        before = self._before
        if before is not None:
            for line in lines[self._heard :]:
                for seat, feeling in feelings_about(line.event, before.view.players):
                    self._faces.feel(seat, _SHOWN[feeling])
        self._before, self._heard = scene, len(lines)
        self._faces.turn_to(scene.active)
