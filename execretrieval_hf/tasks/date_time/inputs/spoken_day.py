def inputs(rng):
    while True:
        yield (f"{rng.choice([2023, 2024])}-{rng.choice([1, 5, 10, 12]):02d}-{rng.randint(1, 31):02d}", rng.choice([2023, 2024, 2025]))
