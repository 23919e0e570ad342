"""Speaking: another language is spoken at once, in all that bears words, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.ui.kit.album import ALBUM

if TYPE_CHECKING:
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.language import Language
    from valeria_desktop.ui.shell.main_window import MainWindow
    from valeria_desktop.ui.shell.pages import Pages
    from valeria_desktop.ui.shell.past import Past
    from valeria_desktop.ui.shell.teaching import Teaching

SETTING = "language"


class Speaking(QObject):
    """Makes the screens anew when another language is chosen, and shows on them what was shown."""

    changed = Signal()
    """All is made anew."""

    def __init__(self, language: Language, window: MainWindow, controller: Controller) -> None:
        """Speak a language in a window until told otherwise."""
        super().__init__(window)
        self._language = language
        self._window = window
        self._controller = controller
        self._pages: tuple[Pages, Past] | None = None
        self._teaching: Teaching | None = None

    def also_in(self, pages: Pages, past: Past, teaching: Teaching) -> None:
        """Speak on these pages too, and in the lesson."""
        self._pages = pages, past
        self._teaching = teaching

    def use(self, name: str, value: object) -> None:
        """Use a setting, if it is the language."""
        if name == SETTING and self._language.use(str(value)):
            # the field that it was chosen in is made anew, too
            QTimer.singleShot(0, self, self._make_anew)

    def _make_anew(self) -> None:
        window, controller = self._window, self._controller
        was_setting = self._pages is not None and self._pages[0].is_on_settings(window.screen_shown)
        was_taught = self._teaching is not None and self._teaching.is_on
        controller.be_done()
        ALBUM.clear()
        window.speak()
        for pages in self._pages or ():
            pages.renew()
        if was_taught and self._teaching is not None:
            self._teaching.begin()
        else:
            controller.show_again()
        session = controller.session
        if session is not None and session.decision is None:
            window.end.show_session(session, window.face, at_once=True)
        self.changed.emit()
        if was_setting and self._pages is not None:
            self._pages[0].show_settings(SETTING)
