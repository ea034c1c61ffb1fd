def inputs(rng):
    while True:
        catalogues = {}
        for supplier in rng.sample(["Abel", "Cox", "Fry", "Kay", "abel"], rng.randint(0, 4)):
            articles = rng.sample(["nut", "cam", "pin"], rng.randint(0, 3))
            catalogues[supplier] = {article: rng.choice([0, 1, 2, 2, 3]) for article in articles}
        yield (catalogues,)
