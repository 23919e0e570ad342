"""Ids are for files and for typing; sentences use the names that players know."""

from __future__ import annotations

import re
from itertools import chain, combinations, product

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.setup import CUSTOM, Edition, Level, Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.phrases import Phrase

CATALOG = shipped_catalog()
IDS = ("no-duke", "dark-lord", "1e", "2e", *(preset.id for preset in CATALOG.presets))
LEAKED = re.compile(rf"(?<![\w-])(?:{'|'.join(IDS)})(?![\w-])|'events'|'mixed'|'custom'")


def test_no_set_up_is_refused_with_an_id() -> None:
    variants = chain.from_iterable(combinations(Variant, number) for number in range(4))
    sentences = set()
    for chosen, edition, solo, players, level, preset in product(
        list(variants), Edition, (None, *Solo), (1, 2, 9), Level, ("first-game", CUSTOM, "moon")
    ):
        areas = ("Hills",) if level is Level.HARDER else ()
        setup = Setup(
            players=players, edition=edition, preset=preset, variants=frozenset(chosen),
            solo=solo, level=level, areas=areas, events=("x",) if players == 1 else (),
        )  # fmt: skip
        try:
            check(setup, CATALOG, 1)
        except SetupError as error:
            sentences.add(error.words)
    assert len(sentences) > 12
    for sentence in sentences:
        assert not LEAKED.search(sentence), sentence
        assert isinstance(sentence, Phrase | str)
