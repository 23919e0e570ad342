"""The kinds of Viscounts' questions."""

from __future__ import annotations

from enum import StrEnum


class Prompt(StrEnum):
    """The kinds of questions; the window has one presenter for each."""

    PAIR = "pair"
    PLAY = "play"
    RIDE = "ride"
    ACTION = "action"
    DISMISS = "dismiss"
    TRADE = "trade"
    SQUARE = "square"
    SPOT = "spot"
    WORKERS = "workers"
    PAY = "pay"
    LINK = "link"
    SECTION = "section"
    """The section that workers go to, or that a castle move begins with."""
    WORKER = "worker"
    """A worker that moves to a neighbouring section."""
    BUMP = "bump"
    RECRUIT = "recruit"
    HIRE = "hire"
    DISCARD = "discard"
    DESTROY = "destroy"
    DESTROY_FIRST = "destroy-first"
    """The card destroyed in the set-up."""
    REARRANGE = "rearrange"
    FLIP = "flip"
    RESOURCE = "resource"
    WAY = "way"
    """One of several effects."""
    ORDER = "order"
    """Which of several effects comes first."""
    MANUSCRIPT = "manuscript"
