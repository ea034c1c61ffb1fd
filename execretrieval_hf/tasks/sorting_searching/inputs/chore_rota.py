def inputs(rng):
    while True:
        names = ["Al", "Bo", "Cy", "Di"][:rng.randint(0, 4)]
        absences = [[name for name in ["Al", "Bo", "Cy", "Di"] if rng.random() < 0.3] for _ in range(rng.randint(0, 4))]
        yield (names, absences, rng.randint(0, 3))
