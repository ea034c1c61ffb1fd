def inputs(rng):
    while True:
        opening = rng.choice(["01-01", "01-02", "04-01", "07-01", "12-31"])
        rest = rng.choice([opening, "01-01", "03-31", "06-30", "12-30", "12-31"])
        yield (f"{rng.choice([1998, 1999, 2000, 2008, 2009, 2023, 2098, 2099])}-{rest}", opening)
