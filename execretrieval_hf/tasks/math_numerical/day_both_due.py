"""Two machines of our plant are serviced on days numbered from 0, each first on its own day and then at its
own fixed interval, and we want to book a single visit for them. Return the first day, not before the earliest
one allowed, on which a service of each machine falls, or -1 if their services never coincide and None if an
interval is below 1.

Keywords: coinciding maintenance intervals next date
Inputs: first_a and every_a, first_b and every_b, the first day and interval of each machine, and earliest, all integers
Requires: all(type(v) is int for v in (first_a, every_a, first_b, every_b, earliest)) and min(first_a, first_b, earliest) >= 0
Topic: modular arithmetic
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def day_both_due(first_a, every_a, first_b, every_b, earliest):
    if min(every_a, every_b) < 1:
        return None
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
assert day_both_due(3, 0, 3, 5, 0) == None
assert day_both_due(3, 5, 3, -2, 0) == None
assert day_both_due(0, 7, 5, 1, 6) == 7
assert day_both_due(4, 11, 4, 13, 5) == 147
