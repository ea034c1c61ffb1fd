"""By what least positive number must I multiply a product of whole numbers to get a perfect k-th power?

Keywords: complete to perfect power
Inputs: numbers, a list of integers from 1, whose product is meant, 1 for an empty list; power, the k, from 1
Requires: type(numbers) is list and all(type(n) is int and n >= 1 for n in numbers) and type(power) is int and power >= 1
Topic: primes and factors
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def missing_cofactor(numbers, power):
    exponents = {}
    for number in numbers:
        rest = number
        prime = 2
        while rest > 1:
            if rest % prime == 0:
                rest //= prime
                exponents[prime] = exponents.get(prime, 0) + 1
            else:
                prime += 1
    cofactor = 1
    for prime, exponent in exponents.items():
        if exponent % power > 0:
            cofactor *= prime ** (power - exponent % power)
    return cofactor


assert missing_cofactor([12], 2) == 3
assert missing_cofactor([12], 3) == 18
assert missing_cofactor([6, 10], 2) == 15
assert missing_cofactor([50], 4) == 200
assert missing_cofactor([], 5) == 1
assert missing_cofactor([49], 2) == 1
assert missing_cofactor([5, 5, 5], 2) == 5
assert missing_cofactor([22, 1, 11], 3) == 44
assert missing_cofactor([2], 4) == 8
