def inputs(rng):
    while True:
        span = rng.choice([2, 4, 6])
        circles = [(rng.randint(0, span), rng.randint(-2, 2), rng.randint(1, 4)) for _ in range(rng.randint(0, 5))]
        if circles and rng.random() < 0.3:
            circles.append(circles[0])
        yield (circles,)
