"""The gates: what must hold of a data folder before anybody is scored on it.

A gate reads the folder's own files and executes every pair afresh; it believes no stored verdict.
Each rule is one small function under a code. The codes tell the order: G1 schema, G2 syntax,
G3 execution of the canonical, G4 execution of the distractors, G5 the corpus as a whole.
"""

from __future__ import annotations

from execretrieval_hf.build.gates.report import Report
from execretrieval_hf.build.gates.rules import Fault, Rule
from execretrieval_hf.build.gates.verify import RULES, verify

__all__ = ["RULES", "Fault", "Report", "Rule", "verify"]
