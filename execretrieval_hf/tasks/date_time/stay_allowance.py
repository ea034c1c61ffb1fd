"""Foreign guests may be here on at most a number of days out of any series of days of a fixed length, as on 90
of 180; days of arrival and departure count. From earlier pairs of arrival and departure find on how many days
running, a given day being the first, a guest may be here.

Keywords: schengen days left rolling window
Inputs: stays, a list of (first, last) pairs of YYYY-MM-DD strings before today, last not before first; today, a YYYY-MM-DD string; most, the days allowed; window, the length of the series, larger than most
Requires: type(stays) is list and all(type(s) is tuple and len(s) == 2 and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", s[0]) and datetime.date.fromisoformat(s[0]) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", s[1]) and datetime.date.fromisoformat(s[1]) and s[0] <= s[1] < today for s in stays) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", today) and datetime.date.fromisoformat(today) and type(most) is int and 1 <= most <= 180 and type(window) is int and 2 <= window <= 365 and most < window
Topic: streaks and gaps
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def stay_allowance(stays, today, most, window):
    present = set()
    for first, last in stays:
        start = date.fromisoformat(first).toordinal()
        end = date.fromisoformat(last).toordinal()
        present.update(range(start, end + 1))
    arrival = date.fromisoformat(today).toordinal()
    used = 0
    for day in range(arrival - window + 1, arrival):
        if day in present:
            used += 1
    allowed = 0
    while used < most:
        used += 1
        allowed += 1
        if arrival + allowed - window in present:
            used -= 1
    return allowed


assert stay_allowance([], "2024-06-10", 5, 10) == 5
assert stay_allowance([("2024-06-08", "2024-06-09")], "2024-06-10", 5, 10) == 3
assert stay_allowance([("2024-06-01", "2024-06-01")], "2024-06-10", 5, 10) == 5
assert stay_allowance([("2024-06-01", "2024-06-03")], "2024-06-10", 4, 10) == 4
assert stay_allowance([("2024-05-30", "2024-06-01")], "2024-06-10", 4, 10) == 4
assert stay_allowance([("2024-06-05", "2024-06-08")], "2024-06-10", 4, 10) == 0
assert stay_allowance([("2024-01-01", "2024-02-29")], "2024-06-10", 90, 180) == 90
assert stay_allowance([("2024-05-31", "2024-06-01"), ("2024-06-04", "2024-06-09")], "2024-06-10", 7, 10) == 0
assert stay_allowance([("2024-06-07", "2024-06-08"), ("2024-06-08", "2024-06-09")], "2024-06-10", 6, 9) == 3
