"""Viscounts in few words, for players who hear the table."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.turn.ride import words_of_space
from valeria_desktop.games.viscounts.story.short import Need, short_deeds
from valeria_desktop.games.viscounts.ui.coach.points_sheet import points_of
from valeria_desktop.games.viscounts.ui.parts.own_words import apart
from valeria_desktop.games.viscounts.ui.parts.rival_words import more_of, sentence_of
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.ui.reader.spoken_game import SpokenGame, SpokenTurn
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.session.story import Chapter

translate = QCoreApplication.translate
_PURSE = ("silver", "ink", "stone", "gold")


class ViscountsSpoken(SpokenGame):
    """Says the table of Viscounts."""

    says_headlines: ClassVar[bool] = True

    def turn(self, chapter: Chapter, first: int, names: tuple[str, ...], viewer: int) -> SpokenTurn:
        """Sum a turn up: what concerns the viewer and what others mainly did come first."""
        known = max(0, first - chapter.first)
        active = chapter.seat if known else None  # its headline is among what is known
        new = short_deeds(chapter.lines[known:], names, viewer, active)
        said = tuple(tell(deeds.words, names) for deeds in new if deeds.need is Need.NEEDED)
        rest = sorted(new, key=attrgetter("need"))
        more = (tell(each.words, names) for each in rest if each.need is not Need.NEEDED)
        return SpokenTurn(said, tuple(more))

    def own(self, scene: Scene) -> str:
        """Return what the viewer has on the board."""
        player = scene.view.players[scene.viewer]
        purse = ((getattr(player, name), name) for name in _PURSE)
        held = (tell(amount_words(number, name)) for number, name in purse if number)
        return ", ".join((*held, apart(player)))

    def in_hand(self, scene: Scene) -> str:
        """Return the cards in hand, only where nobody else looks."""
        if not scene.view.has_own or scene.is_shared or not scene.view.own.hand:
            return ""
        cards = ", ".join(tell(card.words()) for card in scene.view.own.hand)
        return translate("Spoken", "In hand: {cards}.").format(cards=cards)

    def standing(self, scene: Scene) -> str:
        """Say the moment, your points by source, and what everyone sees of the others."""
        return " ".join([*_moment(scene), *_points(scene), *_others(scene)])


def _moment(scene: Scene) -> Iterator[str]:
    view = scene.view
    yield translate("Spoken", "Round {number}.").format(number=view.round)
    if view.last_round:
        yield translate("Spoken", "The end has begun.")
    else:
        words = translate("Spoken", "Debts left: {debts}. Deeds left: {deeds}.")
        yield words.format(debts=view.debts_left, deeds=view.deeds_left)
    space = view.players[scene.viewer].space
    if space >= 0:
        where = tell(words_of_space(view, space))
        yield translate("Spoken", "Your viscount is on {space}.").format(space=where)


def _points(scene: Scene) -> Iterator[str]:
    """Yield your points so far, the sum first: nobody else's are counted before the end."""
    table = points_of(scene)
    names = [seat.name for seat in table.seats]
    *sources, total = table.rows
    yield from (row.sentence(names) for row in (total, *sources))


def _others(scene: Scene) -> Iterator[str]:
    for seat in range(len(all_seats(scene))):
        if seat != scene.viewer:
            yield f"{sentence_of(scene, seat)} {more_of(scene, seat)}"
