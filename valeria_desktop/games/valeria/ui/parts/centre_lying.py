"""What lies on a place of the centre, as its painter needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.ui.cards.face import footless
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.cards.mood import CardMood, WakeChip
from valeria_desktop.games.valeria.ui.paint.centre import PileBelow, StackLook

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.ui.pieces.piece import PieceMood


@frozen
class Lying:
    """What lies on a place of the centre, and what a roll makes of it."""

    place: CentrePlace
    chip: WakeChip | None
    is_roll_seen: bool
    """Whether a roll wakes some stacks: all other stacks are dim."""
    below: tuple[PileBelow, ...] = ()
    """The content of the panel under the deck."""

    def stack(self, mood: PieceMood, *, is_brief: bool, is_footless: bool) -> StackLook:
        """Return how the stack of a place that isn't empty looks in a mood of its piece."""
        place = self.place
        can_pay = place.is_lit and not place.only_hides
        return StackLook(
            footless(place.face) if is_footless and place.face else place.face,
            place.face_down,
            place.tokens,
            CardMood(
                is_lit=place.is_lit and not self.is_roll_seen,
                is_special=bool(place.rare) or mood.is_hinted,
                is_dim=place.is_dim or self.is_roll_seen,
                is_hovered=mood.is_hovered,
                is_focused=mood.is_focused,
                woken=self.chip,
                dims_price=not (can_pay or place.is_affordable or place.is_dim),
                is_unpaid=place.only_hides,
                ribbon=place.ribbon,
                is_brief=place.is_pile or is_brief,
                stack=0 if place.told.is_slot else place.count,
                lowest=field_of(place.told.stack.lies_on) if place.told.stack.lies_on else "",
            ),
        )


def below_piles(places: list[CentrePlace]) -> tuple[PileBelow, ...]:
    """Return the cards below the top card of each pile; one line if there are none at all."""
    nothing = (QCoreApplication.translate("CentreDelegate", "nothing"),)
    piles = [place for place in places if place.is_pile]
    if not any(pile.below for pile in piles):
        return (PileBelow(0, nothing, 0),)
    return tuple(
        PileBelow(number, pile.below or nothing, max(0, pile.count - 1))
        for number, pile in enumerate(piles, 1)
    )


def is_veiled(stack: StackLook | None, place: CentrePlace) -> bool:
    """Return whether a card is under the common veil, which is kept once for all cards."""
    if stack is None or stack.tokens or place.attacks or place.is_wanted or place.is_deck:
        return False
    mood = stack.mood
    stands_out = mood.is_lit or mood.is_hovered or mood.is_focused or mood.woken is not None
    return mood.is_dim and not stands_out
