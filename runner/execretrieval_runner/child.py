"""What a child process does: it runs foreign code and reports, record by record, what came of it.

A child lives for one job. It never returns into its worker's code: whatever happens, it ends here.
"""

from __future__ import annotations

import ast
import builtins
import os
import random
import sys
from itertools import islice
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any, NoReturn

from execretrieval_runner import conditions, labels, shim
from execretrieval_runner.canon import as_text, canonical, members
from execretrieval_runner.protocol import Message, Reporter
from execretrieval_runner.witness import Witness

if TYPE_CHECKING:
    from collections.abc import Callable

RECURSION_LIMIT = 1000
_REHEARSALS = 20
_REHEARSAL = [
    "__value__(f([1, 2.5, 'text']))",
    "__value__(f({'key': (None, True)}))",
    "__identity__(f(None))",
    "assert f(1) == 2",
    "with pytest.raises(TypeError): f()",
]
_MODULE = "snippet"
_SNIPPET_FILE = "<snippet>"
_TEST_FILE = "<test>"
# Bound before foreign code can put something else in their place.
_exit = os._exit
_seed = random.seed
_BUILTINS = vars(builtins)
_pristine = dict(_BUILTINS)

CompiledSuites = list[list[CodeType]]
Namespace = dict[str, Any]


class SnippetError(Exception):
    """The snippet does not compile or raises at import; the argument is the exception's name."""


def main(
    job: Message,
    suites: CompiledSuites,
    descriptor: int,
    after_record: Callable[[], object] | None = None,
) -> NoReturn:
    """Does the job, reports to `descriptor` and ends the process.

    Args:
        job: What to do.
        suites: What the worker has loaded.
        descriptor: The pipe into which to report.
        after_record: Called after each record.
    """
    try:
        reporter = Reporter(descriptor)
        report = reporter.report if after_record is None else _then(reporter.report, after_record)
        try:
            _KINDS[job["kind"]](job, suites, report)
        except SnippetError as error:
            reporter.report(labels.with_cause(labels.ERROR, str(error)))
        reporter.end()
        _exit(0)
    finally:
        _exit(1)


def _then(
    report: Callable[[object], None], after_record: Callable[[], object]
) -> Callable[[object], None]:
    def both(record: object) -> None:
        report(record)
        after_record()

    return both


def rehearse() -> None:
    """Does small jobs of the worker's own, often enough that children inherit warm code.

    The interpreter rewrites the code of functions while they are new, and each page that a child
    is the first to write to costs it more than running the function.
    """
    job = {"code": "def f(x):\n    return x\n", "tests": _REHEARSAL, "shows": False}
    read_end, write_end = os.pipe()
    for _ in range(_REHEARSALS):
        _run({**job, "guards": True, "restores": False}, [], Reporter(write_end).report)
    os.close(read_end)
    os.close(write_end)


def compile_test(source: str) -> CodeType:
    """Compiles one test of a suite."""
    return compile(source, _TEST_FILE, "exec", dont_inherit=True)


def _run(job: Message, suites: CompiledSuites, report: Callable[[object], None]) -> None:
    """Reports the record of each test (see `execretrieval_runner.comparing.outcome`)."""
    code = _compile_snippet(job["code"])
    for source in job["tests"]:
        namespace = _fresh_namespace(code)
        if job["guards"]:
            _guard_builtins(namespace)
        if job["restores"]:  # only when asked for: it touches some sixty pages of memory
            _BUILTINS.update(_pristine)
        _, record = _testify(source, namespace, shows=job["shows"])
        report(record)


def _testify(test: str | CodeType, namespace: Namespace, *, shows: bool = False) -> tuple[str, Any]:
    """Runs a test; returns the label of its end and the record of it."""
    witness = Witness(shows=shows)
    namespace.update(witness.names)
    label = labels.PASS
    try:
        exec(compile_test(test) if isinstance(test, str) else test, namespace)  # noqa: S102 - this is what the process is for
    except BaseException as error:  # noqa: BLE001 - SystemExit is an outcome like any other
        label = _failure(error)
        witness.show(error)
    return label, witness.record(label)


def _observe(job: Message, suites: CompiledSuites, report: Callable[[object], None]) -> None:
    """Reports [kind, canonical form or exception name, new branches] per call."""
    taken: set[conditions.Branch] = set()
    reported: set[conditions.Branch] = set()
    recorder = {conditions.RECORDER: conditions.make_recorder(taken)} if job["branches"] else {}
    code = _compile_snippet(job["code"], instrumented=job["branches"])
    for source in job["calls"]:
        namespace = _fresh_namespace(code, recorder)
        try:
            value = eval(compile(source, _TEST_FILE, "eval", dont_inherit=True), namespace)  # noqa: S307
        except BaseException as error:  # noqa: BLE001 - SystemExit is a result like any other
            report(["raised", _name(error), _new_branches(taken, reported)])
        else:
            report(["value", as_text(canonical(value)), _new_branches(taken, reported)])


