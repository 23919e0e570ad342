"""The zoom's words about a place of the city: owner, neighbours, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.rules.catalog_words import ability_words
from valeria_desktop.games.valencia.rules.cell_worth import worth_at
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.model.city_words import ground_words, where_in
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.ui.board.secrets import Secret
from valeria_desktop.games.valencia.ui.parts.city_places import (
    members_words,
    points_words,
    touching,
)
from valeria_desktop.games.valencia.ui.parts.steps import fountain_of, fountain_words
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.subject import IN_LINE, Manner, Tone, ZoomNote, ZoomText

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.games.valencia.rules.model.catalog import Fountain
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.standing import TaskStanding
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.games.valencia.ui.board.secrets import Opened
    from valeria_desktop.kernel.at import At


_CAN, _STRONG, _BAD = Manner(Tone.GOOD, is_strong=True), Manner(is_strong=True), Manner(Tone.BAD)


def said_of_cell(scene: Scene, cell: int, *, opened: Opened) -> ZoomText:
    """Return the words about a cell."""
    view = scene.view
    city = view.table.city
    if cell in city.centre:
        return _said_of_centre(scene)
    if city.cells[cell] is not None:
        return _said_of_space(scene, cell, opened=opened)
    built = (each.fountain for each in view.fountains if each.site == cell)
    fountain = next(built, None)
    return _said_of_site(scene, cell) if fountain is None else _said_of_built(scene, cell, fountain)


def said_of_fountain(fountain: Fountain) -> ZoomText:
    """Return the words about a fountain, in the city or not."""
    return ZoomText(tell(fountain.words()), _worth_words(fountain.value), tuple(_ability(fountain)))


def said_of_bush(scene: Scene, bush: int, *, opened: Opened) -> ZoomText:
    """Return the words about a bush, or the palm on it."""
    translate, view = QCoreApplication.translate, scene.view
    cells = touching(view.table.city, bush)
    has_palm = bush in view.palms
    notes = [*can_notes(scene, AtBush(bush)), _members(scene, cells)]
    if has_palm:
        words = translate("ValenciaZoom", "Each member around it is worth 1 point more at the end.")
        what = translate("ValenciaZoom", "A palm")
    else:
        words = translate("ValenciaZoom", "A palm here adds 1 point to each member around it.")
        what = translate("ValenciaZoom", "A bush, free for a palm")
        imagined = with_palm(view, bush)
        notes += task_notes(view, imagined, opened=opened)
    name = tell(view.table.city.bush_words[bush])
    return ZoomText(what, name, (ZoomNote(words, "", Manner(stands_apart=True)), *notes))


def can_notes(scene: Scene, at: At) -> list[ZoomNote]:
    """Return the viewer's current options at a place."""
    decision = scene.decision
    if not scene.is_asked or decision is None:
        return []
    title = QCoreApplication.translate("ValenciaZoom", "You can")
    found = [tell(option.words(), scene.names) for option in decision.options if option.at == at]
    return [ZoomNote(f"{words}.", "" if line else title, _CAN) for line, words in enumerate(found)]


# --- a space


def _said_of_space(scene: Scene, cell: int, *, opened: Opened) -> ZoomText:
    view = scene.view
    space = view.table.city.space(cell)
    notes = [_lives_there(scene, cell), *can_notes(scene, AtCell(cell))]
    is_free = view.city[cell] == NOBODY
    if is_free and Secret.COINS in opened:
        notes += _missing(scene, space.price)
    notes += _touched(scene, cell)
    notes.append(_worth(scene, cell, is_free=is_free))
    if is_free:
        notes += task_notes(view, with_member(view, cell), opened=opened)
    kind = QCoreApplication.translate("ValenciaZoom", "price {coins}, {where}").format(
        coins=tell(coins_words(space.price)), where=tell(where_in(view.table.city.words[cell]))
    )
    return ZoomText(tell(space.guild.words()), kind, tuple(notes))


