"""The fixed vocabulary of the data set: configs, domains, bug types, roles and ids."""

from __future__ import annotations

import hashlib

DATASET = "ExecRetrieval"
RELEASE = "ExecRetrievalPaper"
"""What the data set of the paper's authors is called here, so that it is never taken for ours."""

HUB_REPO = f"execretrieval/{DATASET}"
"""The data set's repository on the Hugging Face Hub, unless another one is named."""

RELEASE_REPOSITORY = "AaryanK/ExecRetrieval"
HUB_REPOSITORIES = {DATASET: HUB_REPO, RELEASE: RELEASE_REPOSITORY}
"""Repository of each data set on the Hugging Face Hub."""

ARXIV = "2609.01865"
"""The paper whose idea the benchmark is."""

DATA_VERSION = "1.0.0"
CANARY = "execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347"
"""Stands in every task file, so that training data which holds one can be found by this text."""

CEILING = "ceiling"
"""Folder with the forms of two readers, beside the task files and in the data folder."""

RETIRED = "retired.jsonl"
"""The tasks that were withdrawn, one JSON object a line, beside the task files and in the data."""

SPLIT = "test"
MAIN_POOL = "main"
STACKED_POOL = "stacked"
"""The pool whose distractors have two to four bugs each."""

KEYWORDS_POOL = "keywords"
"""The pool whose queries are what one types into a search box."""

CODE_POOL = "code"
"""The pool whose queries are second implementations, under the name `NEUTRAL_NAME`."""

ASKING_POOLS = (KEYWORDS_POOL, CODE_POOL)
"""Pools that ask for the main pool's snippets in other words, and share its corpus file."""

MAIN_SCORES = {KEYWORDS_POOL: "topical@1"}
"""The score by which mteb and the Hub know a pool, where it is not exec@1."""

NEUTRAL_NAME = "solve"
"""What the function is called in a query that is code, so that its name tells nothing."""

JOINT = "+"
"""Stands between the bug types, and between the edit ids, of a snippet that has several."""

DOMAINS = (
    "bit_manipulation",
    "collections",
    "data_transformation",
    "date_time",
    "geometry",
    "math_numerical",
    "sorting_searching",
    "state_machines",
    "string_processing",
    "validation",
)

BUG_TYPES = (
    "off_by_one",
    "off_by_one_boundary",
    "remove_edge_case_check",
    "swap_arguments",
    "wrong_comparison",
    "wrong_operator",
)

ROLES = ("canonical", "distractor", "reference", "preserving", "twin")
NO_REVISION = "no_revision_available"
"""mteb's word for a model whose revision is not known."""

CORRECT, INCORRECT = "correct", "incorrect"

KS = (1, 3, 5, 10)
"""Cut-offs of every ranked metric."""


GRADED = "graded-qrels"
"""The main pool's relevance in grades, `GRADE_CORRECT` and `GRADE_CLONE`."""

GRADE_CORRECT, GRADE_CLONE = 2, 1

POOL_PARTS = ("corpus", "queries", "qrels")
"""Configs that every pool has of its own."""


def pool_config(pool: str, part: str) -> str:
    """Config that holds ``part``, one of `POOL_PARTS`, of ``pool``.

    >>> pool_config("main", "corpus"), pool_config("square", "corpus")
    ('corpus', 'square-corpus')
    """
    return part if pool == MAIN_POOL else f"{pool}-{part}"


def stored_config(config: str) -> str:
    """Config whose file holds the rows of ``config``: its own, or that of the shared corpus.

    >>> stored_config("keywords-corpus"), stored_config("keywords-qrels"), stored_config("corpus")
    ('corpus', 'keywords-qrels', 'corpus')
    """
    shared = {pool_config(pool, "corpus") for pool in ASKING_POOLS}
    return pool_config(MAIN_POOL, "corpus") if config in shared else config


def query_id(function_name: str) -> str:
    """Id of the query that a task's function answers."""
    return f"q_{function_name}"


def corpus_id(code: str) -> str:
    """Id of a snippet: a hash of its text, so that neither id nor order tells the label."""
    return "c_" + sha256_text(code)[:16]


def sha256_text(text: str) -> str:
    """Hex sha256 of the UTF-8 bytes of ``text``."""
    return hashlib.sha256(text.encode()).hexdigest()


def task_name(pool: str, dataset: str = DATASET) -> str:
    """Name of the MTEB task of ``pool``, which is also mteb's cache key.

    >>> task_name("main"), task_name("keywords"), task_name("twins-c2t")
    ('ExecRetrieval', 'ExecRetrievalKeywords', 'ExecRetrievalTwinsC2t')
    >>> task_name("main", RELEASE)
    'ExecRetrievalPaper'
    """
    if pool == MAIN_POOL:
        return dataset
    return dataset + "".join(part.capitalize() for part in pool.replace("_", "-").split("-"))
