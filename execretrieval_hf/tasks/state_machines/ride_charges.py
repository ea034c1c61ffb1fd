"""What does each boarding cost at one fare, free within n minutes of a paid one, up to a total?

Keywords: free transfer fare cap
Inputs: times, minutes of the boardings in ascending order; fare, the price of a paid boarding; n, minutes from 0; cap, the total that is never exceeded, the boarding reaching it costing the remainder only; all integers; the result is a list
Requires: type(times) is list and all(type(t) is int for t in times) and times == sorted(times) and type(fare) is int and fare >= 1 and type(n) is int and n >= 0 and type(cap) is int and cap >= 0
Topic: payment
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ride_charges(times, fare, n, cap):
    paid_at = None
    total = 0
    charges = []
    for time in times:
        charge = 0
        if paid_at is None or time - paid_at > n:
            charge = min(fare, cap - total)
            total += charge
            paid_at = time
        charges.append(charge)
    return charges


assert ride_charges([0, 60, 61, 100], 3, 60, 20) == [3, 0, 3, 0]
assert ride_charges([5, 40, 75, 110], 2, 50, 20) == [2, 0, 2, 0]
assert ride_charges([0, 10, 20, 30], 4, 5, 10) == [4, 4, 2, 0]
assert ride_charges([7, 7, 8], 5, 0, 9) == [5, 0, 4]
assert ride_charges([1, 2], 6, 0, 0) == [0, 0]
assert ride_charges([], 1, 1, 1) == []
assert ride_charges([3], 8, 2, 5) == [5]
assert ride_charges([-10, 0, 9, 10, 11], 1, 9, 7) == [1, 1, 0, 1, 0]
