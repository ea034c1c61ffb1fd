def inputs(rng):
    while True:
        messages = []
        asked = 0
        for _ in range(rng.randint(0, 9)):
            word = rng.choice(["hello", "hello", "proof", "proof", "proof", "data", "data", "bye"])
            if word == "hello":
                asked = rng.randint(0, 3)
            number = {"hello": asked, "proof": asked + rng.choice([1, 1, 1, 0, 2]), "bye": 0}.get(word, rng.randint(1, 5))
            messages.append((word, number))
        yield (messages, rng.choice([1, 2, 2, 3]))
