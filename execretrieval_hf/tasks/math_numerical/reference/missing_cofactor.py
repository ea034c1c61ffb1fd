from collections import Counter


def missing_cofactor(numbers, power):
    exponents = Counter()
    for number in numbers:
        divisor = 2
        while number > 1:
            while number % divisor == 0:
                number //= divisor
                exponents[divisor] += 1
            divisor += 1
    result = 1
    for prime, exponent in exponents.items():
        result *= prime ** (-exponent % power)
    return result
