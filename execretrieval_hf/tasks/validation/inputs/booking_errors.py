def inputs(rng):
    while True:
        nights = rng.choice([0, 1, 1, 2, 30, 30, 31, -1])
        fields = {"guests": rng.choice([0, 1, 8, 8, 9, 4]), "nights": nights}
        fields["deposit"] = 20 * nights + rng.choice([-1, 0, 0, 5])
        fields["email"] = rng.choice(["a@b", "a@b", "@b", "a@", "a@b@c", "ab", "", "@"])
        fields["pets"] = rng.choice([0, 2, -4])
        yield ({key: value for key, value in fields.items() if rng.random() < rng.choice([0.1, 0.85, 0.95, 1])},)
