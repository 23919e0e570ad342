"""The tutor's warning in the game's voice: a reason, the cost, a banner, and two answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.voice.question import AskWay, VoiceQuestion
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.coach.trust import Margin, Trust
    from valeria_desktop.coach.tutor import TutorLesson
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.coach.trust_seal import TrustSeal
    from valeria_desktop.ui.coach.tutor import Tutor, TutorWarning
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.table.table import GameTable
    from valeria_desktop.ui.voice.banners import Flag
    from valeria_desktop.ui.voice.question import AskSheet

_trust_seal: Callable[..., TrustSeal] = door("valeria_desktop.ui.coach.trust_seal:TrustSeal")
_trust_word: Callable[[Trust], str] = door("valeria_desktop.ui.coach.trust_seal:trust_word")
_better_words: Callable[[Margin], str] = door("valeria_desktop.ui.coach.trust_words:better_words")
_flag: Callable[[At], Flag] = door("valeria_desktop.ui.voice.banners:Flag")
_LETTERS = 90
"""The letters of the three lines that stand beside the face."""


class TutorSheet(QObject):
    """Has the voice ask whether a player wants to think again, as long as the tutor warns."""

    def __init__(self, window: MainWindow, tutor: Tutor, question: AskSheet) -> None:
        """Ask on a sheet, about choices at the window's table."""
        super().__init__(window)
        self._window, self._question = window, question
        self._ways: Sequence[AskWay] = ()
        tutor.warned.connect(self._warn)
        tutor.withdrawn.connect(self._withdraw)
        question.closed.connect(self._take_banner)

    def _warn(self, warning: TutorWarning) -> None:
        table, lesson = self._window.table, warning.lesson
        scene = table.scene
        if scene is None or scene.decision is None:
            return
        best, chosen = (scene.decision.option(each) for each in (lesson.best, lesson.chosen))
        self._ways = (
            self._way(table, scene, best, warning.best),
            self._way(table, scene, chosen, warning.same, leaves=True),
        )
        self._question.ask_this(self._asked(table, best, lesson, self._ways))
        table.point_out(best)
        if best.at is not None:
            table.banners.hang([_flag(best.at)])

    @staticmethod
    def _way(
        table: GameTable,
        scene: Scene,
        option: Option,
        go: Callable[[], object],
        *,
        leaves: bool = False,
    ) -> AskWay:
        words, marks = table.short_answer(option)
        said = tell(table.called(option).words(), scene.names)
        return AskWay(words, go, leaves=leaves, marks=marks, said=said)

    def _asked(
        self, table: GameTable, best: Option, lesson: TutorLesson, ways: Sequence[AskWay]
    ) -> VoiceQuestion:
        title, reason = self.tr("Think again?"), self._reason(lesson, table.scene, ways[0].words)
        trust = lesson.margin.trust

        def seal(look: ParchmentLook, parent: QWidget) -> QWidget:
            made = _trust_seal(look, parent)
            made.show_trust(trust)
            return made

        answers = self.tr("Enter: {best}. Esc: {own}. {undo}: choose anew.").format(
            best=ways[0].said, own=ways[1].said, undo=table.undo_key
        )
        said = f"{title} {ways[0].said}: {_trust_word(trust)}. {reason} {answers}"
        cost = table.cost_of(best)
        return VoiceQuestion(title, reason, ways, cost, seal, Expression.WRY, said)

    def _reason(self, lesson: TutorLesson, scene: Scene, best: str) -> str:
        """Return the weightiest reason, and what follows in the same turn if there is room for it.

        A reason that names the next card has said what follows.
        """
        if lesson.reasons:
            reason, card = tell(lesson.reasons[0].words, scene.names), lesson.reasons[0].card
        else:
            words, card = self.tr("{choice}: {gain}."), ""
            reason = words.format(choice=best, gain=_better_words(lesson.margin))
        then = tell(lesson.then[0], scene.names) if lesson.then else ""
        is_said = bool(card) and card not in best and card in then
        follows = self.tr("Then: {choice}.").format(choice=then)
        has_room = len(reason) + len(follows) < _LETTERS
        return f"{reason} {follows}" if then and has_room and not is_said else reason

    def _withdraw(self) -> None:
        self._question.withdraw(self._ways)

    def _take_banner(self) -> None:
        if self._ways and self._window.is_laid:
            self._window.table.banners.clear()
            self._window.table.point_out(None)
        self._ways = ()
