"""What no runner can pin: code that asks for the time, for chance or for who it is.

Hash seed, time zone, random numbers and addresses are the same in every run; clocks, process ids
and random bytes of the system are not. A verdict that rests on these need not come again.

Only names are looked at. Code may name such a thing without using it, and be marked for nothing;
it may reach one without naming it, by ``getattr`` or ``__import__``, and not be marked.
"""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import TYPE_CHECKING

from execretrieval_runner.parsing import parse

if TYPE_CHECKING:
    from collections.abc import Sequence

_MEMBERS = {
    "time": (
        *("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns"),
        *("process_time", "process_time_ns", "thread_time", "thread_time_ns"),
        *("clock_gettime", "clock_gettime_ns", "localtime", "gmtime", "ctime", "asctime"),
        "strftime",
    ),
    "datetime": ("now", "utcnow", "today"),
    "uuid": ("uuid1", "uuid4", "uuid6", "uuid7", "uuid8", "getnode"),
    "secrets": (
        *("SystemRandom", "choice", "randbelow", "randbits"),
        *("token_bytes", "token_hex", "token_urlsafe"),
    ),
    "os": ("getpid", "getppid", "urandom", "getrandom", "times"),
    "random": ("SystemRandom",),
    "threading": ("get_ident", "get_native_id"),
}
"""By module; they count only in code that imports it."""

_UNSEEDED = ("Random", "seed")  # of `random`; without an argument they ask the system for one


def is_unpinned(code: str, tests: Sequence[str]) -> bool:
    r"""Whether a snippet or a test names a clock, an identity or a source of chance.

    >>> is_unpinned("import time\ndef f():\n    return time.time()\n", ["assert f() > 0"])
    True
    >>> is_unpinned("import time\ndef f():\n    time.sleep(0)\n", ["assert f() is None"])
    False
    """
    texts = (code, *tests)
    return _may_name("\n".join(texts)) and any(map(_names, filter(_may_name, texts)))


def _may_name(text: str) -> bool:
    """A quick look, which spares most texts the parser."""
    if "id(" in text or "Random()" in text or "seed()" in text:
        return True
    if "import" not in text:
        return False
    text = text.replace(",", " ")
    return any(
        f" {module}" in text and any(name in text for name in names)
        for module, names in _MEMBERS.items()
    )


@lru_cache(maxsize=1 << 10)
def _names(text: str) -> bool:
    try:
        nodes = list(ast.walk(parse(text)))
    except SyntaxError:
        return False
    modules = {name for node in nodes for name in _imported(node)}
    members = {name for module in modules for name in _MEMBERS.get(module, ())}
    return any(_is_one_of(members, node) or _is_bare_call(node) for node in nodes)


def _imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=aliases):
            return [alias.name for alias in aliases]
        case ast.ImportFrom(module=str(module)):
            return [module]
    return []


def _is_one_of(members: set[str], node: ast.AST) -> bool:
    match node:
        case ast.Attribute(attr=name):
            return name in members
        case ast.ImportFrom(module=str(module), names=aliases):
            names = {alias.name for alias in aliases}
            return not members.isdisjoint(names) or (module in _MEMBERS and "*" in names)
    return False


def _is_bare_call(node: ast.AST) -> bool:
    """Whether it calls `id`, or a generator of random numbers to seed itself."""
    match node:
        case ast.Call(func=ast.Name(id="id")):
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[], keywords=[]):
            return name in _UNSEEDED
    return False
