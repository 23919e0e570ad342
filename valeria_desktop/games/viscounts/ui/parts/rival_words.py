"""Sentences about another player's public things, for screen readers and beside the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.games.viscounts.rules.turn.ride import words_of_space
from valeria_desktop.games.viscounts.ui.parts.own_words import apart, icons_words, purse_words
from valeria_desktop.games.viscounts.ui.screens.setup_words import SetupWords
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.ui.words.phrases import tell, with_capital

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.viscounts.rules.scene import Scene

translate = QCoreApplication.translate


def sentence_of(scene: Scene, seat: int) -> str:
    """Return what a player has in a sentence: silver, resources, papers, workers."""
    side, purse = scene.view.side(seat), purse_words(scene.view.side(seat))
    if seat >= len(scene.view.players) and scene.view.table.has_one_pool:
        pool = translate("RivalWords", "{silver} silver, {resources} resources")
        resources = side.ink + side.stone + side.gold
        purse = pool.format(silver=side.silver, resources=resources)
    words = translate(
        "RivalWords",
        "{name}: {purse}; debts {debts}, paid {paid}; deeds {deeds}, approved {approved}; "
        "workers left {workers}.",
    )
    return words.format(
        name=all_seats(scene)[seat].name,
        purse=purse,
        debts=side.debts,
        paid=side.paid,
        deeds=side.deeds,
        approved=side.approved,
        workers=side.workers,
    )


def more_of(scene: Scene, seat: int) -> str:
    """Return where a player's viscount is, the markers, cards, icons and squares."""
    side = scene.view.side(seat)
    said = [apart(side)]
    if side.space >= 0:
        words = translate("RivalWords", "the viscount is on {space}")
        said.append(words.format(space=tell(words_of_space(scene.view, side.space))))
    said.append(translate("RivalWords", "free squares: {number}").format(number=len(side.freed)))
    books = translate("RivalWords", "manuscripts: {number}")
    said.append(books.format(number=len(side.manuscripts)))
    if seat < len(scene.view.players):
        said += _of_cards(scene, seat)
    elif (board := scene.view.table.board) is not None:
        _, habits = SetupWords().rivals()[Rival(board.id)]
        schemes = (tell(each.words()) for each in scene.view.rival.line if each is not None)
        said += [_on_board(schemes), habits]
    return " ".join(f"{with_capital(each).removesuffix('.')}." for each in said)


def _on_board(cards: Iterable[str]) -> str:
    words = translate("RivalWords", "on the board: {cards}")
    return words.format(cards=", ".join(cards) or translate("RivalWords", "none"))


def _of_cards(scene: Scene, seat: int) -> list[str]:
    player = scene.view.players[seat]
    line = (tell(card.words()) for card in player.line if card is not None)
    empty = translate("RivalWords", "none")
    icons = icons_words(scene.icons[seat])
    return [
        _on_board(line),
        translate("RivalWords", "signs: {icons}").format(icons=icons or empty),
        translate(
            "RivalWords", "cards in hand {hand}, in the deck {deck}, discarded {discard}"
        ).format(hand=player.hand, deck=player.deck_size, discard=len(player.discard)),
    ]
