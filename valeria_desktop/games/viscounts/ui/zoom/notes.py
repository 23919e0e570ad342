"""The words of close looks: kinds of things, the rules about them, a player's public things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.at import (
    AtExchange,
    AtInner,
    AtLink,
    AtSection,
    AtSpace,
    AtSpot,
    OfSquare,
    OfTrack,
)
from valeria_desktop.games.viscounts.ui.parts import own_words
from valeria_desktop.games.viscounts.ui.parts.own_side import own_side_of
from valeria_desktop.games.viscounts.ui.parts.rival_words import more_of, sentence_of
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.subject import ZoomNote, ZoomText

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.at import At

translate = QCoreApplication.translate
_CLAUSES = {
    AtSpace: ("WK30", "WK31"),
    AtExchange: ("WK42",),
    AtSpot: ("WK51", "WK52"),
    AtLink: ("WK53", "WK54"),
    AtSection: ("WK60", "WK63"),
    AtInner: ("WK61", "WK63"),
    OfSquare: ("WK53", "WK55"),
    OfTrack: ("WK18", "WK86"),
}


def clauses_of(at: At) -> tuple[str, ...]:
    """Return the ids of the rules' clauses about a thing of the board."""
    return _CLAUSES.get(type(at), ())


def kind_of_thing(at: At) -> str:
    """Return what a thing of the board is; empty for what isn't looked at closely."""
    kinds = {
        AtSpace: translate("ViscountsZoom", "A space of the ring"),
        AtExchange: translate("ViscountsZoom", "A market"),
        AtSpot: translate("ViscountsZoom", "A building ground"),
        AtLink: translate("ViscountsZoom", "A link between two grounds"),
        AtSection: translate("ViscountsZoom", "A section of the castle"),
        AtInner: translate("ViscountsZoom", "A section of the castle"),
    }
    return kinds.get(type(at), "")


def kind_of_card(card: Townsfolk) -> str:
    """Return a card's silver and icons in words."""
    words = translate("ViscountsZoom", "Silver {silver}; {icons}")
    return words.format(silver=card.silver, icons=tell(card.icons.words()))


def text_of_own(scene: Scene, at: OfSquare | OfTrack) -> ZoomText | None:
    """Return the words about a square or a space of the track; None on a board that isn't shown."""
    side = own_side_of(scene, is_open=False)
    if at.seat != side.number:
        return None
    if isinstance(at, OfSquare):
        kind = translate("ViscountsZoom", "A square of the board")
        told = own_words.of_square(side, side.view.table.squares(at.seat)[at.square - 1])
    else:
        kind = translate("ViscountsZoom", "A space of the track")
        told = own_words.of_track(side, side.view.table.catalog.track[at.space - 1])
    lines = filter(None, (", ".join(filter(None, told.state)), told.more))
    return ZoomText(told.name, kind, tuple(ZoomNote(_sentence(line)) for line in lines))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:].rstrip('.')}."


def player_text(scene: Scene, seat: int) -> ZoomText:
    """Return the public things of a player."""
    name = all_seats(scene)[seat].name
    notes = (ZoomNote(sentence_of(scene, seat)), ZoomNote(more_of(scene, seat)))
    return ZoomText(name, translate("ViscountsZoom", "A player"), notes)
