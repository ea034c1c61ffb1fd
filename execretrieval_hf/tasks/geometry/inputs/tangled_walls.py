def inputs(rng):
    while True:
        side = rng.choice([2, 4, 6])
        columns = [rng.randint(0, side) for _ in range(rng.randint(2, 5))]
        rows = [rng.randint(0, side) for _ in columns]
        plan = []
        for number, x in enumerate(columns):
            plan += [(x, rows[number - 1]), (x, rows[number])]
        if all((p[0] == q[0]) != (p[1] == q[1]) for p, q in zip(plan, plan[1:] + plan[:1])):
            yield (plan,)
