def inputs(rng):
    while True:
        filings = []
        for year in range(2020, 2020 + rng.randint(0, 4)):
            month = rng.choice([3, 6, 12])
            index = year * 12 + month - 1 + 9 + rng.choice([-2, 0, 0, 1, 2, 3, 4, 6, 7])
            filed = f"{index // 12}-{index % 12 + 1:02d}-{rng.choice(['01', '28'])}"
            filings.append((f"{year}-{month:02d}", rng.choice([filed, filed, filed, None])))
        yield (filings,)
