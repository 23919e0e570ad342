"""The same experiment on a dask.distributed cluster."""

from __future__ import annotations

import json

import pytest
from distributed import LocalCluster

from valeria_desktop.lab import executors
from valeria_desktop.lab.cli import main

EXPERIMENT = ("simulate", "--players", "3", "--bots", "greedy,random", "--games", "4")


def local_cluster(*, workers: int, processes: bool) -> LocalCluster:
    return LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers, threads_per_worker=1, processes=processes, dashboard_address=None
    )


def test_a_cluster_of_two_workers_plays_the_very_same_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = [*EXPERIMENT, "--json", "--each"]
    with local_cluster(workers=2, processes=True) as cluster:
        assert main([*arguments, "--cluster", cluster.scheduler_address]) == 0
    far = json.loads(capsys.readouterr().out)

    assert main(arguments) == 0

    assert far == json.loads(capsys.readouterr().out)
    assert len(far["each"]) == 4


def test_a_cluster_without_workers_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with local_cluster(workers=0, processes=False) as cluster:
        address = cluster.scheduler_address
        assert main([*EXPERIMENT, "--cluster", address]) == 2

    assert capsys.readouterr().err == f"valeria-lab: The cluster at '{address}' has no workers.\n"


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://"])
def test_an_address_where_nobody_answers_is_refused(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "CONNECT_SECONDS", 0.2)

    assert main([*EXPERIMENT, "--cluster", address]) == 2

    assert capsys.readouterr().err == f"valeria-lab: No cluster answers at '{address}'.\n"


def test_a_cluster_needs_its_extra(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)

    assert main([*EXPERIMENT, "--cluster", "tcp://127.0.0.1:1"]) == 2

    assert "pip install 'valeria-desktop[cluster]'" in capsys.readouterr().err
