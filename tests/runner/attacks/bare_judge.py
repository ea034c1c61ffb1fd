"""The control: a judge as they are commonly written, without any layer of protection.

It forks a child for each job, as the runner does, or runs a ``shared`` job in its own process. The
verdict is formed beside the tested code, everything is inherited, nothing is limited.
"""

from __future__ import annotations

import json
import os
import re
import sys
from types import ModuleType
from typing import Any

from execretrieval_runner.canon import canonical

Job = dict[str, Any]
Reply = dict[str, Any]


def main() -> None:
    """Reads one job a line from standard input and answers each with a line."""
    sys.modules["pytest"] = _make_pytest()
    while line := sys.stdin.readline():
        job = json.loads(line)
        reply = do(job) if job["shared"] else _do_in_child(job)
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


def do(job: Job) -> Reply:
    """Calls ``attack()``, or runs the tests if there are any."""
    return _run_tests(job) if job["tests"] else _call(job)


def _call(job: Job) -> Reply:
    namespace = {"__name__": "snippet"}
    try:
        exec(job["code"], namespace)
        value = canonical(namespace["attack"]())
    except BaseException as error:  # noqa: BLE001 - whatever it is, it is the answer
        return {"exception": type(error).__name__}
    return {"value": value and value.decode()}


def _run_tests(job: Job) -> Reply:
    outcomes = []
    for test in job["tests"]:
        namespace = {"__name__": "snippet", "pytest": sys.modules.get("pytest")}
        try:
            exec(job["code"], namespace)
            exec(test, namespace)
        except BaseException:  # noqa: BLE001 - no exception may pass for a pass
            outcomes.append("FAIL")
        else:
            outcomes.append("pass")
    return {"outcomes": outcomes}


def _do_in_child(job: Job) -> Reply:
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            reply = do(job)
            os.write(write_end, json.dumps(reply).encode() + b"\n")
        finally:
            os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        line = pipe.readline()
    os.waitpid(pid, 0)
    try:
        reply = json.loads(line)
    except ValueError:
        reply = {}
    return reply if isinstance(reply, dict) else {}


class _Raises:
    def __init__(self, expected: type[BaseException], match: str | None = None) -> None:
        self.expected = expected
        self.match = match

    def __enter__(self) -> _Raises:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, where: object) -> bool:
        assert kind is not None, "did not raise"
        fits = self.match is None or re.search(self.match, str(error))
        return issubclass(kind, self.expected) and bool(fits)


def _make_pytest() -> ModuleType:
    module = ModuleType("pytest")
    module.__dict__["raises"] = _Raises
    return module


if __name__ == "__main__":
    main()
