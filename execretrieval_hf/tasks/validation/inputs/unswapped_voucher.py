def inputs(rng):
    while True:
        digits = [rng.choice([0, 0, 1, 2, 3, 5, 7, 9]) for _ in range(rng.randint(1, 5))]
        digits.append(sum(place * digit for place, digit in enumerate(digits, 1)) % 10)
        for _ in range(rng.choice([0, 1, 1, 2])):
            i = rng.randrange(len(digits) - 1)
            digits[i], digits[i + 1] = digits[i + 1], digits[i]
        if rng.random() < 0.2:
            digits[-1] = rng.randint(0, 9)
        yield ("".join(map(str, digits)),)
