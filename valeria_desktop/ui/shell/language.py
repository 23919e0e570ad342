"""The player's language: ours and Qt's own words, before any widget is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from valeria_desktop.content.resources import resources_root

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

SYSTEM = "system"
ENGLISH = "en"
_FOLDER = "shell/i18n"


def languages() -> tuple[str, ...]:
    """Return the languages there are: English, which needs no translation, and the others."""
    files = sorted((resources_root() / _FOLDER).glob("valeria_*.qm"))
    return (ENGLISH, *(file.stem.removeprefix("valeria_") for file in files))


def wanted(name: str) -> str:
    """Return the language for a setting; of the system's languages the first that there is."""
    if name != SYSTEM:
        return name if name in languages() else ENGLISH
    for tag in QLocale.system().uiLanguages():
        if (language := tag.split("-")[0]) in languages():
            return language
    return ENGLISH


class Language:
    """What the program speaks; another language takes the place of the one before."""

    def __init__(self, application: QCoreApplication, name: str) -> None:
        """Speak a language from the first word on."""
        self._application = application
        self._spoken = wanted(name)
        self._installed = use_language(application, name)

    def use(self, name: str) -> bool:
        """Speak a language from now on; tell whether it is another than before."""
        if wanted(name) == self._spoken:
            return False
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._spoken = wanted(name)
        self._installed = use_language(self._application, name)
        return True


def use_language(application: QCoreApplication, name: str) -> list[QTranslator]:
    """Have everything that is made from now on speak a language; give what was installed."""
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
