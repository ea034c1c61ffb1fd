def inputs(rng):
    while True:
        secret = rng.choice(["owl", "Heron", "TIT", "a-B"])
        places = [rng.randint(1, len(secret) + 2) for _ in range(rng.randint(1, 4))]
        answers = ""
        for place in places:
            right = (secret + "--")[place - 1]
            answers += rng.choice([right.lower(), right.upper(), right, rng.choice("owTi-")])
        yield (secret, places, answers)
