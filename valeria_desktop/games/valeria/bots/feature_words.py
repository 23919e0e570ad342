"""The names of the numbers that a value reads, their words, and the families they belong to.

Files of weights hold the names they were learned with. Names stay as they are; new ones stand in a
block of their own, so that older files stay valid and ignore them. These
words explain a choice; the numbers of a family can be explained together. The numbers about a rival
are the strongest rival's, or in a solo game the Dark Lord's.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.bots.weights import names_in
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.bots.weights import Blocks
    from valeria_desktop.kernel.phrases import Phrase

    Rows = dict[str, Phrase]
    """The words of numbers, by their names."""


_BRING = ("gold", "strength", "magic", "points", "any", "taken")
_ROLES = ("workers", "soldiers", "shadows", "holies")
_SIDE = (
    *("gold", "strength", "magic", "gold over 6", "strength over 6", "magic over 6"),
    *("resources", "points", "Duke"),
    *(f"on turn: {kind}" for kind in _BRING),
    *(f"off turn: {kind}" for kind in _BRING),
    *_ROLES,
    *("citizens", "monsters", "domains", "points of monsters", "points of domains"),
    *("lasting resources", "lasting points", "die powers", "cheaper prices"),
)
_REACH = ("best monster", "best domain", "missing for a domain", "missing for a monster")
_TABLE = (
    *(f"my {name}" for name in _SIDE),
    *(f"their {name}" for name in _SIDE),
    *(f"my Duke for {name}" for name in (*_ROLES, "citizens", "monsters", "domains")),
    *("my Duke for types", "my Duke for a resource"),
    *(f"in my reach: {name}" for name in _REACH),
    *(f"in their reach: {name}" for name in _REACH),
    *("places exhausted", "monsters gone", "domains gone", "left", "my turn", "my actions"),
    *("their actions", "left of the round", "turn", "first edition", "no Dukes"),
    *("lead in citizens", "lead in monsters", "lead in domains"),
    *("my turns still bring", "others' turns still bring me", "their turns still bring"),
    *("others' turns still bring them", "my domains still give", "their domains still give"),
    *("my resources for the Duke", "lead", "lead by what is gone", "gone squared", "left squared"),
    *("second rival's points", "second rival's Duke", "second rival's resources"),
    *("second rival's turns", "second rival's other turns", "second rival's domains"),
    *("rivals ahead", "mean lead of rivals"),
)
_SIDE_WITH_SETS = (
    *("tokens", "harvested tokens", "points by sets", "laid cards"),
    *("face-down citizens", "face-down domains", "rerolls"),
    *("dearer prices", "cheaper cards", "other ways to pay", "bans", "immunity"),
    *("resources by Events", "points by Events", "cards beside", "nearness of cards beside"),
)
_SETS = (
    *(f"my {name}" for name in _SIDE_WITH_SETS),
    *(f"their {name}" for name in _SIDE_WITH_SETS),
    *("Events in force", "Events in the pile", "pools", "banished cards"),
)
BLOCKS: Blocks = {"table": _TABLE}
"""The names of the numbers by their blocks, in the order in which a value reads them."""
WITH_SETS: Blocks = {**BLOCKS, "sets": _SETS}
"""The same for values that were learned from games with sets.

