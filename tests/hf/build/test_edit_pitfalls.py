"""What goes wrong in engines that splice text, one test for each way."""

import ast

import pytest

from execretrieval_hf.build.edits import BUG_TYPES, Edit, apply, candidates, describe
from execretrieval_runner.errors import ExecRetrievalError


def mutants(code, operator=None):
    return [c.code for c in candidates(code) if operator in (None, c.edit.operator)]


def test_columns_of_lines_with_wide_characters_are_converted_from_bytes():
    assert 'x = "é€𝄞" if a >= b else c' in mutants('x = "é€𝄞" if a > b else c')


@pytest.mark.parametrize("separator", ["\x1c", "\u2028", "\x0b"])
def test_only_a_newline_ends_a_line(separator):
    code = f'x = "a{separator}b"\ny = c - d\n'
    assert f'x = "a{separator}b"\ny = d - c\n' in mutants(code, "operands")


def test_the_operator_is_found_between_its_operands_and_not_in_a_comment_or_string():
    code = 'x = ("-"  # a - b\n     - c)\n'
    assert mutants(code, "arithmetic") == []
    code = "x = (a  # less - b\n     - c)\n"
    assert mutants(code, "arithmetic") == ["x = (a  # less - b\n     + c)\n"]


def test_operators_of_two_words_are_replaced_as_one():
    assert mutants("x = a is  not b", "flip") == ["x = a is b"]
    assert mutants("x = (a)not in(b)", "flip") == ["x = (a)in(b)"]


def test_parentheses_move_with_their_operand():
    assert mutants("x = (a + b) - c", "operands") == ["x = c - (a + b)"]


def test_parentheses_of_a_call_are_not_taken_for_those_of_its_argument():
    assert mutants("x = f(a)[b] - c", "operands") == ["x = c - f(a)[b]"]
    assert mutants("y\n(a - b).c()\n", "operands") == ["y\n(b - a).c()\n"]


def test_an_operand_that_binds_too_loosely_for_its_new_place_gets_parentheses():
    assert mutants("x = a - b % c", "operands") == ["x = b % c - a", "x = a - c % b"]
    assert mutants("x = a ** -b", "operands") == ["x = (-b) ** a"]


def test_parentheses_that_no_longer_group_anything_go():
    made = mutants("x = (a and b) or c", "condition_operand")
    assert sorted(made) == ["x = a and b", "x = a or c", "x = b or c", "x = c"]


def test_an_expression_over_several_lines_keeps_the_brackets_it_needs():
    code = "x = (a +\n     b if c else d)\n"
    assert "x = (a +\n     b)\n" in mutants(code, "conditional_expression")


def test_words_that_would_fuse_are_kept_apart():
    assert mutants("x = (a)if b else(c)", "conditional_expression") == ["x = a", "x = c"]
    assert mutants("def f(a):return-1", "constant")[0] == "def f(a):return 0"
    assert mutants("if(a): b = c", "negated_condition") == ["if not (a): b = c"]
    assert mutants("def f(a): return(a and b)", "condition_operand") == [
        "def f(a): return a",
        "def f(a): return b",
    ]


@pytest.mark.parametrize(
    "code",
    [
        'x = f"{a + 1}"',
        'x = f"{a[1]:>{b - 1}}"',
        "x: Literal[1]",
        "def f(a: Literal[1]) -> Literal[2]: pass",
        "@cache(1)\ndef f(a): pass",
        'def f(a):\n    """Is 1 < 2."""',
    ],
)
def test_f_strings_annotations_decorators_and_docstrings_are_left_alone(code):
    assert mutants(code) == []


def test_the_body_of_a_decorated_function_is_edited_all_the_same():
    code = "@cache(maxsize=1)\ndef f(a):\n    return a < b\n"
    assert "@cache(maxsize=1)\ndef f(a):\n    return a <= b\n" in mutants(code)


def test_an_operand_beside_an_f_string_is_edited():
    assert mutants('x = f"{a}" + (b - c)', "operands") == ['x = f"{a}" + (c - b)']


@pytest.mark.parametrize(
    ("code", "odd"),
    [
        ("x = a + 1", "+ 0"),
        ("x = -1", "-0"),
        ("x = a // 1", "// 0"),
        ("x = a % 1", "% 0"),
        ("x = a / 1", "/ 0"),
        ("x //= 1", "//= 0"),
        ("x = a[::1]", "::0"),
        ("x = a[:1]", ":0]"),
        ("x = range(a, b, 1)", ", 0)"),
        ("x = -1 - a", "- -1"),
        ("x = -1 << a", "<< -1"),
        ("x += 1", "+= 0"),
        ("x = 0 // a", "// 0"),
    ],
)
def test_operations_that_nobody_writes_are_not_made(code, odd):
    assert not [mutant for mutant in mutants(code) if odd in mutant]


def test_a_minus_one_grows_to_a_plain_zero():
    assert mutants("x = -1", "constant") == ["x = -2", "x = 0"]


