def inputs(rng):
    while True:
        year = rng.choice([1930, 1945, 1946, 1947, 1948, 1957, 1958, 1959, 1960, 1963, 1964, 1965, 1980])
        yield (f"{year}-{rng.choice([1, 2, 6, 10, 11, 12]):02d}-{rng.choice([1, 1, 2, 28]):02d}",)
