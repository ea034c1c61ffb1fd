"""Which years in an inclusive range are leap if the last rule whose number divides the year decides, default
ordinary?

Keywords: custom leap year rules
Inputs: rules, a list of pairs of a number and True for leap or False for ordinary; first and last, the years to look at; the result is an ascending list
Requires: type(rules) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and r[0] >= 1 and type(r[1]) is bool for r in rules) and type(first) is int and type(last) is int and 1 <= first <= last
Topic: divisibility
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def intercalary_years(rules, first, last):
    found = []
    for year in range(first, last + 1):
        is_leap = False
        for number, verdict in rules:
            if year % number == 0:
                is_leap = verdict
        if is_leap:
            found.append(year)
    return found


assert intercalary_years([(5, True), (10, False)], 1, 20) == [5, 15]
assert intercalary_years([(10, False), (5, True)], 1, 20) == [5, 10, 15, 20]
assert intercalary_years([(3, True)], 3, 8) == [3, 6]
assert intercalary_years([], 1, 8) == []
assert intercalary_years([(2, False)], 2, 5) == []
assert intercalary_years([(4, True), (100, False), (400, True)], 1896, 1904) == [1896, 1904]
assert intercalary_years([(1, True), (2, False)], 7, 11) == [7, 9, 11]
assert intercalary_years([(2, True), (6, False), (12, True)], 10, 24) == [10, 12, 14, 16, 20, 22, 24]
