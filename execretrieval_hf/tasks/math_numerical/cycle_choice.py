"""In year 0 the insects of our model swarmed together with all their enemies, and each enemy does so again at
its own fixed interval of years. Which interval of the insects, within given inclusive bounds, lets them meet
any enemy again as late as possible, the shorter one on ties? Tell that interval and the year of the next
meeting, None without enemies or intervals.

Keywords: cicada cycle predator interval
Inputs: shortest and longest, the bounds; enemies, a list of intervals; all are integers from 1; the result is a pair
Requires: all(type(v) is int and v >= 1 for v in (shortest, longest)) and type(enemies) is list and all(type(e) is int and e >= 1 for e in enemies)
Topic: primes and factors
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import gcd


def cycle_choice(shortest, longest, enemies):
    if not enemies or shortest > longest:
        return None
    best_cycle = best_year = 0
    for cycle in range(shortest, longest + 1):
        meeting = min(cycle * other // gcd(cycle, other) for other in enemies)
        if meeting > best_year:
            best_cycle, best_year = cycle, meeting
    return best_cycle, best_year


assert cycle_choice(3, 6, [2, 3]) == (5, 10)
assert cycle_choice(12, 18, [2, 3, 4, 5, 6]) == (17, 34)
assert cycle_choice(4, 6, [4]) == (5, 20)
assert cycle_choice(2, 4, [3, 5]) == (4, 12)
assert cycle_choice(2, 4, [12]) == (2, 12)
assert cycle_choice(5, 6, [1]) == (6, 6)
assert cycle_choice(3, 3, [3]) == (3, 3)
assert cycle_choice(7, 6, [2]) == None
assert cycle_choice(3, 5, []) == None
assert cycle_choice(8, 9, [12, 6]) == (8, 24)
