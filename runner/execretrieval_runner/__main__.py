"""Command line of the runner: pairs in as JSON lines, verdicts out as JSON lines.

    python -m execretrieval_runner run pairs.jsonl > verdicts.jsonl
    python -m execretrieval_runner run pairs.jsonl --out verdicts.jsonl
    python -m execretrieval_runner explain pair.json
    python -m execretrieval_runner selftest

Exit status: 0 when all went well; 1 when the machine failed for some pair (`run`), the pair does
not pass (`explain`) or an attack is not stopped (`selftest`); 2 for wrong input or a machine that
cannot run snippets; 130 after Ctrl-C; 141 when the reader of a pipe such as `| head` has gone.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, TextIO, get_args

from execretrieval_runner import selftest
from execretrieval_runner.errors import ExecRetrievalError, InvalidJob
from execretrieval_runner.output import store_for, whole_file
from execretrieval_runner.progress import Progress, shown
from execretrieval_runner.rows import (
    before_mistake,
    explanation_row,
    explanation_text,
    read_pair,
    read_pairs,
    verdict_row,
)
from execretrieval_runner.runner import Runner
from execretrieval_runner.sandbox.levels import LETTERS
from execretrieval_runner.types import PAPER_LIMITS, Limits, Mode

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

DONE, FAILURES, MISTAKE, INTERRUPTED, NO_READER = 0, 1, 2, 130, 141


def main(arguments: list[str] | None = None) -> int:
    """Runs the command and returns its exit status."""
    try:
        try:
            options = _parser().parse_args(arguments)
            status: int = options.command(options)
        finally:
            sys.stdout.flush()  # here, and not by the interpreter at its end, which would complain
    except BrokenPipeError:
        # What is left in the buffer has to go somewhere when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    except (ExecRetrievalError, OSError, UnicodeDecodeError) as error:
        print(f"execretrieval_runner: {error}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="execretrieval_runner", description=__doc__.split("\n")[0]
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    run = commands.add_parser(
        "run",
        help="run test suites against snippets",
        description=(
            'Input lines: {"code": "...", "tests": ["...", ...]}, and perhaps an "id". Verdicts'
            " come in the order in which they become known, those of slow pairs last; their"
            ' "id" is that of the pair, or else the number of its line. A file is looked through'
            " for mistakes before anything runs; of a stream, the pairs before a mistake get their"
            " verdicts. A run that was interrupted goes on where it was, with --store or --out."
        ),
    )
    run.set_defaults(command=_run)
    run.add_argument(
        "file", nargs="?", default="-", help="JSON lines of pairs; - is standard input"
    )
    run.add_argument(
        "--out", type=Path, help="file for the verdicts, which is there only when it is whole"
    )
    run.add_argument("--store", type=Path, help="verdict store to look pairs up in and add to")
    run.add_argument("--workers", type=int, help="worker processes (default: one per core)")
    run.add_argument(
        "--confirm-seeds",
        type=hash_seeds,
        default=(),
        metavar="1,2",
        help="hash seeds under which passes are run again, to find flaky ones",
    )
    run.add_argument("-q", "--quiet", action="store_true", help="no progress on standard error")
    _add_conditions(run)
    explain = commands.add_parser(
        "explain", help="run one pair and tell what each test expected and what it got"
    )
    explain.set_defaults(command=_explain)
    explain.add_argument(
        "file", nargs="?", default="-", help="one pair as JSON; - is standard input"
    )
    explain.add_argument("--json", action="store_true", help="print JSON instead of text")
    _add_conditions(explain)
    test = commands.add_parser(
        "selftest", help="try known answers and attacks at each level of the sandbox"
    )
    test.set_defaults(command=_selftest)
    test.add_argument("--json", action="store_true", help="print JSON instead of text")
    return parser


def _add_conditions(command: argparse.ArgumentParser) -> None:
    """Options that decide under which conditions a pair runs."""
    command.add_argument(
        "--level",
        choices=("auto", *LETTERS),
        default="auto",
        help="sandbox (default: auto, the best one that works here)",
    )
    command.add_argument("--hash-seed", type=int, default=0, help="PYTHONHASHSEED (default: 0)")
    protocol = command.add_argument_group("who compares, and limits")
    protocol.add_argument(
        "--mode",
        choices=get_args(Mode),
        help="where results are compared: split (default), out of the snippet's reach, or plain",
    )
    protocol.add_argument("--cpu-seconds", type=float, help="CPU limit of a pair (default: 5)")
    protocol.add_argument(
        "--paper",
        action="store_true",
        help="as the published protocol: mode plain, five seconds of real time for a suite",
    )


def _limits(options: argparse.Namespace) -> Limits:
    if options.paper:
        if options.mode or options.cpu_seconds:
            raise InvalidJob("--paper sets mode and limits: leave out --mode and --cpu-seconds")
        return PAPER_LIMITS
    if options.cpu_seconds is None:
        return Limits()
    wall_per_cpu = Limits().wall_s / Limits().cpu_s
    return Limits(cpu_s=options.cpu_seconds, wall_s=options.cpu_seconds * wall_per_cpu)


def _runner(options: argparse.Namespace, workers: int | None) -> Runner:
    mode: Mode = "plain" if options.paper else options.mode or "split"
    return Runner(workers, options.hash_seed, options.level, mode)


def _run(options: argparse.Namespace) -> int:
    limits = _limits(options)
    progress = Progress(_count(options.file))
    with (
        _open(options.file) as lines,
        store_for(options.out, options.store, progress) as store,
        _runner(options, options.workers) as runner,
        _output(options.out) as out,
    ):
        mistakes: list[InvalidJob] = []
        pairs = before_mistake(read_pairs(lines), mistakes)
        verdicts = runner.run(
            pairs, limits=limits, store=store, confirm_seeds=options.confirm_seeds
        )
        counted = progress.watch(verdicts) if options.quiet else shown(verdicts, progress)
        for verdict in counted:
            row = json.dumps(verdict_row(verdict, runner.conditions))
            print(row, file=out, flush=options.out is None)
        for mistake in mistakes:
            raise mistake
    return FAILURES if progress.unknown else DONE


def _explain(options: argparse.Namespace) -> int:
    limits = _limits(options)
    with _open(options.file) as file:
        pair = read_pair(file.read())
    with _runner(options, workers=1) as runner:
        explanation = runner.explain(pair, limits=limits)
        row = explanation_row(explanation, runner.conditions)
    if options.json:
        print(json.dumps(row))
    else:
        print(explanation_text(explanation))
    if explanation.verdict.status != "done":
        print(f"execretrieval_runner: no verdict: {explanation.verdict.reason}", file=sys.stderr)
    return DONE if explanation.verdict.passed else FAILURES


def _selftest(options: argparse.Namespace) -> int:
    report = selftest.run()
    print(report.to_json() if options.json else report.text())
    return DONE if report.passed else FAILURES


def _open(name: str) -> AbstractContextManager[TextIO]:
    return nullcontext(sys.stdin) if name == "-" else Path(name).open(encoding="utf-8")


@contextmanager
def _output(out: Path | None) -> Iterator[TextIO]:
    """Standard output, or a file that is there only when it is whole."""
    if out is None:
        yield sys.stdout
        return
    with whole_file(out) as path, path.open("w", encoding="utf-8") as file:
        yield file


def _count(name: str) -> int | None:
    """Number of pairs in a file, each of them well formed; None if it can be read only once.

    Nobody is to lose an hour to a mistake in the last line.

    Raises:
        InvalidJob: A line is no pair, or its suite could not fail.
    """
    if name == "-" or not Path(name).is_file():
        return None
    with _open(name) as lines:
        return sum(1 for _ in read_pairs(lines))


def hash_seeds(text: str) -> tuple[int, ...]:
    """The numbers in a list such as ``1,2``."""
    return tuple(int(seed) for seed in text.split(","))


if __name__ == "__main__":
    sys.exit(main())
