def inputs(rng):
    while True:
        size = rng.randint(2, 6) if rng.random() < 0.3 else rng.randint(4, 6)
        first, step, kind = rng.randint(-4, 6), rng.randint(-3, 4), rng.randrange(5)
        values = [first]
        if kind == 2:
            values.append(step)
        for place in range(1, size):
            if kind == 0:
                values.append(values[-1] + step)
            elif kind == 1:
                values.append(values[-1] * step)
            elif kind == 2:
                values.append(values[-1] + values[-2])
            elif kind == 3:
                values.append(values[-1] + step + place)
            else:
                values.append(rng.randint(0, 4))
        if rng.random() < 0.2:
            values[rng.randrange(len(values))] += rng.choice([-1, 1])
        yield (values,)
