def inputs(rng):
    goods = ["KL-3050", "AZ-1990", "ZA-9009"]
    while True:
        code = list(rng.choice(goods))
        for _ in range(rng.randint(0, 2)):
            code[rng.randrange(7)] = rng.choice("AZaz@[019-/:")
        text = "".join(code)
        if rng.random() < 0.3:
            text = text[:rng.randint(0, 6)]
        elif rng.random() < 0.2:
            text += rng.choice(["0", "A", "-1", "77"])
        yield (text,)