def _lives_there(scene: Scene, cell: int) -> ZoomNote:
    translate, owner = QCoreApplication.translate, scene.view.city[cell]
    title = translate("ValenciaZoom", "Who lives here")
    if owner == NOBODY:
        words = translate("ValenciaZoom", "nobody yet")
    elif owner == scene.viewer and not scene.is_watched:
        words = translate("ValenciaZoom", "a member of yours")
    else:
        words = translate("ValenciaZoom", "a member of {player}").format(player=scene.names[owner])
    return ZoomNote(words, title, IN_LINE)


def _missing(scene: Scene, price: int) -> list[ZoomNote]:
    missing = price - scene.view.own.coins
    if missing <= 0:
        return []
    words = QCoreApplication.translate("ValenciaZoom", "You lack {coins} for it.")
    return [ZoomNote(words.format(coins=tell(coins_words(missing))), "", _BAD)]


def _touched(scene: Scene, cell: int) -> list[ZoomNote]:
    """Return the fountains beside a space with their abilities, and its palms."""
    translate, worth = QCoreApplication.translate, worth_at(scene.view, cell)
    lines = []
    if worth.is_at_centre:
        words = translate("ValenciaZoom", "the central fountain, worth {points}")
        lines.append(words.format(points=CENTRE_VALUE))
    for fountain in worth.fountains:
        words = translate("ValenciaZoom", "{fountain}, worth {points}: {ability}")
        name, can = tell(fountain.words()), tell(ability_words(fountain))
        lines.append(words.format(fountain=name, points=fountain.value, ability=can))
    title = translate("ValenciaZoom", "Right beside it")
    notes = [ZoomNote(words, "" if at else title) for at, words in enumerate(lines)]
    return [*notes, *_corners(scene, cell, worth.palms)]


def _corners(scene: Scene, cell: int, palms: int) -> list[ZoomNote]:
    bushes = len(scene.view.table.city.bushes_at[cell])
    translate = QCoreApplication.translate
    if not bushes:
        return []
    words = translate("ValenciaZoom", "{palms}× palm, {bushes}× free bush")
    title = translate("ValenciaZoom", "At its corners")
    return [ZoomNote(words.format(palms=palms, bushes=bushes - palms), title, IN_LINE)]


def _worth(scene: Scene, cell: int, *, is_free: bool) -> ZoomNote:
    title = QCoreApplication.translate("ValenciaZoom", "Points at the end, as the city stands")
    if is_free:
        title = QCoreApplication.translate("ValenciaZoom", "Points of a member here at the end")
    return ZoomNote(points_words(scene, cell), title, _STRONG)


# --- fountains


def _worth_words(points: int) -> str:
    return QCoreApplication.translate("ValenciaZoom", "worth {points}").format(points=points)


def _ability(fountain: Fountain) -> list[ZoomNote]:
    translate = QCoreApplication.translate
    words = translate("ValenciaZoom", "Each member right beside it is worth {points} points more.")
    notes = [ZoomNote(words.format(points=fountain.value), "", Manner(stands_apart=True))]
    if fountain.ability is not None:
        title = translate("ValenciaZoom", "Settle beside it, and you may at once")
        notes.append(ZoomNote(tell(ability_words(fountain)), title, _STRONG))
    return notes


def _members(scene: Scene, cells: Iterable[int]) -> ZoomNote:
    return ZoomNote(members_words(scene, cells), "", Manner(stands_apart=True))


def _spaces(scene: Scene, cells: Iterable[int]) -> list[ZoomNote]:
    """Return the free spaces among cells, the cheapest first."""
    view, city = scene.view, scene.view.table.city
    free = [cell for cell in cells if city.cells[cell] is not None and view.city[cell] == NOBODY]
    if not free:
        return []
    cheapest_first = sorted(free, key=lambda cell: city.space(cell).price)
    found = [tell(ground_words(city, cell)) for cell in cheapest_first]
    title = QCoreApplication.translate("ValenciaZoom", "Free spaces beside it")
    return [ZoomNote(", ".join(found), title)]


