def inputs(rng):
    while True:
        amounts = []
        for _ in range(rng.randint(0, 4)):
            bottom = rng.choice([2, 3, 4, 6, 8])
            fraction = f"{rng.randint(0, bottom + 1)}/{bottom}"
            text = rng.choice([str(rng.randint(0, 3)), fraction, f"{rng.randint(0, 3)} {fraction}"])
            amounts.append(rng.choice(["", "", "-"]) + text)
        yield (amounts,)
