def inputs(rng):
    while True:
        items = ["30", "0", "5", "59", "*/20", "*/7", "10-12", "50-59/3", "8-8", "0-4/4", "1-9/2", "57-59/1", "*/59"]
        odd = ["60", "55-60", "20-10", "1-9/0", "", "5/10", "*5", "x", "1-2-3"]
        field = [rng.choice(odd if rng.random() < 0.15 else items) for _ in range(rng.randint(1, 4))]
        yield (",".join(field),)
