"""Days of leave granted for a calendar year may be taken in it and up to 31 March of the next, older ones first;
days for which nothing is left are refused. From grants by year and absences by date give the years with
unused days, as ascending (year, days) pairs, and the sum of refused days.

Keywords: unused annual leave carryover
Inputs: grants, a dict from year to days; absences, a list of (YYYY-MM-DD, days) pairs in ascending order; all numbers are integers, the days of an absence belong to its date
Requires: type(grants) is dict and all(type(y) is int and 1900 <= y <= 2100 and type(n) is int and n >= 0 for y, n in grants.items()) and type(absences) is list and all(type(a) is tuple and len(a) == 2 and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", a[0]) and datetime.date.fromisoformat(a[0]) and type(a[1]) is int and a[1] >= 1 for a in absences) and [a[0] for a in absences] == sorted(a[0] for a in absences)
Topic: fiscal periods
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lapsed_leave(grants, absences):
    left = dict(grants)
    refused = 0
    for text, days in absences:
        year = int(text[:4])
        for source in (year - 1, year):
            if source < year and text[5:] > "03-31":
                continue
            used = min(days, left.get(source, 0))
            if used > 0:
                left[source] -= used
                days -= used
        refused += days
    return [(year, left[year]) for year in sorted(left) if left[year] > 0], refused


assert lapsed_leave({2023: 10, 2024: 10}, [("2024-03-31", 12)]) == ([(2024, 8)], 0)
assert lapsed_leave({2023: 10, 2024: 10}, [("2024-04-01", 8)]) == ([(2023, 10), (2024, 2)], 0)
assert lapsed_leave({2024: 5}, [("2024-05-06", 4), ("2024-08-01", 3)]) == ([], 2)
assert lapsed_leave({2024: 1, 2023: 2}, [("2023-05-01", 1)]) == ([(2023, 1), (2024, 1)], 0)
assert lapsed_leave({2023: 3}, [("2024-01-02", 3)]) == ([], 0)
assert lapsed_leave({2023: 3}, [("2025-01-02", 1)]) == ([(2023, 3)], 1)
assert lapsed_leave({}, [("2024-02-01", 4)]) == ([], 4)
assert lapsed_leave({2022: 6, 2023: 6}, [("2022-12-30", 2), ("2023-01-02", 3), ("2023-07-01", 7)]) == ([(2022, 1)], 1)
assert lapsed_leave({2022: 6, 2023: 6, 2024: 6}, [("2023-03-01", 9), ("2024-01-10", 5)]) == ([(2024, 4)], 0)
