def inputs(rng):
    while True:
        tags = "abcde"[: rng.randint(1, 5)]
        lists = []
        for _ in range(2):
            lists.append([rng.choice(tags) for _ in range(rng.randint(0, 7))])
        if rng.random() < 0.3:
            lists[1] = lists[0] + rng.sample(list(tags), rng.randint(0, 1))
        if rng.random() < 0.3:
            lists.reverse()
        yield (lists[0], lists[1])
