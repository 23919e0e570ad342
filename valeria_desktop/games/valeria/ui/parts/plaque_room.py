"""The room that a rival's plaque makes for a card on its way: the others slide to their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.ui.stage.motions import between

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque

_STEPS = 6
"""The number of places on the way: for each, a small kingdom is painted anew."""


@frozen
class ComingCard:
    """A rival's plaque as it will be with the card, and how far it has made room."""

    later: Plaque
    share: float = 0.0

    def at_share(self, share: float) -> ComingCard:
        """Return the plaque that has come a share of the way, in steps."""
        return evolve(self, share=round(share * _STEPS) / _STEPS)


def on_the_way(
    places: PlaqueLayout, plaque: Plaque, then: PlaqueLayout, coming: ComingCard
) -> PlaqueLayout:
    """Return a plaque's layout on the way to a later one, with nothing new in it yet."""
    share, later = coming.share, coming.later
    people = _moved((plaque.tiles, places.people), (later.tiles, then.people), share)
    if places.village is not None and then.village is not None:
        village = places.village.towards(then.village, share)
        pictures = [*village.domains, *village.trophies]
        return evolve(places, people=people, village=village, pictures=pictures)
    pictures = _moved(
        ((*plaque.domains, *plaque.trophies), places.pictures),
        ((*later.domains, *later.trophies), then.pictures),
        share,
    )
    return evolve(places, people=people, pictures=pictures)


def _moved(
    here: tuple[Iterable[Group], Sequence[QRectF]],
    there: tuple[Iterable[Group], Sequence[QRectF]],
    share: float,
) -> list[QRectF]:
    """Return the boxes of some cards on their way; a card without a later box stays."""
    then = {group.card.id: box for group, box in zip(*there, strict=False)}
    return [
        between(box, then.get(group.card.id, box), share) for group, box in zip(*here, strict=False)
    ]
