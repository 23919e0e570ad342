"""What the list of games shows is sealed: whatever is changed there from outside is noticed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.storage.played import SETUPS, play
from tests.storage.spoiling import at, paths_of, put
from valeria_desktop.games import GAMES
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.save import from_text, to_saved, to_text

TEXT = to_text(to_saved(play(SETUPS["five"]).unsaved("2026-11-21T12:00:00+00:00", "An evening")))
SHOWN = ("title", "created", "played", "order", "rewound", "seats", "round", "points", "setup")


def test_every_change_of_what_is_shown_is_noticed() -> None:
    data: dict[str, Any] = json.loads(TEXT)
    header = {name: data[name] for name in (*SHOWN, "seed", "digest", "rules", "version")}
    for path in paths_of(header):
        if isinstance(at(header, path), str | int):
            with pytest.raises(SaveError, match=r"game\.valeria is damaged: "):
                from_text(
                    json.dumps(put(data, path, other(at(header, path)))), "game.valeria", GAMES
                )


def other(value: object) -> object:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}x"


def test_a_changed_title_is_told() -> None:
    with pytest.raises(SaveError) as caught:
        from_text(TEXT.replace("An evening", "A morning"), "game.valeria", GAMES)
    assert caught.value.words == (
        "game.valeria is damaged: its line in the list of games was changed outside the program."
    )


def test_a_game_can_not_be_made_to_look_over() -> None:
    data = put(json.loads(TEXT), ("snapshot", "agenda"), [])
    with pytest.raises(SaveError, match="changed outside the program"):
        from_text(json.dumps(data), "game.valeria", GAMES)


def test_a_save_without_its_seal_is_refused() -> None:
    data = json.loads(TEXT)
    del data["seal"]
    with pytest.raises(SaveError, match="changed outside the program"):
        from_text(json.dumps(data), "game.valeria", GAMES)


def test_a_sealed_save_can_not_pass_for_an_older_one() -> None:
    data = json.loads(TEXT) | {"format": 2, "title": "Another"}
    with pytest.raises(SaveError, match="seal"):
        from_text(json.dumps(data), "game.valeria", GAMES)


def test_how_a_save_is_set_out_does_not_matter() -> None:
    data = json.loads(TEXT)
    again = json.dumps(dict(reversed(data.items())), ensure_ascii=True)
    assert from_text(again, "game.valeria", GAMES) == from_text(TEXT, "game.valeria", GAMES)


@pytest.mark.parametrize("half", [0xD800, 0xD83D, 0xDFFF])
@pytest.mark.parametrize("path", [("title",), ("seats", 1, "name"), ("choices", 3), ("digest",)])
def test_half_a_letter_is_refused_wherever_it_stands(
    path: tuple[str | int, ...], half: int
) -> None:
    data = put(json.loads(TEXT), path, chr(half))
    with pytest.raises(SaveError, match=r"game\.valeria is damaged: \w+ has a broken character"):
        from_text(json.dumps(data), "game.valeria", GAMES)


@pytest.mark.parametrize("letter", ["\ud7ff", "\ue000"], ids=ascii)
def test_the_letters_before_and_after_all_halves_are_whole(letter: str) -> None:
    data = json.loads(TEXT) | {"title": letter}
    with pytest.raises(SaveError, match="changed outside the program"):
        from_text(json.dumps(data), "game.valeria", GAMES)


def test_half_a_letter_in_the_name_of_a_field_is_refused() -> None:
    with pytest.raises(SaveError, match="the name of a field has a broken character"):
        from_text('{"format": 3, "\\udc00": 1}', "game.valeria", GAMES)


def test_a_letter_in_two_halves_is_one() -> None:
    data = json.loads(TEXT)
    data["title"] = "🎲"
    text = json.dumps(data)
    assert "\\ud83c" in text
    with pytest.raises(SaveError, match="changed outside the program"):
        from_text(text, "game.valeria", GAMES)
