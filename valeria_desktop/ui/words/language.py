"""The player's language: chosen before any widget is made, and switched while the program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTimer, QTranslator, Signal

from valeria_desktop.content.resources import resources_root
from valeria_desktop.ui.paint.album import ALBUM

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from valeria_desktop.ui.files.past_pages import PastPages
    from valeria_desktop.ui.lesson.game_guide import TableGuide
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.program.pages import Pages


SYSTEM = "system"
ENGLISH = "en"
_FOLDER = "shell/i18n"


def languages() -> tuple[str, ...]:
    """Return the program's languages: English, which needs no translation, and the others."""
    files = sorted((resources_root() / _FOLDER).glob("valeria_*.qm"))
    return (ENGLISH, *(file.stem.removeprefix("valeria_") for file in files))


def wanted(name: str) -> str:
    """Return the language of a setting; by default the first of the system's that there is."""
    if name != SYSTEM:
        return name if name in languages() else ENGLISH
    for tag in QLocale.system().uiLanguages():
        if (language := tag.split("-")[0]) in languages():
            return language
    return ENGLISH


class Language:
    """The program's language; a new one replaces the former one."""

    def __init__(self, application: QCoreApplication, name: str) -> None:
        """Use a language from the beginning."""
        self._application = application
        self._spoken = wanted(name)
        self._installed = use_language(application, name)

    def use(self, name: str) -> bool:
        """Use a language from now on; return whether it is another than before."""
        if wanted(name) == self._spoken:
            return False
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._spoken = wanted(name)
        self._installed = use_language(self._application, name)
        return True


def use_language(application: QCoreApplication, name: str) -> list[QTranslator]:
    """Install a language's translators for all new widgets, and return them."""
    language = wanted(name)
    system = QLocale.system()
    is_own = system.name().split("_")[0] == language
    QLocale.setDefault(system if is_own else QLocale(language))
    if language == ENGLISH:
        return []
    folders = (
        (f"valeria_{language}", str(resources_root() / _FOLDER)),
        (f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
    )
    installed = []
    for file, folder in folders:
        translator = QTranslator(application)
        if translator.load(file, folder):
            application.installTranslator(translator)
            installed.append(translator)
    return installed


SETTING = "language"


class LanguageSwitch(QObject):
    """Makes the screens anew in another language, and restores their content."""

    changed = Signal()
    """All screens have been made anew."""

    def __init__(self, language: Language, window: MainWindow, controller: Controller) -> None:
        """Use a language in a window until `use` gets another."""
        super().__init__(window)
        self._language = language
        self._window = window
        self._controller = controller
        self._pages: tuple[Pages, PastPages] | None = None
        self._teaching: TableGuide | None = None

    def also_in(self, pages: Pages, past: PastPages, teaching: TableGuide) -> None:
        """Switch the language of these pages too, and of the lesson."""
        self._pages = pages, past
        self._teaching = teaching

    def use(self, name: str, value: object) -> None:
        """Use a setting, if it is the language."""
        if name == SETTING and self._language.use(str(value)):
            # the field that the player chose it in is also made anew
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
