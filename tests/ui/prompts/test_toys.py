"""A game without presenters can be played in the prompt: the toys, question by question."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from tests.kernel.toys import TOYS
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk


@pytest.mark.parametrize("name", TOYS)
def test_every_question_of_a_toy_is_answered_in_its_list(desk: Desk, name: str) -> None:
    rules, chance = TOYS[name], Random(2)
    session = Session.begin(rules, rules.setup(players=3), default_seats(3), 4)
    met: set[Privacy] = set()
    while (decision := session.decision) is not None and session.game.turn < 12:
        desk.poses(session.scene(decision.seat))
        desk.opens_curtain()
        presenter = desk.panel.presenter
        assert isinstance(presenter, ListPresenter)
        met.add(decision.question.privacy)
        assert tell(decision.words(), session.names) in desk.panel.question
        option = chance.choice(decision.options)
        button = presenter.choices[option.id]
        is_hidden = decision.question.privacy is Privacy.PEEK
        assert (button.text() == tell(option.words(), session.names)) is not is_hidden
        QApplication.processEvents()
        desk.clicks(button)
        assert desk.answers == [option.id]
        session.choose(option.id)
    assert met & {Privacy.PEEK, Privacy.CURTAIN}
