"""Errors of running models.

ExecRetrievalError
+-- NeedsCandidates    a model that can only rerank was asked to search
+-- HubOutOfReach      a model must be fetched and cannot be
+-- RunFailed          mteb ended without a record of the run
+-- SubmissionFailed   mteb did not hand on a result
"""

from __future__ import annotations

from execretrieval_runner.errors import ExecRetrievalError


class NeedsCandidates(ExecRetrievalError):
    """A model that can only rerank was asked to search."""

    def __init__(self, model: str) -> None:
        super().__init__(
            f"{model} is a cross-encoder: it needs a list of candidates for each query, which a "
            "later release brings as a reranking task; score a model that can search"
        )


class HubOutOfReach(ExecRetrievalError):
    """A model must be fetched from the Hugging Face Hub, or described by it, and cannot be."""


class RunFailed(ExecRetrievalError):
    """mteb ended without a record of the run."""

    exit_code = 1


class SubmissionFailed(ExecRetrievalError):
    """Mteb did not hand on a result: it is too old, or git or GitHub refused."""

    exit_code = 1
