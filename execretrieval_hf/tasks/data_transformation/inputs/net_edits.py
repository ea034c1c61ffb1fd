def inputs(rng):
    while True:
        trail, state = [], {}
        for _ in range(rng.randint(0, 6)):
            field, new = rng.choice("aabc"), rng.randint(0, 2)
            old = state.get(field, rng.randint(0, 2)) if rng.random() < 0.93 else rng.randint(0, 2)
            trail.append((field, old, new))
            state[field] = new
        yield (trail,)
