"""The text of a comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.plain_text import probability, short, signed_interval, table

if TYPE_CHECKING:
    from execretrieval_hf.evaluate.statistics.comparison import Comparison, Power

_LEGEND = """\
In brackets: 95 % intervals over queries ({replicates} resamples, seed {seed}; a rate with ten or
  fewer successes or failures has Wilson's), each for itself.
rank: from 1 + systems significantly better to n - systems significantly worse, by p max-T.
p max-T, p Holm: corrected for all pairs of the primary family; p: not corrected; by {flips} sign
  flips. p BH: corrected for the share of false claims in the exploratory table.
a only, b only: queries whose first result passes for one of the two; McNemar: exact p of these
  counts, not corrected."""


def comparison_text(found: Comparison) -> str:
    """Tables of the primary family and of what is exploratory, with power and legend."""
    return "\n\n".join(
        [
            f"{found.task}: {found.n_queries} queries, data {found.data_revision}",
            _family(found),
            _systems(found),
            _pairs(found),
            power_text(found.power),
            "Exploratory, on other scores: a reason to look, not a result.",
            _explored(found),
            _LEGEND.format(replicates=found.replicates, seed=found.seed, flips=found.flips),
        ]
    )


def _family(found: Comparison) -> str:
    why = (
        "the score that ranks the systems of this pool."
        if found.is_named_score
        else "a score of your choice: the correction holds if it was chosen before any result."
    )
    return f"Primary family: all pairs of {len(found.systems)} systems on {found.metric}, {why}"


def _systems(found: Comparison) -> str:
    rows = [
        [
            row.system,
            f"{short(row.mean)} [{short(row.low)}, {short(row.high)}]",
            f"{row.best_rank}-{row.worst_rank}",
        ]
        for row in found.systems
    ]
    return table(["system", found.metric, "rank"], rows)


def _pairs(found: Comparison) -> str:
    header = ["a", "b", f"{found.metric}: a - b", "p max-T", "p Holm"]
    header += ["exec@1: a only", "b only", "McNemar"]
    rows = [
        [
            row.a,
            row.b,
            signed_interval(row.difference, row.low, row.high),
            probability(row.p_max_t),
            probability(row.p_holm),
            str(row.exec_at_1_a_only),
            str(row.exec_at_1_b_only),
            probability(row.exec_at_1_mcnemar),
        ]
        for row in found.pairs
    ]
    return table(header, rows)


def power_text(power: Power) -> str:
    """A sentence on the smallest difference that could have been found."""
    if power.difference is None:
        return "Power: not defined, the systems differ on no query."
    return (
        f"Power: a true difference of {short(power.difference)} is found in {power.power:.0%} of "
        f"such comparisons, after correction for {power.n_pairs} pair(s)\n"
        f"({power.n_queries} queries; the per-query differences of a typical pair have a standard "
        f"deviation of {short(power.typical_sd)})."
    )


def _explored(found: Comparison) -> str:
    rows = [
        [
            row.metric,
            row.a,
            row.b,
            signed_interval(row.difference, row.low, row.high),
            probability(row.p),
            probability(row.p_bh),
        ]
        for row in found.exploratory
    ]
    return table(["score", "a", "b", "a - b", "p", "p BH"], rows)
