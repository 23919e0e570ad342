"""Small games that only tests play: the proof that a game needs no room but its own."""

from tests.games.stairs.game import RULES as STAIRS
from tests.kernel.toys import bid, reaction
from valeria_desktop.kernel.rules import Games

TOYS: Games = {rules.id: rules for rules in (bid.RULES, reaction.RULES, STAIRS)}
