def inputs(rng):
    while True:
        count = rng.randint(1, 4)
        events = []
        for name in "abcdefghijk"[: rng.randint(0, 11)]:
            kind = rng.choice(["join", "join", "join", "serve", "close"])
            events.append((kind, name if kind == "join" else rng.randint(0, count + 1)))
        yield (events, count)
