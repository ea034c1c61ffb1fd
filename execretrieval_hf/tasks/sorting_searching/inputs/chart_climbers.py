def inputs(rng):
    songs = ["Ash", "Bay", "Cob", "Dew", "Elm", "Fog"]
    while True:
        previous = rng.sample(songs, rng.randint(0, 5))
        yield (previous, rng.sample(songs, rng.randint(0, 5)), rng.choice([1, 1, 1, 2, 3]))
