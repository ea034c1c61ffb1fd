"""Sort whole numbers into groups with the same pattern of prime exponents: 12 and 18 belong together, since both have
one prime twice and another once. Numbers below 2 are left out, as are groups with fewer than two members. Repeated
numbers count again. Groups come in the order of their first members, and members as listed.

Keywords: group by prime signature
Inputs: numbers, a list of integers; the result is a list of lists
Requires: type(numbers) is list and all(type(n) is int for n in numbers)
Topic: primes and factors
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def same_shape(numbers):
    groups = {}
    for number in numbers:
        if number < 2:
            continue
        pattern = []
        rest = number
        prime = 2
        while rest > 1:
            exponent = 0
            while rest % prime == 0:
                rest //= prime
                exponent += 1
            if exponent > 0:
                pattern.append(exponent)
            prime += 1
        groups.setdefault(tuple(sorted(pattern)), []).append(number)
    return [group for group in groups.values() if len(group) > 1]


assert same_shape([12, 18, 20]) == [[12, 18, 20]]
assert same_shape([2, 4, 3, 9, 8]) == [[2, 3], [4, 9]]
assert same_shape([6, 10, 7, 15, 5]) == [[6, 10, 15], [7, 5]]
assert same_shape([8, 16]) == []
assert same_shape([1, 1, 0]) == []
assert same_shape([30, 30, 12]) == [[30, 30]]
assert same_shape([36, 72, 100, 108]) == [[36, 100], [72, 108]]
assert same_shape([-4, 25, 49, 1]) == [[25, 49]]
