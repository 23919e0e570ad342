"""What a zoom asks of the table it stands over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

if TYPE_CHECKING:
    from collections.abc import Callable


def yes() -> bool:
    """Say yes, whatever is asked."""
    return True


def no() -> bool:
    """Say no, whatever is asked."""
    return False


@define
class Asks:
    """What holds of a table, asked again and again."""

    is_at_rest: Callable[[], bool] = yes
    """Whether nothing moves: else Space is for skipping."""
    gives_way: Callable[[], bool] = no
    """Whether something is told that must be seen: then it comes only while its key is held."""
