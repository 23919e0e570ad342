"""The same experiment on a dask.distributed cluster."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.commandline import main
from valeria_desktop.lab import cluster

if TYPE_CHECKING:
    from collections.abc import Iterator

    from distributed import LocalCluster

ROOT = Path(__file__).parents[2]

EXPERIMENT = ("simulate", "--players", "3", "--bots", "greedy,random", "--games", "4")
ENDLESS = ("simulate", "--bots", "random", "--games", "1000000", "--json")
SCHEDULER = """
import asyncio
from distributed import Scheduler, Worker

async def main():
    async with Scheduler(host="127.0.0.1", port=0, dashboard_address=None) as scheduler:
        async with Worker(scheduler.address, nthreads=1, dashboard_address=None):
            print(scheduler.address, flush=True)
            await scheduler.finished()

asyncio.run(main())
"""


def local_cluster(*, workers: int, processes: bool) -> LocalCluster:
    """Start a cluster; `distributed` is imported here, for that takes 0.7 s in each process."""
    made: LocalCluster = import_module("distributed").LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=processes,
        dashboard_address=None,
        protocol="tcp://",
    )
    return made


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    """Something that listens, and is no scheduler."""
    with socket.create_server(("127.0.0.1", 0)) as made:
        yield made


@pytest.mark.slow
def test_a_cluster_of_two_workers_plays_the_very_same_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = [*EXPERIMENT, "--json", "--each"]
    with local_cluster(workers=2, processes=True) as made:
        assert main([*arguments, "--cluster", made.scheduler_address]) == 0
    far = json.loads(capsys.readouterr().out)

    assert main(arguments) == 0

    assert far == json.loads(capsys.readouterr().out)
    assert len(far["each"]) == 4


def test_a_cluster_without_workers_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with local_cluster(workers=0, processes=False) as made:
        address = made.scheduler_address
        assert main([*EXPERIMENT, "--cluster", address]) == 2

    assert capsys.readouterr().err == f"valeria-lab: The cluster at '{address}' has no workers.\n"


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:1", "127.0.0.1:1", "tls://127.0.0.1:1", "tcp://no host:80"]
)
def test_an_address_where_nobody_answers_is_refused(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*EXPERIMENT, "--cluster", address]) == 2

    assert capsys.readouterr() == ("", f"valeria-lab: No cluster answers at '{address}'.\n")


@pytest.mark.parametrize(
    "address",
    ["", "nonsense://", "nonsense://127.0.0.1:80", "inproc://1/2/3", "tcp://", "tcp://127.0.0.1",
     "127.0.0.1:door", "tcp://127.0.0.1:0", "tcp://127.0.0.1:65536", "tcp://[::1", "::::"],
)  # fmt: skip
def test_what_is_no_address_is_refused_without_knocking(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "create_connection", None)

    assert main([*EXPERIMENT, "--cluster", address]) == 2

    assert capsys.readouterr().err == (
        f"valeria-lab: '{address}' is not the address of a scheduler; "
        "write it as tcp://HOST:PORT, such as tcp://192.168.0.5:8786.\n"
    )


@pytest.mark.parametrize("scheme", ["tcp", "tls", "ws"])
def test_what_answers_and_is_no_scheduler_is_refused(
    scheme: str,
    listener: socket.socket,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.2)
    address = f"{scheme}://127.0.0.1:{listener.getsockname()[1]}"

    assert main([*EXPERIMENT, "--cluster", address]) == 2

    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"valeria-lab: What answers at '{address}' can't be used as a scheduler")


@pytest.mark.slow
def test_a_scheduler_that_dies_leaves_what_was_played() -> None:
    with (
        subprocess.Popen(
            [sys.executable, "-c", SCHEDULER], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as scheduler,
    ):
        assert scheduler.stdout is not None
        address = scheduler.stdout.readline().strip()
        with subprocess.Popen(
            [sys.executable, "-m", "valeria_desktop.commandline", *ENDLESS, "--progress",
             "--cluster", address],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        ) as lab:  # fmt: skip
            assert lab.stderr is not None
            bar = ""
            while not re.search(r"\b[1-9]\d*/1000000", bar):
                letter = lab.stderr.read(1)
                assert letter, bar
                bar += letter
            scheduler.kill()
            out, rest = lab.communicate()

    report = json.loads(out)
    assert report["asked"] == 1_000_000
    assert 0 < report["games"] < report["asked"]
    assert rest.splitlines()[-1] == (
        f"valeria-lab: The scheduler at '{address}' has gone. {report['games']} of 1000000 games "
        "were played, and the figures count only those."
    )
    assert "Traceback" not in rest
    assert lab.returncode == 2


def test_a_cluster_needs_its_extra(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)

    assert main([*EXPERIMENT, "--cluster", "tcp://127.0.0.1:1"]) == 2

    assert "pip install 'valeria-desktop[cluster]'" in capsys.readouterr().err
