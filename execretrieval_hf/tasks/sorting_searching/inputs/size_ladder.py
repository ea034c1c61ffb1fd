def inputs(rng):
    sizes = ["S", "M", "L", "XS", "XL", "XXS", "XXL", "2XS", "2XL", "3XL", "XXXL", "3XS"]
    while True:
        yield ([rng.choice(sizes) for _ in range(rng.randint(0, 6))],)
