def inputs(rng):
    while True:
        numbers = list(range(1, rng.randint(1, 8)))
        for _ in range(rng.randint(0, 4)):
            numbers.insert(rng.randint(0, len(numbers)), rng.randint(1, 8))
        if rng.random() < 0.5 and len(numbers) > 2:
            place = rng.randrange(len(numbers) - 1)
            numbers[place], numbers[place + 1] = numbers[place + 1], numbers[place]
        if rng.random() < 0.3:
            rng.shuffle(numbers)
        yield (numbers, rng.choice([0, 1, 2, 2, 3]))
