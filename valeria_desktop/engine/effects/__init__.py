"""The vocabulary of the cards: importing this package registers every effect, count and power."""

from valeria_desktop.engine.effect import COUNTS, EFFECTS, POWERS
from valeria_desktop.engine.effects import centre, combined, counts, gains, takes

_MODULES = (centre, combined, counts, gains, takes)
VOCABULARY = {"effects": EFFECTS, "counts": COUNTS, "powers": POWERS}
