"""What is said of each pool in plain words."""

from __future__ import annotations

from execretrieval_hf.data.names import CODE_POOL, KEYWORDS_POOL, MAIN_POOL, STACKED_POOL

TITLES = {
    MAIN_POOL: "One bug",
    STACKED_POOL: "Several bugs",
    KEYWORDS_POOL: "Keywords",
    CODE_POOL: "Code to code",
}
"""Short names of the pools; any other goes by its own."""

SAYS = {
    MAIN_POOL: "A query in words; for each, one function that passes its tests and four copies of "
    "it with a single bug. Running the tests decides what counts as found.",
    STACKED_POOL: "The queries of the main pool; each buggy copy has two to four bugs at once.",
    KEYWORDS_POOL: "The same snippets, asked for in two to six words. Keywords seldom decide "
    "between near-clones: read the win rate, not exec@1.",
    CODE_POOL: "The same snippets, asked for by a second implementation under a neutral name.",
}
"""What is asked and what is searched."""


def title_of(pool: str) -> str:
    """Short name of a pool.

    >>> title_of("main"), title_of("of-my-own")
    ('One bug', 'of-my-own')
    """
    return TITLES.get(pool, pool)
