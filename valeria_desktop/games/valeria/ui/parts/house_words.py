"""The words of a citizen's house, as "Merchant: a stall with scales, 2"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.ui.paint.houses import house_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group


def words_of_house(group: Group) -> str:
    """Return a sentence about a citizen's house, with the number of its copies from two on."""
    house = _words(house_of(group.card))
    if group.count == 1:
        words = QCoreApplication.translate("Houses", "{name}: {house}.")
        return words.format(name=group.card.name, house=house)
    words = QCoreApplication.translate("Houses", "{name}: {house}, {number}.")
    return words.format(name=group.card.name, house=house, number=group.count)


def _words(house: str) -> str:
    """Return what a house is, by the name of its drawing."""
    translate = QCoreApplication.translate
    return {
        "alchemist": translate("Houses", "a crooked laboratory"),
        "archer": translate("Houses", "an archer on a wall"),
        "blacksmith": translate("Houses", "a forge"),
        "butcher": translate("Houses", "a shop with a smokehouse"),
        "champion": translate("Houses", "an arena"),
        "cleric": translate("Houses", "a chapel"),
        "den": translate("Houses", "a den with a lantern"),
        "herald": translate("Houses", "the crier's stone"),
        "knight": translate("Houses", "a tilt-yard"),
        "mercenary": translate("Houses", "a camp by a fire"),
        "merchant": translate("Houses", "a stall with scales"),
        "miner": translate("Houses", "a mine with a cart"),
        "monk": translate("Houses", "a cloister"),
        "paladin": translate("Houses", "a temple with wings"),
        "peasant": translate("Houses", "a farm with a rick"),
        "priestess": translate("Houses", "a moon pool"),
        "rogue": translate("Houses", "a tavern"),
        "shrine": translate("Houses", "a shrine with a dome"),
        "starter-knight": translate("Houses", "a wooden watchtower"),
        "starter-peasant": translate("Houses", "a hut with a field"),
        "thief": translate("Houses", "a house with a rope"),
        "tower": translate("Houses", "a tower with a pennant"),
        "warlord": translate("Houses", "a war camp"),
        "wizard": translate("Houses", "a tower with a hat"),
        "workshop": translate("Houses", "a workshop with a wheel"),
    }[house]
