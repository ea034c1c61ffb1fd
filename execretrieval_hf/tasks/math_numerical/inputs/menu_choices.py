def inputs(rng):
    while True:
        courses = []
        for _ in range(rng.randint(1, 3)):
            dishes = []
            for _ in range(rng.choice([0, 1, 2, 2, 3])):
                dishes.append((rng.randint(0, 4), "".join(rng.sample("abc", rng.choice([0, 1, 1, 2])))))
            courses.append(dishes)
        yield (courses, rng.choice([0, 2, 4, 6, 20]), rng.randint(0, 2))
