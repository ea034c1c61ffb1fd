"""Two machines are serviced on days numbered from 0, each first on a day of its own and then at a fixed interval
of its own, and we want to book a single visit. Return the first day, not before an earliest one, that brings
a service of each machine, or -1 if their services never coincide.

Keywords: joint service not before day
Inputs: first_a and every_a, first_b and every_b, the first day and interval of each machine, and earliest, all integers, days from 0 and intervals from 1
Requires: all(type(v) is int and v >= 0 for v in (first_a, first_b, earliest)) and all(type(v) is int and 1 <= v <= 10000 for v in (every_a, every_b))
Topic: divisibility
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def day_both_due(first_a, every_a, first_b, every_b, earliest):
    day = max(first_a, first_b, earliest)
    day += (first_a - day) % every_a
    for _ in range(every_b):
        if (day - first_b) % every_b == 0:
            return day
        day += every_a
    return -1


assert day_both_due(2, 5, 3, 7, 0) == 17
assert day_both_due(2, 5, 3, 7, 18) == 52
assert day_both_due(0, 4, 1, 6, 0) == -1
assert day_both_due(0, 6, 3, 9, 12) == 12
assert day_both_due(40, 6, 1, 3, 5) == 40
assert day_both_due(1, 2, 31, 10, 8) == 31
assert day_both_due(0, 7, 5, 1, 6) == 7
assert day_both_due(4, 11, 4, 13, 5) == 147
