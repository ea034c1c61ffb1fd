"""What is the next later year whose dates all fall on the same weekdays as in a given year?

Keywords: next year with same calendar
Inputs: year, an integer from 1600 to 2500, Gregorian
Requires: type(year) is int and 1600 <= year <= 2500
Topic: calendar positions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import isleap


def recycled_planner(year):
    shift = 0
    later = year
    while later == year or shift % 7 != 0 or isleap(later) != isleap(year):
        shift += 365 + isleap(later)
        later += 1
    return later


assert recycled_planner(2023) == 2034
assert recycled_planner(2024) == 2052
assert recycled_planner(2025) == 2031
assert recycled_planner(2026) == 2037
assert recycled_planner(2096) == 2108
assert recycled_planner(1900) == 1906
assert recycled_planner(2000) == 2028
assert recycled_planner(2099) == 2105
