def inputs(rng):
    blocks = ["0.0.0.0/0", "10.0.0.0/8", "10.0.0.0/9", "10.128.0.0/9", "10.0.0.0/16", "10.1.0.0/16", "10.1.2.0/24", "10.1.2.3/32"]
    while True:
        few = rng.sample(blocks, rng.choice([2, 3, 4, 8]))
        yield ([(rng.choice(few), rng.choice("AB")) for _ in range(rng.randint(0, 5))],)
