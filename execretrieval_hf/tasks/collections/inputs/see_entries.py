def inputs(rng):
    terms = ["a", "b", "c", "d", "e"]
    while True:
        index = {}
        for term in terms[: rng.randint(0, 5)]:
            index[term] = [rng.choice(terms + [1, 2, 3, 10, 12]) for _ in range(rng.randint(0, 3))]
        yield (index,)
