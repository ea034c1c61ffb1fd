"""Give the longest run of consecutive weeks, Monday to Sunday, in each of which a gym was visited on at least a
number of different days, as the pair of the Monday that begins it and the number of weeks. The later run wins
if two are equally long, and None stands for no such week.

Keywords: weekly workout goal streak
Inputs: visits, a list of YYYY-MM-DD strings in any order, repeats possible; least, an integer from 1 to 7
Requires: type(visits) is list and all(re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", t) and datetime.date.fromisoformat(t) for t in visits) and type(least) is int and 1 <= least <= 7
Topic: streaks and gaps
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def goal_weeks(visits, least):
    counts = {}
    for text in set(visits):
        day = date.fromisoformat(text)
        monday = day - timedelta(days=day.weekday())
        counts[monday] = counts.get(monday, 0) + 1
    best = None
    run = 0
    expected = date.min
    for monday in sorted(counts):
        if counts[monday] < least:
            continue
        if monday == expected:
            run += 1
        else:
            run = 1
        expected = monday + timedelta(days=7)
        if best is None or run >= best[1]:
            first = monday - timedelta(days=7 * (run - 1))
            best = (first.isoformat(), run)
    return best


assert goal_weeks(["2024-05-06", "2024-05-12", "2024-05-14", "2024-05-13"], 2) == ("2024-05-06", 2)
assert goal_weeks(["2024-05-05", "2024-05-06", "2024-05-13"], 1) == ("2024-04-29", 3)
assert goal_weeks(["2024-05-06", "2024-05-06", "2024-05-07"], 3) == None
assert goal_weeks(["2024-05-01", "2024-05-14"], 1) == ("2024-05-13", 1)
assert goal_weeks(["2024-05-01", "2024-05-08", "2024-05-22", "2024-05-29", "2024-06-12"], 1) == ("2024-05-20", 2)
assert goal_weeks(["2024-05-06", "2024-05-07", "2024-05-13", "2024-05-20", "2024-05-21"], 2) == ("2024-05-20", 1)
assert goal_weeks([], 1) == None
assert goal_weeks(["2023-12-31", "2024-01-01", "2023-12-25", "2024-01-02"], 2) == ("2023-12-25", 2)
assert goal_weeks(["2024-05-06", "2024-05-13", "2024-05-20", "2024-06-03", "2024-06-10"], 1) == ("2024-05-06", 3)
