"""The edit engine: all small bugs that six written rules can plant in a function.

An edit is a splice of the text, so a mutant differs from its canonical in the edited characters
only: formatting cannot betray it, and the edit is its own record, from which the mutant, its
description and its size follow. The label comes from a rule and not from taste:

==========================  =====================================================================
bug type                    what changes
==========================  =====================================================================
``off_by_one``              an integer by one, elsewhere than in a bound: assignment, index, step,
                            return value, argument
``off_by_one_boundary``     an integer by one, or one added or taken, in a bound: an end of a
                            ``range``, an end of a slice, an operand of a comparison (arithmetic
                            around the integer is looked through)
``wrong_operator``          an arithmetic, bitwise, boolean or augmented operator; a sign or
                            ``not`` is left out; a function becomes its twin (``min``, ``max``)
``wrong_comparison``        the relation of a comparison, its strictness included, or a plain
                            condition into its opposite
``swap_arguments``          the order of two operands, arguments, targets, elements, slice ends,
                            branches or indexes
``remove_edge_case_check``  a guard, conditional block, branch, half of a condition, filter, clamp
                            or ``abs`` is missing
==========================  =====================================================================

Edits that would need a seventh type are not made: a flipped ``True`` or ``False``, a reversed sort.
Nothing is changed within annotations, decorators, docstrings and f-strings.
"""

from __future__ import annotations

from execretrieval_hf.build.edits.description import describe
from execretrieval_hf.build.edits.generation import candidates
from execretrieval_hf.build.edits.model import BUG_TYPES, Candidate, Edit, apply

__all__ = ["BUG_TYPES", "Candidate", "Edit", "apply", "candidates", "describe"]
