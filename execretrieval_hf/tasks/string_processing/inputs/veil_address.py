def inputs(rng):
    users = ["", "a", "jo", "joe", "ida.f", "(m"]
    domains = ["", "x.y", ".x", "x.", "home", "a.b.c", "b@c.d", ".a.b", "x..y"]
    while True:
        pieces = []
        for _ in range(rng.randint(0, 4)):
            pieces.append(rng.choice(users) + rng.choice(["@", "@", "@", ""]) + rng.choice(domains) + rng.choice(["", ",", "?!", "."]))
        yield (" ".join(pieces),)
