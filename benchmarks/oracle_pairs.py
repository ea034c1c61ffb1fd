"""The pairs that the oracle is measured with: small functions of the kind found in benchmarks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from execretrieval_runner import Pair

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_VARIANTS = 10
_COPIES_PER_SUITE = 4

_FUNCTIONS = (
    (
        "def clamp(value, low, high):\n"
        "    if low > high:\n        return None\n"
        "    return max(low, min(value, high))\n",
        (
            "assert clamp(5, 0, 10) == 5",
            "assert clamp(-5, 0, 10) == 0",
            "assert clamp(15, 0, 10) == 10",
            "assert clamp(5, 10, 0) is None",
            "assert clamp(0, 0, 10) == 0",
            "assert clamp(10, 0, 10) == 10",
            "assert clamp(3, 3, 3) == 3",
        ),
    ),
    (
        "from collections import Counter\n\n\n"
        "def most_common_words(text, count):\n"
        "    words = Counter(text.lower().split())\n"
        "    ranked = sorted(words.items(), key=lambda item: (-item[1], item[0]))\n"
        "    return [word for word, _ in ranked[:count]]\n",
        (
            "assert most_common_words('', 3) == []",
            "assert most_common_words('a b a', 1) == ['a']",
            "assert most_common_words('a b A', 2) == ['a', 'b']",
            "assert most_common_words('c b a', 2) == ['a', 'b']",
            "assert most_common_words('x x y', 5) == ['x', 'y']",
            "assert most_common_words('x', 0) == []",
            "assert most_common_words('q q r r s', 2) == ['q', 'r']",
        ),
    ),
    (
        "import re\n\n\n"
        "def parse_duration(text):\n"
        "    match = re.fullmatch(r'(?:(\\d+)h)?(?:(\\d+)m)?(?:(\\d+)s)?', text)\n"
        "    if not text or match is None:\n        return -1\n"
        "    hours, minutes, seconds = (int(part or 0) for part in match.groups())\n"
        "    return hours * 3600 + minutes * 60 + seconds\n",
        (
            "assert parse_duration('1h') == 3600",
            "assert parse_duration('2m') == 120",
            "assert parse_duration('7s') == 7",
            "assert parse_duration('1h2m3s') == 3723",
            "assert parse_duration('') == -1",
            "assert parse_duration('1x') == -1",
            "assert parse_duration('90s') == 90",
            "assert parse_duration('3m1h') == -1",
        ),
    ),
    (
        "def merge_intervals(intervals):\n"
        "    merged = []\n"
        "    for start, end in sorted(intervals):\n"
        "        if merged and start <= merged[-1][1]:\n"
        "            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))\n"
        "        else:\n            merged.append((start, end))\n"
        "    return merged\n",
        (
            "assert merge_intervals([]) == []",
            "assert merge_intervals([(1, 2)]) == [(1, 2)]",
            "assert merge_intervals([(1, 3), (2, 4)]) == [(1, 4)]",
            "assert merge_intervals([(1, 2), (3, 4)]) == [(1, 2), (3, 4)]",
            "assert merge_intervals([(1, 2), (2, 3)]) == [(1, 3)]",
            "assert merge_intervals([(5, 6), (1, 9)]) == [(1, 9)]",
            "assert merge_intervals([(2, 2), (1, 1)]) == [(1, 1), (2, 2)]",
        ),
    ),
    (
        "def primes_below(limit):\n"
        "    sieve = [True] * max(limit, 2)\n"
        "    sieve[0] = sieve[1] = False\n"
        "    for number in range(2, limit):\n"
        "        if sieve[number]:\n"
        "            for multiple in range(number * number, limit, number):\n"
        "                sieve[multiple] = False\n"
        "    return [number for number, prime in enumerate(sieve) if prime]\n",
        (
            "assert primes_below(0) == []",
            "assert primes_below(2) == []",
            "assert primes_below(3) == [2]",
            "assert primes_below(12) == [2, 3, 5, 7, 11]",
            "assert len(primes_below(500)) == 95",
            "assert sum(primes_below(100)) == 1060",
            "assert primes_below(12)[-1] == 13",
        ),
    ),
    (
        "from datetime import date, timedelta\n\n\n"
        "def workdays_between(start, end):\n"
        "    first, last = date.fromisoformat(start), date.fromisoformat(end)\n"
        "    days = (first + timedelta(days=offset) for offset in range((last - first).days + 1))\n"
        "    return sum(day.weekday() < 5 for day in days)\n",
        (
            "assert workdays_between('2024-01-01', '2024-01-07') == 5",
            "assert workdays_between('2024-01-06', '2024-01-07') == 0",
            "assert workdays_between('2024-01-01', '2024-01-01') == 1",
            "assert workdays_between('2024-02-28', '2024-03-01') == 3",
            "assert workdays_between('2024-01-02', '2024-01-01') == 0",
            "with pytest.raises(ValueError):\n    workdays_between('x', '2024-01-01')",
            "assert workdays_between('2024-01-01', '2024-01-31') == 22",
        ),
    ),
    (
        "import heapq\n\n\n"
        "def cheapest_route(graph, start, goal):\n"
        "    heap, seen = [(0, start)], set()\n"
        "    while heap:\n"
        "        cost, node = heapq.heappop(heap)\n"
        "        if node == goal:\n            return cost\n"
        "        if node in seen:\n            continue\n"
        "        seen.add(node)\n"
        "        for neighbour, weight in graph.get(node, {}).items():\n"
        "            heapq.heappush(heap, (cost + weight, neighbour))\n"
        "    return None\n",
        (
            "assert cheapest_route({}, 'a', 'a') == 0",
            "assert cheapest_route({}, 'a', 'b') is None",
            "assert cheapest_route({'a': {'b': 2}}, 'a', 'b') == 2",
            "assert cheapest_route({'a': {'b': 9, 'c': 1}, 'c': {'b': 1}}, 'a', 'b') == 2",
            "assert cheapest_route({'a': {'b': 1}, 'b': {'a': 1}}, 'a', 'c') is None",
            "assert cheapest_route({'a': {'b': 0}}, 'a', 'b') == 0",
            "assert cheapest_route({'a': {'a': 1, 'b': 3}}, 'a', 'b') == 3",
            "assert cheapest_route({'a': {'b': 1}}, 'b', 'a') == 1",
        ),
    ),
    (
        "def run_lengths(values):\n"
        "    runs = []\n"
        "    for value in values:\n"
        "        if runs and runs[-1][0] == value:\n            runs[-1][1] += 1\n"
        "        else:\n            runs.append([value, 1])\n"
        "    return {index: tuple(run) for index, run in enumerate(runs)}\n",
        (
            "assert run_lengths('') == {}",
            "assert run_lengths('aab') == {0: ('a', 2), 1: ('b', 1)}",
            "assert run_lengths([1, 1, 1]) == {0: (1, 3)}",
            "assert run_lengths('aba') == {0: ('a', 1), 1: ('b', 1), 2: ('a', 1)}",
            "assert run_lengths('zz')[0][1] == 2",
            "assert len(run_lengths('abc')) == 3",
            "assert run_lengths([None]) == {0: (None, 2)}",
        ),
    ),
)


def make_pairs() -> list[Pair]:
    """Variants of every function with its own suite; each function with the next one's suite."""
    pairs = [
        Pair(f"# variant {variant}\n{code}", tests)
        for variant in range(_VARIANTS)
        for code, tests in _FUNCTIONS
    ]
    neighbours = zip(_FUNCTIONS, _FUNCTIONS[1:] + _FUNCTIONS[:1], strict=True)
    foreign = [Pair(code, tests) for (code, _), (_, tests) in neighbours]
    return [replace(pair, id=f"{number}") for number, pair in enumerate([*pairs, *foreign])]


def copies(pairs: Sequence[Pair], count: int) -> Iterator[Pair]:
    """Each pair many times, as different texts; a suite serves some 44 of them.

    In a benchmark with ten answers per query and five snippets per task it is about as many.
    """
    for copy in range(count):
        for pair in pairs:
            tests = tuple(f"{test}  # suite {copy // _COPIES_PER_SUITE}" for test in pair.tests)
            yield Pair(f"{pair.code}# copy {copy}\n", tests, pair.id)
