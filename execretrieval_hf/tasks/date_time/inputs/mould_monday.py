def inputs(rng):
    while True:
        week = rng.choice(["00", "01", "02", "23", "51", "52", "53", "53", "54", "99"])
        yield (week + rng.choice([str(rng.randint(0, 9)), f"{rng.randint(0, 30):02d}"]),)
