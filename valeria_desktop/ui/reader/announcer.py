"""The announcer: tells a screen reader of turns, questions, and what the player has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMetaMethod, QObject, Signal
from PySide6.QtGui import QAccessible

from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.reader.spoken_game import SpokenGame
from valeria_desktop.ui.reader.told_turns import ToldTurns

if TYPE_CHECKING:
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.table.table import GameTable


class Announcer(QObject):
    """Says the turns of the game on the table, and its questions.

    A turn is said when it is over, in one piece, with what the player has then; what happens in
    the player's own turn is said with the next question.
    """

    announced = Signal(str)
    answered = Signal(str)
    """The same, for listeners who need no words: no turn is put into words for them."""
    said_on_demand = Signal(str)
    """A sentence that the player asked for: it can be read as well."""

    def __init__(self, controller: Controller, window: MainWindow) -> None:
        """Listen to the game on the table."""
        super().__init__(window)
        self._controller = controller
        self._window = window
        self._game = SpokenGame()
        self._turns = ToldTurns()
        self._owned: dict[int, list[str]] = {}
        """The sentences about what each viewer has, as they were told."""
        self._asked: tuple[str, int] | None = None
        """The question said last, with the number of lines that the log had then."""
        self._unheard: tuple[tuple[Line, ...], bool] | None = None
        """The lines of the log when nobody heard what happened, and whether a question was open."""
        self._is_new = False
        self._announced = QMetaMethod.fromSignal(self.announced)
        controller.game_started.connect(self._begun)
        controller.shown.changed.connect(self._shown)
        controller.shown.happened.connect(self._happened)
        controller.told.connect(self.say)
        window.table_laid.connect(self._table_laid)
        window.screen_changed.connect(self._forget_question)

    def _table_laid(self, table: GameTable) -> None:
        """Listen to the table that shows the questions; one that is left asks no more."""
        table.question_asked.connect(self._say_question)

    def _forget_question(self) -> None:
        """Say the open question again when the player comes back to the table, and once."""
        if not self._window.is_on_table:
            self._asked = None

    def _begun(self) -> None:
        self._game = self._window.face.make_spoken()
        self._turns.use(self._game, self._window.face.tell_turn)
        self._owned.clear()
        self._asked = None
        self._unheard = None
        self._is_new = True

    def _shown(self, scene: Any) -> None:
        """Take up a game at the moment that is shown first: nothing before it is news."""
        if self._is_new:
            self._is_new = False
            self._turns.know(self._controller.shown.lines)
            self._owned[scene.viewer] = self._own_sentences(scene)

    # --- turns and questions

    @property
    def _is_heard(self) -> bool:
        """Whether anybody hears sentences: else turns are told only when they are asked for."""
        return QAccessible.isActive() or self.isSignalConnected(self._announced)

    def _pass_over(self, *, is_asked: bool) -> bool:
        """Remember the log while no reader listens: putting it into words takes longest."""
        if self._is_heard:
            return False
        self._unheard = tuple(self._controller.shown.lines), is_asked
        return True

    def _catch_up(self) -> None:
        """Put into words what nobody has heard: it isn't news, but can be asked for."""
        session, scene = self._controller.session, self._controller.shown.scene
        if self._unheard is None or session is None or scene is None:
            return
        (lines, is_asked), self._unheard = self._unheard, None
        self._turns.taken_back(lines, session.names)
        self._turns.told(lines, session.names, scene.viewer, is_asked=is_asked)

    def _happened(self) -> None:
        if not self._pass_over(is_asked=False):
            self.say(" ".join(self._news(is_asked=False)))

    def _say_question(self) -> None:
        """Say the news and the question; one that is asked again, as for each drawn card, once."""
        if self._pass_over(is_asked=True):
            return
        news = self._news(is_asked=True)
        asked = self._window.table.prompt.question, len(self._controller.shown.lines)
        if news or asked != self._asked:
            self.say(" ".join([*news, asked[0]]))
        self._asked = asked

    def _news(self, *, is_asked: bool) -> list[str]:
        """Return what happened since it was last told, and what the player has now."""
        session, shown = self._controller.session, self._controller.shown
        if session is None or shown.scene is None:
            return []
        self._catch_up()
        undone = self._turns.taken_back(shown.lines, session.names)
        found = self._turns.told(shown.lines, session.names, shown.scene.viewer, is_asked=is_asked)
        viewer = shown.scene.viewer
        if found:
            known, owned = self._owned.get(viewer, []), self._own_sentences(shown.scene)
            self._owned[viewer] = owned
            found += [sentence for sentence in owned if sentence not in known]
        if undone:
            found.insert(0, self.tr("Taken back: {words}.").format(words=undone))
        return found

    def _own_sentences(self, scene: Any) -> list[str]:
        owned = self._game.own(scene)
        has = self.tr("You have {amounts}.").format(amounts=owned) if owned else ""
        return [sentence for sentence in (has, self._game.in_hand(scene)) if sentence]

    # --- asked for

    def say_standing(self) -> None:
        """Say what the player has, and how the game stands."""
        scene = self._controller.shown.scene
        if scene is not None:
            told = [*self._own_sentences(scene), self._game.standing(scene)]
            self._tell(" ".join(filter(None, told)))

    def say_again(self) -> None:
        """Say once more what happened since the player's last turn."""
        self._catch_up()
        self._tell(self._turns.again or self.tr("Nothing has happened since your turn."))

    def _tell(self, words: str) -> None:
        self.said_on_demand.emit(words)
        self.say(words)

    def say(self, sentence: str) -> None:
        """Emit a sentence, and pass it to a screen reader if one runs."""
        if not sentence:
            return
        self.announced.emit(sentence)
        self.answered.emit(sentence)
        ALOUD.say(self._window, sentence)
