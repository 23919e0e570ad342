"""Games that were played so far that there is something to save."""

from __future__ import annotations

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

CATALOG = shipped_catalog()
SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS, Variant.MIXED})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


def play(setup: Setup, choices: int = 60) -> Session:
    """Play on with random choices."""
    session = Session.begin(RULES, setup, default_seats(setup.players), 9)
    bot = make_bot(RULES, "random", 2)
    for _ in range(choices):
        decision = session.decision
        if decision is None:
            break
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    return session
