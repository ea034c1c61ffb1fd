def inputs(rng):
    while True:
        places = rng.choice([1, 2, 2, 3, 3])
        cars = 0
        events = ""
        for _ in range(rng.randint(0, 12)):
            if cars == 0 or cars < places and rng.random() < 0.55:
                events += "i"
                cars += 1
            else:
                events += "o"
                cars -= 1
        yield (events, places, rng.randint(1, places))
