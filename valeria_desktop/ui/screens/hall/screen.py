"""The Hall of Kingdoms: each finished game is a painting, beside it the page of its rival."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEasingCurve, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.session.rivalries import (
    first_wins,
    is_won,
    key_of,
    keys_in,
    rival_of,
)
from valeria_desktop.storage.ledger import Ledger, damage_words
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.page import Page, paint_planks
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.pieces.laid_view import unit_of
from valeria_desktop.ui.program.commands import as_written
from valeria_desktop.ui.screens.hall.frames import paint_stones
from valeria_desktop.ui.screens.hall.head import HallHead, Hanging
from valeria_desktop.ui.screens.hall.paintings import OnWall, Painting, PaintingMaker
from valeria_desktop.ui.screens.hall.rival_card import RivalWriter
from valeria_desktop.ui.screens.hall.rival_page import RivalPage
from valeria_desktop.ui.screens.hall.wall import ROWS, Wall, WallScene
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

    from valeria_desktop.session.rivalries import RivalKey
    from valeria_desktop.storage.history import History
    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.files.keepsakes import Keepsakes
    from valeria_desktop.ui.paint.look import Look

WIDE, SHEET = 3, 376.0
"""The columns of paintings beside the rival's page, and the page's width in units."""
NARROW = 2
_SQUEEZED = 1.2
"""The ratio of text to its boxes from which the rival's page slides over the wall."""
_FOOT = 1.2
"""The greatest ratio of text to its boxes on the buttons of the foot."""
HANGS, SLIDES, RISEN = 400, 180, 26.0
"""How long a painting is hung and a page slides in, in ms, and a painting's way down, in units."""
_KNOCKS = (0.36, 1.0)  # the shares of that time at which the frame knocks against the wall
_KNOCK = "dice-knock"


