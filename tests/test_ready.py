"""Copies of a process that has answered read nothing more for an answer."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from tests.ready import copies
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.messages import Answer, Request, make_request
from valeria_desktop.session.worker import _answer
from valeria_desktop.worker import GAMES

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="only POSIX makes copies of processes"),
    pytest.mark.thorough,
]


def tell_what_is_read(question: Request, told: Connection) -> None:
    before = set(sys.modules)
    assert isinstance(_answer(question, GAMES), Answer)
    told.send(sorted(set(sys.modules) - before))


@pytest.mark.parametrize("level", ["random", "knight", "duchess"])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_reads_no_module_for_its_first_answer(game: str, level: str) -> None:
    record = Record(GAMES[game], GAMES[game].setup(), 1)
    dealt = record.start()
    assert dealt.decision is not None
    question = make_request(1, level, 1, record, dealt.view(dealt.decision.seat))
    context = copies()
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=tell_what_is_read, args=(question, theirs), daemon=True)
    process.start()
    theirs.close()
    with ours:
        assert ours.recv() == []
    process.join()
