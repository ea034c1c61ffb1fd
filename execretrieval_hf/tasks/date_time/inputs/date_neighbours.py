def inputs(rng):
    while True:
        places = rng.sample(["Apia", "Bern", "Lima", "Nome", "Oslo", "Riga"], rng.randint(1, 5))
        utc = rng.choice([0, 1, 60, 720, 719, 1319, 1320, 1380, 1439])
        edge = [1440 - utc, 1439 - utc, -utc, -utc - 1]
        offsets = {p: rng.choice([0, 60, -300, 840] + [o for o in edge if -720 <= o <= 840]) for p in places}
        yield (utc, offsets, rng.choice(places))
