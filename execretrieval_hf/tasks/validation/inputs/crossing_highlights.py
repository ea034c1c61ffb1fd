def inputs(rng):
    while True:
        spans = []
        for _ in range(rng.randint(0, 4)):
            start = rng.randint(0, 6)
            spans.append((start, start + rng.randint(1, 4)))
        yield (spans,)
