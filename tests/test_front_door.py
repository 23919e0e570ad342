"""What stands in the front door's page is what Python answers."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from valeria_desktop.games import valeria

PAGE = Path(__file__).parents[1] / "docs" / "engine.md"


def session() -> doctest.DocTest:
    (block,) = re.findall(
        r"^```pycon\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    return doctest.DocTestParser().get_doctest(block, {}, PAGE.name, str(PAGE), 0)


def test_a_session_in_python_goes_as_the_page_shows_it() -> None:
    told: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(session(), out=told.append)
    assert not result.failed, "".join(told)


def test_the_session_is_short_and_enters_by_the_front_door_only() -> None:
    sources = [example.source for example in session().examples]
    assert 10 <= len(sources) <= 14
    imports = [source for source in sources if "import" in source]
    assert imports == ["from valeria_desktop.games.valeria import RULES, Setup\n"]


def test_a_page_that_lies_is_found_out() -> None:
    untrue = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "untrue", None, 0)
    assert doctest.DocTestRunner(verbose=False).run(untrue, out=lambda _: None).failed == 1


def test_the_front_door_gives_about_twenty_names_and_the_page_names_none_that_is_not_there() -> (
    None
):
    assert 18 <= len(valeria.__all__) <= 24
    assert all(hasattr(valeria, name) for name in valeria.__all__)
    named = set(re.findall(r"`(\w+)\(", PAGE.read_text("utf-8"))) - {"words"}
    assert named <= set(valeria.__all__)
