"""The leaves of the centre: the market, and a leaf for each row that sets bring beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from valeria_desktop.games.valeria.rules.at import AtPlace, AtPool, AtRow, at_place
from valeria_desktop.games.valeria.rules.model.pools import POOLS
from valeria_desktop.games.valeria.rules.turn.agenda import payment_of
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import drawn_leaf
from valeria_desktop.games.valeria.ui.parts.pools import leaf_of_pool
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.table.frame import Leaf
from valeria_desktop.ui.table.leaves import LeafBars, LeafWords
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.layout import Layout
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.parts.centre import CentreView
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.room_look import RoomLook

_KEY = "Ctrl+PgDown"


class CentreBars(LeafBars):
    """The bars of the leaves that aren't shown, each with the number of its key."""

    next_key = ""


class LeafTable(Protocol):
    """A table whose centre has leaves: the one that is played at, or one of the past."""

    @property
    def look(self) -> RoomLook:
        """The look of the bars."""

    centre: CentreView

    @property
    def box_of_bars(self) -> QRect | None:
        """The box of the bars; None without room for them."""

    def leaf_turned(self, leaf: str) -> None:
        """Place all parts for the leaf that is shown now."""


class CentreLeaves(QObject):
    """Knows the shown leaf of the centre, and turns to others by their bars and by keys."""

    def __init__(self, table: LeafTable, page: QWidget) -> None:
        """Know no leaf yet; the bars stand on the page, and the key works there."""
        super().__init__(page)
        self._table, self._page = table, page
        self._layout: Layout | None = None
        self._decision: object = None
        self.bars: CentreBars | None = None
        self._key = QShortcut(QKeySequence(_KEY), page)
        self._key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._key.activated.connect(self.turn)

    def take_down(self) -> None:
        """Take bars and key from the page."""
        self._key.deleteLater()
        if self.bars is not None:
            self.bars.deleteLater()
            self.bars = None

    @property
    def shown(self) -> str:
        """The shown leaf's name; empty for the market."""
        return self._table.centre.part.leaf

    @property
    def others(self) -> tuple[str, ...]:
        """The leaves after the shown one, round and round: the first is the next."""
        names = self._names
        at = names.index(self.shown) if self.shown in names else 0
        return names[at + 1 :] + names[:at]

    @property
    def has_others(self) -> bool:
        """Whether the centre has more than one leaf."""
        return bool(self.others)

    def show_scene(self, scene: Scene) -> None:
        """Show the leaf on which all places of a new question lie."""
        layout = scene.view.table.layout
        if self.bars is None:
            return
        self.bars.tell({Leaf(name): _words(scene, name) for name in layout.leaves})
        if self.bars.isHidden():  # they are new, and the plan may be that of the game before
            self.stand(self._table.box_of_bars)
        leaves = self._asked_on(scene)
        if scene.is_asked and scene.decision is not self._decision and len(leaves) == 1:
            self.show(*leaves)
        self._decision = scene.decision

    def _asked_on(self, scene: Scene) -> set[str]:
        """Return the leaves on which answers of the question lie, or what is being paid for."""
        payment = payment_of(scene.decision)
        asked = _answers(scene)
        if payment is not None:
            asked = {at_place(place) for place in (payment.place, *payment.also)}
        return {leaf for at in asked if (leaf := self._leaf_of(at)) is not None}

    def lay_out(self, layout: Layout) -> None:
        """Make the bars for another game's leaves; its scene will be shown on the first leaf."""
        if layout is self._layout:
            return
        self._layout = layout
        if self.bars is not None:
            self.bars.deleteLater()
            self.bars = None
        self._table.centre.part.leaf = next(iter(layout.leaves))
        if self.has_others:
            self.bars = CentreBars(self._table.look, [Leaf(name) for name in layout.leaves])
            self.bars.setParent(self._page)
            self.bars.asked.connect(lambda leaf: self.show(leaf.name))

    def stand(self, box: QRect | None) -> None:
        """Place the bars."""
        if self.bars is None:
            return
        self.bars.setVisible(box is not None)
        if box is not None:
            self.bars.stand_for([Leaf(name) for name in self.others])
            self.bars.setGeometry(box)
            self.bars.raise_()

    def show(self, leaf: str) -> None:
        """Show a leaf."""
        if leaf != self.shown:
            self._table.centre.show_leaf(leaf)
            self._table.leaf_turned(leaf)

    @property
    def numbers(self) -> range:
        """The numbers of the leaves' keys."""
        return range(1, len(self._names) + 1) if self.has_others else range(0)

    def take_key(self, event: QKeyEvent) -> bool:
        """Show the leaf of a key's number, with Ctrl; return whether there is one."""
        number = event.key() - Qt.Key.Key_0
        is_leaf = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if not is_leaf or number not in self.numbers:
            return False
        self.show(self._names[number - 1])
        return True

    @property
    def _names(self) -> tuple[str, ...]:
        return () if self._layout is None else tuple(self._layout.leaves)

    def show_place(self, at: At | None) -> None:
        """Show the leaf of a place, a row or a pool."""
        leaf = self._leaf_of(at)
        if leaf is not None:
            self.show(leaf)

    def _leaf_of(self, at: At | None) -> str | None:
        return None if self._layout is None else _leaf_of(self._layout, at)

    def turn(self) -> None:
        """Show the next leaf."""
        if self.has_others:
            self.show(self.others[0])

    def bar_of(self, at: AtPlace | AtPool) -> QRect | None:
        """Return the box of the bar behind which a thing lies; None if its leaf is shown."""
        if self.bars is None or not self.bars.isVisible():
            return None
        leaf = self._leaf_of(at)
        if leaf is None or leaf == self.shown:
            return None
        bar = self.bars.of[Leaf(leaf)]
        return QRect(bar.mapTo(self._page, QPoint()), bar.size())


def _answers(scene: Scene) -> set[At | None]:
    """Return the addresses of all answers to the question."""
    options = scene.decision.options if scene.decision is not None else ()
    return {option.at for option in options}


def _leaf_of(layout: Layout, at: At | None) -> str | None:
    if isinstance(at, AtPlace):
        return layout.leaf_of(at.place)
    if isinstance(at, AtRow):
        return next((row.leaf for row in layout.rows if row.tag == at.row), None)
    return leaf_of_pool(layout, POOLS[at.pool]) if isinstance(at, AtPool) else None


def _words(scene: Scene, name: str) -> LeafWords:
    """Return a leaf's name and the number of its places that can be chosen."""
    layout = scene.view.table.layout
    things = [at for at in _answers(scene) if isinstance(at, AtPlace | AtPool)]
    lit = sum(_leaf_of(layout, at) == name for at in things) if scene.is_asked else 0
    drawn = drawn_leaf(name)
    title = QCoreApplication.translate("CentreLeaves", "Market")
    if name:
        title = drawn.title() if drawn else tell(capital(layout.leaves[name][0].title()))
    turn = QCoreApplication.translate("CentreLeaves", "Show: {leaf}").format(leaf=title)
    if not lit:
        return LeafWords(turn)
    whole = QCoreApplication.translate("CentreLeaves", "{words}. Can be chosen there: {number}")
    return LeafWords(turn, whole=whole.format(words=turn, number=lit), numbers=[("check", lit)])
