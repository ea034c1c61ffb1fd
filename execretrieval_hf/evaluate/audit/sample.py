"""Which queries are read: the same number of each domain, drawn by a seed."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError

if TYPE_CHECKING:
    from execretrieval_hf.data.pools import Pool


def stratified_sample(pool: Pool, count: int, seed: int) -> tuple[str, ...]:
    """A simple random sample from each domain, in random order.

    Args:
        pool: where the queries are.
        count: number of queries in all; the domains have equal shares of it.
        seed: the source of all chance.

    Returns:
        Query ids.

    Raises:
        DataError: `count` cannot be divided by the number of domains, or a domain has too few.
    """
    by_domain: dict[str, list[str]] = defaultdict(list)
    for query in pool.query_ids:
        by_domain[pool.tasks[query].domain].append(query)
    share, rest = divmod(count, len(by_domain))
    if rest or share == 0:
        raise DataError(
            f"{count} queries cannot be shared out evenly among {len(by_domain)} domains"
        )
    least = min(by_domain, key=lambda domain: (len(by_domain[domain]), domain))
    if share > len(by_domain[least]):
        raise DataError(
            f"{least} has {len(by_domain[least])} queries, {share} of each domain are wanted"
        )
    # Seeded with text, hence the same draw on every platform and for every hash seed.
    chance = random.Random(f"{seed} sample")  # noqa: S311
    drawn = [
        query for domain in sorted(by_domain) for query in chance.sample(by_domain[domain], share)
    ]
    chance.shuffle(drawn)
    return tuple(drawn)
