"""Find the trading day that comes the given number of trading days after a date, or before it for a negative
number, the date itself never being counted. Zero asks for the first trading day on or after the date, and
where there is no such day the result is None.

Keywords: offset in trading days
Inputs: sessions, the trading days as a list of ascending YYYY-MM-DD strings without repeats; day, a YYYY-MM-DD string; steps, an integer
Requires: type(sessions) is list and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", s) and datetime.date.fromisoformat(s) for s in sessions) and sorted(set(sessions)) == sessions and re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", day) and datetime.date.fromisoformat(day) and type(steps) is int
Topic: business days
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_left, bisect_right


def session_shift(sessions, day, steps):
    if steps > 0:
        target = bisect_right(sessions, day) + steps - 1
    else:
        target = bisect_left(sessions, day) + steps
    if target < 0 or target >= len(sessions):
        return None
    return sessions[target]


assert session_shift(["2024-03-04", "2024-03-06", "2024-03-07"], "2024-03-04", 1) == "2024-03-06"
assert session_shift(["2024-03-04", "2024-03-06", "2024-03-07"], "2024-03-05", 2) == "2024-03-07"
assert session_shift(["2024-03-04", "2024-03-06", "2024-03-07"], "2024-03-06", -1) == "2024-03-04"
assert session_shift(["2024-03-04", "2024-03-06", "2024-03-07"], "2024-03-05", 3) == None
assert session_shift(["2024-03-05", "2024-03-06", "2024-03-07"], "2024-03-06", -2) == None
assert session_shift(["2024-04-01", "2024-04-02"], "2024-04-02", 0) == "2024-04-02"
assert session_shift(["2024-05-02", "2024-05-04"], "2024-05-03", 0) == "2024-05-04"
assert session_shift(["2024-05-02", "2024-05-03"], "2024-05-06", -1) == "2024-05-03"
assert session_shift(["2024-05-02", "2024-05-03"], "2024-05-01", 1) == "2024-05-02"
