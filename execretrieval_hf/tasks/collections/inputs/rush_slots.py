def inputs(rng):
    hours = ["00", "02", "09", "10", "12", "20", "23"]
    while True:
        few = rng.sample(hours, rng.randint(1, 4))
        stamps = [f"{rng.choice(few)}:{rng.choice(['00', '10', '20', '59'])}" for _ in range(rng.randint(0, 9))]
        yield (stamps, rng.randint(1, 4))
