"""Valeria as one value, for the rooms that know no game; the rules wait behind doors."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valeria.bots.company import COMPANY
from valeria_desktop.games.valeria.remembered import MEMORY
from valeria_desktop.games.valeria.rules import GAME, RULES_VERSION
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, Setup
from valeria_desktop.kernel.coaching import Coaching
from valeria_desktop.kernel.doors import behind
from valeria_desktop.kernel.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.bots.search import Skill
    from valeria_desktop.games.valeria.bots.greedy import GreedyBot
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.verbs import Verbs
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.coaching import Explain, PastQuestion, Question
    from valeria_desktop.kernel.rules import Leaning, Looking, QuickRanking

NAME = "Valeria: Card Kingdoms"
LEANINGS = ("hunter", "builder", "hoarder", "recruiter", "thief", "magic")
"""What its players may like to do."""
_TOPICS = ("card", "rolls", "ending")
"""What its players may ask of what they see."""
_OF_PAST = ("ledger", "purchases", "sources", "swap")
"""What they may ask of a game that is over."""
_PACKAGE = "valeria_desktop.games.valeria."


def rules_of(load: Callable[[], Catalog]) -> Rules[Setup]:
    """Make the rules of a table with these cards, which are loaded when they are first needed."""

    @cache
    def verbs() -> Verbs:
        from valeria_desktop.games.valeria.verbs import Verbs

        return Verbs(load)

    return Rules(
        id=GAME,
        name=NAME,
        version=RULES_VERSION,
        seats=range(1, MAX_PLAYERS + 1),
        setup=Setup,
        check=behind(lambda: verbs().check),
        deal=behind(lambda: verbs().deal),
        imagine=behind(_imagine),
        scene=behind(_scene),
        dump=behind(_dump),
        restore=behind(lambda: verbs().restore),
        vocabulary=behind(lambda: verbs().vocabulary),
        name_of=behind(_name_of),
        packages=(_PACKAGE,),
        bots={"greedy": behind(_greedy)},
        worth=behind(_worth),
        quick=behind(_quick),
        leanings={name: _leaning(name) for name in (*LEANINGS, *COMPANY)},
        guests={name: sitting.name for name, sitting in COMPANY.items()},
        coaching=_coaching(),
        memory=MEMORY,
    )


def _imagine() -> Callable[[View, Stream], Game]:
    from valeria_desktop.games.valeria.rules.game import imagine

    return imagine


def _scene() -> Looking:
    from valeria_desktop.games.valeria.rules.scene import make_scene

    return make_scene


def _dump() -> Callable[[Game], dict[str, Any]]:
    from valeria_desktop.games.valeria.files.snapshot import dump

    return dump


def _name_of() -> Callable[[object], str | None]:
    from valeria_desktop.games.valeria.verbs import name_of

    return name_of


def _greedy() -> type[GreedyBot]:
    from valeria_desktop.games.valeria.bots.greedy import GreedyBot

    return GreedyBot


def _worth() -> Callable[[View], Callable[[Game], float]]:
    from valeria_desktop.games.valeria.bots.learned import learned_worth

    return learned_worth


def _quick() -> Callable[[Skill, int], QuickRanking | None]:
    from valeria_desktop.games.valeria.quick import quick_ranking

    return quick_ranking


def _leaning(name: str) -> Leaning:
    liked = COMPANY[name].leaning if name in COMPANY else name
    if not liked:
        return _no_bonus

    def open_door() -> Leaning:
        from valeria_desktop.games.valeria.bots.leanings import bonus

        return partial(bonus, liked)

    return behind(open_door)


def _no_bonus(_view: object, _option: object) -> float:
    """Like nothing better than it is worth."""
    return 0.0


def _coaching() -> Coaching:
    questions = {topic: behind(partial(_question, topic)) for topic in _TOPICS}
    past = {topic: behind(partial(_past_question, topic)) for topic in _OF_PAST}
    return Coaching(questions, past, reasons=behind(_reasons))


def _reasons() -> Callable[[View], Explain]:
    from valeria_desktop.games.valeria.coach.reasons import reasons_for

    return reasons_for


def _question(topic: str) -> Question:
    from valeria_desktop.games.valeria.coach.questions import QUESTIONS

    return QUESTIONS[topic]


def _past_question(topic: str) -> PastQuestion:
    from valeria_desktop.games.valeria.coach.past import PAST

    return PAST[topic]


def _shipped_catalog() -> Callable[[], Catalog]:
    from valeria_desktop.games.valeria.files.loader import shipped_catalog

    return shipped_catalog


RULES = rules_of(behind(_shipped_catalog))
"""A game as one value: what storage, sessions, bots, laboratory and window ask of any game."""
