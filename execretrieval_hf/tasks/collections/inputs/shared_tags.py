def inputs(rng):
    while True:
        titles = rng.sample(["Soup", "Pie", "Curry", "Jam"], rng.randint(0, 4))
        words = ["hot", "Hot", " hot", "veg ", "VEG", "", "  ", "sweet"]
        yield ({title: [rng.choice(words) for _ in range(rng.randint(0, 4))] for title in titles}, rng.choice([0, 1, 1, 2, 2, 3]))
