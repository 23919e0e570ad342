"""The rare chances of the market: the few cards that a player should notice now, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.conditions import ends_without_tops, nearest_end
from valeria_desktop.games.valeria.rules.model.cards import action_for
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, TakesSeveral
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.solo.options import Hide

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.games.valeria.rules.scene import Scene

_MOST = 3
"""The largest number of tags in the market: more would say nothing."""


def rare_places(scene: Scene) -> dict[int, str]:
    """Return the words of the tags, by place, for the player who chooses an action."""
    decision = scene.decision
    if not scene.is_asked or decision is None or decision.prompt is not Prompt.ACT:
        return {}
    found: dict[int, str] = {}
    for place, words in _rare(scene):
        if len(found) < _MOST:
            found.setdefault(place, words)
    return found


def _rare(scene: Scene) -> Iterator[tuple[int, str]]:
    """Yield rare places with their words, the most important first."""
    translate, view = QCoreApplication.translate, scene.view
    lit = sorted(place for place in scene.lit if _can_be_had(scene, place))
    for place in _ending(scene, lit):
        yield place, translate("Rarity", "ends the game")
    yield from _together(scene)
    for place in lit:
        card = view.top(place)
        if card is not None and card.is_boss:
            yield place, translate("Rarity", "boss in reach")
    domains = {
        place: card
        for place in lit
        if (card := view.top(place)) is not None and card.action is BUILD
    }
    if domains and not view.players[scene.viewer].domains:
        best = max(domains, key=lambda place: domains[place].points)
        yield best, translate("Rarity", "first domain")
    for place in lit:
        if action_for(view.top(place)) is RECRUIT and _is_last(scene, place):
            yield place, translate("Rarity", "last one")


def _can_be_had(scene: Scene, place: int) -> bool:
    """Return whether a place's card can be taken now: a card that can only be hidden can't."""
    is_hiding = all(isinstance(option, Hide) for option in scene.lit[place])
    return scene.view.top(place) is not None and not is_hiding


def _together(scene: Scene) -> Iterator[tuple[int, str]]:
    """Yield the places whose cards end the game if one action takes them together (CS8, CS21)."""
    decision = scene.decision
    if decision is None or scene.is_last_round:
        return
    options = (each for each in decision.options if isinstance(each, TakesSeveral))
    for places in sorted((option.takes for option in options), key=len):
        if ends_without_tops(scene.view, places):
            words = QCoreApplication.translate("Rarity", "{number}: game ends")
            yield from ((place, words.format(number=len(places))) for place in places)


def _ending(scene: Scene, lit: Iterable[int]) -> Iterator[int]:
    """Yield the places whose top card was the last before the last round (T31, CS21)."""
    if scene.is_last_round:
        return
    is_near, rows = nearest_end(scene.view) == 1, scene.view.table.layout.ends
    nearly = [meter.condition for meter in scene.meters if meter.whole - meter.reached == 1]
    for place in lit:
        lowest = scene.view.stacks[place][0]
        if lowest is not None and lowest.marks_exhausted:
            continue
        is_last = _is_last(scene, place) and any(
            condition == "exhausted" or (condition in rows and place in rows[condition].places)
            for condition in nearly
        )
        if is_last or (is_near and ends_without_tops(scene.view, (place,))):
            yield place


def _is_last(scene: Scene, place: int) -> bool:
    """Return whether a stack that nothing but the Exhausted pile fills has one card left."""
    view = scene.view
    return len(view.stacks[place]) == 1 and place in view.table.layout.pile_places
