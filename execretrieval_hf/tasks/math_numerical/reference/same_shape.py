def same_shape(numbers):
    def pattern(number):
        exponents = {}
        while number > 1:
            prime = next(d for d in range(2, number + 1) if number % d == 0)
            exponents[prime] = exponents.get(prime, 0) + 1
            number //= prime
        return tuple(sorted(exponents.values()))

    groups = {}
    for number in filter(lambda n: n > 1, numbers):
        groups.setdefault(pattern(number), []).append(number)
    return [members for members in groups.values() if members[1:]]
