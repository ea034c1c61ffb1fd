def inputs(rng):
    while True:
        this_year = rng.choice([2024, 2025])
        day = rng.choice(["0", "1", "28", "29", "30", "31", "32", " 31", "x", ""])
        month = rng.choice(["0", "1", "2", "02", "2", "4", "12 ", "13", "1a"])
        year = rng.choice([str(this_year + d) for d in (1, 0, -1, -2, -119, -120, -121)] + ["200x", "2000", "1900"] * 2)
        yield ((day, month, year), this_year)
