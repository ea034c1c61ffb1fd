"""Do bug types differ once size, place and look of the edits are held constant?

One logistic model a system: whether the canonical scores higher than its clone, explained by the
clone's bug type, the log of the changed characters, the place of the edit, the difference in
length, the n-gram log-ratio and the change of query-code word overlap (see
`execretrieval_hf.evaluate.analyses.confounds`). A difference between bug types is claimed from
this model alone, and as an exploratory one.

* A tie enters as one half. The model is then one for a fractional response, estimated by binomial
  quasi-likelihood (Papke and Wooldridge 1996), which needs the mean to be right and nothing more.
* The pairs of a query share its text and its canonical. Standard errors are clustered by query,
  intervals and p-values use Student's t with one degree of freedom less than there are queries
  (Cameron and Miller 2015).
* Each bug type is compared with the mean of all types in the model, every type counted once; the
  p-values of these contrasts are adjusted together (Benjamini and Hochberg 1995).
* Only pairs whose edit reached the model count, where that is known.
"""

from __future__ import annotations

import math
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.errors import MissingExtra
from execretrieval_hf.evaluate.statistics.benjamini_hochberg import benjamini_hochberg

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.analyses.confounds import Confounds

    Values = NDArray[np.float64]
    Estimate = tuple[float, float, float, float]

FEWEST_QUERIES = 30
"""With fewer clusters the clustered standard errors are too small."""

FEWEST_PER_TERM = 10
"""Pairs of the rarer outcome for each term of the model (Peduzzi et al. 1996), and of each type."""

_CERTAIN = 14.0
"""Fitted log odds this far from 0, one in a million, are a sign of separation: they have no end."""

_QUANTITIES: Mapping[str, Callable[[Confounds], float]] = {
    "log edit size": lambda row: math.log(row.characters),
    "position": lambda row: row.position,
    "length difference": lambda row: row.length_difference,
    "n-gram log-ratio": lambda row: row.ngram_log_ratio,
    "overlap change": lambda row: row.overlap_change,
}

_EXPLORATORY = "exploratory; against the mean of the types; p adjusted over the types"
_HELD_CONSTANT = "held constant; for one standard deviation more; p not adjusted"
_ALL_PAIRS = "; not known which edits reached the model: all pairs count"


@dataclass(frozen=True, slots=True)
class ModelTerm:
    """One term of one system's model.

    Attributes:
        system: the system.
        term: ``bug type: NAME`` or the name of a quantity that is held constant.
        estimate: log odds that the canonical scores higher; for a bug type, minus the mean of the
            types; for a quantity, for one standard deviation more of it.
        low: low end of its 95 % interval, not adjusted.
        high: high end of it.
        p: two-sided p-value; that of a bug type is adjusted (Benjamini-Hochberg).
        n_pairs: pairs that count; for a bug type, those of this type.
        n_queries: queries that these pairs belong to.
        note: how the row is to be read, or why there is no estimate.
    """

    system: str
    term: str
    estimate: float | None
    low: float | None
    high: float | None
    p: float | None
    n_pairs: int
    n_queries: int
    note: str


def bug_type_model(rows: Sequence[Confounds]) -> tuple[ModelTerm, ...]:
    """Fit one model a system.

    Args:
        rows: pairs of one or several systems, as `confounds` gives them.

    Returns:
        A row a bug type and a row a quantity held constant, system by system. A term that cannot
        be estimated has ``None`` and the reason.

    Raises:
        MissingExtra: statsmodels is not installed.
    """
    systems = dict.fromkeys(row.system for row in rows)
    return tuple(
        term
        for system in systems
        for term in _of_system(system, [row for row in rows if row.system == system])
    )


