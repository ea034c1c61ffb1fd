def inputs(rng):
    tags = ["art", "ski", "go", "tea", "rye"]
    while True:
        users = {}
        for user in rng.sample(["Ann", "Bo", "Cy", "Di", "Ed"], rng.randint(0, 5)):
            users[user] = [rng.choice(tags) for _ in range(rng.randint(0, 5))]
        yield (rng.sample(tags, rng.randint(0, 4)), users, rng.sample(["Ann", "Bo", "Cy", "Di"], rng.randint(0, 2)), rng.randint(1, 3))
