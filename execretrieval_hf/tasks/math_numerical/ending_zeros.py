"""Count the zero digits at the end of the product of a list of integers when it is written in a given base; the product
of an empty list is 1. A base below 2 or a 0 among the numbers gives None, and signs do not matter.

Keywords: trailing zeros any base
Inputs: numbers, a list of integers; base, an integer
Requires: type(numbers) is list and all(type(n) is int for n in numbers) and type(base) is int
Topic: primes and factors
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ending_zeros(numbers, base):
    if base < 2 or 0 in numbers:
        return None
    counts = []
    rest = base
    prime = 2
    while rest > 1:
        needed = 0
        while rest % prime == 0:
            rest //= prime
            needed += 1
        if needed > 0:
            found = 0
            for number in numbers:
                while number % prime == 0:
                    number //= prime
                    found += 1
            counts.append(found // needed)
        prime += 1
    return min(counts)


assert ending_zeros([25, -4], 10) == 2
assert ending_zeros([5, 2, 2], 10) == 1
assert ending_zeros([8, 9, 2], 12) == 2
assert ending_zeros([18], 12) == 0
assert ending_zeros([64, 8], 8) == 3
assert ending_zeros([], 7) == 0
assert ending_zeros([5, 0], 10) == None
assert ending_zeros([4], 1) == None
assert ending_zeros([27, -16, 81], 6) == 4
assert ending_zeros([1024, 3], 2) == 10
