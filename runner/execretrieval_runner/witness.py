"""What a split test calls in the child: it puts on record what came of the open expressions.

The names below stand in the namespace of a test. A report is what is compared elsewhere: canonical
text, the name of a singleton, forms of the members, or what was raised.
"""

from __future__ import annotations

import builtins
from time import thread_time  # that of the process is coarse under a CPU limit
from typing import TYPE_CHECKING, Any

from execretrieval_runner.canon import as_text, canonical, members
from execretrieval_runner.shim import ExceptionInfo

if TYPE_CHECKING:
    from types import TracebackType

LONGEST_MESSAGE = 4096
_LONGEST_REPR = 400

_SINGLETONS = (("None", None), ("True", True), ("False", False), ("...", ...))
_EXCEPTION_NAMES = {
    id(kind): kind.__name__
    for kind in vars(builtins).values()
    if isinstance(kind, type) and issubclass(kind, BaseException)
}
_ancestors = type.__dict__["__mro__"].__get__
# Bound before foreign code can put something else in their place.
_hash = hash
_repr = repr
_str = str


class Witness:
    """The records of one test.

    Attributes:
        reports: One entry per check, in order.
        shown: For people: the ``repr`` of what each report is about; empty if not asked for.
    """

    def __init__(self, *, shows: bool = False) -> None:
        self.reports: list[Any] = []
        self.shown: list[str] = []
        self._shows = shows
        self._started = thread_time() if shows else 0.0
        self.names = {
            "__value__": self._value,
            "__identity__": self._identity,
            "__element__": self._element,
            "__members__": self._members,
            "__raises__": lambda: _Watch(self),
        }

    def note(self, report: Any, value: object) -> None:  # noqa: ANN401
        """Puts a report about `value` on record."""
        self.reports.append(report)
        self.show(value)

    def show(self, value: object) -> None:
        """Adds a value that people may like to see."""
        if self._shows:
            self.shown.append(_text(_repr, value)[:_LONGEST_REPR])

    def record(self, label: str) -> Any:  # noqa: ANN401
        """What the child reports of the test, given the label of its end."""
        if self._shows:
            return [label, self.reports, self.shown, thread_time() - self._started]
        return [label, self.reports] if self.reports else label

    def _value(self, value: object) -> None:
        self.note(as_text(canonical(value)), value)

    def _identity(self, value: object) -> None:
        self.note(next((name for name, one in _SINGLETONS if value is one), ""), value)

    def _element(self, value: object) -> None:
        if not isinstance(value, set):
            _hash(value)  # raises the TypeError that looking for it in a set would raise
        self._value(value)

    def _members(self, value: object) -> None:
        self.note(members(value), value)


class _Watch:
    """Stands in for ``pytest.raises(...)``: notes what its block raises, whatever it is."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness
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
            self._witness.note(None, None)
            return True
        self._info.type = kind
        self._info.value = error
        names = (_EXCEPTION_NAMES.get(id(ancestor)) for ancestor in _ancestors(kind))
        ancestors = [name for name in names if name is not None]
        message = _text(_str, error)[:LONGEST_MESSAGE]
        self._witness.note([kind.__name__, ancestors, message], error)
        return True


def _text(make: Any, value: object) -> str:  # noqa: ANN401
    try:
        return str.__str__(make(value))
    except Exception:  # noqa: BLE001 - foreign methods may raise anything
        return ""
