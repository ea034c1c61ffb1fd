"""The gates of task files: what must hold of a task before its bugs are chosen.

The gates of the data folder prove its labels. These ask whether a task deserves them: whether its
contract keeps odd arguments out, whether a second implementation agrees with the first one, whether
its tests find every mutant that valid input finds, and whether the set is varied and balanced. The
codes tell what a rule is about: T1 the files, T2 the contract, T3 the differential test, T4 the
strength of the tests, T5 the wording, T6 the balance of the set, T7 near-duplicates, T8 the words
that decide a distractor.
"""

from __future__ import annotations

from execretrieval_hf.build.soundness.check import RULES, check, check_set
from execretrieval_hf.build.soundness.report import Report
from execretrieval_hf.build.soundness.whole import is_finished

__all__ = ["RULES", "Report", "check", "check_set", "is_finished"]
