def inputs(rng):
    while True:
        least = rng.choice([20, 30, 40])
        speeds = [least - 1, least, least, least + 3, least + 5, least + 20]
        events = [rng.choice(speeds)]
        for _ in range(rng.randint(0, 8)):
            events.append(rng.choice(["set", "set", "resume", "resume", "brake", "plus", "minus", "minus", rng.choice(speeds)]))
        yield (events[rng.choice([0, 0, 0, 1]):], least)
