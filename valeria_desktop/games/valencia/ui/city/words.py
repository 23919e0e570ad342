"""The city in words: each cell and each bush in a few sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.explained import ability_words
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.ui.city.worth import members_in, touching, worth_at
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valencia.rules.scene import Scene


def cell_lines(scene: Scene, cell: int) -> tuple[str, ...]:
    """Say a cell: what it is, who is there, what it touches, what it brings."""
    city = scene.view.table.city
    if cell in city.centre:
        return _centre(scene)
    return _site(scene, cell) if city.cells[cell] is None else _space(scene, cell)


def bush_lines(scene: Scene, bush: int) -> tuple[str, ...]:
    """Say a bush: whether a palm stands there, and whose members touch it."""
    translate = QCoreApplication.translate
    view, name = scene.view, scene.view.table.city.bush_name(bush)
    if bush in view.palms:
        what = translate("City", "{name}: a palm.")
    else:
        what = translate("City", "{name}: a bush, free for a palm.")
    return what.format(name=name), members_words(scene, touching(view.table.city, bush))


def _centre(scene: Scene) -> tuple[str, ...]:
    words = QCoreApplication.translate(
        "City", "The central fountain: worth {points} to each member beside it."
    )
    return words.format(points=CENTRE_VALUE), members_words(scene, scene.view.table.city.at_centre)


def _site(scene: Scene, cell: int) -> tuple[str, ...]:
    translate, view = QCoreApplication.translate, scene.view
    city = view.table.city
    name, beside = city.name(cell), members_words(scene, city.beside[cell])
    fountain = next((built.fountain for built in view.fountains if built.site == cell), None)
    if fountain is None:
        return translate("City", "{name}: a free site for a fountain.").format(name=name), beside
    words = translate("City", "{name}: {fountain}, worth {points} to each member beside it.")
    what = words.format(name=name, fountain=tell(fountain.words()), points=fountain.value)
    if fountain.ability is None:
        return what, beside
    ability = translate("City", "Who settles beside it may: {ability}.")
    return what, ability.format(ability=tell(ability_words(fountain))), beside


def members_words(scene: Scene, cells: Iterable[int]) -> str:
    """Say whose members something touches."""
    translate = QCoreApplication.translate
    found = members_in(scene.view, cells)
    if not found:
        return translate("City", "No member is beside it.")
    each = translate("City", "{player} {number}")
    members = ", ".join(
        each.format(player=scene.names[seat], number=number) for seat, number in found.items()
    )
    return translate("City", "Members beside it: {members}.").format(members=members)


def _space(scene: Scene, cell: int) -> tuple[str, ...]:
    translate, view = QCoreApplication.translate, scene.view
    city = view.table.city
    space, owner = city.space(cell), view.city[cell]
    what = translate("City", "{name}: {guild}, price {price}.").format(
        name=city.name(cell), guild=tell(space.guild.words()), price=space.price
    )
    if owner == NOBODY:
        who = translate("City", "Free.")
    elif owner == scene.viewer:
        who = translate("City", "Your member stands here.")
    else:
        who = translate("City", "A member of {player}.").format(player=scene.names[owner])
    return what, who, *_touched(scene, cell), _brings(scene, cell)


def _touched(scene: Scene, cell: int) -> tuple[str, ...]:
    """Say which fountains and palms a space is beside."""
    translate, worth = QCoreApplication.translate, worth_at(scene.view, cell)
    each = translate("City", "{fountain} ({points})")
    fountains = [
        each.format(fountain=tell(fountain.words()), points=fountain.value)
        for fountain in worth.fountains
    ]
    if worth.is_at_centre:
        central = translate("City", "the central fountain")
        fountains.append(each.format(fountain=central, points=CENTRE_VALUE))
    lines = []
    if fountains:
        beside = translate("City", "Beside {fountains}.")
        lines.append(beside.format(fountains=", ".join(fountains)))
    if worth.palms:
        palms = translate("City", "Palms at its corners: {number}.")
        lines.append(palms.format(number=worth.palms))
    return tuple(lines)


def _brings(scene: Scene, cell: int) -> str:
    """Say what a member there is worth, as the city stands."""
    if scene.view.city[cell] == NOBODY:
        words = QCoreApplication.translate("City", "Points of a member here at the end: {points}.")
    else:
        words = QCoreApplication.translate("City", "Points at the end, as it stands: {points}.")
    return words.format(points=points_words(scene, cell))


def points_words(scene: Scene, cell: int) -> str:
    """Say points with their parts: "4 = 1 member + 1 palm + 2 fountains"."""
    translate, worth = QCoreApplication.translate, worth_at(scene.view, cell)
    parts = [translate("City", "{points} for itself").format(points=1)]
    if worth.palms:
        parts.append(translate("City", "{points} for a palm").format(points=1))
    fountains = worth.points - 1 - bool(worth.palms)
    if fountains:
        parts.append(translate("City", "{points} for fountains").format(points=fountains))
    if len(parts) == 1:
        return str(worth.points)
    return f"{worth.points} = {' + '.join(parts)}"
