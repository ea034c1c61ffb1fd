def inputs(rng):
    while True:
        bands = [rng.choice("ABC") for _ in range(rng.randint(0, 7))]
        yield ([(band, band.lower() + str(i)) for i, band in enumerate(bands)], rng.randint(0, 3))
