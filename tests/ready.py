"""Bots' processes that begin as copies of one that has answered, where a system can make copies."""

from __future__ import annotations

import multiprocessing
from types import SimpleNamespace
from typing import TYPE_CHECKING

from valeria_desktop.session import worker

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext

    import pytest

ANSWERED = "tests.answered"
"""The module that a process reads before it is copied."""


def begin_ready(patch: pytest.MonkeyPatch) -> None:
    """Let each Worker that is made from now on begin its process as such a copy."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = copies()
        patch.setattr(worker, "multiprocessing", SimpleNamespace(get_context=lambda _how: context))


def copies() -> ForkServerContext:
    """Return what begins such copies: the same for all tests, as one process makes them all."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([ANSWERED])
    return context
