def inputs(rng):
    while True:
        n = rng.choice([3, 5, 6, 7, 9, 11, 12])
        word = 0
        syndrome = 0
        for number in range(1, n + 1):
            if number & number - 1 and rng.random() < 0.5:
                word |= 1 << number - 1
                syndrome ^= number
        for bit in range(5):
            if syndrome >> bit & 1 and 1 << bit <= n:
                word |= 1 << (1 << bit) - 1
        for _ in range(rng.choice([0, 1, 1, 2])):
            word ^= 1 << rng.randrange(n)
        yield (word, n)
