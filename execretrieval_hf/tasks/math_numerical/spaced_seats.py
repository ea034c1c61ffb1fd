"""A theatre row has seats numbered from 1, some of them broken. By a rule (gap, number), take all ways to place
some people on sound seats so that at least the gap of seats, broken or not, stays empty between any two of
them, sorted by lowest seat, then second lowest and so on; give the way of that number, from 1, as a list of
ascending seats, or None if there is none.

Keywords: nth seat choice with gaps
Inputs: seats, the number of seats; broken, a list of seats; people, a positive integer; rule, a pair (empty seats between two people, number of the wanted way from 1)
Requires: type(seats) is int and seats >= 1 and type(broken) is list and all(type(b) is int for b in broken) and type(people) is int and people >= 1 and type(rule) is tuple and len(rule) == 2 and all(type(v) is int and v >= 0 for v in rule) and rule[1] >= 1
Topic: combinatorics
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from itertools import combinations


def spaced_seats(seats, broken, people, rule):
    gap, wanted = rule
    sound = [seat for seat in range(1, seats + 1) if seat not in broken]
    number = 0
    for chosen in combinations(sound, people):
        if all(right - left > gap for left, right in zip(chosen, chosen[1:])):
            number += 1
            if number == wanted:
                return list(chosen)
    return None


assert spaced_seats(5, [], 2, (1, 1)) == [1, 3]
assert spaced_seats(5, [], 2, (1, 6)) == [3, 5]
assert spaced_seats(5, [], 2, (1, 7)) == None
assert spaced_seats(6, [2], 2, (0, 3)) == [1, 5]
assert spaced_seats(6, [1, 2, 5], 2, (1, 2)) == [4, 6]
assert spaced_seats(4, [], 3, (1, 1)) == None
assert spaced_seats(3, [1], 1, (5, 2)) == [3]
assert spaced_seats(7, [4], 3, (1, 2)) == [1, 3, 6]
assert spaced_seats(9, [], 3, (2, 5)) == [1, 5, 9]
assert spaced_seats(5, [1, 5], 2, (0, 3)) == [3, 4]
