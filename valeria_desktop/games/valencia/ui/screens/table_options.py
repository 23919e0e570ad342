"""The options of a new table: its city, the player's own files, the advanced cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.draft import CITIES
from valeria_desktop.games.valencia.ui.paint.city_map import paint_city_map
from valeria_desktop.games.valencia.ui.paint.emblems import kind_pictures
from valeria_desktop.games.valencia.ui.screens.kind_toggle import KindGrid, KindToggle
from valeria_desktop.games.valencia.ui.screens.setup_words import SetupWords
from valeria_desktop.ui.controls.picture_button import PictureChoices
from valeria_desktop.ui.controls.text import Heading, Slip
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.screens.setup.draft_editor import DraftEditor
from valeria_desktop.ui.screens.setup.own_files import OwnFilesDraftEditor
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.draft import Draft
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.setup import Advanced
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

_PICTURE = (300, 236)
_INSET = 4


class CityEditor(OwnFilesDraftEditor["Draft"]):
    """Shows both kinds of city as pictures; the chosen one has a gold frame."""

    def __init__(self, look: Look, draft: Draft) -> None:
        about = self.tr("Play with your own city, tasks and fountains instead of ours.")
        super().__init__(look, draft, about)
        self._words = SetupWords(self)
        self._laid: dict[str, City | None] = {}
        pictures: dict[object, Picture] = {city: partial(self._paint, city) for city in CITIES}
        self.choices = PictureChoices(look, self.tr("City"), pictures, _PICTURE)
        self.choices.offer((words, city) for city, words in self._words.cities().items())
        self.choices.chosen.connect(partial(self.put, "city"))
        self.own, self.problem = self.files.tick, self.files.problem
        self.lay(self.choices, self.files)

    def refresh(self) -> None:
        super().refresh()
        draft = self._draft
        self._laid = {city: draft.laid(city) for city in CITIES}
        self.choices.show_value(draft.city)
        for city, laid in self._laid.items():
            button = self.choices.button_of(city)
            about = self._words.city(laid) if laid is not None else ""
            button.setAccessibleDescription(about)
            explain_beside(button, about)
            button.update()

    def _paint(self, city: str, painter: QPainter, box: QRectF) -> None:
        painter.fillRect(box, QColor(materials_of(self._look).board))
        laid = self._laid.get(city)
        if laid is not None:
            paint_city_map(painter, box.adjusted(_INSET, _INSET, -_INSET, -_INSET), laid)


class KindsEditor(DraftEditor["Draft"]):
    """Toggles of the kinds of advanced influence cards, each with its powers."""

    def __init__(self, look: Look, draft: Draft) -> None:
        super().__init__(look, draft)
        self.kinds = {
            kind: KindToggle(look, kind_pictures(kind), name, words)
            for kind, (name, words) in SetupWords(self).kinds().items()
        }
        self.grid = KindGrid(look)
        self.grid.setAccessibleName(self.tr("Advanced influence cards"))
        self.grid.lay(self.kinds.values())
        about = self.tr("The cards you choose are in everyone's deck.")
        heading = Heading(look, self.tr("Advanced influence cards"), 19)
        self.lay(heading, Slip(look, about), self.grid)
        for kind, toggle in self.kinds.items():
            toggle.clicked.connect(lambda on, kind=kind: self._turn(kind, on=on))

    def refresh(self) -> None:
        """Show the draft again."""
        for kind, toggle in self.kinds.items():
            toggle.setChecked(kind in self._draft.advanced)

    def _turn(self, kind: Advanced, *, on: bool) -> None:
        self._draft.turn(kind, on=on)
        self.changed.emit()
