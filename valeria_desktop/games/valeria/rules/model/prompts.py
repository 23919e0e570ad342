"""The kinds of questions."""

from __future__ import annotations

from enum import StrEnum


class Prompt(StrEnum):
    """The kinds of questions, each with its own presenter."""

    DUKE = "duke"
    KEEP = "keep"
    ROLL = "roll"
    CHANGE_DICE = "change-dice"
    ORDER_EVENTS = "order-events"
    USE = "use"
    ACT = "act"
    PAY = "pay"
    FILL = "fill"
    ATTACK_ORDER = "attack-order"
    ATTACK_COLUMN = "attack-column"
    CAPTURE = "capture"
    LORD_TAKES = "lord-takes"
