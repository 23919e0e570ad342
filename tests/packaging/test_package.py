"""What is packed: icons, notices, and the files that desktops read."""

from __future__ import annotations

import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from packaging.requirements import Requirement
from PySide6.QtGui import QImage

import valeria_desktop

if TYPE_CHECKING:
    from types import ModuleType

    from PySide6.QtWidgets import QApplication

PACKAGING = Path(__file__).parents[2] / "packaging"
LINUX = PACKAGING / "linux"
MIME = "application/x-valeria-save"
NAME = "valeria-desktop"


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> ModuleType:
    monkeypatch.syspath_prepend(PACKAGING)
    return import_module("icons")


def test_the_icon_is_drawn_in_every_size(icons: ModuleType, tmp_path: Path) -> None:
    made = icons.write_all(tmp_path)
    for size in icons.SIZES:
        path = tmp_path / "icons" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        image = QImage(str(path))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() == 255
        assert image.pixelColor(0, 0).alpha() == 0
    assert QImage(str(made.png)).width() == 256


def test_windows_gets_every_size_up_to_256(icons: ModuleType, tmp_path: Path) -> None:
    data = icons.write_all(tmp_path).ico.read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, 7)
    sides = []
    for number in range(count):
        side, _, _, _, _, bits, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * number
        )
        image = QImage.fromData(data[offset : offset + length])
        assert image.width() == (side or 256)
        assert bits == 32
        sides.append(image.width())
    assert sides == [16, 24, 32, 48, 64, 128, 256]


def test_macos_gets_a_file_as_long_as_it_says(icons: ModuleType, tmp_path: Path) -> None:
    data = icons.write_all(tmp_path).icns.read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    kinds, place = [], 8
    while place < len(data):
        kinds.append(data[place : place + 4])
        place += struct.unpack_from(">I", data, place + 4)[0]
    assert kinds == [b"icp4", b"icp5", b"icp6", b"ic07", b"ic08", b"ic09"]


