"""Command line of the runner: pairs in as JSON lines, verdicts out as JSON lines.

    python -m execretrieval_runner run pairs.jsonl > verdicts.jsonl

Exit status: 0 when every pair got its answer, 2 for wrong input or an unusable machine, 130 after
Ctrl-C.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from execretrieval_runner.errors import ExecRetrievalError, InvalidJob
from execretrieval_runner.runner import Runner
from execretrieval_runner.types import Limits, Pair, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from contextlib import AbstractContextManager


def main(arguments: list[str] | None = None) -> int:
    """Runs the command and returns its exit status."""
    options = _parser().parse_args(arguments)
    try:
        _run(options)
    except (ExecRetrievalError, OSError, UnicodeDecodeError) as error:
        print(f"execretrieval_runner: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="execretrieval_runner", description=__doc__.split("\n")[0]
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    run = commands.add_parser(
        "run",
        help="run test suites against snippets",
        description='Input lines: {"code": "...", "tests": ["...", ...]}; an "id" is optional.',
    )
    run.add_argument(
        "file", nargs="?", default="-", help="JSON lines of pairs; - is standard input"
    )
    run.add_argument("--workers", type=int, help="worker processes (default: one per core)")
    run.add_argument("--hash-seed", type=int, default=0, help="PYTHONHASHSEED (default: 0)")
    run.add_argument(
        "--cpu-seconds", type=float, default=Limits().cpu_s, help="CPU limit of a pair (default: 5)"
    )
    return parser


def _run(options: argparse.Namespace) -> None:
    wall_per_cpu = Limits().wall_s / Limits().cpu_s
    limits = Limits(cpu_s=options.cpu_seconds, wall_s=options.cpu_seconds * wall_per_cpu)
    with _open(options.file) as lines, Runner(options.workers, options.hash_seed) as runner:
        for verdict in runner.run(_read_pairs(lines), limits=limits):
            print(json.dumps(_as_json(verdict)), flush=True)


def _open(name: str) -> AbstractContextManager[TextIO]:
    return nullcontext(sys.stdin) if name == "-" else Path(name).open(encoding="utf-8")


def _read_pairs(lines: Iterable[str]) -> Iterator[Pair]:
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _read_pair(line, number)


def _read_pair(line: str, number: int) -> Pair:
    try:
        match json.loads(line):
            case {"code": str(code), "tests": [*tests], **rest} if all(
                isinstance(test, str) for test in tests
            ):
                return Pair(code, tuple(tests), str(rest.get("id", number)))
    except ValueError as error:
        raise InvalidJob(f"line {number} is no JSON ({error}): write one object a line") from error
    raise InvalidJob(f'line {number} is no pair: write {{"code": "...", "tests": ["...", ...]}}')


def _as_json(verdict: Verdict) -> dict[str, object]:
    return {
        "id": verdict.pair.id,
        "status": verdict.status,
        "passed": verdict.passed,
        "outcomes": verdict.outcomes,
        "cpu_s": round(verdict.cpu_s, 6),
        "wall_s": round(verdict.wall_s, 6),
        "max_rss_bytes": verdict.max_rss_bytes,
        "near_limit": verdict.near_limit,
        "reason": verdict.reason,
    }


if __name__ == "__main__":
    sys.exit(main())
