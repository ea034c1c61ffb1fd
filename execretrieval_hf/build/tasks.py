"""Task files: the source of truth of the data set, read into typed values.

A task file is a Python module that a person writes and ``python FILE`` checks: a docstring with the
query and named fields, imports, one function (the canonical) and the asserts of its test suite.
Only the shape is settled here; whether a task is a good one is the business of the gates.
"""

from __future__ import annotations

import ast
import re
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SIDE_FOLDERS = frozenset({"reference", "inputs", "twins"})
"""Folders beside the task files of a domain; what lies in them belongs to a task of that name."""

REGISTERS = ("specification", "request", "ticket")
"""The ways in which a query may be phrased."""

_REQUIRED_FIELDS = ("Keywords", "Inputs", "Requires", "Register")
_KNOWN_FIELDS = (*_REQUIRED_FIELDS, "Topic", "Canary")
_FIELD_LINE = re.compile(r"([A-Za-z]+):(?: +(.*))?")


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing that is wrong in a file, at a line counted from 1."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


class TaskSyntaxError(ExecRetrievalError):
    """Task files that cannot be read; prints every fault on a line of its own.

    Attributes:
        faults: All faults found, in the order of the files and of their lines.
    """

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


@dataclass(frozen=True, slots=True)
class Task:
    """One task: a query, the function that answers it, and the tests that decide what is right.

    Attributes:
        path: The file that it was read from.
        domain: Name of the folder that holds the file.
        function_name: Name of the canonical, of the file and of the task.
        query: First paragraph of the docstring, its lines joined by single blanks.
        keywords: The need as typed into a search box.
        inputs: The parameters in words.
        requires: Python expression over the parameters that holds for valid arguments.
        topic: Sub-topic within the domain, "" if the file names none.
        register: One of `REGISTERS`.
        canary: Marker by which training data that contains the task can be found, or "".
        code: Imports and function exactly as in the file, ending in one newline.
        tests: Source of each assert, in order.
        function_line: Line of the ``def`` in the file, counted from 1.
        test_lines: Line of each assert in the file, counted from 1.
    """

    path: Path
    domain: str
    function_name: str
    query: str
    keywords: str
    inputs: str
    requires: str
    topic: str
    register: str
    canary: str
    code: str
    tests: tuple[str, ...]
    function_line: int
    test_lines: tuple[int, ...]

    @property
    def calls(self) -> tuple[str, ...]:
        """The call of the function that each test makes, as a Python expression."""
        return tuple(map(_left_side, self.tests))


def load_tasks(root: Path) -> list[Task]:
    """Read every task file ``<root>/<domain>/<function_name>.py``.

    Args:
        root: Folder of the domains.

    Returns:
        The tasks, sorted by domain and function name.

    Raises:
        TaskSyntaxError: Files are faulty, or two bear one name; lists the faults of all files.
        ExecRetrievalError: There is no task file below `root`.
    """
    paths = task_paths(root)
    tasks: list[Task] = []
    faults: list[Fault] = []
    first_of_name: dict[str, Path] = {}
    for path in paths:
        # Names are compared case-folded because some file systems do not tell them apart.
        first = first_of_name.setdefault(path.stem.casefold(), path)
        if first != path:
            faults.append(Fault(path, 1, f"the name is taken by {first}; names are unique"))
        try:
            tasks.append(parse_task(path))
        except TaskSyntaxError as error:
            faults.extend(error.faults)
    if faults:
        raise TaskSyntaxError(faults)
    return sorted(tasks, key=lambda task: (task.domain, task.function_name))


def task_paths(root: Path) -> list[Path]:
    """All task files ``<root>/<domain>/<function_name>.py``, sorted.

    Raises:
        ExecRetrievalError: There is none.
    """
    paths = sorted(path for path in root.glob("*/*.py") if path.parent.name not in SIDE_FOLDERS)
    if not paths:
        raise ExecRetrievalError(
            f"{root}: no task files; expected {root}/<domain>/<function_name>.py"
        )
    return paths


def parse_task(path: Path) -> Task:
    """Read one task file.

    Args:
        path: The file; its folder is the domain (for a file in a side folder, the folder above).

    Returns:
        The task.

    Raises:
        TaskSyntaxError: The file does not parse or has the wrong shape; lists all its faults.
        OSError: The file cannot be read.
    """
    source, tree = _parse(path)
    query, fields, header_faults = _header(tree)
    faults = [*header_faults, *_shape_faults(tree, path.stem)]
    if faults:
        raise TaskSyntaxError(sorted(Fault(path, line, message) for line, message in faults))

    statements = tree.body[1:]
    function = next(node for node in statements if isinstance(node, ast.FunctionDef))
    asserts = [node for node in statements if isinstance(node, ast.Assert)]
    folder = path.parent
    return Task(
        path=path,
        domain=folder.parent.name if folder.name in SIDE_FOLDERS else folder.name,
        function_name=function.name,
        query=query,
        keywords=fields["Keywords"],
        inputs=fields["Inputs"],
        requires=fields["Requires"],
        topic=fields.get("Topic", ""),
        register=fields["Register"],
        canary=fields.get("Canary", ""),
        code=_source_lines(source, _first_line(statements[0]), function.end_lineno),
        tests=tuple(ast.get_source_segment(source, node) or "" for node in asserts),
        function_line=function.lineno,
        test_lines=tuple(node.lineno for node in asserts),
    )


