"""``execretrieval show``."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any

import click

from execretrieval_hf.cli.options import data_option, json_option, pool_option, print_json

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool


@click.command("show")
@click.argument("query")
@pool_option
@data_option
@json_option
def command(query: str, pool: str, data: Path | None, as_json: bool) -> None:
    """Show a query: its text, its snippets as diffs, their outcomes, and each system's ranking.

    QUERY is an id such as q_count_alarms, or the name of its function.
    """
    from execretrieval_hf.data.pools import load_pool

    searched = load_pool(pool, data=data)
    wanted = query if query in searched.queries else f"q_{query}"
    searched.require_query(wanted if wanted in searched.queries else query)
    shown = _collect(searched, wanted)
    if as_json:
        print_json(shown)
    else:
        click.echo(_text(shown))


def _collect(pool: Pool, query: str) -> dict[str, Any]:
    """Everything that is known about a query, as plain values."""
    from execretrieval_hf.data import settings
    from execretrieval_hf.data.folder import read_config
    from execretrieval_hf.data.names import JOINT
    from execretrieval_hf.evaluate.oracle import Oracle

    own = sorted(pool.snippets[query], key=lambda snippet: (not snippet.is_correct, snippet.role))
    oracle = Oracle(pool, store=settings.verdict_store())
    judged = oracle.judge((query, snippet.corpus_id) for snippet in own)
    described = {
        row["edit_id"]: row["bug_description"]
        for row in read_config(pool.folder, "distractor_metadata")
        if row["query_id"] == query
    }
    canonical = pool.corpus[own[0].corpus_id]
    return {
        "query_id": query,
        "query": pool.queries[query],
        "domain": pool.tasks[query].domain,
        "tests": list(pool.tasks[query].test_suite),
        "snippets": [
            {
                "corpus_id": snippet.corpus_id,
                "role": snippet.role,
                "bug_type": snippet.bug_types,
                "description": " ".join(
                    described.get(name, "") for name in snippet.edit_ids.split(JOINT)
                ),
                "verdict": judged[query, snippet.corpus_id].verdict,
                "outcomes": list(judged[query, snippet.corpus_id].outcomes),
                "code": pool.corpus[snippet.corpus_id],
                "diff": _diff(canonical, pool.corpus[snippet.corpus_id]),
            }
            for snippet in own
        ],
        "systems": _rankings(pool, query),
    }


def _rankings(pool: Pool, query: str) -> list[dict[str, Any]]:
    """How every recorded system ranked: its first ten results, then the own snippets below."""
    from execretrieval_hf.data import settings
    from execretrieval_hf.data.errors import DataError
    from execretrieval_hf.data.gzipped import SUFFIX, either, plain
    from execretrieval_hf.evaluate.record import SCORER_VERSION, read_record

    pattern = f"records/{pool.task}/*/*/{pool.digest[:12]}-{SCORER_VERSION}.json"
    kind_of = {
        snippet.corpus_id: f"of {snippet.function_name}"
        for other in pool.snippets.values()
        for snippet in other
    }
    kind_of |= {s.corpus_id: s.bug_types or s.role for s in pool.snippets[query]}
    found = []
    paths = [path for name in (pattern, pattern + SUFFIX) for path in settings.home().glob(name)]
    for path in sorted({either(plain(path)) for path in paths}):
        record = read_record(path)
        result = next((row for row in record.per_query if row.query_id == query), None)
        if result is None:
            raise DataError(f"{path} lacks the query {query}; delete it and run again")
        visible = {own.corpus_id: own.visible for own in result.own}
        ranked = {top.corpus_id: (top.rank, top.similarity) for top in result.top_results}
        ranked |= {own.corpus_id: (own.rank, own.score) for own in result.own if own.rank}
        found.append(
            {
                "system": record.system.name,
                "ranking": [
                    {
                        "rank": rank,
                        "score": score,
                        "corpus_id": key,
                        "kind": kind_of[key],
                        "visible": visible.get(key),
                    }
                    for key, (rank, score) in sorted(ranked.items(), key=lambda row: row[1])
                ],
            }
        )
    return found


def _diff(canonical: str, code: str) -> str:
    lines = difflib.unified_diff(
        canonical.splitlines(), code.splitlines(), "canonical", "this", n=1, lineterm=""
    )
    return "\n".join(list(lines)[2:])


def _text(shown: dict[str, Any]) -> str:
    lines = [f"{shown['query_id']}  ({shown['domain']})", "", shown["query"], ""]
    for snippet in shown["snippets"]:
        kind = snippet["bug_type"] or snippet["role"]
        lines += [f"--- {snippet['corpus_id']}  {kind}: {snippet['verdict']}"]
        if snippet["description"]:
            lines.append(f"    {snippet['description']}")
        body = snippet["code"] if snippet["role"] == "canonical" else snippet["diff"]
        lines += [*("    " + line for line in body.splitlines())]
        for test, outcome in zip(shown["tests"], snippet["outcomes"], strict=False):
            if outcome != "pass":
                lines.append(f"    {outcome}: {test}")
        lines.append("")
    for system in shown["systems"]:
        lines.append(f"{system['system']}:")
        for row in system["ranking"]:
            unseen = row["visible"] is False and row["kind"] != "canonical"
            lines.append(
                f"    {row['rank']:4}  {row['score']:8.4f}  {row['corpus_id']}  {row['kind']}"
                + ("  (the model does not see the edit)" if unseen else "")
            )
    if not shown["systems"]:
        lines.append("No system has a record on this data yet; run `execretrieval evaluate`.")
    return "\n".join(lines)
