"""The icons of a card besides its price and its powers: roles, and the types of monsters."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from attrs import field, frozen
from attrs.validators import ge


class Role(StrEnum):
    """The four role icons of citizens and domains."""

    WORKER = "worker"
    SOLDIER = "soldier"
    SHADOW = "shadow"
    HOLY = "holy"


class MonsterType(StrEnum):
    """The types of monsters."""

    MINION = "minion"
    BEAST = "beast"
    TITAN = "titan"
    BOSS = "boss"
    WARDEN = "warden"
    """Guards the boss of an area; no Duke counts it (WA1)."""


COUNTED_TYPES = (MonsterType.MINION, MonsterType.BEAST, MonsterType.TITAN, MonsterType.BOSS)
"""The types of monsters that a Duke may count."""


def whole(minimum: int = 0, **keywords: Any) -> Any:  # noqa: ANN401 - as attrs types its fields
    """Declare a field that is a whole number of at least the minimum."""
    return field(validator=ge(minimum), **keywords)


@frozen(cache_hash=True)
class Icons:
    """The number of each role icon that a card shows, or a Duke's points for each icon."""

    worker: int = whole(default=0)
    soldier: int = whole(default=0)
    shadow: int = whole(default=0)
    holy: int = whole(default=0)

    def of(self, role: Role) -> int:
        """Return the number of icons of one role."""
        number: int = getattr(self, role)  # a StrEnum is itself the text; .value costs a call
        return number

    @property
    def first(self) -> Role | None:
        """The first role with an icon, in the order of roles; None without icons."""
        return next((role for role in Role if self.of(role)), None)

    def covered_by(self, worker: int, soldier: int, shadow: int, holy: int) -> bool:
        """Return whether the given numbers of icons are at least these."""
        return (
            worker >= self.worker
            and soldier >= self.soldier
            and shadow >= self.shadow
            and holy >= self.holy
        )


NO_ICONS = Icons()
