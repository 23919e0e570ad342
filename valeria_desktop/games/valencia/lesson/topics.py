"""What the lesson covers."""

from __future__ import annotations

from enum import StrEnum


class Topic(StrEnum):
    """What the lesson covers."""

    CITY = "city"
    TASKS = "tasks"
    ROUND = "round"
    DRAWING = "drawing"
    STACKS = "stacks"
    AUCTION = "auction"
    SEAT = "seat"
    FIGURE = "figure"
    NINA = "Nina"
    GOODS = "goods"
    PLACE = "place"
    SELLING = "selling"
    SECOND = "second"
    PASSING = "passing"
    MOVE = "move"
    PALM = "palm"
    FOUNTAIN = "fountain"
    COUNCIL = "council"
    PRIVILEGE = "privilege"
    SCORING = "scoring"
