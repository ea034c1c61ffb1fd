"""I need the best run in a list of training days (YYYY-MM-DD, any order, repeats possible), where two
neighbouring training days belong to one run if at most a given number of days without training lie between
them. Give the first day of the run and its number of different training days, the later run if two have
equally many, and None if no run has at least 2 of them.

Keywords: consecutive days with rest
Inputs: days, a list of YYYY-MM-DD strings; rest, a non-negative integer
Requires: type(days) is list and all(re.fullmatch(r"\\d{4}-\\d\\d-\\d\\d", d) for d in days) and type(rest) is int and rest >= 0
Topic: streaks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def longest_streak(days, rest):
    best_start, best_count = None, 2
    previous = None
    for text in sorted(set(days)):
        day = date.fromisoformat(text)
        if previous is None or (day - previous).days > rest + 1:
            start, count = text, 0
        count += 1
        if count >= best_count:
            best_start, best_count = start, count
        previous = day
    if best_start is None:
        return None
    return best_start, best_count


assert longest_streak(["2024-03-01", "2024-03-02", "2024-03-03", "2024-03-06"], 0) == ("2024-03-01", 3)
assert longest_streak(["2024-03-06", "2024-03-02", "2024-03-04", "2024-03-09"], 1) == ("2024-03-02", 3)
assert longest_streak(["2024-03-01", "2024-03-02", "2024-03-08", "2024-03-09"], 0) == ("2024-03-08", 2)
assert longest_streak(["2024-03-05", "2024-03-05", "2024-03-09"], 0) == None
assert longest_streak(["2024-02-29", "2024-02-28", "2024-03-01", "2024-02-28"], 0) == ("2024-02-28", 3)
assert longest_streak([], 3) == None
assert longest_streak(["2024-01-01", "2024-01-04", "2024-01-08"], 2) == ("2024-01-01", 2)
assert longest_streak(["2024-01-01", "2024-01-04", "2024-01-08", "2023-12-29"], 3) == ("2023-12-29", 4)
assert longest_streak(["2023-12-31", "2024-01-01"], 0) == ("2023-12-31", 2)
