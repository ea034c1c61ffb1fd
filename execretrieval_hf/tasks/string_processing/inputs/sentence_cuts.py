def inputs(rng):
    words = ["Dr.", "dr.", "No.", "It", "rains.", "Why?", "Go!", "we", "May", "x.", "7."]
    while True:
        text = " ".join(rng.choice(words) for _ in range(rng.randint(0, 8)))
        yield (text, rng.sample(["Dr.", "No.", "x.", "vs."], rng.randint(0, 3)))
