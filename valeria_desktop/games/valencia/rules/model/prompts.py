"""The kinds of questions."""

from __future__ import annotations

from enum import StrEnum


class Prompt(StrEnum):
    """The kinds of questions, each with a presenter of its own."""

    TASKS = "tasks"
    PLAN = "plan"
    BID = "bid"
    POWER = "power"
    KEEP_CARD = "keep-card"
    SIT = "sit"
    GOOD = "good"
    PLACE = "place"
    SHARE = "share"
    SELL = "sell"
    MOVE = "move"
    PALM = "palm"
    FOUNTAIN = "fountain"
    ABILITY = "ability"
    KEEP_TASK = "keep-task"
    RECALL = "recall"
    DEARER = "dearer"
    MOVE_PALM = "move-palm"
