"""A player's board: head, tracks, tableau, kingdom and Duke, and the boxes of these parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valeria.rules.at import (
    AMOUNTS,
    OfCard,
    OfPlayer,
    OfSeat,
    OfTokens,
    OfTrack,
    Owned,
)
from valeria_desktop.games.valeria.rules.model.belongings import CARD_ZONES
from valeria_desktop.games.valeria.ui.board.board_head import BoardHead, RivalTally
from valeria_desktop.games.valeria.ui.board.board_pages import PageTab
from valeria_desktop.games.valeria.ui.board.board_plan import (
    BOARD,
    BoardRoom,
    board_plan_of,
    with_hold,
)
from valeria_desktop.games.valeria.ui.board.duke_peek import DukePanel, PeekButton
from valeria_desktop.games.valeria.ui.parts.card_groups import News, tiles_of
from valeria_desktop.games.valeria.ui.parts.hold import HoldView
from valeria_desktop.games.valeria.ui.parts.kingdom import KingdomView
from valeria_desktop.games.valeria.ui.parts.plaque_places import card_named
from valeria_desktop.games.valeria.ui.parts.sides import (
    KINDS,
    PublicSide,
    amount_of,
    counted,
    kinds_of,
    sentence_of,
    side_colour,
    side_of,
)
from valeria_desktop.games.valeria.ui.parts.tableau import TableauView
from valeria_desktop.ui.place.board_frame import BoardFrame
from valeria_desktop.ui.place.board_wood import Veil
from valeria_desktop.ui.place.chip import BoardChip
from valeria_desktop.ui.place.track import Track

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.board.board_plan import BoardPlan
    from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
    from valeria_desktop.ui.paint.look import Look


_COMING = {"domains": Owned.NEXT_DOMAIN, "monsters": Owned.NEXT_TROPHY}
"""Where a card will lie in a kingdom, by the zone that keeps it."""
_NARROW = 210  # narrowest head, in text units, that has room for the long button


class SideBoard(BoardFrame):
    """The board of one side; with `peeks` the owner can look at their Duke."""

    drawn = BOARD
    gap = 3

    def __init__(self, look: Look, parent: QWidget | None = None, *, peeks: bool = True) -> None:
        super().__init__(look, parent)
        self._peeks = peeks
        self._side: PublicSide | None = None
        self._scene: Scene | None = None
        self._game: object = None
        self._inside: BoardPlan | None = None
        self._asks_hold = False
        self._coming = 0
        """The number of tiles for which there has to be room; 0 for those that lie here."""
        self.news = News()
        self._places = BoardPlaces(self)
        self._make_parts()

    def _make_parts(self) -> None:
        look = self.look
        self.head = BoardHead(look)
        self.peek = PeekButton(look)
        self.tracks: dict[str, Track] = {kind: Track(look, counted(kind)) for kind in KINDS}
        self.tally = RivalTally(look)
        self.tableau = TableauView(look)
        self.pages = PageTab(look, self.tableau, self)
        self.kingdom = KingdomView(look)
        self.hold = HoldView(look)
        self.chips = (BoardChip(look, "home", self), BoardChip(look, "monsters", self))
        parts = (
            self.head,
            *self.tracks.values(),
            self.tally,
            self.tableau,
            self.hold,
            self.kingdom,
        )
        for part in (*parts, self.kingdom, self.peek):
            part.setParent(self)
        self.picture = self.kingdom
        self.veil = Veil(look, self)
        self._panel = DukePanel(look, self)
        self.peek.let_go.connect(self._panel.conceal)
        self.connect_frame()
        self.peek.hide()

    # --- its contents

    @property
    def seat(self) -> int:
        return -1 if self._side is None else self._side.seat

    def show_scene(self, scene: Scene, seat: int) -> None:
        """Show a side of a scene."""
        before, side = self._side, side_of(scene, seat)
        is_other = before is None or before.seat != seat or scene.seats is not self._game
        if is_other:
            self.peek.release()
        self._side, self._game, self._scene = side, scene.seats, scene
        self.news.watch(scene)
        new = self.news.of(seat)
        self._stow(scene, seat)
        self.tableau.show_tableau(scene, seat, new)
        self.kingdom.show_kingdom(scene, seat, new, side_colour(self.look, side))
        if side != before:
            self._show_side(side, at_once=is_other)
        may_peek = self._peeks and not scene.is_watched
        self.peek.setVisible(may_peek and scene.setup.has_dukes and side.is_person)
        if before is None or side.wood != before.wood:
            self.update()
        self.fit()

    def _stow(self, scene: Scene, seat: int) -> None:
        """Show the hold, where a set in use stows cards and the board has room for it."""
        zones = scene.view.table.catalog.zones
        self._asks_hold = any(zone.is_stowed for zone in zones) and seat < len(scene.seats)
        room = BoardRoom.of(self.look, self.size())
        self.tableau.stows = self._asks_hold and with_hold(room, 0) is not None
        if self.tableau.stows:
            self.hold.show_hold(scene, seat)

    @property
    def _kinds(self) -> tuple[str, ...]:
        """The kinds of amounts that have a track: with a hold, tokens of sets lie there."""
        return KINDS if self._side is None or self.tableau.stows else kinds_of(self._side)

    def _have_tracks(self, kinds: tuple[str, ...]) -> None:
        """Have a track for each kind of amount; sets bring further ones."""
        for kind in [kind for kind in self.tracks if kind not in kinds]:
            self.tracks.pop(kind).deleteLater()
        for kind in kinds:
            if kind not in self.tracks:
                self.tracks[kind] = Track(self.look, counted(kind), self)
                self.tracks[kind].show()

    def _show_side(self, side: PublicSide, *, at_once: bool) -> None:
        self.head.show_side(side)
        self._have_tracks(self._kinds)
        for kind, track in self.tracks.items():
            track.setVisible(not side.is_rival)
            track.show_value(amount_of(side, kind), at_once=at_once)
        self.tally.setVisible(side.is_rival)
        self.tally.show_side(side)
        home, slain = self.chips
        home.show_number(side.domains, self.tr("Domains: {number}").format(number=side.domains))
        slain.show_number(
            side.monsters, self.tr("Monsters slain: {number}").format(number=side.monsters)
        )
        self.veil.setVisible(side.rests)
        self.setAccessibleName(sentence_of(side))

    def forget(self) -> None:
        """Show no side.

        Otherwise the next game with the same seats would look like a move in the last one.
        """
        self.peek.release()
        self._side = self._game = self._scene = None
        self.update()
        self.news = News()
        self.tableau.forget()
        self.hold.forget()
        self.kingdom.forget()

    def show_hour(self, time: float) -> None:
        """Show the sky at a time of day, from 0 at dawn to 1 at dusk."""
        self.kingdom.show_hour(time)

    def wake(self, woken: Mapping[str, WakeChip]) -> None:
        """Raise the cards that a roll wakes, each with the chip that woke it."""
        self.tableau.wake(woken)
        self.kingdom.wake(woken)

    # --- peeking

    def show_duke(self, duke: Duke | None) -> None:
        """Show a Duke to the player who holds the button; do nothing if the button isn't held."""
        if self.peek.is_held:
            self._panel.setGeometry(self._cover())
            self._panel.reveal(duke)

    def _cover(self) -> QRect:
        """Return the box of the Duke's panel: the tableau, or all of a board that is a bar."""
        if self._inside is not None and self._inside.is_bar:
            return self.rect()
        return self.tableau.geometry().adjusted(0, 3, 0, -3)

    @property
    def shown_duke(self) -> Duke | None:
        """The visible Duke, or None."""
        return self._panel.duke

    def box_of(self, at: OfPlayer, within: QWidget) -> QRect | None:
        """Return the box of an address in a widget's coordinates; None if it isn't on this board.

        A card on its way has the box where it will lie.
        """
        scene = self._scene
        return None if scene is None else self._places.box_of(at, within, scene)

    @property
    def has_no_tracks(self) -> bool:
        """Whether the board belongs to the Dark Lord, who has no tracks."""
        return self._side is not None and self._side.is_rival

    # --- its layout

    @property
    def shares_row(self) -> bool:
        """Whether the kingdom stands in the free cells of the tableau's last row."""
        return self._inside is not None and self._inside.shares_row

    def fit(self) -> None:
        room = BoardRoom.of(self.look, self.size())
        inside = self._divided(room)
        if self._inside is None or inside.unit != self._inside.unit:
            self.update()
        self._inside = inside
        for part in (self.head, self.tally):
            part.resize_to(min(room.text, inside.head.width() / 228))
        self.head.setGeometry(inside.head)
        for track, box in zip(self.tracks.values(), inside.tracks, strict=True):
            track.stack(is_stacked=inside.is_stacked)
            track.setGeometry(box)
        self.tally.setGeometry(inside.tracks[0].united(inside.tracks[-1]))
        self._place_peek(room)
        self.tableau.setVisible(not inside.is_bar)
        self.tableau.use(inside)
        self.pages.refresh()
        self._place_kingdom(inside)
        self.hold.setVisible(self.tableau.stows)
        self.hold.use_unit(inside.unit)
        self.hold.setGeometry(inside.hold)
        edge = round(5 * inside.unit)
        self.veil.setGeometry(self.rect().adjusted(edge, edge, -edge, -2 * edge))
        self.veil.raise_()
        self._panel.setGeometry(self._cover())
        self._panel.raise_()

    def _divided(self, room: BoardRoom) -> BoardPlan:
        """Divide the board, with a hold where one is asked for and there is room."""
        inside = with_hold(room, self._tiles) if self._asks_hold else None
        scene, side = self._scene, self._side
        is_other = (inside is not None) is not self.tableau.stows
        if is_other and scene is not None and side is not None:
            self._stow(scene, side.seat)
            self.tableau.show_tableau(scene, side.seat, self.news.of(side.seat))
            self._show_side(side, at_once=True)
        return inside or board_plan_of(room, self._tiles, len(self.tracks))

    @property
    def _tiles(self) -> int:
        return max(len(self.tableau.tableau.groups), self._coming)

    def prepare(self, after: Scene) -> None:
        """Lay the board with room for the tiles of a later scene."""
        if self._side is None:
            return
        view, seat, before = after.view, self._side.seat, self.tableau.boxes_now()
        self._coming = len(tiles_of(view, seat, stows=self.tableau.stows))
        self.fit()
        self.tableau.begin_at(before, after)

    def put_back(self) -> None:
        """Lay the board for the tiles that lie here, and put them in their places."""
        self.tableau.put_back()
        self.kingdom.put_back()
        if self._coming:
            self._coming = 0
            self.fit()

    def _place_peek(self, room: BoardRoom) -> None:
        head = self.head.geometry()
        is_narrow = head.width() < _NARROW * room.text
        self.peek.shorten(0.0 if is_narrow else head.width() - 2 - self.head.wished_width())
        size = self.peek.sizeHint()
        spare = 0
        if not self.peek.isHidden():
            top = head.top() - 2
            self.peek.setGeometry(head.right() + 1 - size.width(), top, size.width(), size.height())
            spare = size.width() + 2
        has_roles = self._inside is not None and not self._inside.is_stacked
        self.head.use(has_roles=has_roles, spare=spare)
        self.peek.raise_()

    def _place_kingdom(self, inside: BoardPlan) -> None:
        """Place the kingdom in its box; if only chips fit, over the tableau while it is open."""
        box = inside.kingdom
        self.stand_chips(box, is_chips=inside.is_chips)
        if inside.is_chips:
            area = self.tableau.geometry()
            width = min(area.width(), round(470 * max(1.0, inside.unit)))
            box = QRect(area.right() - width, area.top() + 5, width, area.height() - 10)
        self.kingdom.setGeometry(box)
        self.kingdom.use(inside.unit, is_frieze=inside.is_frieze)
        self.kingdom.setVisible(not inside.is_bar and (self.is_picture_open or not inside.is_chips))
        if self.is_picture_open or inside.shares_row:
            self.kingdom.raise_()

    # --- its frame

    @property
    def unit(self) -> float:
        return self._inside.unit if self._inside else 1.0

    @property
    def is_active(self) -> bool:
        return self._side is not None and self._side.is_active

    @property
    def colour(self) -> QColor | None:
        return None if self._side is None else side_colour(self.look, self._side)


