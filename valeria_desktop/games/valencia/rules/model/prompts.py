"""The kinds of Valencia's questions."""

from __future__ import annotations

from enum import StrEnum


class Prompt(StrEnum):
    """The kinds of questions; the window has one presenter for each."""

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
