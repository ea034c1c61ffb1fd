def inputs(rng):
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    every = list(letters) + [a + b for a in letters for b in letters]
    while True:
        first = rng.choice([1, 7, 8, 13, 22, 24, 25, 47, 48, 49, 72])
        labels = every[first - 1:first + rng.randint(-1, 4)]
        for place in range(len(labels)):
            labels[place] = rng.choice([labels[place]] * 6 + [labels[place].lower(), "-", "I", every[first + place]])
        yield (labels, first)
