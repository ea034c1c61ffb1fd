def inputs(rng):
    while True:
        births = []
        for _ in range(rng.randint(0, 6)):
            age = rng.choice([65, 65, 15, 15, 4, 4, 30, 30, 80, 9, 1])
            births.append(f"{2024 - age}-05-{rng.choice(['04', '05', '05', '06'])}")
        births = [born for born in births if born <= "2024-05-05"]
        yield (births, "2024-05-05")
