def inputs(rng):
    while True:
        booked = sorted((rng.randint(0, 14), name) for name in ["Al", "Bo", "Cy"][:rng.randint(0, 3)])
        walk_ins = sorted((rng.randint(0, 12), name) for name in ["Wo", "Xi", "Yu"][:rng.randint(0, 3)])
        yield (booked, walk_ins, rng.randint(1, 5))
