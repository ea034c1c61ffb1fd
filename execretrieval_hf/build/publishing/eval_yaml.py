"""``eval.yaml``: the file by which the Hub knows a data set as a benchmark with leaderboards.

The Hub keeps one number an id. An id is the name of an MTEB task, which stands for one pool, and
its number is that task's main score. mteb itself would add one id a subset and split, such as
``ExecRetrieval_default_test``: a pool has one of each, so that would be the same board twice, and
its ``config: default`` names a config that this data set must not have (mteb takes it for qrels).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.card import read_template
from execretrieval_hf.data.names import SPLIT, pool_config, task_name

if TYPE_CHECKING:
    from collections.abc import Sequence

EVAL_YAML = "eval.yaml"


def eval_yaml(pools: Sequence[str]) -> str:
    """Text of the file for a data folder that holds some pools.

    Raises:
        DataError: this installation came without the template.
    """
    import yaml

    head: dict[str, Any] = yaml.safe_load(read_template(EVAL_YAML))
    text: str = yaml.safe_dump(
        {**head, "tasks": eval_tasks(pools)}, sort_keys=False, allow_unicode=True, width=100
    )
    return text


def eval_tasks(pools: Sequence[str]) -> list[dict[str, str]]:
    """One leaderboard a pool: its id, and the config and split that hold its queries."""
    return [
        {"id": task_name(pool), "config": pool_config(pool, "queries"), "split": SPLIT}
        for pool in pools
    ]