def test_a_guard_is_removed_with_its_whole_lines():
    code = "def f(a):\n    if a < 0:\n        b = c\n        return b\n    return a\n"
    assert mutants(code, "guard") == ["def f(a):\n    return a\n"]


def test_a_guard_on_one_line_is_removed_with_its_line():
    code = "def f(a):\n    if a < 0: return b\n    return a\n"
    assert mutants(code, "guard") == ["def f(a):\n    return a\n"]


def test_a_guard_that_shares_its_line_with_another_statement_stays():
    assert mutants("def f(a):\n    a = b; c = d\n    return a\n", "guard") == []


def test_the_only_statement_of_a_block_is_not_removed():
    code = "for a in b:\n    if a:\n        continue\n"
    assert mutants(code, "guard") == []


def test_no_blank_line_betrays_a_removed_guard():
    guard = "    if not a:\n        return 0\n\n"
    block = "    if b:\n        a = b\n\n"
    code = f"def f(a):\n{guard}    b = c\n\n{block}    return a\n"
    assert mutants(code, "guard") == [code.replace(guard, "")]
    assert mutants(code, "conditional_block") == [code.replace(block, "")]


def test_blank_lines_before_the_last_block_of_a_function_go_with_it():
    code = "def f(a):\n    b.append(a)\n\n    if a:\n        b.append(c)\n"
    assert mutants(code, "conditional_block") == ["def f(a):\n    b.append(a)\n"]


def test_the_first_of_two_branches_is_cut_up_to_the_next_condition():
    code = "if a:\n    b = c\nelif d:\n    b = e\nelse:\n    b = f\n"
    assert mutants(code, "first_branch") == ["if d:\n    b = e\nelse:\n    b = f\n"]


def test_a_branch_in_the_middle_is_cut_as_a_whole():
    code = "if a:\n    b = c\nelif d:\n    b = e\nelif f:\n    b = g\n"
    assert mutants(code, "later_branch") == [
        "if a:\n    b = c\nelif f:\n    b = g\n",
        "if a:\n    b = c\nelif d:\n    b = e\n",
    ]


def test_no_two_mutants_are_the_same_program_nor_is_one_the_canonical():
    code = "def f(a, b):\n    return a - a, max(b, b), [0, 0]\n"
    programs = [ast.dump(ast.parse(mutant)) for mutant in mutants(code)]
    assert len(set(programs)) == len(programs)
    assert ast.dump(ast.parse(code)) not in programs
    assert mutants(code, "operands") == []


def test_everything_but_the_edited_characters_stays_as_it_was():
    code = "def f( a,b ) :  # odd\n\n    c = { 'x' : a<b , }\n    return   c\n"
    for candidate in candidates(code):
        edit = candidate.edit
        assert candidate.code.startswith(code[: edit.start])
        assert candidate.code.endswith(code[edit.end :])
        assert candidate.code == apply(code, edit)
    assert code.replace("a<b", "a<=b") in mutants(code)


def test_no_ordering_with_none_is_proposed():
    made = mutants("x = a is None or b == None")
    assert not [mutant for mutant in made if "< None" in mutant or "<= None" in mutant]


def test_code_that_does_not_parse_is_refused():
    with pytest.raises(SyntaxError):
        candidates("def f(:")


def test_the_candidates_stand_in_the_documented_order():
    made = candidates("def f(a, b):\n    if a < b + 1:\n        return a[b] - 1\n    return b\n")
    places = [
        (c.tier, BUG_TYPES.index(c.edit.bug_type), c.edit.start, c.edit.end, c.edit.operator,
         c.edit.replacement)
        for c in made
    ]  # fmt: skip
    assert places == sorted(places)


def test_an_edit_outside_the_code_is_refused_with_the_reason():
    with pytest.raises(ExecRetrievalError, match="edit 5-9 lies outside a code of 6 characters"):
        apply("x = 1\n", Edit("off_by_one", "constant", 5, 9, "2"))


@pytest.mark.parametrize(
    ("code", "operator", "sentence"),
    [
        ("if a:\n    b = c < d\n", "strictness",
         "wrong comparison: line 2, `b = c < d`, became `b = c <= d`."),
        ("def f(a):\n    if a: return b\n    return c\n", "guard",
         "remove edge case check: line 2, `if a: return b`, removed."),
        ("def f(a):\n    if a:\n        return b\n\n    return c\n", "guard",
         "remove edge case check: lines 2-4, `if a:` `return b`, removed."),
        ("if a:\n    b = c\nelif d:\n    e = f\n", "first_branch",
         "remove edge case check: lines 1-3, `if a:` `b = c` `elif d:`, became `if d:`."),
        ("x = range(n)", "range_start",
         "off by one boundary: line 1, `x = range(n)`, became `x = range(1, n)`."),
    ],
)  # fmt: skip
def test_a_description_names_the_lines_before_and_after(code, operator, sentence):
    edit = next(c.edit for c in candidates(code) if c.edit.operator == operator)
    assert describe(code, edit) == sentence