_SLAIN = {Owned.BEAM, Owned.NEXT_TROPHY}


class BoardPlaces:
    """Finds the boxes of addresses on a board, in the coordinates of a widget around it."""

    def __init__(self, board: SideBoard) -> None:
        self._board = board

    def box_of(self, at: OfPlayer, within: QWidget, scene: Scene) -> QRect | None:
        """Return the box of an address; None if it isn't on this board."""
        if at.seat != self._board.seat:
            return None
        if isinstance(at, OfCard):
            return self._of_card(at, within) or self._of_coming(at, within, scene)
        if isinstance(at, OfTrack):
            track = self._track(at.amount.value)
            return None if track is None else _within(track, within)
        if isinstance(at, OfTokens):
            return self._of_token(at.tag, within)
        return self._of_thing(at, within)

    def _of_thing(self, at: OfSeat, within: QWidget) -> QRect | None:
        board = self._board
        parts = {None: board, Owned.HEAD: board.head, Owned.DUKE: board.peek}
        if at.what in parts:
            part = parts[at.what]
            return None if part.isHidden() else _within(part, within)
        if at.what in AMOUNTS:
            return self._of_token(at.what.value, within)
        if at.what is Owned.TABLEAU:
            return self._of_tableau(within)
        if at.what is Owned.KINGDOM:
            halves = OfSeat(at.seat, Owned.HILLS), OfSeat(at.seat, Owned.BEAM)
            return _around(self._in_kingdom(half, within) for half in halves)
        return self._in_kingdom(at, within)

    def _track(self, kind: str) -> Track | None:
        """Return the track of an amount; None on the Dark Lord's board."""
        return None if self._board.has_no_tracks else self._board.tracks.get(kind)

    def _of_token(self, kind: str, within: QWidget) -> QRect | None:
        hold = self._board.hold
        if hold.isVisibleTo(self._board):
            found = hold.box_of(OfTokens(self._board.seat, kind), within)
            if found is not None:
                return found
        track = self._track(kind)
        if track is None:
            return None
        token = track.token_rect()
        return QRect(track.mapTo(within, token.topLeft()), token.size())

    def _of_card(self, at: OfCard, within: QWidget) -> QRect | None:
        board = self._board
        for view in (board.tableau, board.hold, board.kingdom):
            if view.isVisibleTo(board) and (found := view.box_of(at, within)) is not None:
                return found
        return None

    def _of_coming(self, at: OfCard, within: QWidget, scene: Scene) -> QRect | None:
        """Return the box where a card on its way will lie; None if no card has that id."""
        board, card = self._board, card_named(scene, at.card)
        if card is None:
            return None
        if card.kept in _COMING:
            return self._in_kingdom(OfSeat(board.seat, _COMING[card.kept]), within)
        if board.tableau.stows and card.kept in _stowed_in(scene):
            return _within(board.hold, within)
        lies_in_tableau = card.harvest or card.kept in CARD_ZONES
        if lies_in_tableau and board.tableau.isVisibleTo(board):
            return board.tableau.box_of_next(card.numbers, within)
        return _within(board.head, within)

    def _in_kingdom(self, at: OfSeat, within: QWidget) -> QRect | None:
        board = self._board
        if board.kingdom.isVisibleTo(board):
            return board.kingdom.box_of(at, within)
        return _within(board.chips[at.what in _SLAIN], within)

    def _of_tableau(self, within: QWidget) -> QRect:
        """Return the box round the tableau's visible cards; without any, the whole tableau."""
        board, whole = self._board, _within(self._board.tableau, within)
        groups = board.tableau.tableau.groups
        cards = (OfCard(group.card.id, board.seat, group.is_down) for group in groups)
        found = _around(self._of_card(card, within) for card in cards)
        return whole if found is None else found.intersected(whole)


def _stowed_in(scene: Scene) -> frozenset[str]:
    """Return the zones whose cards lie in a hold."""
    return frozenset(zone.tag for zone in scene.view.table.catalog.zones if zone.is_stowed)


def _within(part: QWidget, within: QWidget) -> QRect:
    return QRect(part.mapTo(within, part.rect().topLeft()), part.size())


def _around(boxes: Iterable[QRect | None]) -> QRect | None:
    """Return the box round all visible boxes; None if none is visible."""
    whole = QRect()
    for box in boxes:
        whole = whole if box is None else whole.united(box)
    return whole if whole.isValid() else None
