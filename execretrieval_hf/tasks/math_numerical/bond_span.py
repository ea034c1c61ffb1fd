"""How many interest days are between two dates, every month counting 30 and a 31st taken as the 30th?

Keywords: 30/360 day count bonds
Inputs: start and end, triples (year, month, day), the end not before the start; the result is the difference, so 0 for equal dates
Requires: all(type(d) is tuple and len(d) == 3 and all(type(v) is int for v in d) and datetime.date(*d) for d in (start, end)) and start <= end
Topic: finance
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bond_span(start, end):
    start_year, start_month, start_day = start
    end_year, end_month, end_day = end
    months = 12 * (end_year - start_year) + end_month - start_month
    return 30 * months + min(end_day, 30) - min(start_day, 30)


assert bond_span((2024, 1, 15), (2024, 1, 20)) == 5
assert bond_span((2024, 1, 15), (2025, 1, 15)) == 360
assert bond_span((2024, 1, 31), (2024, 2, 1)) == 1
assert bond_span((2024, 3, 30), (2024, 3, 31)) == 0
assert bond_span((2023, 10, 29), (2023, 12, 31)) == 61
assert bond_span((2024, 2, 29), (2024, 3, 1)) == 2
assert bond_span((2023, 11, 5), (2024, 2, 3)) == 88
assert bond_span((2020, 12, 31), (2023, 5, 30)) == 870
assert bond_span((2024, 5, 31), (2024, 5, 31)) == 0