def desktop_entry() -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / f"{NAME}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_every_system_opens_saves_with_the_program() -> None:
    entry = desktop_entry()
    assert entry["MimeType"] == f"{MIME};"
    assert entry["Exec"] == "valeria %f"
    kinds = ET.parse(LINUX / f"{NAME}.xml").getroot()  # noqa: S314 - our own file
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = kinds.findall(f"{space}mime-type")
    assert kind.get("type") == MIME
    assert [glob.get("pattern") for glob in kind.findall(f"{space}glob")] == ["*.valeria"]
    facts = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    (declared,) = facts["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["valeria"]
    assert declared["UTTypeTagSpecification"]["public.mime-type"] == [MIME]
    (document,) = facts["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]


def test_the_metadata_names_the_desktop_entry_and_the_type() -> None:
    root = ET.parse(LINUX / f"{NAME}.metainfo.xml").getroot()  # noqa: S314 - our own file
    assert root.findtext("launchable") == f"{NAME}.desktop"
    assert root.findtext("provides/mediatype") == MIME
    assert root.findtext("project_license") == "MIT"


@pytest.mark.skipif(
    shutil.which("desktop-file-validate") is None, reason="desktop-file-validate is not installed"
)
def test_the_desktop_entry_is_valid() -> None:
    done = subprocess.run(
        ["/usr/bin/env", "desktop-file-validate", LINUX / f"{NAME}.desktop"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


def unpacked(folder: Path) -> Path:
    """An archive as it is unpacked, with an empty program, in a folder with a difficult name."""
    here = folder / "my $games & 100% more"
    (here / "share" / "icons" / "16x16" / "apps").mkdir(parents=True)
    (here / "share" / "icons" / "16x16" / "apps" / f"{NAME}.png").write_bytes(b"")
    for path in LINUX.glob(f"{NAME}.*"):
        shutil.copy(path, here / "share")
    shutil.copy(LINUX / "install.sh", here)
    (here / "valeria").write_text("#!/bin/sh\n")
    (here / "valeria").chmod(0o755)
    return here


@pytest.mark.skipif(sys.platform == "win32", reason="the script is for Linux")
def test_the_script_puts_the_program_into_ones_own_menu_and_takes_it_out(tmp_path: Path) -> None:
    here, home = unpacked(tmp_path), tmp_path / "home"
    home.mkdir()
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run([here / "install.sh"], env=environment, check=True, capture_output=True)
    share = home / ".local" / "share"
    entry = (share / "applications" / f"{NAME}.desktop").read_text()
    (line,) = re.findall("^Exec=(.*)$", entry, re.MULTILINE)
    assert line == f'"{tmp_path}/my \\$games & 100%% more/valeria" %f'
    assert (share / "mime" / "packages" / f"{NAME}.xml").is_file()
    assert (share / "icons" / "hicolor" / "16x16" / "apps" / f"{NAME}.png").is_file()
    assert (home / ".local" / "bin" / "valeria").resolve() == here / "valeria"
    subprocess.run(
        [here / "install.sh", "--remove"], env=environment, check=True, capture_output=True
    )
    assert not [path for path in home.rglob(f"*{NAME}*") if path.is_file()]
    assert not (home / ".local" / "bin" / "valeria").is_symlink()


def test_the_notices_name_every_licence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(PACKAGING)
    third_party = import_module("third_party")
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "libglib-2.0.so.0").write_bytes(b"")
    words = third_party.notices(tmp_path)
    for part in (
        "GNU Lesser General Public License, version 3",
        "libglib-2.0.so.0",
        "attrs ",
        "cattrs ",
        "filelock ",
        "platformdirs ",
        "tomli",
        "The font AlegreyaSans",
        "The font Grenze",
        "SIL OPEN FONT LICENSE",
    ):
        assert part in words


def test_all_that_the_program_depends_on_is_in_the_notices(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(PACKAGING)
    third_party = import_module("third_party")
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [Requirement(line) for line in project["project"]["dependencies"]]
    needed = {line.name for line in lines if line.marker is None or line.marker.evaluate()}
    assert needed - {*third_party.PACKAGES} == {"PySide6-Essentials"}


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(PACKAGING)
    return import_module("package")


def program_that(folder: Path, *lines: str) -> Path:
    """A program of a few lines, which needs no path, as the check gives it none."""
    program = folder / "program"
    program.write_text("\n".join(["#!/bin/sh", "mkdir=/bin/mkdir", *lines]))
    program.chmod(0o755)
    return program


on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is tried on Linux")


@on_linux
@pytest.mark.thorough
def test_the_cache_that_fontconfig_makes_where_there_is_none_is_not_the_programs(
    package: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As on a system that was just installed, whose own cache is not there or of another format."""
    fonts = PACKAGING.parent / "resources" / "shell" / "fonts"
    (tmp_path / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">'
        f'<fontconfig><dir>{fonts}</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>'
    )
    asks = (
        "from PySide6.QtGui import QFontDatabase, QGuiApplication; "
        "application = QGuiApplication(['-platform', 'offscreen']); QFontDatabase.families()"
    )
    program = program_that(
        tmp_path,
        f"export FONTCONFIG_FILE='{tmp_path}/fonts.conf' QT_QPA_PLATFORM=offscreen",
        f'exec "{sys.executable}" -c "{asks}"',
    )
    assert package.runs_alone(program, tmp_path)
    assert capsys.readouterr().out == ""
    assert [path.name for path in tmp_path.rglob("CACHEDIR.TAG")] == ["CACHEDIR.TAG"]


@on_linux
@pytest.mark.parametrize(
    "folder",
    ["$HOME/.local/share/valeria-desktop", "$HOME/other", "$XDG_CACHE_HOME/valeria-desktop"],
)
def test_what_the_program_leaves_fails_the_check_by_its_name(
    folder: str, package: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = program_that(tmp_path, f"$mkdir -p {folder}", f": > {folder}/left.toml")
    assert not package.runs_alone(program, tmp_path)
    told = capsys.readouterr().out
    assert told.startswith("FAILED  the check left files: ")
    assert folder.rpartition("/")[2] in told


@on_linux
def test_a_program_that_fails_by_itself_fails_the_check(
    package: ModuleType, tmp_path: Path
) -> None:
    assert not package.runs_alone(program_that(tmp_path, "exit 1"), tmp_path)


@pytest.mark.thorough
def test_a_machine_without_a_screen_server_says_that_nothing_was_clicked(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, PACKAGING / "click.py", "valeria"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "Click check: skipped, as Xvfb and xdotool can't be found.\n"


def test_the_version_file_of_windows_has_the_version_filled_in() -> None:
    words = (PACKAGING / "windows" / "version.txt").read_text(encoding="utf-8")
    assert words.count("@NUMBERS@") == 2
    assert words.count("@VERSION@") == 2
    assert re.match(r"\d+\.\d+\.\d+", valeria_desktop.__version__)
