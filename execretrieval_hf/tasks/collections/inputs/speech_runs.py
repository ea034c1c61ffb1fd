def inputs(rng):
    while True:
        minute = rng.randint(0, 5)
        messages = []
        few = rng.sample(["Ann", "Bo", "Cy"], rng.randint(1, 2))
        for text in "abcdefgh"[: rng.randint(0, 8)]:
            messages.append((rng.choice(few), minute, text))
            minute += rng.randint(0, 4)
        yield (messages, rng.randint(0, 4), rng.randint(0, 9))
