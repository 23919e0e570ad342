"""Lines of text name what was chosen as players do."""

from __future__ import annotations

import pytest

from tests.session.test_names_in_sentences import LEAKED
from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.lab.setup_words import EDITIONS, preset_words, variant_words
from valeria_desktop.games.valeria.rules.setup import Edition, Variant

ALL = "--variant mixed,events,no-duke --edition 2e --preset first-game"


def test_everything_that_can_be_chosen_has_a_name() -> None:
    words = [*variant_words(Variant), *(EDITIONS[each] for each in Edition)]
    words += [preset_words(preset.id) for preset in shipped_catalog().presets]
    assert not any(LEAKED.search(each) for each in words)
    assert preset_words("random") == "Random"


@pytest.mark.parametrize(
    "arguments", [f"show 7 {ALL}", f"simulate --games 1 {ALL}", "show 7 --solo dark-lord"]
)
def test_no_id_stands_in_what_is_printed(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 0
    printed = capsys.readouterr().out
    assert len(printed) > 100
    assert not LEAKED.search(printed)