def _new_branches(
    taken: set[conditions.Branch], reported: set[conditions.Branch]
) -> list[conditions.Branch]:
    """The branches not yet reported, which count as reported from now on."""
    new = sorted(taken - reported)
    reported.update(new)
    return new


def _screen(job: Message, suites: CompiledSuites, report: Callable[[object], None]) -> None:
    """Reports per suite, from number ``start`` on, the records of its tests up to a failure."""
    code = _compile_snippet(job["code"])
    for tests in islice(suites, job["start"], None):
        namespace = _fresh_namespace(code)
        if job["guards"]:
            _guard_builtins(namespace)
        records = []
        for test in tests:
            label, record = _testify(test, namespace)
            records.append(record)
            if label != labels.PASS:
                break
        report(records)


def _expect(job: Message, suites: CompiledSuites, report: Callable[[object], None]) -> None:
    """Reports ["value", canonical form], ["members", forms] or ["raised", name] per closed side."""
    for source, wanted in job["sides"]:
        try:
            value = eval(compile(source, _TEST_FILE, "eval", dont_inherit=True), {})  # noqa: S307
        except Exception as error:  # noqa: BLE001 - it would have been raised in the test
            report(["raised", _name(error)])
        else:
            report([wanted, members(value) if wanted == "members" else as_text(canonical(value))])


def _draw(job: Message, suites: CompiledSuites, report: Callable[[object], None]) -> None:
    """Reports the source text of each drawn tuple of arguments; None for one that has none."""
    namespace = _fresh_namespace(_compile_snippet(job["code"]))
    try:
        for arguments in islice(namespace["inputs"](random.Random(job["seed"])), job["count"]):  # noqa: S311
            report(_literal(arguments))
    except BaseException as error:
        raise SnippetError(_name(error)) from error


_KINDS: dict[str, Callable[[Message, CompiledSuites, Callable[[object], None]], None]] = {
    "run": _run,
    "observe": _observe,
    "screen": _screen,
    "draw": _draw,
    "expect": _expect,
}


def _compile_snippet(source: str, *, instrumented: bool = False) -> CodeType:
    try:
        tree = conditions.instrument(source) if instrumented else source
        return compile(tree, _SNIPPET_FILE, "exec", dont_inherit=True)
    except BaseException as error:
        raise SnippetError(_name(error)) from error


def _fresh_namespace(code: CodeType, extra: Namespace | None = None) -> Namespace:
    """Executes the snippet anew, as a module that the standard library can find by its name."""
    module = ModuleType(_MODULE)
    sys.modules[_MODULE] = module
    namespace = module.__dict__
    namespace.update(extra or {})
    sys.setrecursionlimit(RECURSION_LIMIT)
    _seed(0)
    try:
        exec(code, namespace)  # noqa: S102 - this is what the process is for
    except BaseException as error:
        raise SnippetError(_name(error)) from error
    namespace["pytest"] = shim.MODULE
    return namespace


def _guard_builtins(namespace: Namespace) -> None:
    """Lets a test find Python's own built-in functions, and further ones that the snippet has made.

    The functions of the snippet keep those that they were defined with.
    """
    unchanged = len(_BUILTINS) == len(_pristine)  # to compare them would touch all their pages
    namespace["__builtins__"] = _pristine if unchanged else {**_BUILTINS, **_pristine}


def _failure(error: BaseException) -> str:
    """The label of a test that raised `error`."""
    if isinstance(error, shim.DidNotRaise) or (
        type(error) is AssertionError and _raised_by_test(error)
    ):
        return labels.FAIL
    return labels.with_cause(labels.FAIL, _name(error))


def _raised_by_test(error: BaseException) -> bool:
    """Whether a statement of the test itself raised `error`, and not the snippet that it called."""
    traceback = error.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    return traceback is not None and traceback.tb_frame.f_code.co_filename == _TEST_FILE


def _name(error: BaseException) -> str:
    return type(error).__name__


def _literal(arguments: object) -> str | None:
    """The ``repr`` of a tuple if it is a literal that gives back an equal tuple."""
    source = repr(arguments)
    try:
        same = bool(ast.literal_eval(source) == arguments)
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return None
    return source if same and type(arguments) is tuple else None
