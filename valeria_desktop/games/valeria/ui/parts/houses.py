"""What stands in a kingdom, thing by thing: its pieces, its words, and the marks over it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence, down_words
from valeria_desktop.games.valeria.ui.paint.houses import house_of, said_by
from valeria_desktop.games.valeria.ui.paint.kingdom import paint_facts, paint_ring
from valeria_desktop.games.valeria.ui.parts.card_groups import Group, GroupKind
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import CHIP_A
from valeria_desktop.ui.pieces.piece import Piece
from valeria_desktop.ui.words.label import marked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood


def houses_in(
    village: Village, seat: int, people: Sequence[Group], groups: Sequence[Group]
) -> Iterator[Piece]:
    """Yield the main house of each citizen, then domains and trophies, as pieces."""
    for group in people:
        box = village.box_of(group.card.id)
        if box is not None:
            yield _piece(seat, group, box, words_of_house(group))
    for group, box in zip(groups, chain(village.domains, village.trophies), strict=False):
        yield _piece(seat, group, box, sentence_of(group))


def _piece(seat: int, group: Group, box: QRectF, words: str) -> Piece:
    told = marked("<p style='margin:0'>{words}</p>", words=words)
    at = OfCard(group.card.id, seat, group.is_down)
    return Piece(at, box, group.card.name, words, group, told=told)


def paint_pointed(brush: Brush, box: QRectF, group: Group, mood: PieceMood) -> None:
    """Paint a ring round what is pointed at or focused, and the facts of a domain."""
    if mood.is_hovered:
        paint_ring(brush, box, CHIP_A)
    if mood.is_focused:
        paint_focus_ring(brush.painter, box.adjusted(-2, -2, 2, 2), 5, 2 * brush.unit)
    if group.kind is GroupKind.DOMAIN and (mood.is_hovered or mood.is_focused):
        paint_facts(brush, box, group)


# --- words


def sentence_of(group: Group) -> str:
    """Return a sentence about a domain or a trophy."""
    if group.kind in {GroupKind.SLAIN, GroupKind.VICTORY}:
        words = QCoreApplication.translate("Kingdom", "Slain: {names}. Worth {points}.")
        words = words.format(names=", ".join(group.names), points=group.points)
    else:
        words = down_words(group.card) if group.is_down else card_sentence(group.card)
    if group.is_used:
        words = QCoreApplication.translate("Kingdom", "{card} Used this turn.").format(card=words)
    if group.is_new:
        words = QCoreApplication.translate("Kingdom", "{card} New.").format(card=words)
    return words


def words_of_house(group: Group) -> str:
    """Return a sentence about a citizen's house, with the number of its copies from two on."""
    house = QCoreApplication.translate("Houses", said_by(house_of(group.card)))
    if group.count == 1:
        words = QCoreApplication.translate("Houses", "{name}: {house}.")
        return words.format(name=group.card.name, house=house)
    words = QCoreApplication.translate("Houses", "{name}: {house}, {number}.")
    return words.format(name=group.card.name, house=house, number=group.count)