def _said_of_built(scene: Scene, cell: int, fountain: Fountain) -> ZoomText:
    said = said_of_fountain(fountain)
    beside = scene.view.table.city.beside[cell]
    notes = (*said.notes, _members(scene, beside), *_spaces(scene, beside))
    return ZoomText(said.name, said.kind, notes)


def _said_of_site(scene: Scene, cell: int) -> ZoomText:
    translate, city = QCoreApplication.translate, scene.view.table.city
    beside = city.beside[cell]
    notes = (
        *can_notes(scene, AtCell(cell)),
        *_to_be_built(scene),
        _members(scene, beside),
        *_spaces(scene, beside),
    )
    where = tell(where_in(city.words[cell]))
    return ZoomText(translate("ValenciaZoom", "A free site"), where, notes)


def _to_be_built(scene: Scene) -> list[ZoomNote]:
    """Return the fountain of this round, until it was built or left out."""
    view = scene.view
    if view.part is RoundPart.COUNCIL:
        return []
    title = QCoreApplication.translate("ValenciaZoom", "This round's fountain")
    return [ZoomNote(fountain_words(fountain_of(view)), title)]


def _said_of_centre(scene: Scene) -> ZoomText:
    translate, beside = QCoreApplication.translate, scene.view.table.city.at_centre
    words = translate("ValenciaZoom", "Each member right beside it is worth {points} points more.")
    notes = (
        ZoomNote(words.format(points=CENTRE_VALUE), "", Manner(stands_apart=True)),
        _members(scene, beside),
        *_spaces(scene, beside),
    )
    name = translate("ValenciaZoom", "The central fountain")
    return ZoomText(name, _worth_words(CENTRE_VALUE), notes)


_DONE, _LOST = Manner(Tone.GOOD, is_strong=True), Manner(Tone.BAD)


def with_member(view: View, cell: int) -> View:
    """Return the view with a member of the viewer on a free space."""
    city = (*view.city[:cell], view.seat, *view.city[cell + 1 :])
    return evolve(view, city=city)


def with_palm(view: View, bush: int) -> View:
    """Return the view with a palm on a free bush."""
    return evolve(view, palms=(*view.palms, bush))


def task_notes(view: View, after: View, *, opened: Opened) -> list[ZoomNote]:
    """Return the changes in your tasks from one view to another, unless they lie face down."""
    translate = QCoreApplication.translate
    if not view.has_own or not view.own.tasks:
        return []
    title = translate("ValenciaZoom", "For your tasks")
    if Secret.TASKS not in opened:
        return [ZoomNote(translate("ValenciaZoom", "face down"), title, IN_LINE)]
    changes = list(_changes(view, after))
    if not changes:
        return [ZoomNote(translate("ValenciaZoom", "nothing"), title, IN_LINE)]
    return [_change(before, then, "" if at else title) for at, (before, then) in enumerate(changes)]


def _changes(view: View, after: View) -> Iterator[tuple[TaskStanding, TaskStanding]]:
    for task in view.own.tasks:
        before, then = progress_seen(view, task), progress_seen(after, task)
        if before is not None and then is not None and before.number != then.number:
            yield before, then


def _change(before: TaskStanding, then: TaskStanding, title: str) -> ZoomNote:
    translate = QCoreApplication.translate
    manner = Manner()
    if then.is_counted:
        words = translate("ValenciaZoom", "{task}: it would give {number}, now {before}")
        manner = manner if then.number > before.number else _LOST
    elif before.number >= before.wanted:
        words = translate("ValenciaZoom", "{task}: fulfilled already")
    elif then.number >= then.wanted:
        words = translate("ValenciaZoom", "{task}: fulfilled, {number} of {wanted}")
        manner = _DONE
    else:
        words = translate("ValenciaZoom", "{task}: {number} of {wanted}, now {before}")
    said = words.format(
        task=tell(then.task.words()), number=then.number, wanted=then.wanted, before=before.number
    )
    return ZoomNote(said, title, manner)
