"""A known-good job: it is judged rightly only by a judge that no earlier job has damaged."""

from __future__ import annotations

CODE = """\
import collections, datetime, decimal, json, math, os, random, re, signal, string, sys, threading


def depth(count):
    return 0 if count == 0 else 1 + depth(count - 1)


def values():
    words = sorted({"b", "a", "c"}, key=len)
    return [len(words), sum(range(5)), max(3, 7), abs(-2), "%.3f" % math.sqrt(2), round(2.5)]


def modules():
    return [
        collections.Counter("abca").most_common(1),
        str(decimal.Decimal(1) / 3),
        json.loads(json.dumps({"a": [1, None]})),
        re.findall("[a-c]+", "xabyc"),
        string.ascii_lowercase[:3],
        datetime.date(2024, 2, 29).isoformat(),
        bin(random.Random(0).getrandbits(16)),
    ]


def process():
    return [
        depth(300),
        int("9" * 1000) % 7,
        sys.gettrace() is None and sys.getprofile() is None,
        threading.active_count(),
        signal.getitimer(signal.ITIMER_REAL)[0] == 0,
        "CHANGED" in os.environ,
    ]
"""

TESTS = (
    "assert values() == [3, 10, 7, 2, '1.414', 2]",
    "assert modules() == [[('a', 2)], '0.3333333333333333333333333333', {'a': [1, None]},"
    " ['ab', 'c'], 'abc', '2024-02-29', '0b1101100000101100']",
    "assert process() == [300, 3, True, 1, True, False]",
    "assert depth(1) == 2",
)

OUTCOMES = ["pass", "pass", "pass", "FAIL"]
"""The last test is wrong: a judge that passes everything is found out too."""
