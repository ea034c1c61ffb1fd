"""Work out how often a series of dates repeats, as a pair such as (2, "weeks"). Equal steps in days come first,
given in weeks if divisible by 7, otherwise in days; then equal steps in months between dates on one and the same
day of the month, given in years if divisible by 12, otherwise in months. None if neither holds.

Keywords: detect recurrence interval dates
Inputs: dates, a list of at least three ascending YYYY-MM-DD strings without repeats
Requires: type(dates) is list and len(dates) > 2 and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in dates) and sorted(set(dates)) == dates
Topic: recurring dates
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def guess_rhythm(dates):
    days = [date.fromisoformat(text) for text in dates]
    gaps = {(later - earlier).days for earlier, later in zip(days, days[1:])}
    if len(gaps) == 1:
        gap = gaps.pop()
        if gap % 7 == 0:
            return gap // 7, "weeks"
        return gap, "days"
    if len({day.day for day in days}) > 1:
        return None
    counts = [day.year * 12 + day.month for day in days]
    steps = {later - earlier for earlier, later in zip(counts, counts[1:])}
    if len(steps) > 1:
        return None
    step = steps.pop()
    if step % 12 == 0:
        return step // 12, "years"
    return step, "months"


assert guess_rhythm(["2024-03-01", "2024-03-15", "2024-03-29"]) == (2, "weeks")
assert guess_rhythm(["2024-03-01", "2024-03-11", "2024-03-21", "2024-03-31"]) == (10, "days")
assert guess_rhythm(["2024-01-31", "2024-03-31", "2024-05-31"]) == (2, "months")
assert guess_rhythm(["2024-07-01", "2024-08-01", "2024-09-01"]) == (31, "days")
assert guess_rhythm(["2023-11-05", "2024-01-05", "2024-03-05"]) == (2, "months")
assert guess_rhythm(["2023-05-09", "2024-05-09", "2025-05-09"]) == (1, "years")
assert guess_rhythm(["2024-01-05", "2024-02-05", "2024-03-04"]) == None
assert guess_rhythm(["2024-01-05", "2024-02-05", "2024-04-05"]) == None
assert guess_rhythm(["2010-06-30", "2015-06-30", "2020-06-30"]) == (5, "years")
assert guess_rhythm(["2020-01-05", "2020-04-05", "2020-07-05"]) == (13, "weeks")
