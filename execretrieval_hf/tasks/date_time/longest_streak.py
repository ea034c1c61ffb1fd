"""A training diary lists days as YYYY-MM-DD in any order, some of them twice. We look for the run with the most
different training days, neighbours in a run having at most a given number of other days between them. Give
its first day and its number of training days as a tuple, the later run on a tie, None if no run has two.

Keywords: training run rest days allowed
Inputs: days, a list of YYYY-MM-DD strings; rest, the number of days allowed between, an integer from 0
Requires: type(days) is list and all(type(d) is str and str(datetime.date.fromisoformat(d)) == d for d in days) and type(rest) is int and rest >= 0
Topic: streaks and gaps
Register: ticket
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