The block of sets speaks of what cards do, never of which cards they are.
"""
NAMES = names_in(BLOCKS)
NAMES_WITH_SETS = names_in(WITH_SETS)


class Family(StrEnum):
    """A group of numbers that can be explained together."""

    PURSE = "purse"
    INCOME = "income"
    POINTS = "points"
    DUKE = "duke"
    KINGDOM = "kingdom"
    POWERS = "powers"
    REACH = "reach"
    MAJORITIES = "majorities"
    RIVALS = "rivals"
    END = "end"
    TURN = "turn"
    SET_UP = "set-up"
    SETS = "sets"


_ROWS: dict[Family, Rows] = {
    Family.PURSE: {
        "my gold": say("your Gold"),
        "my strength": say("your Strength"),
        "my magic": say("your Magic"),
        "my gold over 6": say("your Gold beyond 6"),
        "my strength over 6": say("your Strength beyond 6"),
        "my magic over 6": say("your Magic beyond 6"),
        "my resources": say("all your resources"),
    },
    Family.INCOME: {
        "my on turn: gold": say("Gold on each of your turns"),
        "my on turn: strength": say("Strength on each of your turns"),
        "my on turn: magic": say("Magic on each of your turns"),
        "my on turn: points": say("points on each of your turns"),
        "my on turn: any": say("resources of any kind on each of your turns"),
        "my on turn: taken": say("loot on each of your turns"),
        "my off turn: gold": say("Gold on others' turns, for you"),
        "my off turn: strength": say("Strength on others' turns, for you"),
        "my off turn: magic": say("Magic on others' turns, for you"),
        "my off turn: points": say("points on others' turns, for you"),
        "my off turn: any": say("resources of any kind on others' turns, for you"),
        "my off turn: taken": say("loot on others' turns, for you"),
        "my turns still bring": say("your future income on your own turns"),
        "others' turns still bring me": say("your future income on others' turns"),
    },
    Family.POINTS: {
        "my points": say("your points"),
        "my points of monsters": say("your points from monsters"),
        "my points of domains": say("your points from domains"),
        "lead": say("your lead in points"),
        "lead by what is gone": say("your lead, as the end draws near"),
        "rivals ahead": say("rivals ahead of you"),
        "mean lead of rivals": say("your rivals' lead over you"),
    },
    Family.DUKE: {
        "my Duke": say("your Duke points so far"),
        "my Duke for workers": say("Duke points for Workers"),
        "my Duke for soldiers": say("Duke points for Soldiers"),
        "my Duke for shadows": say("Duke points for Shadows"),
        "my Duke for holies": say("Duke points for Holy citizens"),
        "my Duke for citizens": say("Duke points for citizens"),
        "my Duke for monsters": say("Duke points for monsters"),
        "my Duke for domains": say("Duke points for domains"),
        "my Duke for types": say("Duke points for certain monsters"),
        "my Duke for a resource": say("Duke points for resources"),
        "my resources for the Duke": say("the resources your Duke counts"),
    },
    Family.KINGDOM: {
        "my workers": say("your Workers"),
        "my soldiers": say("your Soldiers"),
        "my shadows": say("your Shadows"),
        "my holies": say("your Holy citizens"),
        "my citizens": say("your citizens"),
        "my monsters": say("your trophies"),
        "my domains": say("your domains"),
    },
    Family.POWERS: {
        "my lasting resources": say("resources from your domains"),
        "my lasting points": say("future points from your domains"),
        "my die powers": say("your power over the dice"),
        "my cheaper prices": say("your lower prices"),
        "my domains still give": say("your future income from domains"),
    },
    Family.REACH: {
        "in my reach: best monster": say("the best monster you can slay"),
        "in my reach: best domain": say("the best domain you can build"),
        "in my reach: missing for a domain": say("resources missing for a domain"),
        "in my reach: missing for a monster": say("resources missing for a monster"),
    },
    Family.MAJORITIES: {
        "lead in citizens": say("your lead in citizens"),
        "lead in monsters": say("your lead in monsters"),
        "lead in domains": say("your lead in domains"),
    },
    Family.RIVALS: {
        "their gold": say("your rival's Gold"),
        "their strength": say("your rival's Strength"),
        "their magic": say("your rival's Magic"),
        "their gold over 6": say("your rival's Gold beyond 6"),
        "their strength over 6": say("your rival's Strength beyond 6"),
        "their magic over 6": say("your rival's Magic beyond 6"),
        "their resources": say("all your rival's resources"),
        "their points": say("your rival's points"),
        "their Duke": say("your rival's possible Duke points so far"),
        "their on turn: gold": say("Gold on each of your rival's turns"),
        "their on turn: strength": say("Strength on each of your rival's turns"),
        "their on turn: magic": say("Magic on each of your rival's turns"),
        "their on turn: points": say("points on each of your rival's turns"),
        "their on turn: any": say("resources of any kind on each of your rival's turns"),
        "their on turn: taken": say("loot on each of your rival's turns"),
        "their off turn: gold": say("Gold on others' turns, for your rival"),
        "their off turn: strength": say("Strength on others' turns, for your rival"),
        "their off turn: magic": say("Magic on others' turns, for your rival"),
        "their off turn: points": say("points on others' turns, for your rival"),
        "their off turn: any": say("resources of any kind on others' turns, for your rival"),
        "their off turn: taken": say("loot on others' turns, for your rival"),
        "their workers": say("your rival's Workers"),
        "their soldiers": say("your rival's Soldiers"),
        "their shadows": say("your rival's Shadows"),
        "their holies": say("your rival's Holy citizens"),
        "their citizens": say("your rival's citizens"),
        "their monsters": say("your rival's trophies"),
        "their domains": say("your rival's domains"),
        "their points of monsters": say("your rival's points from monsters"),
        "their points of domains": say("your rival's points from domains"),
        "their lasting resources": say("resources from your rival's domains"),
        "their lasting points": say("future points from your rival's domains"),
        "their die powers": say("your rival's power over the dice"),
        "their cheaper prices": say("your rival's lower prices"),
        "in their reach: best monster": say("the best monster your rival can slay"),
        "in their reach: best domain": say("the best domain your rival can build"),
        "in their reach: missing for a domain": say("resources your rival lacks for a domain"),
        "in their reach: missing for a monster": say("resources your rival lacks for a monster"),
        "their turns still bring": say("your rival's future income on their own turns"),
        "others' turns still bring them": say("your rival's future income on others' turns"),
        "their domains still give": say("your rival's future income from domains"),
        "second rival's points": say("the second rival's points"),
        "second rival's Duke": say("the second rival's possible Duke points"),
        "second rival's resources": say("the second rival's resources"),
        "second rival's turns": say("the second rival's income on their own turns"),
        "second rival's other turns": say("the second rival's income on others' turns"),
        "second rival's domains": say("the second rival's income from domains"),
        "their tokens": say("your rival's tokens"),
        "their harvested tokens": say("tokens on each of your rival's turns"),
        "their points by sets": say("your rival's points by lines of expansions"),
        "their laid cards": say("your rival's cards on spaces of their own"),
        "their face-down citizens": say("your rival's face-down citizens"),
        "their face-down domains": say("your rival's face-down domains"),
        "their rerolls": say("your rival's power to roll again"),
        "their dearer prices": say("higher prices for your rival"),
        "their cheaper cards": say("lower prices of citizens and monsters for your rival"),
        "their other ways to pay": say("your rival's further ways to pay"),
        "their bans": say("citizens forbidden to your rival"),
        "their immunity": say("your rival's protection from thieves"),
        "their resources by Events": say("resources from Events for your rival"),
        "their points by Events": say("points from Events for your rival"),
        "their cards beside": say("cards within your rival's reach beside the market"),
        "their nearness of cards beside": say("your rival's nearness to a card beside the market"),
    },
    Family.END: {
        "places exhausted": say("the number of exhausted stacks"),
        "monsters gone": say("the number of monsters gone"),
        "domains gone": say("the number of domains gone"),
        "left": say("the rest of the game"),
        "turn": say("the number of turns played"),
        "gone squared": say("the nearness of the end"),
        "left squared": say("the rounds to the end"),
    },
    Family.TURN: {
        "my turn": say("it is your turn"),
        "my actions": say("the actions you have left"),
        "their actions": say("the actions your rival has left"),
        "left of the round": say("the turns still to come in this round"),
    },
    Family.SET_UP: {
        "first edition": say("the first edition's cards"),
        "no Dukes": say("a game without Dukes"),
    },
    Family.SETS: {
        "my tokens": say("your tokens"),
        "my harvested tokens": say("tokens on each of your turns"),
        "my points by sets": say("your points by lines of expansions"),
        "my laid cards": say("your cards on spaces of their own"),
        "my face-down citizens": say("your face-down citizens"),
        "my face-down domains": say("your face-down domains"),
        "my rerolls": say("your power to roll again"),
        "my dearer prices": say("higher prices for you"),
        "my cheaper cards": say("lower prices of citizens and monsters for you"),
        "my other ways to pay": say("your further ways to pay"),
        "my bans": say("citizens forbidden to you"),
        "my immunity": say("your protection from thieves"),
        "my resources by Events": say("resources from Events for you"),
        "my points by Events": say("points from Events for you"),
        "my cards beside": say("cards within your reach beside the market"),
        "my nearness of cards beside": say("your nearness to a card beside the market"),
        "Events in force": say("the Events in force"),
        "Events in the pile": say("the Events still to come"),
        "pools": say("the resources in pools"),
        "banished cards": say("the number of banished cards"),
    },
}

_FOUND = {name: (family, words) for family, rows in _ROWS.items() for name, words in rows.items()}


def words_of(feature: str) -> Phrase:
    """Return a number's words, as part of a sentence."""
    return _FOUND[feature][1]


def members_of(family: Family) -> tuple[str, ...]:
    """Return the names of a family's numbers, in the order in which a value reads them."""
    return tuple(name for name in NAMES_WITH_SETS if _FOUND[name][0] is family)
