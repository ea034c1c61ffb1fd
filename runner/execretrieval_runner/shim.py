"""A stand-in for `pytest` in the reach of the tests: they may say ``with pytest.raises(...)``."""

from __future__ import annotations

import re
from types import ModuleType, TracebackType


class DidNotRaise(AssertionError):
    """The block under ``pytest.raises`` did not raise as expected: the test itself has failed."""


class ExceptionInfo:
    """What ``with pytest.raises(...) as info`` binds; filled when the block has raised.

    Attributes:
        value: The exception.
        type: Its class.
    """

    value: BaseException
    type: type[BaseException]


class RaisesContext:
    """Context manager that passes exactly if its block raises one of the expected exceptions."""

    def __init__(
        self,
        expected: type[BaseException] | tuple[type[BaseException], ...],
        match: str | re.Pattern[str] | None,
    ) -> None:
        self._expected = expected
        self._match = match
        self._info = ExceptionInfo()

    def __enter__(self) -> ExceptionInfo:
        return self._info

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        if kind is None or error is None:
            raise DidNotRaise(f"did not raise {self._expected}")
        if not issubclass(kind, self._expected):
            return False
        if self._match is not None and re.search(self._match, str(error)) is None:
            raise DidNotRaise(f"{str(error)!r} does not match {self._match!r}")
        self._info.type = kind
        self._info.value = error
        return True


def raises(
    expected: type[BaseException] | tuple[type[BaseException], ...],
    match: str | re.Pattern[str] | None = None,
) -> RaisesContext:
    """The ``pytest.raises`` of a test; `match` is searched for in the exception's text."""
    return RaisesContext(expected, match)


def _make_module() -> ModuleType:
    module = ModuleType("pytest")
    module.__dict__["raises"] = raises
    return module


MODULE = _make_module()
"""The module that tests find under the name ``pytest``."""
