def inputs(rng):
    songs = ["a", "b", "c", "d", "e"]
    while True:
        sources = {song: rng.choice(songs[:place]) for place, song in enumerate(songs) if place and rng.random() < 0.8}
        amount = rng.choice([0, 1, 2, 3, 5, 10, 99, 100, 101, rng.randint(0, 400)])
        yield (amount, rng.choice(songs), sources, rng.choice([1, 10, 25, 33, 50, 99, 100]))
