"""Expand two-digit years, those below 100, to the latest full year not after a given one; leave others

Keywords: two digit year pivot
Inputs: years, a list of integers from 0, one below 100 standing for the last two digits; latest, an integer of at least 1000
Requires: type(years) is list and all(type(y) is int and y >= 0 for y in years) and type(latest) is int and latest >= 1000
Topic: cleaning values
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def widen_years(years, latest):
    century = latest - latest % 100
    widened = []
    for year in years:
        if year < 100:
            year += century
            if year > latest:
                year -= 100
        widened.append(year)
    return widened


assert widen_years([24, 25, 99], 2024) == [2024, 1925, 1999]
assert widen_years([1987, 7, 2030], 2024) == [1987, 2007, 2030]
assert widen_years([99, 100, 101], 1999) == [1999, 100, 101]
assert widen_years([0, 1], 2000) == [2000, 1901]
assert widen_years([], 2024) == []
assert widen_years([50, 50, 0], 1949) == [1850, 1850, 1900]
assert widen_years([12, 11, 13], 2012) == [2012, 2011, 1913]
assert widen_years([3, 999], 1004) == [1003, 999]
