from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.blind import medoid
from execretrieval_hf.blind.edit_distance import edit_distance

SHORT = st.text(alphabet="abc", max_size=12)


def table_distance(a: str, b: str) -> int:
    """The textbook's table (Wagner and Fischer 1974)."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, start=1):
        diagonal, row[0] = row[0], i
        for j, y in enumerate(b, start=1):
            diagonal, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, diagonal + (x != y))
    return row[-1]


@given(SHORT, SHORT)
def test_the_distance_is_that_of_the_textbook(a: str, b: str) -> None:
    assert edit_distance(a, b) == table_distance(a, b)


def test_the_distance_of_long_texts_needs_no_machine_word() -> None:
    a, b = "ab" * 300, "ba" * 300 + "c"
    assert edit_distance(a, b) == table_distance(a, b)


@given(
    st.text(alphabet="abcd \n", min_size=4, max_size=40),
    st.sets(st.integers(0, 39), min_size=4, max_size=4),
    st.randoms(use_true_random=False),
)
def test_the_medoid_of_a_star_is_its_centre(centre: str, places: set[int], random) -> None:
    centre = centre.ljust(40, "a")
    star = [
        centre[:place] + new + centre[place + 1 :]
        for place, new in zip(sorted(places), "WXYZ", strict=True)
    ]
    texts = [centre, *star]
    random.shuffle(texts)
    near = medoid.nearness(texts)
    assert texts[near.index(max(near))] == centre
    assert sorted(near) == [-7, -7, -7, -7, -4]


def test_a_square_of_two_edits_has_no_centre() -> None:
    code = "def f(a, b):\n    return a < b + 1\n"
    one, other = code.replace("<", ">"), code.replace("1", "2")
    corners = [code, one, other, one.replace("1", "2")]
    assert len(set(medoid.nearness(corners))) == 1


STAR = ["def f(x):\n    y = x + 1\n    return y * 2\n"]
STAR += [
    STAR[0].replace(*edit) for edit in (("+", "-"), ("* 2", "* 3"), ("1", "2"), ("y *", "x *"))
]
FOREIGN = ["def g(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n", "import os\n"]


def test_the_group_is_found_without_labels_wherever_its_texts_stand() -> None:
    for chosen in combinations(STAR[1:], 3):
        results = [chosen[0], FOREIGN[0], chosen[1], FOREIGN[1], STAR[0], chosen[2]]
        assert medoid.centre_of_first(results) == 4


def test_a_first_result_that_has_no_like_stays_first() -> None:
    assert medoid.centre_of_first([FOREIGN[0], *STAR]) == 0
    assert medoid.centre_of_first([STAR[1]]) == 0


def test_results_below_the_depth_are_not_looked_at() -> None:
    results = [STAR[1], *[FOREIGN[0] + "#" * n for n in range(9)], STAR[0], *STAR[2:]]
    assert medoid.centre_of_first(results) == 0
