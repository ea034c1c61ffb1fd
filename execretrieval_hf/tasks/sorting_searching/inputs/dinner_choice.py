def inputs(rng):
    while True:
        names = ["egg", "ham", "pie", "fig", "tea", "rum"]
        rng.shuffle(names)
        courses = []
        for _ in range(rng.randint(0, 3)):
            courses.append([(names.pop(), rng.randint(1, 5), rng.randint(0, 3)) for _ in range(rng.randint(1, 2))])
        yield (courses, rng.randint(1, 12))
