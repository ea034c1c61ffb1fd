def inputs(rng):
    while True:
        boxes = list("abcde")[:rng.randint(0, 5)]
        inside = {}
        for place, box in enumerate(boxes):
            inside[box] = rng.choice((boxes[:place] or ["van"]) + ["van", rng.choice(boxes), rng.choice(["van", "x"])])
        yield (inside, rng.randint(0, 4))
