"""Agents: an action more, and a market of cards that serve once and come back (AG1 to AG6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.files.sets import set_of
from valeria_desktop.games.valeria.rules.layout import Row
from valeria_desktop.games.valeria.rules.layout import enter as enter_row
from valeria_desktop.games.valeria.rules.model.called import Called
from valeria_desktop.games.valeria.rules.model.cards import card_kind
from valeria_desktop.games.valeria.rules.model.offer import Offer
from valeria_desktop.games.valeria.rules.model.options import ActAt, Action, ActionWords, enter
from valeria_desktop.games.valeria.rules.supplies import believe_supply, deal_supply
from valeria_desktop.games.valeria.rules.turn.actions import act_at_place, offers_of_action
from valeria_desktop.games.valeria.rules.turn.calling import call_on
from valeria_desktop.games.valeria.rules.turn.pay import taken_by
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.sets import Set

ID = "agents"
_OPEN = 4

ENGAGE = enter(
    "engage",
    ActionWords(
        say("Engage"),
        say("which Agent do you engage?"),
        say("can be engaged"),
        lambda card, price: say("Engage {card} for {price}", card=card, price=price),
        lambda card, choice: say("Engage {card}: {choice}.", card=card, choice=choice),
        lambda card: say("You can't engage {card} now", card=card),
        "engage",
        lambda card: say("engaged {card}", card=card),
        lambda card, price: say("engaged {card} for {price}", card=card, price=price),
        say("engaged"),
        say("you have engaged it"),
    ),
)
taken_by(ENGAGE, call_on)


@card_kind("agent")
@frozen(eq=False, kw_only=True)
class Agent(Called):
    """An Agent: its price and what it does for who engages it."""

    action: ClassVar[Action] = ENGAGE
    row: ClassVar[str] = ID

    @property
    def readings(self) -> tuple[Phrase, ...]:
        return (
            say(
                "You can engage it while its text does something. Points and resources are "
                "something, also a point for your opponent."
            ),
        )


def _said(number: int) -> Phrase:
    if number > _OPEN:
        return say("deck of Agents")
    return say("Agent {number}", number=number)


AGENTS = enter_row(
    Row(
        tag=ID,
        places=range(31, 31 + _OPEN + 1),
        name="agent",
        said=_said,
        title=lambda: say("Agents"),
        deal=deal_supply,
        believe=believe_supply,
        has_supply=True,
        takes_back=True,
        leaf=ID,
    )
)


def agents() -> Set:
    """Return the set."""
    offer = Offer(ActAt, offers_of_action(ENGAGE), act_at_place, unforeseen=say("Agents"))
    return set_of(ID, rows=(AGENTS,), offers=(offer,))
