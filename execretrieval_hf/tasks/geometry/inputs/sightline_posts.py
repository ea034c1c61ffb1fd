def inputs(rng):
    while True:
        eye = (rng.randint(-2, 2), rng.randint(-2, 2))
        dx, dy = rng.randint(-2, 2), rng.randint(-2, 2)
        goal = (eye[0] + 3 * dx, eye[1] + 3 * dy)
        if eye != goal:
            pegs = {(eye[0] + k * dx, eye[1] + k * dy) for k in rng.sample(range(-1, 5), rng.randint(0, 4))}
            pegs |= {(rng.randint(-3, 3), rng.randint(-3, 3)) for _ in range(3)}
            pegs = sorted(pegs)
            rng.shuffle(pegs)
            yield (pegs, eye, goal)
