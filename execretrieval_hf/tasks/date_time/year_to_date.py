"""Running totals of monthly amounts as sorted (month, total) pairs, anew for each business year with a given
first month?

Keywords: cumulative monthly sums fiscal year
Inputs: amounts, a dict from YYYY-MM to an integer, months may be missing; opening, the first month of every business year, 1 to 12; the result is a list of (YYYY-MM, total) pairs for the given months
Requires: type(amounts) is dict and all(re.fullmatch(r"(18|19|20)[0-9]{2}-(0[1-9]|1[0-2])", m) and type(n) is int for m, n in amounts.items()) and type(opening) is int and 1 <= opening <= 12
Topic: fiscal periods
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def year_to_date(amounts, opening):
    totals = []
    running = 0
    current = None
    for month in sorted(amounts):
        year = int(month[:4])
        if int(month[5:]) < opening:
            year -= 1
        if year != current:
            current = year
            running = 0
        running += amounts[month]
        totals.append((month, running))
    return totals


assert year_to_date({"2024-02": 3, "2024-01": 5}, 1) == [("2024-01", 5), ("2024-02", 8)]
assert year_to_date({"2024-03": 3, "2024-04": 5, "2024-05": 2}, 4) == [("2024-03", 3), ("2024-04", 5), ("2024-05", 7)]
assert year_to_date({"2023-12": 4, "2024-01": 6}, 4) == [("2023-12", 4), ("2024-01", 10)]
assert year_to_date({"2023-12": 4, "2024-01": 6}, 1) == [("2023-12", 4), ("2024-01", 6)]
assert year_to_date({"2023-06": 1, "2024-06": 1}, 7) == [("2023-06", 1), ("2024-06", 1)]
assert year_to_date({"2023-07": 1, "2024-06": 2, "2024-07": 4}, 7) == [("2023-07", 1), ("2024-06", 3), ("2024-07", 4)]
assert year_to_date({}, 3) == []
assert year_to_date({"2022-12": 7, "2023-11": -2, "2023-12": 9}, 12) == [("2022-12", 7), ("2023-11", 5), ("2023-12", 9)]
assert year_to_date({"2024-10": -5}, 10) == [("2024-10", -5)]
