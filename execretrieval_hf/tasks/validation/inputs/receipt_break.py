def inputs(rng):
    while True:
        highest = rng.choice([2, 5, 9])
        number = rng.choice([0, 1, 1, highest - 1, highest, highest, highest + 1])
        numbers = []
        for _ in range(rng.randint(0, 7)):
            numbers.append(number)
            number = rng.choice([number, number, number % highest + 1, number % highest + 1, number % highest + 1, number % highest + 1, number + 1, number + 2])
        yield (numbers, highest, rng.choice([0, 1, 1, 2]))
