"""``execretrieval score``."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval_hf.cli.options import data_option, json_option, pool_option, quiet_option, say
from execretrieval_hf.cli.record_table import print_records


@click.command("score")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--name", help="Name of the system; default: the file's name without its ending.")
@pool_option
@data_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File for the record, instead of one under EXECRETRIEVAL_HOME.",
)
@json_option
@quiet_option
def command(
    file: Path,
    name: str | None,
    pool: str,
    data: Path | None,
    out: Path | None,
    as_json: bool,
    quiet: bool,
) -> int:
    """Score what was computed elsewhere: FILE holds a ranking or embeddings; no model is run.

    \b
    .npz         query_ids, corpus_ids, and query_embeddings, corpus_embeddings
                 (similarity: cosine or dot), or scores
    .jsonl       {"query_id": ..., "corpus_id": ..., "score": ...} a line
    .json        predictions of mteb, {query_id: {corpus_id: score}}, a record,
                 or results/<model>.json of the published release; also as .json.gz
    other names  query_id Q0 corpus_id rank score tag   (TREC; the score decides)

    A ranking may hold the first results of each query only. The same file gives the same record.

    \b
        execretrieval score my-run.trec --name my-retriever
        execretrieval score embeddings.npz --json

    Exit code 1 if a metric cannot be told from the file.
    """  # noqa: D301 - click's own mark for text that keeps its lines
    from execretrieval_hf.data import settings
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.evaluate.inputs.score_file import score_file
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.evaluate.record import MATRIX_LIMIT, record_path, write_record

    searched = load_pool(pool, data=data)
    oracle = Oracle(searched, store=settings.verdict_store())
    scored = score_file(file, searched, oracle, name=name)
    record = scored.record
    unanswered = sum(not query.top_results for query in record.per_query)
    if unanswered:
        say(f"{unanswered} of {record.n_queries} queries have no result", quiet=quiet)
    path = out or record_path(
        settings.home(),
        task=record.task,
        model=record.system.name,
        revision=record.system.revision,
        digest=record.data_digest,
    )
    whole = scored.scores if record.n_corpus <= MATRIX_LIMIT else None
    print_records([(path, write_record(path, record, whole))], searched, as_json=as_json)
    return 0 if record.complete else 1
