"""Levenshtein distance of two texts."""

from __future__ import annotations


def edit_distance(a: str, b: str) -> int:
    """Least number of characters to put in, take out or replace to make one text of the other.

    Myers' bit-vector algorithm (JACM 46(3), 1999) as Hyyro restated it (2003) for whole texts: the
    differences down a column of the table are the bits of two integers, and Python's integers are
    as long as need be. What the texts begin and end with alike is left out first.

    >>> edit_distance("return a <= b", "return a < b")
    1
    >>> edit_distance("kitten", "sitting")
    3
    """
    alike = common_start(a, b)
    a, b = a[alike:], b[alike:]
    alike = common_start(a[::-1], b[::-1])
    a, b = a[: len(a) - alike], b[: len(b) - alike]
    if not a or not b:
        return len(a) + len(b)

    full = (1 << len(a)) - 1
    last = 1 << (len(a) - 1)
    places = dict.fromkeys(b, 0)
    for place, character in enumerate(a):
        places[character] = places.get(character, 0) | 1 << place
    rises, falls, distance = full, 0, len(a)
    for character in b:
        match = places[character]
        diagonal = (((match & rises) + rises) ^ rises) | match | falls
        up = falls | ~(diagonal | rises) & full
        down = rises & diagonal
        distance += bool(up & last) - bool(down & last)
        up = (up << 1 | 1) & full
        down = down << 1 & full
        rises = down | ~(diagonal | up) & full
        falls = up & diagonal
    return distance


def common_start(a: str, b: str) -> int:
    """How many characters two texts begin with alike.

    >>> common_start("return a - b", "return a + b"), common_start("x", "xy")
    (9, 1)
    """
    shorter = min(len(a), len(b))
    return next((place for place in range(shorter) if a[place] != b[place]), shorter)
