"""Games on a dask.distributed cluster, after a check that a scheduler really answers there."""

from __future__ import annotations

import asyncio
import logging
import socket
from concurrent.futures import CancelledError
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

CONNECT_SECONDS = 3.0
SCHEMES = ("tcp", "tls", "ws", "wss")
_PORTS = range(1, 2**16)


class ClusterError(ValeriaError):
    """A cluster that can't be used, or has failed."""


@contextmanager
def open_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Yield the executor of a cluster and the number of its workers' threads."""
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise ClusterError(
            "A cluster needs the extra 'cluster': pip install 'valeria-desktop[cluster]'."
        ) from error
    with _quiet():
        workers = _workers_at(address)
        try:
            with (
                Client(  # type: ignore[no-untyped-call]
                    address, timeout=CONNECT_SECONDS, set_as_default=False
                ) as client,
                # Not pure: otherwise the cluster would do equal tasks of two experiments only once.
                client.get_executor(pure=False) as executor,
            ):
                yield executor, workers
        except (CancelledError, OSError) as error:
            raise ClusterError(f"The scheduler at '{address}' has gone.") from error
        except KilledWorker as error:
            raise ClusterError(f"The workers of the cluster at '{address}' die.") from error
        except ImportError as error:
            raise ClusterError(
                f"A worker of the cluster at '{address}' lacks a part of the program ({error}); "
                "install the same version everywhere."
            ) from error


@contextmanager
def _quiet() -> Iterator[None]:
    """Silence all logs meanwhile: a failure of the cluster becomes one sentence."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)


def _workers_at(address: str) -> int:
    """Return the number of workers' threads at a scheduler; refuse any other address."""
    host, port = _place(address)
    try:
        # dask itself would repeat a refused connection again and again.
        socket.create_connection((host, port), CONNECT_SECONDS).close()
    except (OSError, UnicodeError) as error:
        raise ClusterError(f"No cluster answers at '{address}'.") from error
    try:
        identity = asyncio.run(asyncio.wait_for(_identity(address), CONNECT_SECONDS))
        workers: int = sum(worker["nthreads"] for worker in identity["workers"].values())
    except Exception as error:  # a server of another kind may send anything
        reason = f" ({error})" if str(error) else ""
        raise ClusterError(
            f"What answers at '{address}' can't be used as a scheduler{reason}."
        ) from error
    if not workers:
        raise ClusterError(f"The cluster at '{address}' has no workers.")
    return workers


def _place(address: str) -> tuple[str, int]:
    """Return the host and port of a scheduler's address."""
    from distributed.comm.addressing import parse_address, parse_host_port

    try:
        scheme, place = parse_address(address)
        host, port = parse_host_port(place)
    except ValueError:
        scheme, host, port = "", "", 0
    if scheme not in SCHEMES or not host or port not in _PORTS:
        raise ClusterError(
            f"'{address}' is not the address of a scheduler; "
            "write it as tcp://HOST:PORT, such as tcp://192.168.0.5:8786."
        )
    return host, port


async def _identity(address: str) -> dict[str, Any]:
    """Return the scheduler's description of itself and its workers."""
    from distributed.comm.core import connect
    from distributed.security import Security

    arguments = Security().get_connection_args("client")  # type: ignore[no-untyped-call]
    comm = await connect(  # type: ignore[no-untyped-call]
        address, timeout=CONNECT_SECONDS, **arguments
    )
    try:
        await comm.write({"op": "identity", "reply": True})
        identity: dict[str, Any] = await comm.read()
    finally:
        await comm.close()
    return identity