class HallScreen(Page):
    """Shows all finished games as paintings, page by page, and a page for each rival."""

    replay_asked = Signal(str)
    """The key of the game to replay."""
    removal_asked = Signal(str)
    """The key of the game to remove from the history."""
    list_asked = Signal()
    """The player wants to read the list with all columns."""
    asked_again = Signal(str, str)
    """The game's id, and the bot to play against; an empty one for a game alone."""
    sounded = Signal(str)
    """The name of a sound to play."""
    told = Signal(str)

    def __init__(self, look: Look, faces: Faces, keepsakes: Keepsakes) -> None:
        """Make an empty hall."""
        super().__init__(look)
        self.setAccessibleName(self.tr("Hall of Kingdoms"))
        self._keepsakes = keepsakes
        self._maker, self._writer = PaintingMaker(faces, self), RivalWriter(faces, keepsakes, self)
        self._games: tuple[KeptGame, ...] = ()
        self._first_wins: dict[str, str] = {}
        self._hanging, self._page = Hanging.ALL, 0
        self._rival: RivalKey | None = None
        self._chosen: OnWall | None = None
        self._risen: dict[OnWall, float] = {}
        """How far new paintings are above their places, in units; those that fade in are at 0."""
        self._share = 1.0
        """How far new paintings are hung, from 0 to 1."""
        self._is_renewed = False
        self.speed = 0.0
        """The pace of motions; 0 without any."""
        self.is_calm = False
        """Whether new paintings fade in at their places, and pages don't slide."""
        self.head, self.wall = HallHead(look), Wall(look)
        self.rival = RivalPage(look, self._writer)
        self._nothing = self.tr("No game is finished yet. Each one will hang here.")
        self.empty = Text(look, self._nothing, 18)
        self._make_buttons(RoomLook(look, self, widest=_FOOT))
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._sliding = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SLIDES)
        self._lay_out()
        self._connect()
        look.changed.connect(self._fit)

    # --- the page

    def _make_buttons(self, low: RoomLook) -> None:
        """Make the buttons of the foot, in a look that keeps all of them in one row."""
        self._low = low
        self.list = Button(low, self.tr("List"), icon="log", key="L")
        self.remove = Button(low, self.tr("Delete…"), key=as_written("Del"))
        self.replay = Button(
            low, self.tr("Look at it again"), icon="eye", key=ENTER, kind=ButtonKind.PRIMARY
        )
        self.open_rival = Button(low, "", icon="person", key="V")
        self.before, self.after = Button(low, icon="left"), Button(low, icon="right")
        self.number = Text(low, "", 16)

    def _lay_out(self) -> None:
        self._outer = QVBoxLayout(self)
        self._middle = QHBoxLayout()
        left = QVBoxLayout()
        left.addWidget(self.head)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        left.addWidget(self.empty)
        left.addWidget(self.wall, 1)
        self._middle.addLayout(left, 1)
        self._middle.addWidget(self.rival)
        self._outer.addLayout(self._middle, 1)
        self._outer.addLayout(self._foot())
        self.number.setWordWrap(False)

    def _foot(self) -> QHBoxLayout:
        self.before.setAccessibleName(self.tr("Newer paintings"))
        self.after.setAccessibleName(self.tr("Older paintings"))
        row = QHBoxLayout()
        row.addWidget(self.back_button(self._low))
        row.addWidget(self.list)
        row.addStretch(1)
        for part in (self.before, self.number, self.after):
            row.addWidget(part)
        row.addStretch(1)
        for part in (self.open_rival, self.remove, self.replay):
            row.addWidget(part)
        return row

    def _connect(self) -> None:
        self.head.chosen.connect(self._hang)
        self.wall.picked.connect(self._pick)
        self.wall.opened.connect(lambda at: self.replay_asked.emit(at.game))
        self.wall.turned.connect(self.turn)
        self.wall.removal_asked.connect(lambda at: self.removal_asked.emit(at.game))
        self.before.clicked.connect(lambda: self.turn(-1))
        self.after.clicked.connect(lambda: self.turn(1))
        self.replay.clicked.connect(self._replay_chosen)
        self.remove.clicked.connect(self._remove_chosen)
        self.list.clicked.connect(self.list_asked)
        self.open_rival.clicked.connect(self.slide_in)
        self.rival.asked_again.connect(self.asked_again)
        self.rival.listed.connect(self._list_rivals)
        self.rival.rival_asked.connect(self._show_rival)
        self._keepsakes.made.connect(self._keepsake_made)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self.skip)
        self._sliding.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sliding.valueChanged.connect(self._slide)

    @property
    def is_narrow(self) -> bool:
        """Whether text is so large that the rival's page slides over the wall."""
        return self._look.scale > _SQUEEZED * unit_of(self._look)

    @property
    def columns(self) -> int:
        """The number of columns of paintings."""
        return NARROW if self.is_narrow else WIDE

    def _fit(self) -> None:
        unit, px = unit_of(self._look), self._look.px
        edge = round(14 * unit)
        self._outer.setContentsMargins(edge, round(6 * unit), edge, round(9 * unit))
        self._outer.setSpacing(round(14 * unit))
        self._middle.setSpacing(round(10 * unit))
        wide = round(min(SHEET * max(unit, self._look.scale), self.width() * 0.62))
        if self.is_narrow and self._middle.indexOf(self.rival) >= 0:
            self.rival.hide()  # it had its room beside the wall, which it would cover now
        self._middle.removeWidget(self.rival)
        if self.is_narrow:
            self.rival.setMinimumWidth(0)
            self.rival.setMaximumWidth(16777215)
            self._place_over(wide, 1.0)
        else:
            self.rival.setFixedWidth(wide)
            self._middle.addWidget(self.rival)
            self.rival.setVisible(True)
        self.open_rival.setVisible(self.is_narrow and self._rival is not None)
        self.number.setMinimumWidth(px(44))
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._show_page()

    def _place_over(self, wide: int, share: float) -> None:
        """Place the rival's page over the wall, at a share of its way in."""
        foot = self.replay.sizeHint().height() + round(26 * unit_of(self._look))
        left = self.width() - round(wide * share)
        self.rival.setGeometry(QRect(left, 4, wide, max(0, self.height() - foot)))
        self.rival.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._low.fit(self.size())
        if self.is_narrow:
            self.rival.hide()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall of stones, and the planks below it."""
        unit = unit_of(self._look)
        foot = self.replay.height() + round(24 * unit)

        def draw(painter: QPainter) -> None:
            whole = QRectF(self.rect())
            paint_stones(painter, whole, self._look, unit)
            planks = whole.adjusted(0, whole.height() - foot, 0, 0)
            paint_planks(painter, planks, self._look, unit)

        self._wood.paint_whole(self, (unit, foot), draw)

    # --- the games

    def show_games(
        self, history: History, running: Collection[str] = (), fresh: Collection[str] = ()
    ) -> None:
        """Hang all finished games; `running` are keys of games that go on again, and stay hidden.

        `fresh` are the keys of games that are hung before the player's eyes.
        """
        self.empty.setText(self._nothing)
        try:
            ledger = history.ledger()
        except ValeriaError as error:
            ledger = Ledger()
            self._tell_for_good(tell(error.words))
        if ledger.damaged:
            self._tell_for_good(tell(damage_words(ledger.damaged, history.path.name)))
        self._games = tuple(kept for kept in ledger.games if kept.id not in running)
        self._first_wins = first_wins(self._games)
        self._hanging, self._page, self._chosen, self._rival = Hanging.ALL, 0, None, None
        self.head.show_chosen(Hanging.ALL)
        counting = [kept for kept in self._games if not kept.rewound]
        self.head.show_sum(len(counting), sum(map(is_won, counting)))
        self.empty.setVisible(not self._games)
        for part in (self.remove, self.replay):
            part.setEnabled(bool(self._games))
        self._risen = dict.fromkeys(map(OnWall, fresh), 0.0 if self.is_calm else RISEN)
        self._share = 0.0 if self._risen and self.speed else 1.0
        self._choose_first()
        self._fit()
        self._begin_to_hang()

    def _tell_for_good(self, words: str) -> None:
        self.empty.setText(words)
        self.told.emit(words)

    @property
    def hanging(self) -> Sequence[KeptGame]:
        """The games whose paintings hang, the newest first."""
        if self._hanging is Hanging.WON:
            return [kept for kept in self._games if is_won(kept)]
        if self._hanging is Hanging.RIVAL and self._rival is not None:
            return [kept for kept in self._games if self._is_with(kept)]
        return self._games

    def _is_with(self, kept: KeptGame) -> bool:
        return self._rival is not None and self._has(kept, self._rival)

    @staticmethod
    def _has(kept: KeptGame, key: RivalKey) -> bool:
        """Return whether a rival or a person played in a game."""
        is_lone = kept.players == 1 and rival_of(kept) == key
        return is_lone or key in {key_of(kept, seat) for seat in kept.seats}

    def _hang(self, hanging: Hanging) -> None:
        self._hanging, self._page, self._chosen = hanging, 0, None
        self._choose_first()
        self._show_page()

    @property
    def pages(self) -> int:
        """The number of pages of paintings."""
        return max(1, ceil(len(self.hanging) / (self.columns * ROWS)))

    def _of_page(self) -> Sequence[KeptGame]:
        places = self.columns * ROWS
        return self.hanging[self._page * places : (self._page + 1) * places]

    def turn(self, step: int) -> None:
        """Turn to another page of paintings, if there is one."""
        page = min(max(0, self._page + step), self.pages - 1)
        if page != self._page:
            self._page, self._chosen = page, None
            games = self._of_page()
            self._show_page(games[-1 if step < 0 else 0])

    def _choose_first(self) -> None:
        if games := self._of_page():
            self._pick(OnWall(games[0].id))
        elif self._hanging is not Hanging.RIVAL:
            self._show_rival(None)

    def _show_page(self, current: KeptGame | None = None) -> None:
        self._page = min(self._page, self.pages - 1)
        games = self._of_page()
        self._keepsakes.want(games)
        paintings = tuple(
            self._faded(
                self._maker.painting(
                    kept, self._keepsakes.of(kept), self._first_wins.get(kept.id, "")
                )
            )
            for kept in games
        )
        self.wall.show_scene(WallScene(paintings, self.columns, self._chosen, dict(self._risen)))
        if current is not None:
            self.wall.focus_on(OnWall(current.id))
        self.number.setText(f"{self._page + 1} / {self.pages}")
        self.number.setAccessibleName(
            self.tr("Page {number} of {all}").format(number=self._page + 1, all=self.pages)
        )
        self.before.setEnabled(self._page > 0)
        self.after.setEnabled(self._page < self.pages - 1)

    def _faded(self, painting: Painting) -> Painting:
        """Return a painting, as pale as a new one is in calm movement."""
        if self.is_calm and painting.at in self._risen:
            return evolve(painting, opacity=self._share)
        return painting

    def _keepsake_made(self, game: str) -> None:
        """Show a new picture at once; sum the rival's page up when all its games are known."""
        if any(kept.id == game for kept in self._of_page()):
            self._show_page()
        card = self.rival.card
        if card is not None and not card.is_whole and not self._is_renewed:
            self._is_renewed = True
            QTimer.singleShot(0, self, self._renew_rival)

    def _renew_rival(self) -> None:
        self._is_renewed = False
        if self._rival is not None:
            self.rival.show_card(self._writer.card(self._rival, self._games))

    def _pick(self, at: OnWall) -> None:
        kept = next((kept for kept in self._games if kept.id == at.game), None)
        if kept is None or at == self._chosen:
            return
        self._chosen = at
        if self._hanging is not Hanging.RIVAL:
            self._show_rival(rival_of(kept))
        QTimer.singleShot(0, self, self._show_page)

    def _replay_chosen(self) -> None:
        if self._chosen is not None:
            self.replay_asked.emit(self._chosen.game)

    def _remove_chosen(self) -> None:
        if self._chosen is not None:
            self.removal_asked.emit(self._chosen.game)

    # --- rivals

    def open_page_of(self, key: RivalKey) -> None:
        """Open the page of a rival or a person, with the newest painting of them chosen."""
        kept = next((kept for kept in self._games if self._has(kept, key)), None)
        if kept is not None:
            self._page = self._games.index(kept) // (self.columns * ROWS)
            self._chosen = OnWall(kept.id)
        self._show_rival(key)
        self._show_page(kept)
        self.slide_in()

    def _list_rivals(self) -> None:
        keys = keys_in(self._games)
        cards = (self._writer.summary(key, self._games, keys) for key in keys)
        self.rival.list_rivals([card for card in cards if card is not None])

    def _show_rival(self, key: RivalKey | None) -> None:
        """Open a rival's page."""
        self._rival = key
        card = self._writer.card(key, self._games) if key is not None else None
        self.rival.show_card(card)
        name = self._writer.name(key) if key is not None else ""
        self.head.name_rival(self._writer.choice(key) if key is not None else "")
        self.open_rival.setText(name)
        self.open_rival.setAccessibleName(self.tr("The page of {name}").format(name=name))
        self.open_rival.setVisible(self.is_narrow and bool(name))
        if self._hanging is Hanging.RIVAL:
            self._page = 0
            self._show_page()

    def slide_in(self) -> None:
        """Slide the rival's page over the wall, where it has no room beside it."""
        if not self.is_narrow or self._rival is None:
            return
        self.rival.show()
        slides = self.speed and not self.is_calm
        self._sliding.setDuration(round(SLIDES / self.speed) if slides else 0)
        self._sliding.start()
        (
            self.rival.again if self.rival.again.isVisibleTo(self.rival) else self.rival.all
        ).setFocus()

    def _slide(self, share: float) -> None:
        if self.is_narrow:
            self._place_over(self.rival.width(), share)

    def _slide_out(self) -> bool:
        """Put the page away; return whether it was there."""
        if not self.is_narrow or self.rival.isHidden():
            return False
        self.rival.hide()
        self.wall.setFocus()
        return True

    # --- hanging a new painting

    def _begin_to_hang(self) -> None:
        if not self._risen:
            return
        if not self.speed:
            self.skip()
            return
        self._knocks = list(_KNOCKS)
        self._motion.setDuration(round(HANGS / self.speed))
        self._motion.setEasingCurve(QEasingCurve.Type.Linear)
        self._motion.start()

    def _move(self, share: float) -> None:
        """Move the new paintings down: they fall, and knock against the wall twice.

        In calm movement they fade in at their places, without a sound.
        """
        if not self._risen:
            return
        self._share = share
        if self.is_calm:
            self._show_page()
            return
        while self._knocks and share >= self._knocks[0]:
            self._knocks.pop(0)
            self.sounded.emit(_KNOCK)
        high = RISEN * (1 - QEasingCurve(QEasingCurve.Type.OutBounce).valueForProgress(share))
        self._risen = dict.fromkeys(self._risen, high)
        self._show_page()

    def skip(self) -> None:
        """Hang the new paintings at once."""
        self._motion.stop()
        self._share = 1.0
        if self._risen:
            self._risen = {}
            self._show_page()

    # --- keys

    @property
    def first_focus(self) -> QWidget | None:
        return self.wall if self._games else super().first_focus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape and self._slide_out():
            return
        if key == Qt.Key.Key_L:
            self.list_asked.emit()
        elif key == Qt.Key.Key_V:
            self.slide_in()
        elif key == Qt.Key.Key_Space and self._risen:
            self.skip()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._replay_chosen()
        else:
            super().keyPressEvent(event)
