def inputs(rng):
    while True:
        spans = []
        for _ in range(rng.randint(0, 5)):
            start = rng.randint(0, 5)
            spans.append((start, start + rng.randint(0, 5)))
        yield (spans,)
