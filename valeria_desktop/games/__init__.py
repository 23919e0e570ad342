"""The games of this table; each has a room of its own and knows no other."""

from valeria_desktop.games.valencia.game import RULES as VALENCIA
from valeria_desktop.games.valeria.game import RULES as VALERIA
from valeria_desktop.games.viscounts.game import RULES as VISCOUNTS
from valeria_desktop.kernel.rules import Games

GAMES: Games = {rules.id: rules for rules in (VALERIA, VALENCIA, VISCOUNTS)}
"""All games of the program. Only its top floor reads this, and hands it down."""
