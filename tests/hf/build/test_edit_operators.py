"""One small example, or more, of what each operator makes."""

import pytest

from execretrieval_hf.build.edits import BUG_TYPES, candidates
from execretrieval_hf.build.edits.generation import OPERATORS

# (bug type, operator, code, all mutants that this operator makes of the code)
EXAMPLES = [
    # off_by_one
    ("off_by_one", "constant", "total = 5", ["total = 6", "total = 4"]),
    ("off_by_one", "constant", "total = 0", ["total = 1", "total = -1"]),
    ("off_by_one", "constant", "x = row[-1]", ["x = row[0]", "x = row[-2]"]),
    ("off_by_one", "constant", "x = row[::2]", ["x = row[::3]", "x = row[::1]"]),
    ("off_by_one", "constant", "for i in range(a, b, 2): f(i)",
     ["for i in range(a, b, 3): f(i)", "for i in range(a, b, 1): f(i)"]),
    ("off_by_one", "constant", "x = a + 1", ["x = a + 2", "x = a"]),
    ("off_by_one", "constant", "x = 1 + a", ["x = 2 + a", "x = a"]),
    ("off_by_one", "constant", "x = (a + b) * 2", ["x = (a + b) * 3", "x = a + b"]),
    ("off_by_one", "constant", "x = (a + 1) * b", ["x = (a + 2) * b", "x = a * b"]),
    ("off_by_one", "constant", "x = enumerate(a, 1)", ["x = enumerate(a, 2)", "x = enumerate(a)"]),
    ("off_by_one", "constant", "x = enumerate(a, start=1)",
     ["x = enumerate(a, start=2)", "x = enumerate(a)"]),
    ("off_by_one", "constant", "x = 0xFF", ["x = 0x100", "x = 0xFE"]),
    ("off_by_one", "constant", "x = 0b0111", ["x = 0b1000", "x = 0b0110"]),
    ("off_by_one", "constant", "x = 0xFF_FF", ["x = 0x10000", "x = 0xFFFE"]),
    ("off_by_one", "constant", "x = 1_000", ["x = 1_001", "x = 999"]),
    ("off_by_one", "index", "x = row[i]", ["x = row[i + 1]", "x = row[i - 1]"]),
    ("off_by_one", "index", "row[i + 1] = x", []),
    ("off_by_one", "return_value", "def f(a): return a * 2",
     ["def f(a): return a * 2 + 1", "def f(a): return a * 2 - 1"]),
    ("off_by_one", "return_value", "def f(a): return sorted(a)", []),
    ("off_by_one", "length", "x = len(a) // 2", ["x = (len(a) - 1) // 2"]),
    ("off_by_one", "start", "for i, x in enumerate(a): f(i)",
     ["for i, x in enumerate(a, 1): f(i)"]),
    ("off_by_one", "start", "x = sum(y for y in a)", []),
    # off_by_one_boundary
    ("off_by_one_boundary", "constant", "if a >= 18: b = c", ["if a >= 19: b = c",
                                                              "if a >= 17: b = c"]),
    ("off_by_one_boundary", "constant", "x = a % 2 == b", ["x = a % 3 == b", "x = a % 1 == b"]),
    ("off_by_one_boundary", "constant", "x = range(1, a)", ["x = range(2, a)", "x = range(a)"]),
    ("off_by_one_boundary", "constant", "x = row[1:]", ["x = row[2:]", "x = row[:]"]),
    ("off_by_one_boundary", "range_bound", "x = range(n)", ["x = range(n + 1)",
                                                            "x = range(n - 1)"]),
    ("off_by_one_boundary", "range_start", "x = range(n)", ["x = range(1, n)"]),
    ("off_by_one_boundary", "slice_bound", "x = row[:k]", ["x = row[:k + 1]", "x = row[:k - 1]"]),
    ("off_by_one_boundary", "comparison_bound", "x = a < b",
     ["x = a < b + 1", "x = a < b - 1"]),
    ("off_by_one_boundary", "comparison_bound", "x = a < b | c",
     ["x = a < (b | c) + 1", "x = a < (b | c) - 1"]),
    ("off_by_one_boundary", "length", "x = range(len(a) // 2)", ["x = range((len(a) - 1) // 2)"]),
    # wrong_operator
    ("wrong_operator", "arithmetic", "x = a + b", ["x = a - b"]),
    ("wrong_operator", "arithmetic", "x = a * b", ["x = a + b", "x = a // b"]),
    ("wrong_operator", "arithmetic", "x = c - a ** b", ["x = c + a ** b", "x = c - a * b"]),
    ("wrong_operator", "arithmetic", "x = c - a * b",
     ["x = c + a * b", "x = c - (a + b)", "x = c - a // b"]),
    ("wrong_operator", "arithmetic", "x = a | b & c",
     ["x = a & (b & c)", "x = a ^ b & c", "x = a | (b | c)", "x = a | b ^ c"]),
    ("wrong_operator", "arithmetic", "x = a + 'b'", []),
    ("wrong_operator", "augmented", "x += a", ["x -= a"]),
    ("wrong_operator", "augmented", "x += 'a'", []),
    ("wrong_operator", "boolean", "x = a and b and c", ["x = a or b and c", "x = a and b or c"]),
    ("wrong_operator", "dropped_prefix", "x = not a", ["x = a"]),
    ("wrong_operator", "dropped_prefix", "x = -a * ~b", ["x = a * ~b", "x = -a * b"]),
    ("wrong_operator", "dropped_prefix", "x = -(a + b) * c", ["x = (a + b) * c"]),
    ("wrong_operator", "twin", "x = min(a)", ["x = max(a)"]),
    ("wrong_operator", "twin", "x = a.startswith(b)", ["x = a.endswith(b)"]),
    ("wrong_operator", "twin", "x = a.popleft()", ["x = a.pop()"]),
    ("wrong_operator", "twin", "x = a.pop()", []),
    # wrong_comparison
    ("wrong_comparison", "flip", "x = a < b <= c", ["x = a > b <= c", "x = a < b >= c"]),
    ("wrong_comparison", "flip", "x = a not in b", ["x = a in b"]),
    ("wrong_comparison", "flip", "x = a is None", ["x = a is not None"]),
    ("wrong_comparison", "strictness", "x = a < b", ["x = a <= b"]),
    ("wrong_comparison", "equality_to_order", "x = a == b", ["x = a <= b", "x = a >= b"]),
    ("wrong_comparison", "equality_to_order", "x = a % 2 == 0", []),
    ("wrong_comparison", "equality_to_order", "x = a == None", []),
    ("wrong_comparison", "negated_condition", "if a: b = c", ["if not a: b = c"]),
    ("wrong_comparison", "negated_condition", "x = [y for y in a if f(y)]",
     ["x = [y for y in a if not f(y)]"]),
    # swap_arguments
    ("swap_arguments", "operands", "x = a - b", ["x = b - a"]),
    ("swap_arguments", "operands", "x = a + b - c", ["x = a + c - b"]),
    ("swap_arguments", "operands", "x = a // (b + c)", ["x = (b + c) // a"]),
    ("swap_arguments", "operands", "x = a * b // c", ["x = a * c // b"]),
    ("swap_arguments", "operands", "x = a - b * c", ["x = b * c - a"]),
    ("swap_arguments", "operands", "x = a * b % (c - d)",
     ["x = a * (c - d) % b", "x = a * b % (d - c)"]),
    ("swap_arguments", "operands", "x = '%d' % a", []),
    ("swap_arguments", "concatenation", "x = a + [b]", ["x = [b] + a"]),
    ("swap_arguments", "concatenation", "x = a + b", []),
    ("swap_arguments", "call_arguments", "x = f(a, b, c=d)", ["x = f(b, a, c=d)"]),
    ("swap_arguments", "call_arguments", "x = max(a, b)", []),
    ("swap_arguments", "unpack_targets", "a, b = c", ["b, a = c"]),
    ("swap_arguments", "unpack_targets", "for a, b in c: f(a)", ["for b, a in c: f(a)"]),
    ("swap_arguments", "tuple_elements", "def f(a, b): return a, b",
     ["def f(a, b): return b, a"]),
    ("swap_arguments", "tuple_elements", "x = a in (b, c)", []),
    ("swap_arguments", "slice_ends", "x = a[b:c]", ["x = a[c:b]"]),
    ("swap_arguments", "branches", "x = a if b else c", ["x = c if b else a"]),
    ("swap_arguments", "branches", "x = a if b else c if d else e",
     ["x = (c if d else e) if b else a", "x = a if b else e if d else c"]),
    ("swap_arguments", "index_chain", "x = a[i][j]", ["x = a[j][i]"]),
    ("swap_arguments", "comparison_operands", "x = a < b", ["x = b < a"]),
    ("swap_arguments", "comparison_operands", "x = a < 3", []),
    # remove_edge_case_check
    ("remove_edge_case_check", "guard",
     "def f(a):\n    if not a:\n        return 0\n    return b\n",
     ["def f(a):\n    return b\n"]),
    ("remove_edge_case_check", "conditional_block", "if a: b = c\nd = e\n", ["d = e\n"]),
    ("remove_edge_case_check", "first_branch", "if a:\n    b = c\nelif d:\n    e = f\n",
     ["if d:\n    e = f\n"]),
    ("remove_edge_case_check", "later_branch", "if a:\n    b = c\nelif d:\n    e = f\n",
     ["if a:\n    b = c\n"]),
    ("remove_edge_case_check", "later_branch",
     "if a:\n    b = c\nelif d:\n    e = f\nelse:\n    g = h\n",
     ["if a:\n    b = c\nelse:\n    g = h\n"]),
    ("remove_edge_case_check", "condition_operand", "x = a and b", ["x = a", "x = b"]),
    ("remove_edge_case_check", "condition_operand", "x = a or b or c",
     ["x = b or c", "x = a or c", "x = a or b"]),
    ("remove_edge_case_check", "condition_operand", "x = (a or b) and c", ["x = a and c",
                                                                          "x = b and c",
                                                                          "x = a or b", "x = c"]),
    ("remove_edge_case_check", "conditional_expression", "x = f(a if b else c)",
     ["x = f(a)", "x = f(c)"]),
    ("remove_edge_case_check", "filter", "x = [y for y in a if y if b]",
     ["x = [y for y in a if b]", "x = [y for y in a if y]"]),
    ("remove_edge_case_check", "clamp", "x = max(0, a - b) * c", ["x = (a - b) * c"]),
    ("remove_edge_case_check", "clamp", "x = min(a, b)", ["x = a", "x = b"]),
    ("remove_edge_case_check", "absolute", "x = abs(a - b)", ["x = a - b"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("bug_type", "operator", "code", "expected"),
    EXAMPLES,
    ids=[f"{operator}: {code.splitlines()[0]}" for _, operator, code, _ in EXAMPLES],
)
def test_an_operator_makes_exactly_these_mutants(bug_type, operator, code, expected):
    made = [
        candidate.code
        for candidate in candidates(code)
        if (candidate.edit.bug_type, candidate.edit.operator) == (bug_type, operator)
    ]
    assert sorted(made) == sorted(expected)


def test_every_operator_has_an_example():
    named = {(bug_type, operator) for bug_type, table in OPERATORS.items() for operator in table}
    assert named == {(bug_type, operator) for bug_type, operator, _, made in EXAMPLES if made}


def test_the_bug_types_are_the_six_of_the_benchmark():
    assert set(BUG_TYPES) == {
        "off_by_one",
        "off_by_one_boundary",
        "wrong_operator",
        "wrong_comparison",
        "swap_arguments",
        "remove_edge_case_check",
    }
    assert set(OPERATORS) == set(BUG_TYPES)


@pytest.mark.parametrize("code", ["x = True", "x = sorted(a, reverse=True)", "x = 'text'"])
def test_what_fits_no_bug_type_is_left_alone(code):
    assert candidates(code) == []


def test_an_operator_of_last_resort_is_marked_and_comes_last():
    made = candidates("def f(a, b): return a < b")
    tiers = [candidate.tier for candidate in made]
    fallback = {candidate.edit.operator for candidate in made if candidate.tier == 1}
    assert tiers == sorted(tiers)
    assert fallback == {"comparison_operands"}
