def inputs(rng):
    while True:
        boxes = [rng.choice([None, None, 10, 20, 25, 33, 50, rng.randint(0, 60)]) for _ in range(rng.randint(0, 5))]
        if rng.random() < 0.4 and boxes:
            total = sum(b for b in boxes[1:] if b is not None)
            boxes[0] = min(100, max(0, 100 - total + rng.choice([-1, 0, 0, 1, 2])))
        yield (boxes,)
