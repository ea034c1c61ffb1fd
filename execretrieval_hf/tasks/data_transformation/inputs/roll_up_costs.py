def inputs(rng):
    while True:
        plan, level = [], 1
        for item in "abcde"[:rng.randint(0, 5)]:
            plan.append((level, item, rng.choice([-3, 0, 0, 1, 2, 3])))
            level = rng.choice([level, level + 1, level + 1, rng.randint(1, level), level + (2 if rng.random() < 0.2 else 1)])
        if plan and rng.random() < 0.1:
            plan = plan[1:]
        yield (plan, rng.choice([1, 2, 2, 3, 9]))
