def inputs(rng):
    codes = [0b11000, 0b00011, 0b00101, 0b00110, 0b01001, 0b01010, 0b01100, 0b10001, 0b10010, 0b10100]
    while True:
        digits = [rng.randint(0, 9) for _ in range(rng.randint(0, 4))]
        if rng.random() < 0.8:
            digits.append(-sum(digits) % 10)
        groups = [codes[d] for d in digits]
        for _ in range(rng.choice([0, 0, 1, 1, 2])):
            if groups:
                groups[rng.randrange(len(groups))] = rng.choice([0, 1, 7, 8, 16, 19, 28, 31])
        yield (groups,)
