"""The MTEB task of a pool: mteb searches, our oracle judges, the record is written.

mteb hands every column of corpus and queries to the model, so these hold ids and texts only; all
that is known about a snippet stays in the `Pool` until the ranking is done.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, ClassVar

from datasets import Dataset
from mteb.abstasks.retrieval import AbsTaskRetrieval
from mteb.abstasks.task_metadata import TaskMetadata
from mteb.models.models_protocols import EncoderProtocol, SearchProtocol

from execretrieval_hf.data import settings
from execretrieval_hf.data.names import (
    CODE_POOL,
    HUB_REPOSITORIES,
    KEYWORDS_POOL,
    KS,
    MAIN_POOL,
    MAIN_SCORES,
    RELEASE,
    SPLIT,
    STACKED_POOL,
)
from execretrieval_hf.data.pools import Pool, load_pool
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import score_matrix
from execretrieval_hf.evaluate.record import MATRIX_LIMIT, record_path, write_record
from execretrieval_hf.evaluate.score import score_run
from execretrieval_mteb import autoload
from execretrieval_mteb.errors import NeedsCandidates
from execretrieval_mteb.models.weights import file_sha256
from execretrieval_mteb.say import say
from execretrieval_mteb.systems import UNNAMED, TextWatch
from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from execretrieval_hf.evaluate.ranking import ScoreMatrix
    from execretrieval_hf.evaluate.record import Record

CUT_OFF = 1_000
"""Results asked for per query from a pool that is too large to be ranked whole."""

_DESCRIPTION = (
    "{wanted} from a pool in which every correct function stands beside near-clones with {bugs}. "
    "Running the tests decides."
)
_PASSING = "Retrieve a Python function that passes the query's tests"
_ONE, _SEVERAL = "one planted bug", "two to four planted bugs"
_DESCRIPTIONS = {
    MAIN_POOL: _DESCRIPTION.format(wanted=_PASSING, bugs=_ONE),
    STACKED_POOL: _DESCRIPTION.format(wanted=_PASSING, bugs=_SEVERAL),
    KEYWORDS_POOL: _DESCRIPTION.format(wanted="Find a Python function by a few keywords", bugs=_ONE)
    + " Keywords seldom decide between near-clones, so topical_at_1 and win_rate are the scores, "
    "and exec_at_1 measures no skill.",
    CODE_POOL: _DESCRIPTION.format(
        wanted="Given another implementation, retrieve a Python function that passes its tests",
        bugs=_ONE,
    ),
}
_PROMPTS = {
    KEYWORDS_POOL: "Given a few keywords, retrieve the Python function that they are about",
    CODE_POOL: "Given a Python function, retrieve another one that does exactly the same",
}
_PROMPT = (
    "Given a description of what a function must do, retrieve the Python function that does "
    "exactly that"
)
_PUBLISHED = " This is the data set of the paper's authors."

CITATION = """
@misc{execretrieval2026,
      title={ExecRetrieval: Measuring the Functional-Correctness Gap in Code-Embedding Retrieval},
      eprint={2609.01865},
      archivePrefix={arXiv},
      year={2026},
      url={https://arxiv.org/abs/2609.01865},
}
"""


class ExecRetrievalTask(AbsTaskRetrieval):
    """Retrieval in which a result counts if it passes the query's tests.

    `task_class` makes the concrete classes. Results carry ``exec_at_k``, ``execp_at_k`` and
    ``ndcg_at_k`` for k in 1, 3, 5, 10, ``tied_at_1``, ``exec_at_1_expected``, ``win_rate``,
    ``topical_at_1``, and path and sha256 of the record, from which all of them can be computed
    again.
    """

    k_values = KS
    pool_name: ClassVar[str] = MAIN_POOL
    data_folder: ClassVar[Path | None] = None

    def load_data(self, num_proc: int | None = None, **kwargs: Any) -> None:  # noqa: ANN401
        """Read the pool; nothing is downloaded."""
        if self.data_loaded:
            return
        pool = load_pool(self.pool_name, data=self.data_folder)
        if pool.revision != self.metadata.dataset["revision"]:
            raise ExecRetrievalError(
                f"{pool.folder} changed since this process started; start the run again"
            )
        self.pool = pool
        corpus = [{"id": key, "title": "", "text": code} for key, code in pool.corpus.items()]
        queries = [{"id": key, "text": text} for key, text in pool.queries.items()]
        self.dataset = {
            "default": {
                SPLIT: {
                    "corpus": Dataset.from_list(corpus),
                    "queries": Dataset.from_list(queries),
                    "relevant_docs": {query: dict(found) for query, found in pool.qrels.items()},
                    "top_ranked": None,
                }
            }
        }
        self.data_loaded = True

    def _evaluate_subset(  # type: ignore[override]
        self,
        model: Any,  # noqa: ANN401 - mteb's union of model protocols
        data_split: Any,  # noqa: ANN401
        *,
        encode_kwargs: dict[str, Any],
        prediction_folder: Path | None = None,
        **kwargs: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        if data_split["top_ranked"] is None:
            if not isinstance(model, (EncoderProtocol, SearchProtocol)):
                raise NeedsCandidates(model.mteb_model_meta.name or "this model")
            # The whole pool is ranked, so that no group of tied snippets is cut; of a larger pool
            # one more than is used tells whether a tie goes on beyond the cut-off.
            size = len(self.pool.corpus)
            self._top_k = size if size <= MATRIX_LIMIT else CUT_OFF + 1
        # Without this, encoding a large model looks like a run that hangs.
        encode_kwargs = {"show_progress_bar": sys.stderr.isatty(), **encode_kwargs}
        self._keep_in = prediction_folder
        self._batch_size = encode_kwargs.get("batch_size")
        with TextWatch(model) as watch:
            self._watch = watch
            return super()._evaluate_subset(
                model,
                data_split,
                encode_kwargs=encode_kwargs,  # type: ignore[arg-type]
                prediction_folder=prediction_folder,
                **kwargs,
            )

    def task_specific_scores(
        self,
        scores: Mapping[str, Mapping[str, float]],
        qrels: Mapping[str, Mapping[str, int]],
        results: Mapping[str, Mapping[str, float]],
        hf_split: str,
        hf_subset: str,
    ) -> dict[str, Any]:
        """Judge the ranking, write the record, and give mteb the scores."""
        system = self._watch.describe(self.pool, batch_size=self._batch_size)
        matrix = score_matrix(
            results, self.pool.query_ids, self.pool.corpus_ids, system=system.name
        )
        oracle = Oracle(self.pool, store=settings.verdict_store())
        visible = self._watch.visible(self.pool)
        record = score_run(self.pool, matrix, oracle, system, visible=visible)
        path = record_path(
            settings.home(),
            task=record.task,
            model=system.name,
            revision=system.revision,
            digest=record.data_digest,
            experiment=self._watch.experiment,
        )
        record = self._write(path, record, matrix)
        return {**mteb_scores(record), "record": str(path), "record_sha256": file_sha256(path)}

    def _write(self, path: Path, record: Record, matrix: ScoreMatrix) -> Record:
        whole = matrix if len(matrix.corpus_ids) <= MATRIX_LIMIT else None
        written = write_record(path, record, whole)
        if self._keep_in is not None:
            write_record(self._keep_in / f"{record.task}_record.json", record, whole)
        if not record.complete:
            say(
                "some pairs could not be executed, so the scores are incomplete: run "
                "`execretrieval evaluate`, or mteb with --overwrite-strategy always"
            )
        if record.cut_tie_groups:
            say(f"{record.cut_tie_groups} queries have a tie group that goes on beyond the cut-off")
        if record.system.name == UNNAMED:
            say(
                "this model has no name, and mteb returns the results of one such model for "
                "another: load a folder with execretrieval_mteb.load_folder, or set the model's "
                "mteb_model_meta"
            )
        say(f"record of {record.system.name}: {path}")
        return written


def task_class(pool: Pool) -> type[ExecRetrievalTask]:
    """The MTEB task class of a pool; its name is mteb's cache key."""
    return type(
        pool.plain_task,
        (ExecRetrievalTask,),
        {
            "__module__": __name__,
            "__doc__": f"Retrieval on the pool {pool.name!r}, judged by execution.",
            "metadata": _metadata(pool.task, pool.dataset, pool.name, pool.revision),
            "pool_name": pool.name,
            "data_folder": pool.folder,
        },
    )


def absent_class(dataset: str, why: ExecRetrievalError) -> type[ExecRetrievalTask]:
    """A stand-in for the main task of a data set that is not there: to ask for it says why."""

    def fail(self: ExecRetrievalTask, *_: object, **__: object) -> None:
        raise why

    return type(
        dataset,
        (ExecRetrievalTask,),
        {
            "__module__": __name__,
            "__doc__": str(why),
            "__init__": fail,
            "metadata": _metadata(dataset, dataset, MAIN_POOL, "not there"),
        },
    )


def _metadata(name: str, dataset: str, pool: str, revision: str) -> TaskMetadata:
    described = _DESCRIPTIONS.get(pool, f"The pool {pool!r}, judged by execution.")
    return TaskMetadata(
        name=name,
        description=described + (_PUBLISHED if dataset == RELEASE else ""),
        reference="https://arxiv.org/abs/2609.01865",
        dataset={"path": HUB_REPOSITORIES[dataset], "revision": revision},
        type="Retrieval",
        category="t2t",
        modalities=["text"],
        eval_splits=[SPLIT],
        eval_langs=["eng-Latn", "python-Code"],
        main_score=_spelled(MAIN_SCORES.get(pool, "exec@1")),
        date=("2026-11-01", "2026-11-30"),
        domains=["Programming"],
        task_subtypes=["Code retrieval"],
        license="cc-by-4.0",
        annotations_creators="LM-generated and reviewed",
        dialect=[],
        sample_creation="LM-generated and verified",
        bibtex_citation=CITATION,
        prompt={"query": _PROMPTS.get(pool, _PROMPT)},  # type: ignore[arg-type]
    )


def mteb_scores(record: Record) -> dict[str, float]:
    """The record's metrics under mteb's spelling; NaN for one that is incomplete."""
    named = {"exec_at_1_expected": "exec@1_expected", "tied_at_1": "tied_at_1"}
    for k in KS:
        named |= {
            f"exec_at_{k}": f"exec@{k}",
            f"execp_at_{k}": f"precision@{k}",
            f"ndcg_at_{k}": f"ndcg@{k}",
        }
    named |= {"win_rate": "win_rate", "topical_at_1": "topical@1"}
    values = {ours: record.metrics[theirs] for ours, theirs in named.items()}
    return {ours: float("nan") if value is None else value for ours, value in values.items()}


def main_score(record: Record) -> float:
    """The main score of the record's pool, as `mteb_scores` has it."""
    return mteb_scores(record)[_spelled(MAIN_SCORES.get(record.pool, "exec@1"))]


def _spelled(metric: str) -> str:
    return metric.replace("@", "_at_")


# Whoever imports this module before mteb sets off mteb's registration half-way through it.
autoload.catch_up()
