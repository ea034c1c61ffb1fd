def inputs(rng):
    while True:
        names = ["a", "A", "a.b", "ab", "ab+c", "a+b+c", "+a", "", "b@a"]
        hosts = ["@x.de", "@X.de", "@m.com", "", "@x.de@m.com"]
        addresses = [rng.choice(names) + rng.choice(hosts[:3] if rng.random() < 0.8 else hosts) for _ in range(rng.randint(0, 5))]
        yield (addresses, rng.choice([["x.de"], [], ["m.com", "x.de"]]))
