"""The choice of four, on made-up evidence."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval_hf.build.edits import BUG_TYPES, Candidate, Edit, apply
from execretrieval_hf.build.mining import CleanMutant
from execretrieval_hf.build.policy import choose

CODE = "".join(f"line {number}\n" for number in range(40))
TESTS = 8


def mutant(place, bug_type, failing, *, value=None, tier=0, length=1):
    """A mutant of one line that fails the given tests, by default with values of its own."""
    edit = Edit(bug_type, "operator", 7 * place, 7 * place, "x" * length)
    wrong = str(place if value is None else value).encode()
    values = tuple(wrong if test in failing else b"right" for test in range(TESTS))
    return CleanMutant(Candidate(edit, apply(CODE, edit), tier), values, frozenset(failing))


def chosen(mutants, seed=0, name="f"):
    return choose(CODE, name, mutants, seed=seed).mutants


def reason(mutants):
    choice = choose(CODE, "f", mutants, seed=0)
    assert choice.mutants == ()
    return choice.reason


POOLS = st.lists(
    st.tuples(
        st.sampled_from(BUG_TYPES),
        st.frozensets(st.integers(0, TESTS - 1), min_size=1),
        st.integers(0, 2),
        st.integers(0, 1),
    ),
    max_size=20,
).map(lambda rows: [mutant(i, t, f, value=v, tier=tier) for i, (t, f, v, tier) in enumerate(rows)])


@settings(deadline=None)
@given(POOLS, st.integers(0, 3), st.randoms())
def test_a_choice_keeps_every_rule_and_ignores_the_order_of_the_mutants(pool, seed, chance):
    choice = choose(CODE, "f", pool, seed=seed)
    shuffled = list(pool)
    chance.shuffle(shuffled)
    assert choose(CODE, "f", shuffled, seed=seed) == choice
    if choice.reason:
        assert choice.mutants == ()
        return
    assert len(set(choice.mutants)) == 4
    assert set(choice.mutants) <= set(pool)
    assert len({mutant.values for mutant in choice.mutants}) == 4
    assert len({mutant.failing for mutant in choice.mutants}) > 1
    assert len({mutant.candidate.edit.bug_type for mutant in choice.mutants}) >= 3


def test_four_types_are_taken_where_there_are_four():
    pool = [mutant(i, BUG_TYPES[i % 6], {i % TESTS}) for i in range(24)]
    for seed in range(20):
        types = {mutant.candidate.edit.bug_type for mutant in chosen(pool, seed)}
        assert len(types) == 4


def test_a_type_gives_two_only_if_there_are_three_types():
    pool = [mutant(i, BUG_TYPES[i % 3], {i % TESTS}) for i in range(12)]
    types = [mutant.candidate.edit.bug_type for mutant in chosen(pool)]
    assert sorted(map(types.count, set(types))) == [1, 1, 2]


def test_too_few_mutants_or_types_are_told():
    pool = [mutant(i, BUG_TYPES[i % 2], {i % TESTS}) for i in range(12)]
    assert reason(pool[:3]) == "3 usable mutants, 4 are needed"
    assert reason(pool) == (
        "usable mutants of off_by_one, off_by_one_boundary only, 3 types are needed"
    )


def test_mutants_that_all_fail_the_same_tests_are_refused():
    pool = [mutant(i, BUG_TYPES[i % 6], {0, 1}) for i in range(12)]
    assert reason(pool) == "all usable mutants fail the same tests"


def test_another_order_of_types_is_tried_before_that():
    pool = [mutant(i, BUG_TYPES[i], {0}) for i in range(5)] + [mutant(5, BUG_TYPES[5], {1})]
    for seed in range(20):
        assert len({mutant.failing for mutant in chosen(pool, seed)}) == 2


def test_of_mutants_that_behave_alike_the_simplest_stays():
    others = [mutant(i, BUG_TYPES[i], {i}) for i in range(1, 4)]
    fallback = mutant(10, BUG_TYPES[0], {0}, value="same", tier=1)
    long = mutant(11, BUG_TYPES[0], {0}, value="same", length=9)
    short = mutant(12, BUG_TYPES[0], {0}, value="same", length=2)
    assert short in chosen([fallback, long, short, *others])
    assert long in chosen([fallback, long, *others])
    assert fallback in chosen([fallback, *others])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # another set of failing tests goes before another line
        (mutant(1, BUG_TYPES[0], {4, 5, 6}), mutant(9, BUG_TYPES[0], {1})),
        # another line goes before the tier
        (mutant(9, BUG_TYPES[0], {5}, tier=1), mutant(1, BUG_TYPES[0], {5}, value="v")),
        # the tier goes before the share of failing tests
        (mutant(9, BUG_TYPES[0], {4, 5, 6}), mutant(8, BUG_TYPES[0], {5}, tier=1)),
        # few failing tests go before many
        (mutant(9, BUG_TYPES[0], {4, 5}), mutant(8, BUG_TYPES[0], {4, 5, 6})),
    ],
)
def test_within_a_type_the_preferences_stand_in_this_order(better, worse):
    others = [mutant(1, type_, {1}, value=type_) for type_ in BUG_TYPES[1:4]]
    quads = [chosen([better, worse, *others], seed) for seed in range(40)]
    # Where the type is drawn first, nothing is chosen yet and later preferences decide.
    assert sum(better in quad for quad in quads) > 20
    assert all((better in quad) != (worse in quad) for quad in quads)


def test_the_name_and_the_seed_are_the_source_of_chance():
    pool = [mutant(i, BUG_TYPES[i % 6], {i % TESTS}) for i in range(30)]
    assert chosen(pool) == chosen(pool)
    assert len({chosen(pool, seed) for seed in range(10)}) > 5
    assert len({chosen(pool, name=name) for name in "abcdefghij"}) > 5


def test_every_type_gets_its_share():
    pool = [mutant(i, BUG_TYPES[i % 6], {i % TESTS}) for i in range(12)]
    counts = dict.fromkeys(BUG_TYPES, 0)
    names = [str(number) for number in range(300)]
    random.Random(0).shuffle(names)
    for name in names:
        for mutant_ in chosen(pool, name=name):
            counts[mutant_.candidate.edit.bug_type] += 1
    assert sum(counts.values()) == 1200
    assert all(0.13 <= count / 1200 <= 0.21 for count in counts.values())


def test_of_equal_mutants_the_one_nearest_in_likelihood_is_taken():
    canonical = "def f(items, least):\n    return [item for item in items if item > least]\n"
    at = canonical.index("item > least")

    def edited(replacement, value):
        edit = Edit("wrong_comparison", "operator", at, at + len("item > least"), replacement)
        values = (value, value) + (b"right",) * (TESTS - 2)
        return CleanMutant(Candidate(edit, apply(canonical, edit), 0), values, frozenset({0, 1}))

    near, far = edited("item < least", b"near"), edited("lambda: lambda: ...", b"far")
    others = [
        mutant(place, bug_type, {place})
        for place, bug_type in enumerate(BUG_TYPES, 2)
        if bug_type != "wrong_comparison"
    ][:3]
    pool = [near, far, *others]
    choices = [choose(canonical, "f", pool, seed=seed).mutants for seed in range(8)]
    assert all(near in choice and far not in choice for choice in choices)
    by_hash = [choose(canonical, "f", pool, seed=n, by_likelihood=False).mutants for n in range(8)]
    assert any(far in choice for choice in by_hash)
