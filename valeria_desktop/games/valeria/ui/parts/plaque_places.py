"""Where a card lies on a rival's plaque, and which card lies at a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.valeria.rules.model.belongings import CARD_ZONES
from valeria_desktop.games.valeria.rules.model.options import BUILD, SLAY
from valeria_desktop.games.valeria.rules.rows import sides_of
from valeria_desktop.games.valeria.ui.parts.card_groups import face_up
from valeria_desktop.ui.paint.brush import square

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque

_TILE = 2.0
"""The width of a tile, by its height."""


def box_of_card(places: PlaqueLayout, plaque: Plaque, card_id: str, scene: Scene | None) -> QRectF:
    """Return the box of a card by its id; for a card on its way, the box where it will lie."""
    shown = zip(plaque.tiles, places.people, strict=False)
    pictures = zip((*plaque.domains, *plaque.trophies), places.pictures, strict=False)
    for group, box in (*shown, *pictures):
        if group.card.id == card_id:
            return box
    card = _card_of(plaque, card_id, scene)
    if places.captured and card is not None:
        return _box_captured(places, card)
    if card is not None and card.harvest:
        return _box_of_number(places, plaque, card.numbers)
    if card is not None and card.action is not None:
        return _box_of_beam(places, plaque, is_domain=card.action is BUILD)
    if card is not None and card.kept in CARD_ZONES:
        return _box_of_zone(places)
    return places.board


def _box_captured(places: PlaqueLayout, card: Card) -> QRectF:
    """Return the box of the number that a card taken by the Dark Lord adds to."""
    kind = "home" if card.action is BUILD else "monsters" if card.action is SLAY else "person"
    boxes = places.captured
    box = boxes.get(kind) or next(reversed(boxes.values()))
    return square(box.center(), box.height())


def card_on(places: PlaqueLayout, plaque: Plaque, point: QPointF) -> Card | None:
    """Return the card of a plaque at a point, or None."""
    shown = zip(plaque.tiles, places.people, strict=False)
    pictures = zip((*plaque.domains, *plaque.trophies), places.pictures, strict=False)
    found = (group.card for group, box in (*shown, *pictures) if box.contains(point))
    return next(found, None)


def _box_of_beam(places: PlaqueLayout, plaque: Plaque, *, is_domain: bool = False) -> QRectF:
    """Return the box of the last trophy or domain, or of the first one to come."""
    many = len(plaque.domains)
    found = places.pictures[:many] if is_domain else places.pictures[many:]
    if found:
        return found[-1]
    if places.pictures:
        return places.pictures[-1]
    if not places.more.isEmpty():
        return places.more
    for near in (places.people[-1:], places.comb[-1:]):
        for box in near:
            return box
    return square(places.board.center(), places.board.height())


def _box_of_zone(places: PlaqueLayout) -> QRectF:
    """Return where a card in a zone of a set comes: after the tiles, or in the middle."""
    if places.people:
        last = places.people[-1]
        apart = last.left() - places.people[-2].left() if len(places.people) > 1 else last.width()
        return last.translated(apart, 0)
    high = places.board.height()
    box = QRectF(0, 0, high * _TILE, high)
    box.moveCenter(places.board.center())
    return box


def card_named(scene: Scene, card_id: str) -> Card | None:
    """Return the face-up card with an id, on the stacks or in front of a side, or None.

    The cards that players keep in secret are known too, for the moment when they are shown.
    """
    held = [card for side in sides_of(scene.view) for card in face_up(side)]
    there = [card for stack in scene.view.stacks for card in stack if card]
    known = (*there, *held, *scene.view.table.keepsakes)
    return next((card for card in known if card.id == card_id), None)


def _card_of(plaque: Plaque, card_id: str, scene: Scene | None) -> Card | None:
    """Return the card with an id, on the plaque or face up in the scene, or None."""
    here = [group.card for group in plaque.side.groups if group.card.id == card_id]
    if here or scene is None:
        return next(iter(here), None)
    return card_named(scene, card_id)


def _box_of_number(places: PlaqueLayout, plaque: Plaque, numbers: tuple[int, ...]) -> QRectF:
    """Return the place of a number: in the comb, or of the last card before it."""
    for tooth, box in zip(plaque.comb, places.comb, strict=False):
        if set(tooth.numbers) & set(numbers):
            return box
    before = [
        box
        for group, box in zip(plaque.tiles, places.people, strict=False)
        if group.numbers and group.numbers <= numbers
    ]
    return before[-1] if before else places.board
