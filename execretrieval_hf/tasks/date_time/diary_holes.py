"""Which (first, last) spans of days are missing between my earliest and latest diary dates, in order?

Keywords: missing date ranges in diary
Inputs: dates, a list of YYYY-MM-DD strings in any order, repeats possible; the result is a list of pairs of such strings
Requires: type(dates) is list and all(re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", t) and datetime.date.fromisoformat(t) for t in dates)
Topic: streaks and gaps
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def diary_holes(dates):
    days = sorted(date.fromisoformat(text) for text in dates)
    step = timedelta(days=1)
    holes = []
    for earlier, later in zip(days, days[1:]):
        if later - earlier > step:
            holes.append(((earlier + step).isoformat(), (later - step).isoformat()))
    return holes


assert diary_holes(["2024-03-01", "2024-03-03"]) == [("2024-03-02", "2024-03-02")]
assert diary_holes(["2024-03-05", "2024-03-01", "2024-03-02"]) == [("2024-03-03", "2024-03-04")]
assert diary_holes(["2024-03-01", "2024-03-02", "2024-03-02"]) == []
assert diary_holes(["2023-12-30", "2024-01-02", "2024-01-10"]) == [("2023-12-31", "2024-01-01"), ("2024-01-03", "2024-01-09")]
assert diary_holes(["2024-02-28", "2024-03-01", "2024-02-28"]) == [("2024-02-29", "2024-02-29")]
assert diary_holes([]) == []
assert diary_holes(["2024-05-20", "2024-05-15", "2024-05-13"]) == [("2024-05-14", "2024-05-14"), ("2024-05-16", "2024-05-19")]
assert diary_holes(["2023-02-27", "2023-03-02"]) == [("2023-02-28", "2023-03-01")]
