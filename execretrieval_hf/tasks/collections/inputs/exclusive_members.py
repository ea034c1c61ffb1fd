def inputs(rng):
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]
    while True:
        clubs = {}
        for club in rng.sample(["chess", "judo", "choir", "golf"], rng.randint(0, 4)):
            clubs[club] = rng.sample(names, rng.randint(1, 5))
        yield (clubs,)