def _of_system(system: str, rows: Sequence[Confounds]) -> list[ModelTerm]:
    known = all(row.visible is not None for row in rows)
    counted = [row for row in rows if row.won is not None and (row.visible or not known)]
    pairs_of = {
        _level(bug_type): [row for row in counted if row.bug_type == bug_type]
        for bug_type in sorted({row.bug_type for row in rows})
    }
    faults = {level: _fault_of_type(pairs) for level, pairs in pairs_of.items()}
    kept = [row for row in counted if not faults[_level(row.bug_type)]]
    levels = {
        level: np.array([_level(row.bug_type) == level for row in kept], dtype=np.float64)
        for level, fault in faults.items()
        if not fault
    }
    quantities = _standardised(kept)
    found = _estimates(kept, levels, quantities)
    if isinstance(found, str):
        faults = {level: fault or found for level, fault in faults.items()}
        faults |= dict.fromkeys(quantities, found)
        found = {}
    scope = "" if known else _ALL_PAIRS
    terms = [(level, pairs, _EXPLORATORY) for level, pairs in pairs_of.items()]
    terms += [(quantity, kept, _HELD_CONSTANT) for quantity in _QUANTITIES]
    fitted = []
    for term, pairs, note in terms:
        estimate, low, high, p = found.get(term, (None, None, None, None))
        fitted.append(
            ModelTerm(
                system=system,
                term=term,
                estimate=estimate,
                low=low,
                high=high,
                p=p,
                n_pairs=len(pairs),
                n_queries=len({row.query_id for row in pairs}),
                note=note + scope if term in found else faults.get(term, "does not vary"),
            )
        )
    return fitted


def _level(bug_type: str) -> str:
    return f"bug type: {bug_type}"


def _fault_of_type(pairs: Sequence[Confounds]) -> str:
    """Why the pairs of one bug type cannot be in the model; empty if they can."""
    if len(pairs) < FEWEST_PER_TERM:
        return f"too few pairs: {len(pairs)}, {FEWEST_PER_TERM} are needed"
    for outcome, name in ((1.0, "won"), (0.0, "lost")):
        if all(row.won == outcome for row in pairs):
            return f"every pair is {name}: the log odds have no end"
    return ""


def _standardised(pairs: Sequence[Confounds]) -> dict[str, Values]:
    """The quantities that vary, with mean 0 and standard deviation 1."""
    found = {}
    for name, value_of in _QUANTITIES.items():
        values = np.array([value_of(row) for row in pairs], dtype=np.float64)
        if values.size and np.ptp(values) > 0:
            found[name] = (values - values.mean()) / values.std()
    return found


def _estimates(
    pairs: Sequence[Confounds], levels: Mapping[str, Values], quantities: Mapping[str, Values]
) -> dict[str, Estimate] | str:
    """Fit one level a bug type and one slope a quantity.

    Returns:
        Estimate, low, high and p of every term, or the reason why there are none.
    """
    try:
        from statsmodels.genmod.families import Binomial
        from statsmodels.genmod.generalized_linear_model import GLM
        from statsmodels.tools.sm_exceptions import PerfectSeparationWarning
    except ImportError as error:
        raise MissingExtra("the model of bug types", "analysis") from error

    won = np.array([row.won for row in pairs], dtype=np.float64)
    queries, cluster = np.unique([row.query_id for row in pairs], return_inverse=True)
    n_types = len(levels)
    if n_types < 2:
        return f"{n_types} bug types are left; two are needed to compare them"
    if np.ptp(won) == 0:
        return "all pairs are tied"
    if queries.size < FEWEST_QUERIES:
        return f"too few queries: {queries.size}, {FEWEST_QUERIES} are needed"
    needed = FEWEST_PER_TERM * (n_types + len(quantities))
    if min(won.sum(), (1 - won).sum()) < needed:
        return f"too few pairs: {needed} won and {needed} lost are needed"
    design = np.column_stack([*levels.values(), *quantities.values()])
    if np.linalg.matrix_rank(design) < design.shape[1]:
        return "bug types and the quantities held constant cannot be told apart"
    with warnings.catch_warnings():
        # What they warn of is judged by the result.
        warnings.simplefilter("ignore", PerfectSeparationWarning)
        warnings.simplefilter("ignore", RuntimeWarning)
        fit = GLM(won, design, family=Binomial()).fit(
            cov_type="cluster", cov_kwds={"groups": cluster}, use_t=True
        )
    certain = np.abs(design @ fit.params).max() > _CERTAIN
    if not fit.converged or certain or not np.isfinite(fit.bse).all():
        return "no estimate: the terms separate won from lost pairs"
    contrasts = np.eye(design.shape[1])
    contrasts[:n_types, :n_types] -= 1 / n_types
    tests = fit.t_test(contrasts)
    p = np.concatenate([benjamini_hochberg(tests.pvalue[:n_types]), tests.pvalue[n_types:]])
    columns = (tests.effect, *tests.conf_int().T, p)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return dict(zip([*levels, *quantities], rows, strict=True))
