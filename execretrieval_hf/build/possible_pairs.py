"""Which pairs of query and snippet could pass at all, found without running anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_runner import may_define

if TYPE_CHECKING:
    from collections.abc import Mapping

    from execretrieval_hf.build.double_run import PairKey


def possible_pairs(codes: Mapping[str, str], functions: Mapping[str, str]) -> list[PairKey]:
    """Pairs whose snippet may define the function that the query's tests call.

    All others fail for certain. In a pool of plain functions these are a query's own snippets and
    few more.

    Args:
        codes: snippets by corpus id.
        functions: name of the tested function by query id.
    """
    return [
        (query, snippet)
        for snippet, code in codes.items()
        for query, name in functions.items()
        if may_define(code, name)
    ]
