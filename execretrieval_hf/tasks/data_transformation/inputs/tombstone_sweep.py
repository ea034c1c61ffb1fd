def inputs(rng):
    while True:
        log, number = [], 0
        for _ in range(rng.randint(0, 6)):
            number += rng.randint(1, 2)
            log.append((number, rng.choice("abc"), rng.choice([None, None, 0, 1])))
        yield (log, rng.randint(0, 9))
