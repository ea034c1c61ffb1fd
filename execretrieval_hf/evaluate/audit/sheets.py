"""What a reader gets to see, as Markdown."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from execretrieval_hf.data.folder import read_config
from execretrieval_hf.evaluate.audit.forms import FAULTS, GROUPS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.data.folder import Row
    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.audit.forms import Form

_GROUPS_HEAD = """\
# Which of the five is right?

For each query exactly one of five functions does what it asks for. Write its letter under *choice*.
Judge each function by the words of the query, not by what most of the five have in common. Run
nothing. If the query leaves open which one is right, choose the likeliest, set *undecided* to true
and say in the remark what is open."""
_TASKS_HEAD = f"""\
# Is each task sound?

Read query, function, asserts and bugs, and list under *faults* what is wrong: {", ".join(FAULTS)};
an empty list if nothing is.

- *query*: it leaves something open that an assert or a bug turns on.
- *canonical*: the function does not do what the query says.
- *assert*: a value is wrong, or the arguments are not what the query speaks of.
- *distractor*: it is not wrong by the query.
- *bug type*: the name does not fit the edit.
- *wording*: nobody would put it like this.

Set *serious* to true if a label is wrong or a careful reader would write another function. Say in
the remark what it is."""


def sheet(pool: Pool, form: Form) -> str:
    """The text that belongs to a form: its items, numbered as there.

    Args:
        pool: the data that the form was made for.
        form: the form.
    """
    if form.kind == GROUPS:
        parts = [_GROUPS_HEAD, *_groups(pool, form)]
    else:
        parts = [_TASKS_HEAD, *_tasks(pool, form)]
    return "\n\n".join(parts) + "\n"


def _groups(pool: Pool, form: Form) -> Iterator[str]:
    for number, item in enumerate(form.items, start=1):
        yield f"## {number}. {item.query_id}\n\n{pool.queries[item.query_id]}"
        for letter, snippet in (item.snippets or {}).items():
            yield f"**{letter}**\n\n{_fenced(pool.corpus[snippet])}"


def _tasks(pool: Pool, form: Form) -> Iterator[str]:
    rows = {row["query_id"]: row for row in read_config(pool.folder, "tasks")}
    for number, item in enumerate(form.items, start=1):
        row = rows[item.query_id]
        yield f"## {number}. {item.query_id}\n\n{pool.queries[item.query_id]}"
        yield _fields(row)
        canonical = pool.corpus[pool.correct(item.query_id)[0]]
        yield _fenced(canonical + "\n\n" + "\n".join(row["test_suite"]) + "\n")
        for snippet in pool.snippets[item.query_id]:
            if not snippet.is_correct:
                yield f"*{snippet.bug_types}*\n\n" + _fenced(
                    _changed(canonical, pool.corpus[snippet.corpus_id]), "diff"
                )


def _fields(row: Row) -> str:
    names = ("register", "keywords", "inputs")
    return "\n".join(f"- {name}: {row[name]}" for name in names)


def _changed(canonical: str, code: str) -> str:
    lines = difflib.unified_diff(canonical.splitlines(), code.splitlines(), lineterm="", n=0)
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@"))) + "\n"


def _fenced(text: str, language: str = "python") -> str:
    return f"```{language}\n{text}```"
