"""The set-ups that the tests of the boards play."""

from __future__ import annotations

from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS, Variant.MIXED})),
    "no duke": Setup(players=3, variants=frozenset({Variant.NO_DUKE})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}
