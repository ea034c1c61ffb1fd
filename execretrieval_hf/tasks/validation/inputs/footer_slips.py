def inputs(rng):
    while True:
        size = rng.randint(0, 4)
        footers = []
        for page in range(1, size + 1):
            number = page + rng.choice([0, 0, 0, 0, 1, -1])
            total = max(0, size + rng.choice([0, 0, 0, 1, -1]))
            footers.append(rng.choice(["page {} of {}", "- Page {} of {} -", "PAGE {} OF {}", "page {} of {}", "page {} / {}", ""]).format(number, total))
        yield (footers,)
