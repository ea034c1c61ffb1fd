def inputs(rng):
    while True:
        year, month = rng.choice([0, 4, 23, 100, 127, rng.randint(0, 127)]), rng.choice([1, 2, 2, 4, 7, 11, 12])
        day, hour = rng.choice([1, 1, 15, 28, 29, 30, 31]), rng.choice([0, 9, 15, 16, 23, 23, 24])
        minute = rng.choice([0, 8, 31, 32, 59, 59, 60])
        fields = f"{year:07b}{month:04b}{day:05b}{hour:05b}{minute:06b}{rng.randint(0, 3):02b}{rng.randint(0, 1)}"
        yield (int(fields, 2),)
