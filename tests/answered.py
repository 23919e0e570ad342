"""A bots' process that has answered: the processes that tests begin are its copies.

The cards, the rules and the worths of a game are read with the first answer only, and that takes
0.2 to 0.6 s of computing, in each process of each game with a bot.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.registry import LEVELS
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.messages import Wish, consult_on, make_request
from valeria_desktop.session.wire import pack
from valeria_desktop.session.worker import Consultations, _answer
from valeria_desktop.worker import GAMES

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Rules


def _ask(rules: Rules[Any]) -> None:
    record = Record(rules, rules.setup(), 1)
    game = record.start()
    assert game.decision is not None
    view = game.view(game.decision.seat)
    for level in LEVELS[:-1]:  # the last reads nothing else, and takes her time
        _answer(make_request(1, level, 1, record, view), GAMES)
    hint = consult_on(1, Wish("hint"), 1, record, partial(pack, view, rules))
    Consultations(GAMES).step(hint)


for _rules in GAMES.values():
    _ask(_rules)