def _parse(path: Path) -> tuple[str, ast.Module]:
    """Source and syntax tree of a file; whatever keeps Python from reading it is a fault."""
    try:
        source = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise TaskSyntaxError([Fault(path, 1, f"not UTF-8: {error.reason}")]) from error
    for line, text in enumerate(source.split("\n"), start=1):
        for character, name in (("\t", "a tab"), ("\r", "a carriage return"), ("\0", "a NUL")):
            if character in text:
                raise TaskSyntaxError([Fault(path, line, f"{name}; use blanks and \\n only")])
    try:
        with warnings.catch_warnings():
            # What Python warns of here (an invalid escape in a docstring) is an error in the
            # next Python.
            warnings.simplefilter("error")
            return source, ast.parse(source)
    except SyntaxError as error:
        fault = Fault(path, error.lineno or 1, f"not valid Python: {error.msg}")
        raise TaskSyntaxError([fault]) from error


def _shape_faults(tree: ast.Module, name: str) -> Iterator[tuple[int, str]]:
    """Faults of the statements after the docstring: imports, one function, asserts."""
    functions = 0
    asserts = 0
    for node in tree.body if ast.get_docstring(tree) is None else tree.body[1:]:
        match node:
            case ast.Import() | ast.ImportFrom():
                if functions:
                    yield node.lineno, "an import after the function; imports stand before it"
            case ast.FunctionDef():
                functions += 1
                if functions > 1:
                    yield node.lineno, f"a second function {node.name!r}; helpers are nested in it"
                elif node.name != name:
                    yield node.lineno, f"the function is {node.name!r}, the file is {name!r}"
                if asserts:
                    yield node.lineno, "the function stands after an assert"
            case ast.Assert():
                asserts += 1
                if not _is_equality_test(node, name):
                    yield node.lineno, f"a test reads: assert {name}(<literals>) == <literal>"
            case _:
                kind = type(node).__name__
                yield node.lineno, f"{kind} is neither an import, the function nor an assert"
    if not functions:
        yield 1, f"no function; the file defines {name!r}"
    if not asserts:
        yield 1, "no tests; asserts follow the function"


def _is_equality_test(node: ast.Assert, name: str) -> bool:
    """Whether the statement is ``assert name(...) == ...``, without a message."""
    match node:
        case ast.Assert(
            test=ast.Compare(left=ast.Call(func=ast.Name(id=called)), ops=[ast.Eq()]), msg=None
        ):
            return called == name
        case _:
            return False


def _left_side(test: str) -> str:
    """What a test compares with the expected value."""
    match ast.parse(test).body:
        case [ast.Assert(test=ast.Compare(left=left))]:
            return ast.get_source_segment(test, left) or ""
        case _:
            raise ValueError(f"{test!r} is not of the form: assert f(...) == ...")


def _header(tree: ast.Module) -> tuple[str, dict[str, str], list[tuple[int, str]]]:
    """Query, fields and (line, message) faults of the docstring."""
    match tree.body:
        case [ast.Expr(value=ast.Constant(value=str(docstring)), lineno=first_line), *_]:
            pass
        case _:
            return "", {}, [(1, "no docstring; the file starts with the query in triple quotes")]

    numbered = list(enumerate(docstring.split("\n"), start=first_line))
    while numbered and not numbered[0][1].strip():
        del numbered[0]
    end = next((i for i, (_, text) in enumerate(numbered) if _ends_query(text)), len(numbered))
    query = " ".join(word for _, text in numbered[:end] for word in text.split())
    faults: list[tuple[int, str]] = []
    if not query:
        faults.append((first_line, "the docstring is empty; its first paragraph is the query"))
    if end < len(numbered) and numbered[end][1].strip():
        faults.append((numbered[end][0], "a blank line goes between the query and the fields"))

    fields, field_faults = _fields(numbered[end:])
    missing = [name for name in _REQUIRED_FIELDS if name not in fields]
    faults.extend((first_line, f"field {name!r} is missing") for name in missing)
    return query, fields, faults + field_faults


def _fields(numbered: list[tuple[int, str]]) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Fields and (line, message) faults of numbered lines."""
    fields: dict[str, str] = {}
    faults: list[tuple[int, str]] = []
    for line, text in numbered:
        if not text.strip():
            continue
        match = _FIELD_LINE.fullmatch(text.rstrip())
        if match is None:
            faults.append((line, f"{text.strip()!r} is not a field; write 'Name: value' in a line"))
            continue
        name, value = match[1], match[2] or ""
        if name not in _KNOWN_FIELDS:
            faults.append((line, f"unknown field {name!r}; known are {', '.join(_KNOWN_FIELDS)}"))
        elif name in fields:
            faults.append((line, f"field {name!r} is repeated"))
        else:
            fields[name] = value
            faults.extend((line, message) for message in _value_faults(name, value))
    return fields, faults


def _ends_query(line: str) -> bool:
    """Whether the first paragraph is over: at a blank line, or at a field that lacks one before."""
    return not line.strip() or line.partition(":")[0] in _KNOWN_FIELDS


def _value_faults(name: str, value: str) -> Iterator[str]:
    """What is wrong with the value of one field."""
    if not value:
        yield f"field {name!r} is empty"
    elif name == "Register" and value not in REGISTERS:
        yield f"Register {value!r} is not one of {', '.join(REGISTERS)}"
    elif name == "Requires":
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                ast.parse(value, mode="eval")
        except SyntaxError as error:
            yield f"Requires is not a Python expression: {error.msg}"


def _first_line(node: ast.stmt) -> int:
    """Line at which a statement starts, its decorators included."""
    if isinstance(node, ast.FunctionDef) and node.decorator_list:
        return node.decorator_list[0].lineno
    return node.lineno


def _source_lines(source: str, first: int, last: int | None) -> str:
    """Lines `first` to `last` (counted from 1, both included), each with its newline."""
    return "".join(line + "\n" for line in source.split("\n")[first - 1 : last])
