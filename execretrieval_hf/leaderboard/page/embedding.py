"""Values that stand inside a script, whoever wrote them."""

from __future__ import annotations

import json

_ESCAPED = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"}


def for_script(value: object) -> str:
    r"""JSON that is safe inside a script element and is the same value as JavaScript.

    Nothing in it can end the element or open a comment, and the two separators that are ends of
    lines for older JavaScript are escaped like every sign beyond ASCII.

    >>> for_script({"a": "</script>\u2028"})
    '{"a":"\\u003c/script\\u003e\\u2028"}'
    """
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    return text.translate(_ESCAPED)
