"""Build the frozen program, pack it and try it: `make package`.

    python packaging/package.py             build, pack, check
    python packaging/package.py --no-check  build and pack only

The archive and its SHA-256 file are written to dist/. docs/packaging.md tells more.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

import native

import valeria_desktop

HERE = Path(__file__).parent
ROOT = HERE.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FOLDER = "valeria"
IS_LINUX = sys.platform.startswith("linux")
LARGEST = 60_000_000


def name_of_archive() -> str:
    """Name the archive by version, system and processor."""
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    return f"valeria-desktop-{valeria_desktop.__version__}-{system}-{platform.machine().lower()}"


def build() -> Path:
    """Freeze the program with PyInstaller and give its folder."""
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
         "--distpath", str(BUILD / "frozen"), "--workpath", str(BUILD / "work"),
         str(HERE / "valeria.spec")],
        check=True,
        cwd=ROOT,
    )  # fmt: skip
    return BUILD / "frozen" / FOLDER


def furnish(folder: Path) -> None:
    """Lay beside the program what a person who unpacks it needs."""
    shutil.copy(ROOT / "LICENSE", folder)
    shutil.copytree(HERE / "licences", folder / "licences")
    subprocess.run(
        [sys.executable, str(HERE / "third_party.py"), str(folder)], check=True, cwd=ROOT
    )
    if IS_LINUX:
        share = folder / "share"
        share.mkdir()
        for path in sorted((HERE / "linux").glob("valeria-desktop.*")):
            shutil.copy(path, share)
        shutil.copytree(BUILD / "work" / "valeria" / "icons", share / "icons")
        shutil.copy(HERE / "linux" / "install.sh", folder)


def pack(folder: Path) -> Path:
    """Pack the folder, and write the archive's checksum beside it."""
    DIST.mkdir(exist_ok=True)
    name = name_of_archive()
    # macOS has the program a second time, as one that can be dragged to the other programs.
    app = folder.parent / "Valeria Desktop.app"
    packed = app if app.is_dir() else folder
    if sys.platform == "win32":
        archive = DIST / f"{name}.zip"
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
            for path in sorted(packed.rglob("*")):
                file.write(path, Path(name) / path.relative_to(packed))
    else:
        archive = DIST / f"{name}.tar.gz"
        inside = packed.name if packed is app else name
        with tarfile.open(archive, "w:gz", compresslevel=9) as file:
            file.add(packed, inside, filter=_nobodys)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(f"{digest}  {archive.name}\n")
    return archive


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Take from an entry whose it is."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def _lacks_the_core(folder: Path) -> bool:
    """Tell whether the core in C was built and isn't in the program."""
    lacks = any(native.FOLDER.glob("_core*.*[do]")) and not any(folder.rglob("_core*.*[do]"))
    if lacks:
        print("FAILED  the core in C was built, but isn't in the program")
    return lacks


def check(archive: Path) -> bool:
    """Try the program out of its archive: in an empty home, and with a real click."""
    with TemporaryDirectory() as scratch:
        place = Path(scratch) / "a folder with blanks"
        shutil.unpack_archive(archive, place)
        (folder,) = place.iterdir()
        if _lacks_the_core(folder):
            return False
        inside = {"win32": "valeria.exe", "darwin": "Contents/MacOS/valeria"}
        program = folder / inside.get(sys.platform, "valeria")
        if not IS_LINUX:
            return subprocess.run([program, "--self-check"], check=False).returncode == 0
        _take_write_permission(folder)
        alone = runs_alone(program, Path(scratch))
        clicked = subprocess.run(
            [sys.executable, str(HERE / "click.py"), str(program)], check=False
        )
        return alone and clicked.returncode == 0


def runs_alone(program: Path, scratch: Path) -> bool:
    """Have the program check itself in an empty home, where it must leave nothing.

    Caches lie elsewhere: where the system has no cache of fonts, fontconfig writes one for each
    program, and so may other libraries. Only what is called as the program is would be its own.
    """
    home, cache = scratch / "home", scratch / "cache"
    home.mkdir()
    environment = {"HOME": str(home), "XDG_CACHE_HOME": str(cache), "PATH": "/nowhere",
                   "LANG": "C.UTF-8"}  # fmt: skip
    done = subprocess.run([program, "--self-check"], env=environment, check=False)
    left = sorted([*home.rglob("*"), *cache.rglob("*valeria*")])
    if left:
        print(f"FAILED  the check left files: {', '.join(map(str, left))}")
    return done.returncode == 0 and not left


def _take_write_permission(folder: Path) -> None:
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222 | (0o200 if path.is_dir() else 0))


def main() -> int:
    """Build, pack, check."""
    parser = argparse.ArgumentParser(description="Build the frozen program and pack it.")
    parser.add_argument("--no-check", action="store_true", help="do not try what was built")
    given = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder = build()
    furnish(folder)
    archive = pack(folder)
    size = archive.stat().st_size
    print(f"{archive.relative_to(ROOT)}: {size / 1_000_000:.1f} MB (wanted: under 60)")
    is_good = given.no_check or check(archive)
    return 0 if is_good and size < LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
