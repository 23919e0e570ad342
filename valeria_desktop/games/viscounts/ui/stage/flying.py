"""Cards as they fly: each kind with its shape, face up or face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Scheme, Townsfolk
from valeria_desktop.games.viscounts.ui.board.places import BOOK
from valeria_desktop.games.viscounts.ui.cards.book import paint_binding
from valeria_desktop.games.viscounts.ui.cards.others import paint_card_back, paint_scheme
from valeria_desktop.games.viscounts.ui.cards.upright import paint_card
from valeria_desktop.games.viscounts.ui.stage.spots import AtRealm
from valeria_desktop.kernel.seats import Seat
from valeria_desktop.ui.stage.read_flight import ReadFlight

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush

_SHAPES = {Townsfolk: (91.0, 131.0), Manuscript: BOOK, Scheme: (105.0, 150.0), Seat: (40.0, 58.0)}
"""Width and height of each kind of cards as drawn, in units; a back is its owner's."""


@frozen(kw_only=True)
class CardFlight(ReadFlight):
    """A card of Viscounts goes to its place, or the back of a player's card."""

    card: Item | Seat
    room: At | None = field(factory=AtRealm)

    @property
    def shape(self) -> tuple[float, float]:
        return _SHAPES[type(self.card)]

    def draw(self, brush: Brush, box: QRectF) -> None:
        of_card = brush.of_unit(box.width() / self.shape[0])
        match self.card:
            case Townsfolk() as card:
                paint_card(of_card, box, card)
            case Manuscript() as card:
                paint_binding(of_card, box, card)
            case Scheme() as card:
                paint_scheme(of_card, box, card)
            case Seat() as owner:
                paint_card_back(of_card, box, owner)
