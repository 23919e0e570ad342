"""Sounds are mixed and played, and nothing waits for them; without a device there is silence."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from array import array
from importlib import import_module
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtWidgets import QWidget

from tests.each import each
from valeria_desktop.storage.settings import Settings, read_settings, write_settings
from valeria_desktop.ui.sound import speaker
from valeria_desktop.ui.sound.mixer import Mixer
from valeria_desktop.ui.sound.samples import folder, samples_of
from valeria_desktop.ui.sound.sounds import CALLS, Sound, Sounds, Volumes
from valeria_desktop.ui.sound.speaker import Output, Speaker, quiet_stderr, without

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program


@pytest.fixture
def deaf() -> None:
    """Open the devices that are asked for: here they are what is tested."""


@pytest.fixture
def sounds(qtbot: QtBot) -> Iterator[Sounds]:
    made = Sounds(Output.NULL)
    yield made
    made.speaker.wait()
    made.close()


def loudest(samples: bytes) -> int:
    return max(map(abs, array("h", samples)))


def opened(sounds: Sounds) -> bool:
    sounds.speaker.wait()
    return sounds.speaker.is_open


# --- mixing


def test_every_sound_has_its_file_and_every_file_its_sound() -> None:
    assert {path.stem for path in folder().glob("*.wav")} == {sound.value for sound in Sound}


@each("sound", Sound)
def test_a_sound_can_be_read(sound: Sound) -> None:
    assert loudest(samples_of(sound)) > 1_000


def test_nothing_is_mixed_as_silence() -> None:
    assert Mixer().mix(100) == bytes(200)


def test_a_sound_is_played_from_beginning_to_end() -> None:
    mixer = Mixer()
    mixer.play(Sound.COIN, 1.0)
    whole = samples_of(Sound.COIN)
    played = b"".join(mixer.mix(1_000) for _ in range(len(whole) // 2_000 + 1))
    assert played.rstrip(b"\0") == whole.rstrip(b"\0")
    assert mixer.is_silent


def test_sounds_are_added_to_one_another() -> None:
    one, two = Mixer(), Mixer()
    for mixer in (one, two, two):
        mixer.play(Sound.TICK_A, 0.5)
    single, double = array("h", one.mix(500)), array("h", two.mix(500))
    assert list(double) == [2 * value for value in single]


def test_a_sound_is_as_loud_as_its_volume() -> None:
    full, half = Mixer(), Mixer()
    full.play(Sound.WIN, 1.0)
    half.play(Sound.WIN, 0.5)
    assert abs(loudest(full.mix(9_000)) - 2 * loudest(half.mix(9_000))) <= 2


@pytest.mark.parametrize("theme", [Sound.WIN, Sound.LOSS])
def test_a_theme_follows_the_volume_of_calls_and_no_other(theme: Sound) -> None:
    def heard(volumes: Volumes) -> int:
        mixer = Mixer()
        mixer.play(theme, volumes.of(theme, is_mine=False))
        return loudest(mixer.mix(20_000))

    full = heard(Volumes(calls=0.8))
    assert full > 0
    assert abs(full - 2 * heard(Volumes(calls=0.4))) <= 2
    for others in (Volumes(mine=0.0), Volumes(others=0.0), Volumes(bed=0.0)):
        assert heard(evolve(others, calls=0.8)) == full
    assert heard(Volumes(calls=0.0)) == heard(Volumes(is_muted=True)) == 0
    assert [Volumes(calls=calls, bed=0.3).of_bed for calls in (0.0, 1.0)] == [0.3, 0.3]


def test_too_many_sounds_at_once_are_as_many_as_can_be_heard() -> None:
    mixer = Mixer()
    for _ in range(30):
        mixer.play(Sound.WIN, 0.1)
    mixer.mix(10)
    assert len(mixer._voices) == 8


def test_what_is_too_loud_is_cut_and_does_not_turn_round() -> None:
    mixer = Mixer()
    for _ in range(8):
        mixer.play(Sound.BUILD, 1.0)
    one = array("h", samples_of(Sound.BUILD)[:20_000])
    for alone, mixed in zip(one, array("h", mixer.mix(10_000)), strict=True):
        assert alone * mixed >= 0


def test_the_device_gets_as_many_samples_as_it_asks_for() -> None:
    mixer = Mixer()
    asked = mixer.samples()
    mixer.play(Sound.COIN, 1.0)
    assert [len(asked.send(frames)) for frames in (1, 882, 20_000)] == [2, 1_764, 40_000]


# --- volumes


def test_calls_have_a_volume_of_their_own_whoever_causes_them() -> None:
    volumes = Volumes(mine=0.1, others=0.2, calls=0.3)
    assert volumes.of(Sound.COIN, is_mine=True) == 0.1
    assert volumes.of(Sound.COIN, is_mine=False) == 0.2
    assert {volumes.of(call, is_mine=mine) for call in CALLS for mine in (True, False)} == {0.3}


def test_nothing_is_heard_while_all_is_off(sounds: Sounds) -> None:
    sounds.use("is_muted", value=True)
    sounds.play(Sound.TURN)
    assert sounds.mixer.is_silent
    assert not opened(sounds)
    sounds.use("is_muted", value=False)
    sounds.play(Sound.TURN)
    assert opened(sounds)


def test_a_volume_is_used_from_now_on(sounds: Sounds) -> None:
    sounds.use("sound_others", 0.0)
    sounds.use("theme", "dark")
    sounds.play(Sound.COIN, is_mine=False)
    assert sounds.mixer.is_silent
    sounds.play(Sound.COIN)
    assert not sounds.mixer.is_silent


def test_a_volume_can_be_heard_as_it_is_chosen(sounds: Sounds) -> None:
    sounds.try_out("theme")
    assert sounds.mixer.is_silent
    sounds.try_out("sound_calls")
    assert not sounds.mixer.is_silent


# --- the device


def test_the_first_sound_opens_the_device_and_silence_closes_it(sounds: Sounds) -> None:
    assert not sounds.speaker.is_open
    sounds.play(Sound.COIN)
    assert opened(sounds)
    sounds.mixer.forget()
    sounds._rest()
    assert not opened(sounds)


def test_a_hidden_window_is_silent(sounds: Sounds, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sounds.follow(window)
    window.show()
    sounds.play(Sound.COIN)
    assert opened(sounds)
    window.hide()
    assert not sounds.speaker.is_open
    sounds.play(Sound.COIN)
    assert not opened(sounds)
    window.show()
    sounds.play(Sound.COIN)
    assert opened(sounds)


def test_without_a_device_there_is_silence_and_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, qtbot: QtBot
) -> None:
    def no_device(output: Output) -> None:
        raise OSError("nothing to play on")

    monkeypatch.setattr(speaker, "_device", no_device)
    sounds = Sounds(Output.SYSTEM)
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            sounds.play(Sound.COIN)
            assert not opened(sounds)
    assert [record.getMessage() for record in caplog.records] == ["No sound: nothing to play on."]
    sounds.close()


def test_a_device_that_comes_too_late_is_closed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Late:
        backend = "late"
        is_closed = False

        def start(self, samples: object) -> None:
            made.close()

        def close(self) -> None:
            self.is_closed = True

    device = Late()
    monkeypatch.setattr(speaker, "_device", lambda output: device)
    made = Speaker(Mixer(), Output.SYSTEM)
    made.open()
    made.wait()
    assert not made.is_open
    assert device.is_closed


def test_what_a_library_writes_to_the_terminal_goes_nowhere(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with quiet_stderr():
        os.write(2, b"ALSA lib confmisc.c: cannot find card\n")
    os.write(2, b"after\n")
    assert capfd.readouterr().err == "after\n"


def test_a_device_loads_no_library_for_arrays() -> None:
    code = (
        "import sys; from valeria_desktop.ui.sound.speaker import Output, _device;"
        "_device(Output.NULL).close(); print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_module_that_is_kept_out_is_there_again_afterwards() -> None:
    sys.modules.pop("this_is_kept_out", None)
    with without("this_is_kept_out"), pytest.raises(ImportError, match="halted"):
        import_module("this_is_kept_out")
    assert "this_is_kept_out" not in sys.modules
    with without("os"):
        assert import_module("os") is os


# --- settings and the key


def test_old_settings_have_sounds_as_at_first(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('theme = "dark"\n')
    found = read_settings(tmp_path, {})
    assert found.wrong == ()
    assert (found.settings.sound_mine, found.settings.is_muted) == (0.75, False)


def test_volumes_are_kept(tmp_path: Path) -> None:
    write_settings(Settings(sound_mine=0.25, sound_others=0.0, is_muted=True), tmp_path)
    found = read_settings(tmp_path, {}).settings
    assert (found.sound_mine, found.sound_others, found.is_muted) == (0.25, 0.0, True)


def test_a_volume_that_can_not_be_is_as_at_first(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("sound_calls = 7.0\n")
    found = read_settings(tmp_path, {})
    assert found.settings.sound_calls == 0.75
    assert found.wrong == ("sound_calls can't be 7.0",)


def test_one_key_turns_all_sounds_off_and_on(begin: Callable[[], Program]) -> None:
    program = begin()
    action = program.window.actions_by_id["sound"]
    assert action.isCheckable()
    assert action.isChecked()
    assert [key.toString() for key in action.shortcuts()] == ["Ctrl+M"]
    action.trigger()
    assert program.hearing.sounds.volumes.is_muted
    assert program.preferences.kept.is_muted
    assert not action.isChecked()
    program.carry_out("sound")
    volumes: Volumes = program.hearing.sounds.volumes
    assert not volumes.is_muted
    assert program.window.actions_by_id["sound"].isChecked()


def test_settings_of_sounds_are_used_at_once_and_tried(begin: Callable[[], Program]) -> None:
    program = begin()
    page = program.pages.settings
    page.changed.emit("sound_mine", 0.25)
    assert program.hearing.sounds.volumes.mine == 0.25
    assert not program.hearing.sounds.mixer.is_silent
    assert page.box("sound_mine").currentData() == 0.25


def test_all_sounds_die_away_for_a_breath_without_a_click() -> None:
    mixer = Mixer()
    mixer.play(Sound.BUILD, 1.0)
    mixer.mix(2_000)
    whole = array("h", samples_of(Sound.BUILD)[4_000:])
    mixer.still()
    dying = array("h", mixer.mix(2_000))
    for block in range(10):
        share, at = 1 - (block + 1) / 10, block * 66
        assert all(
            abs(heard - alone * share) <= 1
            for heard, alone in zip(dying[at : at + 66], whole[at : at + 66], strict=True)
        )
    assert not any(dying[660:])
    assert mixer.is_silent


def test_what_sounds_after_a_breath_is_heard(sounds: Sounds) -> None:
    sounds.mixer.play(Sound.BUILD, 1.0)
    sounds.still()
    sounds.mixer.play(Sound.COIN, 1.0)
    assert sounds.mixer.mix(500) == samples_of(Sound.COIN)[:1_000]
