"""Two machines get maintenance at fixed intervals from given days on; what is their earliest common day, None if
never?

Keywords: when two cycles coincide
Inputs: first_a and every_a, the day number of the first maintenance and the interval of one machine; first_b and every_b, those of the other
Requires: all(type(n) is int for n in (first_a, every_a, first_b, every_b)) and first_a >= 0 and first_b >= 0 and 1 <= every_a <= 400 and 1 <= every_b <= 400
Topic: recurring dates
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import lcm


def shared_service_day(first_a, every_a, first_b, every_b):
    limit = max(first_a, first_b) + lcm(every_a, every_b)
    for day in range(first_a, limit, every_a):
        if day >= first_b and (day - first_b) % every_b == 0:
            return day
    return None


assert shared_service_day(0, 6, 4, 10) == 24
assert shared_service_day(1, 6, 4, 10) == None
assert shared_service_day(5, 3, 5, 7) == 5
assert shared_service_day(3, 1, 6, 1) == 6
assert shared_service_day(20, 4, 0, 6) == 24
assert shared_service_day(3, 4, 0, 2) == None
assert shared_service_day(0, 9, 1, 10) == 81
assert shared_service_day(7, 1, 0, 8) == 8
assert shared_service_day(50, 9, 49, 10) == 59
assert shared_service_day(0, 4, 3, 5) == 8
