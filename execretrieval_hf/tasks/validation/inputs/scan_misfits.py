def inputs(rng):
    while True:
        start = rng.randint(1, 4)
        pages = []
        for place in range(rng.randint(0, 6)):
            pages.append(rng.choice([start + place, start + place, start + place + 1, start + place - 1 or 1, None, rng.randint(1, 9)]))
        yield (pages,)
