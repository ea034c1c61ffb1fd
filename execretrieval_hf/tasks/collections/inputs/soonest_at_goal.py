def inputs(rng):
    while True:
        trips = []
        for _ in range(rng.randint(0, 8)):
            origin, target = rng.sample("ABCD", 2)
            departure = rng.randint(0, 14)
            trips.append((origin, departure, target, departure + rng.randint(1, 6)))
        journey = (rng.choice("AB"), rng.choice("ABCD"), rng.randint(0, 5))
        yield (trips, journey, rng.randint(0, 4), [town for town in "ABCD" if rng.random() < 0.2])
