def inputs(rng):
    while True:
        note = str(rng.choice([1843, 1844, 1845, 1700]))
        if rng.random() < 0.8:
            note += rng.choice(["-00", "-01", "-02", "-02", "-06", "-12", "-13"])
            if rng.random() < 0.6:
                note += rng.choice(["-01", "-12", "-28", "-29", "-30", "-31"])
        yield (note + rng.choice(["", "?"]),)
