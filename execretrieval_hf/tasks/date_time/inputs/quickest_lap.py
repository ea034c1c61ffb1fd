def inputs(rng):
    while True:
        marks = []
        clock = 0
        for index in range(rng.randint(1, 8)):
            clock += rng.choice([5, 6, 6, 7, 8])
            marks.append(clock if index == 0 or rng.random() < 0.75 else None)
        yield (marks,)
