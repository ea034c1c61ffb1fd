def inputs(rng):
    while True:
        points = [tuple(rng.randint(-2, 3) for _ in range(3)) for _ in range(4)]
        faces = [(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)]
        if rng.random() < 0.3:
            faces = [f[::-1] for f in faces]
        if rng.random() < 0.3:
            place = rng.randrange(4)
            faces[place] = rng.choice([faces[place][::-1], faces[place - 1]])
        if rng.random() < 0.15:
            faces.pop()
        yield (points, faces)
