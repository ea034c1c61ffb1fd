def inputs(rng):
    while True:
        numbers = rng.sample(range(1, 9), rng.randint(0, 6))
        if rng.random() < 0.6:
            numbers.sort()
            for _ in range(2):
                numbers.insert(rng.randint(0, len(numbers)), numbers.pop()) if numbers else None
        yield (numbers, rng.choice([1, 2, 2, 3]))
