"""What the self-check tries of Valeria: every mode of play, and whether all cards are there."""

from __future__ import annotations

from valeria_desktop.games.valeria.game import RULES, catalog
from valeria_desktop.games.valeria.rules.model.edition import Edition
from valeria_desktop.games.valeria.rules.setup import Level, Setup, Solo, Variant
from valeria_desktop.ui.shell.trial import Trial

_MODES = {
    "two players": Setup(players=2),
    "three players, first edition": Setup(players=3, edition=Edition.FIRST),
    "four players, mixed citizens": Setup(players=4, variants=frozenset({Variant.MIXED})),
    "five players, Monster Events": Setup(players=5, variants=frozenset({Variant.EVENTS})),
    "two players, no Duke": Setup(players=2, variants=frozenset({Variant.NO_DUKE})),
    **{
        f"the Dark Lord, {level.value}": Setup(players=1, solo=Solo.DARK_LORD, level=level)
        for level in Level
    },
    "the siege": Setup(players=1, solo=Solo.SIEGE),
}
TRIAL = Trial(RULES, _MODES, lambda: catalog().all_cards())
