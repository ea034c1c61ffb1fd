def inputs(rng):
    while True:
        n = rng.choice([0, 1, 2, 5, 10])
        time = rng.randint(0, 9)
        times = []
        for _ in range(rng.randint(0, 7)):
            times.append(time)
            time += rng.choice([0, 1, n, n + 1, n // 2 + 1])
        fare = rng.randint(1, 5)
        yield (times, fare, n, rng.choice([0, fare, 2 * fare, 2 * fare + 1, 3 * fare - 1, 99]))
