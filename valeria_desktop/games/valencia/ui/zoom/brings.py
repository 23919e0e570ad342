"""What someone's next step would bring to your tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.zoom.looked import IN_LINE, Manner, Note, Tone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.standing import TaskStanding
    from valeria_desktop.games.valencia.rules.view import View

_DONE, _LOST = Manner(Tone.GOOD, is_strong=True), Manner(Tone.BAD)


def with_member(view: View, cell: int) -> View:
    """Imagine that the viewer had put a member on a free space."""
    city = (*view.city[:cell], view.seat, *view.city[cell + 1 :])
    return evolve(view, city=city)


def with_palm(view: View, bush: int) -> View:
    """Imagine a palm on a free bush."""
    return evolve(view, palms=(*view.palms, bush))


def task_notes(view: View, after: View, *, tells_secrets: bool) -> list[Note]:
    """Say what something would bring to your tasks; while they lie face down, how to see it."""
    translate = QCoreApplication.translate
    if not view.has_own or not view.own.tasks:
        return []
    if not tells_secrets:
        title = translate("ValenciaZoom", "For your tasks (hold D)")
        return [Note(translate("ValenciaZoom", "face down"), title, IN_LINE)]
    title = translate("ValenciaZoom", "For your tasks")
    changes = list(_changes(view, after))
    if not changes:
        return [Note(translate("ValenciaZoom", "nothing"), title, IN_LINE)]
    return [_change(before, then, "" if at else title) for at, (before, then) in enumerate(changes)]


def _changes(view: View, after: View) -> Iterator[tuple[TaskStanding, TaskStanding]]:
    for task in view.own.tasks:
        before, then = progress_seen(view, task), progress_seen(after, task)
        if before is not None and then is not None and before.number != then.number:
            yield before, then


def _change(before: TaskStanding, then: TaskStanding, title: str) -> Note:
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
    return Note(said, title, manner)
