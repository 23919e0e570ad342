"""The moods of the rivals' faces after Valeria's events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.story.feelings import Feeling, feelings_about, lords_feeling
from valeria_desktop.ui.paint.busts import Expression

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.story.recap import OthersTurn
    from valeria_desktop.kernel.events import Event

_SHOWN = {
    Feeling.PLEASED: Expression.PLEASED,
    Feeling.HIT: Expression.HIT,
    Feeling.TAKES: Expression.TAKES,
    Feeling.STRUCK: Expression.STRUCK,
}


def mood_after(turn: OthersTurn) -> Expression | None:
    """Return the mood of a player who looks back at a turn: pleased by doubles and by a boss."""
    cards = (deed.card for deed in turn.deeds)
    has_boss = any(card is not None and card.is_boss for card in cards)
    has_doubles = turn.dice is not None and turn.dice[0] == turn.dice[1]
    return Expression.PLEASED if has_boss or has_doubles else None


def moods_about(event: Event, before: Scene) -> Iterator[tuple[int, Expression]]:
    """Yield the seats that feel something; the Dark Lord's seat comes after the last player's."""
    players = before.view.players
    for seat, feeling in feelings_about(event, players):
        yield seat, _SHOWN[feeling]
    if before.view.rival is not None and (his := lords_feeling(event)) is not None:
        yield len(players), _SHOWN[his]
