def inputs(rng):
    while True:
        yield ("".join(rng.choice(["00", "01", "7f", "80", "FF", "0A", "a0", f"{rng.randint(0, 255):02x}"]) for _ in range(rng.randint(1, 5))),)
