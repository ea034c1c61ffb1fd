def inputs(rng):
    while True:
        phases = [(rng.choice(["red", "green", "amber"]), rng.randint(1, 6)) for _ in range(rng.randint(1, 4))]
        cycle = sum(p[1] for p in phases)
        yield (phases, rng.choice([rng.randint(0, 40), cycle, cycle - 1, cycle * 2, phases[0][1]]))
