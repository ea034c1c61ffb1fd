def inputs(rng):
    while True:
        questions = []
        for _ in range(rng.randint(0, 4)):
            least = rng.randint(0, 3)
            boxes = "".join(rng.choice("x..") for _ in range(rng.randint(0, 5)))
            questions.append((rng.choice([boxes, "...", "xxxx"]), least, least + rng.randint(0, 2), rng.random() < 0.5))
        yield (questions,)
